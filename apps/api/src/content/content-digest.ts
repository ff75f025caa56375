import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { MediaRow, Tables } from '../database/tables'
import { liveDigest } from './live-items'

/**
 * Names what was imported: the same name stands for the same items and files, whenever and from wherever they came. What
 * visitors were published with since does not count.
 *
 * @returns 16 hexadecimal digits
 */
export async function contentDigest({ query }: { query: Kysely<Tables> }): Promise<string> {
  return digestOf(await storedItems(query), await storedMedia(query))
}

export interface StoredItem {
  kind: string
  id: number
  slug: string | null
  digest: string
  published_at: string | null
}

/** What imports wrote, in the order of the digest. */
export async function storedItems(query: Kysely<Tables>): Promise<StoredItem[]> {
  const items = await query.selectFrom('content_item').where('digest', '!=', liveDigest).select(['kind', 'id', 'slug', 'digest', 'published_at']).orderBy('kind').orderBy('id').execute()
  // Databases differ in what they take for the order of texts.
  return items.sort(byKey)
}

/** The order of the digest. */
export function byKey(a: { kind: string; id: number }, b: { kind: string; id: number }): number {
  return a.kind === b.kind ? a.id - b.id : a.kind < b.kind ? -1 : 1
}

export function storedMedia(query: Kysely<Tables>): Promise<MediaRow[]> {
  return query.selectFrom('media').selectAll().orderBy('file').execute()
}

export function digestOf(items: readonly Pick<StoredItem, 'kind' | 'id' | 'digest'>[], media: readonly Pick<MediaRow, 'file' | 'hash'>[]): string {
  const names = [...items.map(({ kind, id, digest }) => `${kind} ${id} ${digest}`), ...media.map(({ file, hash }) => `${file} ${hash}`)]
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)
}
