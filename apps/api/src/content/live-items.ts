import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables'
import { moveContentVersion } from './content-version'
import { insertItems, prepare, readyItem } from './import/item-rows'
import type { Kind, Site } from './kind'

/** Digest of items that no file has: the server writes them, imports leave them alone, exports leave them out. */
export const liveDigest = 'live'

/** Ids from here on are those of such items; files of the content have lower ones. */
export const firstLiveId = 1_000_001

/** Writes such an item, anew where it is there already, and moves the content version with it. */
export async function writeLiveItem<Item extends { id: number }>(query: Kysely<Tables>, kind: Kind<Item>, item: Item, sites: Site[]): Promise<void> {
  await deleteLiveItem(query, kind, item.id)
  const { row, ...others } = prepare(readyItem({ kind, id: item.id, sites, draft: false, publishedAt: null, value: item }))
  await insertItems(query, [{ row: { ...row, digest: liveDigest }, ...others }])
  await moveContentVersion(query)
}

export async function removeLiveItem(query: Kysely<Tables>, kind: { name: string }, id: number): Promise<void> {
  await deleteLiveItem(query, kind, id)
  await moveContentVersion(query)
}

async function deleteLiveItem(query: Kysely<Tables>, kind: { name: string }, id: number): Promise<void> {
  await query.deleteFrom('content_item').where('kind', '=', kind.name).where('id', '=', id).where('digest', '=', liveDigest).execute()
}
