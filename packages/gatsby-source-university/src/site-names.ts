import type { Schema } from '@university/api-client/types'

/** What the host without an identifier is called where an empty name will not do: folders, node ids, arguments. */
export const MAIN_SITE = 'main'

/** The identifier of a site, as the contract has it → its name: `lib` → `lib`, an empty one → `main`. */
export function siteOf(slug: string): string {
  return slug || MAIN_SITE
}

/** The name of a site → its identifier: `lib` → `lib`, `main` → an empty one. */
export function slugOf(site: string): Schema<'SiteSlug'> {
  return (site === MAIN_SITE ? '' : site) as Schema<'SiteSlug'>
}
