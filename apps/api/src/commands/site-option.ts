import type { Site } from '../content/kind'
import { siteFromFolder } from '../sites/site-from-host'
import { UsageError } from './command'

/**
 * The site that `--site` names, `main` for the main one.
 *
 * @throws UsageError
 */
export function siteOption(value: string | undefined): Site | undefined {
  if (value === undefined) return undefined
  const site = siteFromFolder(value)
  if (site === undefined) throw new UsageError(`--site: there is no site "${value}"; main is the main one`)
  return site
}
