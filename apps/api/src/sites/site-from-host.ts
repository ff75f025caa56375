import type { components } from '@university/api-schema/types'
import { document } from '../contract/document'

export type Site = components['schemas']['SiteSlug']

/** The contract names them. `""` is the main site. */
export const allSites: readonly Site[] = (document.components.schemas['SiteSlug'] as { enum: Site[] }).enum

const identifiers: ReadonlySet<string> = new Set(allSites.filter(Boolean))

/** Folder of a site, in content and among the built sites. */
export function siteFolder(site: Site): string {
  return site || 'main'
}

export function siteFromFolder(folder: string): Site | undefined {
  return folder === 'main' ? '' : allSites.find((site) => site !== '' && site === folder)
}

/**
 * The site that a Host header asks for: the first label, where it is one of the identifiers; otherwise the main site. Case,
 * port and a dot at the end make no difference. A leading `www.` does not either: it names no other site, people type it
 * before any address, and whoever does it before a sub-site's would be shown the main site under the sub-site's name.
 *
 * `hosts.json` has what must come out; the front server decides by the same rule and is tested with the same hosts (deploy/nginx).
 */
export function siteFromHost(host = ''): Site {
  const [, label = ''] = /^(?:www\.)?([^.:]*)/.exec(host.toLowerCase()) ?? []
  return identifiers.has(label) ? (label as Site) : ''
}
