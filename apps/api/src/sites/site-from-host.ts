import type { components } from '@university/api-schema/types'

export type Site = components['schemas']['SiteSlug']

/** The 23 identifiers of sub-sites. One more or less than in the contract does not compile. */
const identifiers: Record<Exclude<Site, ''>, true> = {
  fit: true,
  fns: true,
  fe: true,
  fph: true,
  fl: true,
  hse: true,
  fmm: true,
  fjps: true,
  fte: true,
  fac: true,
  fir: true,
  fpt: true,
  fh: true,
  eurosoft: true,
  military: true,
  qurylys: true,
  lib: true,
  bs: true,
  ino: true,
  landscape: true,
  tulek: true,
  aisana: true,
  csd: true,
}

/** `""` is the main site. */
export const allSites: readonly Site[] = ['', ...(Object.keys(identifiers) as Site[])]

/** Folder of a site, in content and among the built sites. */
export function siteFolder(site: Site): string {
  return site || 'main'
}

export function siteFromFolder(folder: string): Site | undefined {
  return folder === 'main' ? '' : allSites.find((site) => site !== '' && site === folder)
}

/**
 * The site that a Host header asks for: the first label, where it is one of the identifiers; otherwise the main site.
 * Case, port, a dot at the end and a leading `www.` make no difference.
 */
export function siteFromHost(host: string | undefined): Site {
  // An IPv6 address stands in brackets and has no labels.
  if (!host || host.startsWith('[')) return ''
  const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '').replace(/^www\./, '')
  const [label = ''] = name.split('.')
  return Object.hasOwn(identifiers, label) ? (label as Site) : ''
}
