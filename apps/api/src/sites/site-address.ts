import type { Site } from './site-from-host'

/** Public address of a site, without a slash at the end: `https://lib.kokzhiek.example`. */
export function siteAddress(siteUrl: string, site: Site): string {
  const url = new URL(siteUrl)
  if (site !== '') url.hostname = `${site}.${url.hostname.replace(/^www\./, '')}`
  return url.toString().replace(/\/+$/, '')
}
