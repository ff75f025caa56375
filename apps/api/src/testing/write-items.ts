import { digestOf, storedItems, storedMedia } from '../content/content-digest'
import type { ReadyItem } from '../content/import/item'
import { applyChanges, keyOf, type ImportCounts } from '../content/import/apply-changes'
import { prepare } from '../content/import/item-rows'
import { batchesOf } from '../database/batches'
import type { Database } from '../database/database'
import type { MediaRow } from '../database/tables'

/** Makes the database hold exactly these items; see applyChanges. */
export async function writeItems(database: Database, items: ReadyItem[], media: MediaRow[]): Promise<ImportCounts> {
  for (;;) {
    const version = await database.contentVersion()
    const [stored, storedFiles] = [await storedItems(database.query), await storedMedia(database.query)]
    const before = new Map(stored.map((item) => [keyOf(item), item.digest]))
    const fresh = items.map(prepare)
    const different = fresh.filter(({ row }) => before.get(keyOf(row)) !== row.digest)
    const now = new Map(fresh.map(({ row }) => [keyOf(row), row.digest]))
    const counts = await applyChanges(database, { before, now, different: batchesOf(different), media, seen: { version, digest: digestOf(stored, storedFiles) } })
    if (counts) return counts
  }
}
