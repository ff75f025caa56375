import { anchorOf } from '@university/api-schema/heading-anchors'
import { isObject } from '../../contract/is-object'
import type { JsonObject } from '../../contract/document'
import type { Kind, Site } from '../kind'
import { languages, shownText } from '../languages'
import { fieldInFile } from './begin-item'
import { linksOf, targetOf, type ItemLink } from './check-links'
import type { ContentFault } from './faults'
import { fragmentsOf } from './fragments'
import type { Item, ReadyItem } from './item'

/** What links lead to. */
export type LinkTarget = Pick<ReadyItem, 'kind' | 'id' | 'slug' | 'sites' | 'data'>

/** What has an address on every site, or on those that have something of it, and is no item; apps/web/gatsby/routes.ts makes these pages. */
const parts = new Set([
  ...['/', '/accessibility', '/announce', '/blog', '/blog/RectorModal', '/events', '/news', '/news/archive'],
  ...['/newsletter/activate', '/newsletter/subscribe', '/newsletter/unsubscribe', '/reception', '/search'],
])

/** A link of an item that leads away from it. */
export interface FarLink extends ItemLink {
  file: string
}

export function farLinksOf(item: Item): FarLink[] {
  const { file } = item.entry
  return linksOf(item).flatMap(({ field, ...link }) => (link.href.startsWith('/') ? [{ ...link, file, field: fieldInFile(item.entry, field) }] : []))
}

/** Those of which it depends on other items whether they lead anywhere. */
export function needTargets(links: readonly FarLink[]): boolean {
  return links.some(({ href }) => href.includes('#') || !isAddress(href))
}

/** Links that lead to no part of the site, or to a heading that the page does not have: who follows one is at its top. */
export function farLinkDoubts(links: readonly FarLink[], items: readonly LinkTarget[], kinds: readonly Kind[]): ContentFault[] {
  const texts = new Texts(items, kinds)
  return links.flatMap(({ file, field, href, sites }) => {
    if (!isAddress(href) && !texts.isFormer(href)) return [{ file, field, reason: `the link ${href} leads to no part of the site` }]
    const id = anchorOf(/#(.*)$/.exec(href)?.[1] ?? '')
    if (id === '' || id === 'top' || sites.every((site) => texts.has(site, href, field, id))) return []
    return [{ file, field, reason: `the link ${href} leads to no heading of that page` }]
  })
}

/** Of an item, whose sites have it, or of a part. A file of the site is for the build, which makes it. */
function isAddress(href: string): boolean {
  const path = pathOf(href)
  return targetOf(href) !== undefined || parts.has(path) || /^\/(?:api\/|news\/category\/[^/]+$)|\.[^/]*$/.test(path)
}

function pathOf(href: string): string {
  const [path = ''] = href.split(/[?#]/)
  return path.replace(/(.)\/$/, '$1')
}

/** What stands where links lead, looked up when the first one asks. */
class Texts {
  private byKey: ReadonlyMap<string, LinkTarget> | undefined
  private former: ReadonlySet<unknown> | undefined

  constructor(
    private readonly items: readonly LinkTarget[],
    private readonly kinds: readonly Kind[],
  ) {}

  /** Whether something was at the address before: it leads on. */
  isFormer(href: string): boolean {
    this.former ??= new Set(this.items.flatMap(({ data }) => (data.includes('"former_addresses"') ? ((JSON.parse(data) as { former_addresses?: unknown[] | null }).former_addresses ?? []) : [])))
    const [address] = href.split('#')
    return this.former.has(address)
  }

  /** Whether a fragment leads somewhere in the text that the target shows to who comes from a field; true where the target has no such text. */
  has(site: Site, href: string, field: string, id: string): boolean {
    const target = targetOf(href)
    if (!target) return true
    this.byKey ??= new Map(this.items.flatMap((item) => [`${item.kind} ${item.id}`, ...item.sites.map((one) => `${item.kind}:${one}:${item.slug}`)].map((key) => [key, item] as const)))
    const item = this.byKey.get('slug' in target ? `${target.kind}:${site}:${target.slug}` : `${target.kind} ${target.id}`)
    const kind = item && this.kinds.find(({ name }) => name === item.kind)
    if (!item || !kind?.html?.includes('content')) return true
    const value: unknown = JSON.parse(item.data)
    if (!isObject(value)) return true
    return textsFor(value, field).some((html) => fragmentsOf(html, item.kind)(id))
  }
}

/** A field of a language leads to readers of that language, any other to all. */
function textsFor(value: JsonObject, field: string): string[] {
  const own = languages.filter((language) => field.endsWith(`_${language}`))
  return (own.length > 0 ? own : languages).flatMap((language) => shownText(value, 'content', language) ?? [])
}
