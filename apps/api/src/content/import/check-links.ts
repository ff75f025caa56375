import { allSites, siteFolder } from '../../sites/site-from-host'
import type { Site } from '../kind'
import type { Report } from './begin-item'
import type { Item } from './item'
import type { ItemIndex } from './item-index'

/** Kinds whose items have an address of their own, by what stands before the id. */
const kindsByPath: Record<string, string> = {
  news: 'news',
  'news/archive': 'archived-news',
  announce: 'announcement',
  events: 'event',
  vacancy: 'vacancy',
  dissertation: 'dissertation',
  'dissertation/*/doctorals': 'doctoral',
  portfolio: 'portfolio',
  'portfolio/department': 'department',
  'portfolio/department/cafedra': 'cafedra',
}

/** A link of an item, with the field that holds it. */
export interface ItemLink {
  field: string
  href: string
  /** Those where it is shown. */
  sites: Site[]
}

export type LinkTarget = { kind: string; slug: string } | { kind: string; id: string }

/** All links of an item, of its texts and of its fields. */
export function linksOf({ links, sites }: Pick<Item, 'links' | 'sites'>): ItemLink[] {
  return links.map(({ site, ...link }) => ({ ...link, sites: site === undefined ? sites : [site] }))
}

/** What an address names that has one of its own; undefined for lists and other parts of the site. */
export function targetOf(href: string): LinkTarget | undefined {
  const [path = ''] = href.split(/[?#]/)
  const [, slug] = /^\/page\/(.+?)\/?$/.exec(path) ?? []
  if (slug) return { kind: 'page', slug }
  const [, prefix = '', id = ''] = /^\/([a-z/]+(?:\d+\/[a-z]+)?)\/(\d+)\/?$/.exec(path) ?? []
  const kind = kindsByPath[prefix.replace(/\d+/, '*')]
  return kind ? { kind, id } : undefined
}

/** Names the links of an item to pages, news and so on that its sites do not have. */
export function checkLinks(item: Item, index: ItemIndex, fault: Report): void {
  const { sites: own, entry: { asked: { presence } } } = item
  // What is on all sites is looked at on those that there are: one exists when it has settings.
  const there = own.length === allSites.length ? own.filter((site) => index.findId('settings', [site], allSites.indexOf(site) + 1, presence)) : own
  for (const { field, href, sites } of linksOf({ ...item, sites: there })) {
    const [, category] = /^\/news\/category\/([^?#]+?)\/?(?:[?#].*)?$/.exec(href) ?? []
    if (category && !index.findSlug('news-category', sites, category, presence)) fault(field, `the link ${href} names no category of news`)
    const target = targetOf(href)
    const isThere = (site: Site) => !target || ('slug' in target ? index.findSlug(target.kind, [site], target.slug, presence) : index.findId(target.kind, [site], target.id, presence))
    const without = sites.filter((site) => !isThere(site))
    if (without.length > 0) fault(field, `the link ${href} leads nowhere on ${sites === there && own.length === 1 ? 'this site' : without.map(siteFolder).join(', ')}`)
  }
}
