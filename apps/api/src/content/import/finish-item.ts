import Ajv from 'ajv/dist/2020'
import { schemaRef, type JsonObject } from '../../contract/document'
import { valueChecker } from '../../contract/validators'
import { toFaults, type Fault } from '../../contract/faults'
import type { MediaLibrary } from '../../media/media-library'
import { checkHtml } from '../html/check-html'
import { fold } from '../../text/fold'
import { numberKey, sortKey } from '../../text/sort-key'
import type { Kind, SortValue } from '../kind'
import { languages } from '../languages'
import { reporter, type Report } from './begin-item'
import type { ContentFault } from './faults'
import type { Item, ReadyItem } from './item'
import type { ItemIndex } from './item-index'

/**
 * The second half: what an item says about others, its HTML, and the check against the contract.
 *
 * @returns what the tables are given; undefined when the item has faults
 */
export function finishItem(item: Item, index: ItemIndex, media: MediaLibrary, faults: ContentFault[]): ReadyItem | undefined {
  const before = faults.length
  const { kind, entry, id, sites, draft, value } = item
  const fault = reporter(entry, faults)

  const { fileName, order, depth } = entry
  kind.resolve?.(value, { sites, fileName, order, depth, fault, find: (other, slug) => index.findSlug(other, sites, slug) })
  for (const field of htmlFields(kind)) checkField(item, field, media, fault)

  // What `resolve` has said already need not be said again in the words of the schema.
  const said = new Set(faults.slice(before).map((known) => known.field))
  for (const { field, message } of checkValue(kind, value)) {
    const report = field === 'body' ? '' : field
    if (!said.has(entry.at ? `${entry.at}.${report}` : report)) fault(report, message)
  }
  checkLinks(item, index, fault)
  if (faults.length > before) return undefined

  const row = kind.row(value)
  return {
    kind: kind.name,
    id,
    slug: row.slug ?? null,
    publishedAt: draft ? null : (row.publishedAt ?? sinceEver),
    expiresAt: row.expiresAt ?? null,
    updatedAt: row.updatedAt,
    position: row.position ?? 0,
    data: JSON.stringify(value),
    sites,
    facets: kind.facets?.(value) ?? [],
    sorts: Object.entries(kind.sorts?.(value) ?? {}).flatMap(([name, sort]) => (sort === null ? [] : [{ name, value: keyOf(sort) }])),
    searchText: kind.searched ? fold(kind.searched(value).filter(Boolean).join(' · ')) : null,
  }
}

function keyOf(value: SortValue): string {
  if (typeof value === 'object') return value.time
  return typeof value === 'number' ? numberKey(value) : sortKey(value)
}

/** For kinds that are never scheduled. */
const sinceEver = '1970-01-01T00:00:00Z'

export function htmlFields({ html = [] }: Kind): string[] {
  return html.flatMap((field) => languages.map((language) => `${field}_${language}`))
}

function checkField({ value, links }: Item, field: string, media: MediaLibrary, fault: Report): void {
  const source = value[field]
  if (typeof source !== 'string') return
  const checked = checkHtml(source, media)
  for (const reason of checked.faults) fault(field, reason)
  links.push(...checked.links.map((href) => ({ field, href })))
  value[field] = checked.html
}

function checkLinks({ links, sites }: Item, index: ItemIndex, fault: Report): void {
  for (const { field, href } of links) {
    const [path = ''] = href.split(/[?#]/)
    const [, kind, rest = ''] = /^\/(page|news)\/(.+?)\/?$/.exec(path) ?? []
    const exists = kind === 'page' ? index.findSlug('page', sites, rest) !== undefined : !/^\d+$/.test(rest) || index.hasId('news', sites, Number(rest))
    if (kind && !exists) fault(field, `the link ${href} leads nowhere on this site`)
    const category = /^category\/(.+)$/.exec(rest)?.[1]
    if (kind === 'news' && category && !index.findSlug('news-category', sites, category)) fault(field, `the link ${href} names no category of news`)
  }
}

interface Checkers {
  contract(value: unknown): Fault[]
  extra(value: unknown): Fault[]
}
const checkers = new Map<string, Checkers>()
const extraAjv = new Ajv({ allErrors: true, strict: false })

function checkValue(kind: Kind, value: JsonObject): Fault[] {
  let checks = checkers.get(kind.name)
  if (!checks) {
    const validate = extraAjv.compile({ type: 'object', properties: kind.extra ?? {} })
    checks = { contract: valueChecker(schemaRef(kind.schema)), extra: (extra) => (validate(extra) ? [] : toFaults(validate.errors)) }
    checkers.set(kind.name, checks)
  }
  const extras = Object.keys(kind.extra ?? {})
  const own = extras.length === 0 ? value : Object.fromEntries(Object.entries(value).filter(([key]) => !extras.includes(key)))
  return [...checks.contract(own), ...checks.extra(value)]
}
