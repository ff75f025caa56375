import document from '@university/api-schema/openapi.json'

/*
 * What of the contract itself is needed at run time, for builds and tests on Node. It brings the whole document along:
 * nothing for a browser.
 */

/** Identifiers of all sites; `""` is the main site. */
export const siteSlugs: readonly string[] = document.components.schemas.SiteSlug.enum
