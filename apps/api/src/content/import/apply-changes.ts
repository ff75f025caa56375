import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { batchesOf } from '../../database/batches'
import type { Database } from '../../database/database'
import type { MediaRow, Tables } from '../../database/tables'
import { SearchWriter } from '../../search/write-search'
import { contentDigest, storedMedia } from '../content-digest'
import { holdContentVersion, moveContentVersion } from '../content-version'
import { insertItems, type PreparedItem } from './item-rows'

export interface ImportCounts {
  added: number
  changed: number
  removed: number
  unchanged: number
}

/** Which item: its kind and its id, with a space between them. */
export type ItemKey = string

/** What is to be done, seen from what the database held when the import began. */
export interface Changes {
  /** A digest of each item that was there and that may be another one now, or gone. */
  before: ReadonlyMap<ItemKey, string>
  /** Of those, and of new ones, the digest of each that is to be there. */
  now: ReadonlyMap<ItemKey, string>
  /** Those whose digests differ, a batch at a time. */
  different: AsyncIterable<PreparedItem[]> | Iterable<PreparedItem[]>
  /** All of them. */
  media: MediaRow[]
  /** The content that `before` is part of. */
  seen: SeenContent
}

export interface SeenContent {
  /** Of all content, read before anything else was. */
  version: number
  /** See contentDigest. */
  digest: string
}

/**
 * Writes what changed in one transaction: readers see all of it or nothing. The content version moves only when something
 * changed.
 *
 * @returns undefined when somebody else has written other content meanwhile; nothing was done then
 */
export async function applyChanges(database: Database, { before, now, different, media, seen }: Changes): Promise<ImportCounts | undefined> {
  return database.write(async (query) => {
    // Writes before it reads: that takes the lock at once, so that two imports never work side by side.
    const version = await holdContentVersion(query)
    // What visitors were published with moves the version, too, and changes nothing here.
    if (version !== seen.version && (await contentDigest({ query })) !== seen.digest) return undefined

    const gone = [...before.keys()].filter((key) => !now.has(key))
    const changed = [...now].filter(([key, digest]) => before.has(key) && before.get(key) !== digest).map(([key]) => key)
    const added = [...now.keys()].filter((key) => !before.has(key)).length
    const mediaChanged = await writeMedia(query, media)

    const replaced = [...gone, ...changed].map(itemOf)
    const search = new SearchWriter(query)
    await search.remove(replaced)
    await remove(query, replaced)
    for await (const items of different) {
      await insertItems(query, items)
      await search.add(items.flatMap(({ documents }) => documents))
    }
    await search.finish()
    if (replaced.length > 0 || added > 0 || mediaChanged) await moveContentVersion(query)
    return { added, changed: changed.length, removed: gone.length, unchanged: now.size - changed.length - added }
  })
}

export function keyOf({ kind, id }: { kind: string; id: number }): ItemKey {
  return `${kind} ${id}`
}

export function itemOf(key: ItemKey): { kind: string; id: number } {
  const [kind = '', id] = key.split(' ')
  return { kind, id: Number(id) }
}

/** Sites, facets and sort keys go with their item. */
async function remove(query: Kysely<Tables>, items: { kind: string; id: number }[]): Promise<void> {
  for (const kind of new Set(items.map((item) => item.kind))) {
    const ids = items.filter((item) => item.kind === kind).map(({ id }) => id)
    for (const part of batchesOf(ids)) await query.deleteFrom('content_item').where('kind', '=', kind).where('id', 'in', part).execute()
  }
}

async function writeMedia(query: Kysely<Tables>, media: MediaRow[]): Promise<boolean> {
  const stored = await storedMedia(query)
  const byFile = new Map(stored.map((row) => [row.file, row]))
  if (stored.length === media.length && media.every((row) => isDeepStrictEqual(row, byFile.get(row.file)))) return false

  await query.deleteFrom('media').execute()
  for (const part of batchesOf(media)) await query.insertInto('media').values(part).execute()
  return true
}
