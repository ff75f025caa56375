import { stripVTControlCharacters } from 'node:util'
import { CommandFailed, runCommand } from './run-command'
import { UserError, type Step } from './steps'

export interface BuildOptions {
  /** Where the API answers while the site is built. */
  apiUrl: string
  /**
   * Names what the API answers with, so that a build is done again when it changes and not otherwise: the same name
   * stands for the same answers. Undefined where nobody can tell; then it is always done.
   */
  source: string | undefined
  /** `main` and identifiers of sub-sites; all when absent. */
  sites?: string[]
  /** It is only tested: most links get a picture without words. */
  isForTests?: boolean
}

/**
 * Builds the sites into dist/sites, unless nothing changed that they depend on.
 *
 * @returns true when it was built, false when the former build still holds
 * @throws UserError with what Gatsby said
 */
export async function buildSite({ apiUrl, source, sites, isForTests = false }: BuildOptions, { progress }: Step): Promise<boolean> {
  const output = await runCommand('nx', ['run', 'web:build', '--output-style=stream', ...(source ? [] : ['--skip-nx-cache'])], {
    env: {
      API_URL: apiUrl,
      BUILD_SOURCE: source ?? apiUrl,
      ...(sites && { SITES: sites.join(',') }),
      ...(isForTests && { LINK_PICTURES: 'some' }),
      CI: 'true',
      GATSBY_TELEMETRY_DISABLED: '1',
      NX_TUI: 'false',
    },
    onLine: (line) => {
      const text = /(?:success|info) +(.*)$/.exec(stripVTControlCharacters(line))?.[1]
      if (text) progress(text)
    },
  }).catch((error: unknown) => {
    throw error instanceof CommandFailed ? new UserError(`The site could not be built.\n\n${whatWentWrong(error.output)}`) : error
  })
  return !/\[(?:local cache|existing outputs match the cache[^\]]*)\]/.test(stripVTControlCharacters(output))
}

/** Gatsby's words without its progress and without Nx's frame around them. */
export function whatWentWrong(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.replace(/^\s*web: ?/, '').trimEnd())
    .filter((line) => line && !/^\s*(success|info|not finished|verbose|NX |> |Failed tasks|- web:build|Hint:)/.test(line))
  const first = lines.findIndex((line) => /ERROR|Error/.test(line))
  return lines.slice(Math.max(first, 0)).slice(0, 40).join('\n')
}
