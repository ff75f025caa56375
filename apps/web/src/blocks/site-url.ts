import { MAIN_SITE } from 'gatsby-source-university/site-names'

/**
 * The address of a site beside the present one: sites differ in the first label of the host.
 *
 * @param site the present one, `main` for the host without identifier
 * @param other the identifier wanted, empty for the main site
 */
export function siteUrl(site: string, other: string, { protocol, host }: { protocol: string; host: string }): string {
  const own = host.replace(/^www\./, '')
  const main = site === MAIN_SITE ? own : own.slice(site.length + 1)
  return `${protocol}//${other === '' ? main : `${other}.${main}`}`
}
