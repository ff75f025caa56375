import { siteFolder } from '../../sites/site-from-host'
import { addressFaults } from '../html/check-html'
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
}

/** Names the links of an item to pages, news and so on that its sites do not have. */
export function checkLinks({ kind, links, sites, value, entry: { asked: { presence } } }: Item, index: ItemIndex, fault: Report): void {
  const ofFields = kind.links?.(value) ?? []
  for (const { field, href } of ofFields) for (const text of typeof href === 'string' ? addressFaults(href) : []) fault(field, text)
  for (const { field, href, site } of [...links.map((link) => ({ ...link, site: undefined })), ...ofFields]) {
    const where = site === undefined ? sites : [site]
    if (typeof href !== 'string') continue
    const [path = ''] = href.split(/[?#]/)
    const [, page] = /^\/page\/(.+?)\/?$/.exec(path) ?? []
    const [, category] = /^\/news\/category\/(.+?)\/?$/.exec(path) ?? []
    const [, prefix = '', id] = /^\/([a-z/]+(?:\d+\/[a-z]+)?)\/(\d+)\/?$/.exec(path) ?? []
    const byId = kindsByPath[prefix.replace(/\d+/, '*')]

    if (category && !index.findSlug('news-category', where, category, presence)) fault(field, `the link ${href} names no category of news`)
    const isThere = (site: Site) => (!page || index.findSlug('page', [site], page, presence)) && (!byId || index.findId(byId, [site], id, presence))
    const without = where.filter((site) => !isThere(site))
    if (without.length > 0) fault(field, `the link ${href} leads nowhere on ${site === undefined && sites.length === 1 ? 'this site' : without.map(siteFolder).join(', ')}`)
  }
}
