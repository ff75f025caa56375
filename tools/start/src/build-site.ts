import fs from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './root'
import { CommandFailed, runCommand } from './run-command'
import { UserError, type Step } from './steps'

export interface BuildOptions {
  /** Where the API answers while the sites are built. */
  apiUrl: string
  /** Public address of the main site; that of the settings when absent. */
  siteUrl?: string
  /**
   * Names the content of each site: see importContent. Kept when the API has it; what builds gets ready before. Undefined where nobody
   * can tell; then all that is asked for is looked at.
   */
  content: Promise<Record<string, string>> | undefined
  /** Kept when the code is compiled; what it is for may begin with the content. At once when absent. */
  code?: Promise<unknown>
  /** `main` and identifiers of sub-sites; all when absent. */
  sites?: string[]
  /** They are only tested: most links get a picture without words. */
  isForTests?: boolean
  /** Has each site published as soon as it is built, not all at the end; told how many others are not served yet. */
  onServed?: (site: string, left: number) => void
  /** Passed on: `--dry-run`, `--force`, `--strict`. */
  flags?: string[]
}

export interface Compilation {
  /** Kept when the bundle is there: sites can be built. */
  bundle: Promise<void>
  /** Kept when all the rest is there, too: the types of the queries, and what makes the next compilation short. */
  end: Promise<void>
}

/**
 * Compiles the code, unless it has not changed: dist/bundle. Both promises are broken by a UserError with what Gatsby said.
 *
 * @param isGenerated whether generated code is known to be current, and need not be generated before
 */
export function compileCode({ progress }: Pick<Step, 'progress'>, isGenerated = false): Compilation {
  const say = sayProgress(progress)
  let tell = () => {}
  const told = new Promise<void>((resolve) => (tell = resolve))
  const onLine = (line: string) => {
    say(line)
    if (/\bBundle [0-9a-f]+: /.test(line)) tell()
  }
  const end = runCommand('nx', ['run', 'web:build', '--output-style=stream', ...(isGenerated ? ['--excludeTaskDependencies'] : [])], { onLine }).then(() => undefined, explain('The code could not be compiled.'))
  const bundle = Promise.race([told, end])
  // Who waits for one of them alone hears of it there.
  for (const either of [bundle, end]) either.catch(() => undefined)
  return { bundle, end }
}

/**
 * Builds and publishes the sites that have changed, out of the compiled code and what the API answers: dist/sites.
 *
 * @returns what was done, in lines
 * @throws UserError where a site could not be built or published
 */
export async function buildSites({ apiUrl, siteUrl, content, code, sites, isForTests = false, onServed, flags = [] }: BuildOptions, { progress }: Pick<Step, 'progress'>): Promise<string[]> {
  const input = whenToBuild(content, code)
  const args = [...(sites ? sites.flatMap((site) => ['--site', site]) : ['--all']), ...(input ? ['--content', '-'] : []), ...(onServed ? ['--at-once'] : []), ...flags]
  const say = sayProgress(progress)
  const output = await runCommand('tsx/cjs', ['apps/web/build/cli.ts', ...args], {
    env: { API_URL: apiUrl, ...(siteUrl && { SITE_URL: siteUrl }), ...(isForTests && { LINK_PICTURES: 'some' }) },
    onLine: (line) => {
      const [, site, left] = /^info (\S+): is served, (\d+) to come$/.exec(line) ?? []
      if (site !== undefined) onServed?.(site, Number(left))
      else say(line)
    },
    ...(input && { input }),
  }).catch(explain('Not every site could be built.'))
  return output.split('\n').filter((line) => line && !line.startsWith('info '))
}

/** Lines for the standard input of what builds, which gets ready until they come; undefined where it has nothing to wait for. */
function whenToBuild(content: BuildOptions['content'], code: BuildOptions['code']): Promise<string>[] | undefined {
  if (!content) return code && [code.then(() => '')]
  if (!code) return [content.then(writeContentNames)]
  return [content.then(() => 'content'), Promise.all([content, code]).then(([names]) => writeContentNames(names))]
}

/** Tells the build what the importer said. @returns the file */
export async function writeContentNames(content: Record<string, string>): Promise<string> {
  const file = path.join(root, 'dist/content-names.json')
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(file, JSON.stringify(content))
  return file
}

function sayProgress(progress: Step['progress']): (line: string) => void {
  return (line) => {
    const text = /(?:success|info) +(.*)$/.exec(stripVTControlCharacters(line))?.[1]
    if (text) progress(text)
  }
}

function explain(what: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof CommandFailed ? new UserError(`${what}\n\n${whatWentWrong(error.output)}`) : error
  }
}

/** What Gatsby or the report on the sites says, without progress and without Nx's frame around them. */
export function whatWentWrong(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.replace(/^\s*web: ?/, '').trimEnd())
    .filter((line) => line && !/^\s*(success|info|not finished|verbose|NX |> |Failed tasks|- web:build|Hint:)/.test(line))
  const first = lines.findIndex((line) => /ERROR|Error|: could not be built;|: is published, but|: is not published;/.test(line))
  return lines.slice(Math.max(first, 0)).slice(0, 40).join('\n')
}
