import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { JsonObject } from '../../contract/document'
import { batchesOf } from '../../database/batches'
import type { Tables } from '../../database/tables'
import { documentsOf, type UnnumberedDocument } from '../../search/write-search'
import { fold } from '../../text/fold'
import { numberKey, sortKey } from '../../text/sort-key'
import type { ItemRow, Kind, SortValue } from '../kind'
import { languages } from '../languages'
import { sinceEver } from '../time'
import { inOrder } from './fill'
import type { Item, ReadyItem } from './item'

/** An item as its tables have it. */
export interface PreparedItem {
  row: Tables['content_item']
  sites: Tables['content_item_site'][]
  facets: Tables['content_facet'][]
  sorts: Tables['content_sort'][]
  documents: UnnumberedDocument[]
}

/** What the tables are given of an item that has the contract's shape. */
export function readyItem<Value extends object>({ kind, id, sites, draft, publishedAt, value }: Pick<Item, 'id' | 'sites' | 'draft' | 'publishedAt'> & { kind: Kind<Value>; value: Value }): ReadyItem {
  const row: ItemRow = { ...fieldsOfRow(value), ...kind.row?.(value) }
  return {
    kind: kind.name,
    id,
    slug: row.slug,
    publishedAt: draft ? null : (row.publishedAt ?? publishedAt ?? sinceEver),
    updatedAt: row.updatedAt,
    position: row.position,
    data: JSON.stringify(inOrder(kind.schema, value as JsonObject)),
    sites,
    facets: kind.facets?.(value) ?? [],
    sorts: Object.entries(kind.sorts?.(value) ?? {}).flatMap(([name, sort]) => (sort === null ? [] : [{ name, value: stored(sort) }])),
    searchText: kind.searched ? fold(kind.searched(value).filter(Boolean).join(' · ')) : null,
    findables: languages.flatMap((language) => [kind.findable?.(value, language)].flatMap((findable) => (findable ? [{ language, findable }] : []))),
  }
}

function fieldsOfRow({ slug = null, published_at = null, updated_at = null, sort_order = 0 }: { slug?: string | null; published_at?: string | null; updated_at?: string | null; sort_order?: number }): ItemRow {
  return { slug, publishedAt: published_at, updatedAt: updated_at, position: sort_order }
}

/** As it is compared. */
function stored(sort: SortValue): string {
  if (typeof sort === 'object') return sort.time
  return typeof sort === 'number' ? numberKey(sort) : sortKey(sort)
}

/** With a digest of all that the tables are given, so of its terms in the search, too. */
export function prepare(item: ReadyItem): PreparedItem {
  const { kind, id } = item
  // Each once, as the table has them.
  const facets = new Map(item.facets.map((facet) => [`${facet.name} ${facet.value}`, { kind, id, ...facet }]))
  const row = {
    kind,
    id,
    slug: item.slug,
    published_at: item.publishedAt,
    updated_at: item.updatedAt,
    position: item.position,
    search_text: item.searchText,
    data: item.data,
  }
  const others = {
    sites: item.sites.map((site) => ({ kind, id, site })),
    facets: [...facets.values()],
    sorts: item.sorts.map((sort) => ({ kind, id, ...sort })),
    documents: documentsOf(item),
  }
  const digest = createHash('sha256').update(JSON.stringify([row, others])).digest('base64url')
  return { row: { ...row, digest }, ...others }
}

/** But for the documents, which are SearchWriter's. */
export async function insertItems(query: Kysely<Tables>, items: PreparedItem[]): Promise<void> {
  for (const part of batchesOf(items)) await query.insertInto('content_item').values(part.map(({ row }) => row)).execute()
  for (const part of batchesOf(items.flatMap(({ sites }) => sites))) await query.insertInto('content_item_site').values(part).execute()
  for (const part of batchesOf(items.flatMap(({ facets }) => facets))) await query.insertInto('content_facet').values(part).execute()
  for (const part of batchesOf(items.flatMap(({ sorts }) => sorts))) await query.insertInto('content_sort').values(part).execute()
}
