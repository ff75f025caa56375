import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SetUpError } from './processes'

/** Of this site the test makes small builds of its own; whatever is built of it is not looked at. */
export const switchedSite = 'csd'

/** This site is left out, as if it were not built. */
export const absentSite = 'tulek'

/** @param built dist/sites @returns the folders of the sites that are built and looked at */
export function builtSites(built: string): string[] {
  const names = existsSync(built) ? readdirSync(built).filter((name) => name !== switchedSite && name !== absentSite && existsSync(join(built, name, 'index.html'))) : []
  if (!names.includes('main')) throw new SetUpError(`${built} has no main site: npm run build -- --all, or --sites DIR`)
  return names
}

/** Makes a folder of links to them, as a build leaves it. */
export function linkSites(built: string, sitesDir: string, names: string[]): void {
  for (const name of names) switchLink(join(sitesDir, name), realpathSync(join(built, name)))
}

/** Points a link elsewhere, in one step. */
export function switchLink(link: string, target: string): void {
  symlinkSync(target, `${link}.new`)
  renameSync(`${link}.new`, link)
}

export function writeFiles(dir: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), content)
  }
}
