import { stripVTControlCharacters } from 'node:util'
import { runCommand } from './run-command'
import type { Step } from './steps'

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
}

/**
 * Builds the sites into dist/sites, unless nothing changed that they depend on.
 *
 * @returns true when it was built, false when the former build still holds
 */
export async function buildSite({ apiUrl, source, sites }: BuildOptions, { progress }: Step): Promise<boolean> {
  const output = await runCommand('nx', ['run', 'web:build', '--output-style=stream', ...(source ? [] : ['--skip-nx-cache'])], {
    env: {
      API_URL: apiUrl,
      BUILD_SOURCE: source ?? apiUrl,
      ...(sites && { SITES: sites.join(',') }),
      CI: 'true',
      GATSBY_TELEMETRY_DISABLED: '1',
      NX_TUI: 'false',
    },
    onLine: (line) => {
      const text = /(?:success|info) +(.*)$/.exec(stripVTControlCharacters(line))?.[1]
      if (text) progress(text)
    },
  })
  return !/\[(?:local cache|existing outputs match the cache[^\]]*)\]/.test(stripVTControlCharacters(output))
}
