import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/database'
import type { MediaRow, Tables } from '../../database/tables'
import { termsVersion } from '../../search/search-document'
import { writeSearch } from '../../search/write-search'
import { liveDigest } from '../live-items'
import type { ReadyItem } from './item'

export interface ImportCounts {
  added: number
  changed: number
  removed: number
  unchanged: number
}

/** Rows a statement: SQLite takes 32,766 values at most, an item has ten. */
const batch = 500

/**
 * Makes the database hold exactly these items, in one transaction: readers see all of it or nothing. The content
 * version moves only when something changed.
 */
export async function writeItems(database: Database, items: ReadyItem[], media: MediaRow[]): Promise<ImportCounts> {
  return database.query.transaction().execute(async (query) => {
    // Writes before it reads: that takes the lock at once, so that two imports never work side by side.
    await query.updateTable('content_version').set((row) => ({ version: row.ref('version') })).where('id', '=', 1).execute()

    const stored = await query.selectFrom('content_item').where('digest', '!=', liveDigest).select(['kind', 'id', 'digest']).execute()
    const before = new Map(stored.map(({ kind, id, digest }) => [`${kind} ${id}`, digest]))
    const fresh = items.map((item) => ({ item, key: `${item.kind} ${item.id}`, digest: digestOf(item) }))
    const now = new Set(fresh.map(({ key }) => key))

    const gone = stored.filter(({ kind, id }) => !now.has(`${kind} ${id}`))
    const different = fresh.filter(({ key, digest }) => before.get(key) !== digest)
    const changed = different.filter(({ key }) => before.has(key))
    const mediaChanged = await writeMedia(query, media)

    await remove(query, [...gone, ...changed.map(({ item }) => item)])
    await insert(query, different)
    await writeSearch(query, [...gone, ...changed.map(({ item }) => item)], different.map(({ item }) => item))
    if (gone.length > 0 || different.length > 0 || mediaChanged) {
      await query.updateTable('content_version').set((row) => ({ version: row('version', '+', 1) })).where('id', '=', 1).execute()
    }
    return { added: different.length - changed.length, changed: changed.length, removed: gone.length, unchanged: fresh.length - different.length }
  })
}

function digestOf(item: ReadyItem): string {
  return createHash('sha256').update(`${termsVersion} `).update(JSON.stringify(item)).digest('base64url')
}

/** Sites, facets and sort keys go with their item. */
async function remove(query: Transaction<Tables>, items: { kind: string; id: number }[]): Promise<void> {
  for (const kind of new Set(items.map((item) => item.kind))) {
    const ids = items.filter((item) => item.kind === kind).map(({ id }) => id)
    for (const part of parts(ids)) await query.deleteFrom('content_item').where('kind', '=', kind).where('id', 'in', part).execute()
  }
}

async function insert(query: Transaction<Tables>, items: { item: ReadyItem; digest: string }[]): Promise<void> {
  for (const part of parts(items)) {
    const rows = part.map(({ item, digest }) => ({
      kind: item.kind,
      id: item.id,
      slug: item.slug,
      published_at: item.publishedAt,
      expires_at: item.expiresAt,
      updated_at: item.updatedAt,
      position: item.position,
      search_text: item.searchText,
      data: item.data,
      digest,
    }))
    await query.insertInto('content_item').values(rows).execute()
  }
  const sites = items.flatMap(({ item: { kind, id, sites } }) => sites.map((site) => ({ kind, id, site })))
  for (const part of parts(sites)) await query.insertInto('content_item_site').values(part).execute()
  const facets = items.flatMap(({ item: { kind, id, facets } }) => facets.map((facet) => ({ kind, id, ...facet })))
  for (const part of parts(facets)) await query.insertInto('content_facet').values(part).onConflict((conflict) => conflict.doNothing()).execute()
  const sorts = items.flatMap(({ item: { kind, id, sorts } }) => sorts.map((sort) => ({ kind, id, ...sort })))
  for (const part of parts(sorts)) await query.insertInto('content_sort').values(part).execute()
}

async function writeMedia(query: Transaction<Tables>, media: MediaRow[]): Promise<boolean> {
  const stored = await query.selectFrom('media').selectAll().orderBy('file').execute()
  const same = (row: MediaRow, other: MediaRow | undefined) => other !== undefined && row.hash === other.hash && row.id === other.id
  const byFile = new Map(stored.map((row) => [row.file, row]))
  if (stored.length === media.length && media.every((row) => same(row, byFile.get(row.file)))) return false

  await query.deleteFrom('media').execute()
  for (const part of parts(media)) await query.insertInto('media').values(part).execute()
  return true
}

function parts<T>(list: T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / batch) }, (_, index) => list.slice(index * batch, (index + 1) * batch))
}
