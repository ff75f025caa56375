import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { run, SetUpError } from './processes'

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

/** A build of a site, with what its manifest says. */
export interface TakenBuild {
  folder: string
  /** Addresses. */
  pages: string[]
  /** `/app-0a1b2c3d4e5f.js` */
  scripts: string[]
}

/**
 * Copies the two builds of a site that has two, where the library has them first, and serves the later one.
 *
 * @param built dist/sites
 * @returns the former build and the one that is served; undefined where no site has a former one
 */
export async function takeBuilds(built: string, sitesDir: string, buildsDir: string): Promise<{ site: string; builds: [TakenBuild, TakenBuild] } | undefined> {
  for (const site of ['lib', ...builtSites(built)]) {
    const link = join(built, site)
    if (!existsSync(link)) continue
    const served = realpathSync(link)
    const names = readdirSync(dirname(served)).filter((name) => existsSync(join(dirname(served), `${name}.json`))).sort()
    const former = names[names.indexOf(basename(served)) - 1]
    if (!former) continue
    const target = join(buildsDir, site)
    mkdirSync(target, { recursive: true })
    for (const name of [former, basename(served)]) await run('cp', ['-a', join(dirname(served), name), join(dirname(served), `${name}.json`), target])
    switchLink(join(sitesDir, site), join('..', 'builds', site, basename(served)))
    return { site, builds: [readBuild(join(target, former)), readBuild(join(target, basename(served)))] }
  }
  return undefined
}

function readBuild(folder: string): TakenBuild {
  const { pages, files } = JSON.parse(readFileSync(`${folder}.json`, 'utf8')) as { pages: object; files: string[] }
  return { folder, pages: Object.keys(pages), scripts: files.filter((file) => /^[^/]+\.js$/.test(file)).map((file) => `/${file}`) }
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
