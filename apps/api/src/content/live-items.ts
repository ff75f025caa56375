import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables'
import { fold } from '../text/fold'
import { keyOf } from './import/finish-item'
import type { Kind, Site } from './kind'

/** Digest of items that no file has: the server writes them, imports leave them alone, exports leave them out. */
export const liveDigest = 'live'

/** Ids from here on are those of such items; files of the content have lower ones. */
export const firstLiveId = 1_000_001

/** Writes such an item, anew where it is there already, and moves the content version with it. */
export async function writeLiveItem<Item extends { id: number }>(query: Kysely<Tables>, kind: Kind<Item>, item: Item, sites: Site[]): Promise<void> {
  const { name, facets, sorts, searched } = kind
  const { publishedAt, updatedAt, slug = null, expiresAt = null, position = 0 } = kind.row(item)
  const key = { kind: name, id: item.id }
  await query.deleteFrom('content_item').where('kind', '=', name).where('id', '=', item.id).where('digest', '=', liveDigest).execute()
  await query
    .insertInto('content_item')
    .values({
      ...key,
      slug,
      published_at: publishedAt,
      expires_at: expiresAt,
      updated_at: updatedAt,
      position,
      search_text: searched ? fold(searched(item).filter(Boolean).join(' · ')) : null,
      data: JSON.stringify(item),
      digest: liveDigest,
    })
    .execute()
  await query.insertInto('content_item_site').values(sites.map((site) => ({ ...key, site }))).execute()
  const facetRows = (facets?.(item) ?? []).map((facet) => ({ ...key, ...facet }))
  if (facetRows.length > 0) await query.insertInto('content_facet').values(facetRows).execute()
  const sortRows = Object.entries(sorts?.(item) ?? {}).flatMap(([sort, value]) => (value === null ? [] : [{ ...key, name: sort, value: keyOf(value) }]))
  if (sortRows.length > 0) await query.insertInto('content_sort').values(sortRows).execute()
  await moveContentVersion(query)
}

export async function removeLiveItem(query: Kysely<Tables>, kind: { name: string }, id: number): Promise<void> {
  await query.deleteFrom('content_item').where('kind', '=', kind.name).where('id', '=', id).where('digest', '=', liveDigest).execute()
  await moveContentVersion(query)
}

async function moveContentVersion(query: Kysely<Tables>): Promise<void> {
  await query.updateTable('content_version').set((row) => ({ version: row('version', '+', 1) })).where('id', '=', 1).execute()
}
