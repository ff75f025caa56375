import { createHash } from 'node:crypto'
import type { Database } from '../database/database'
import { liveDigest } from './live-items'

/**
 * Names what was imported: the same name stands for the same items and files, whenever and from wherever they came. What
 * visitors were published with since does not count.
 *
 * @returns 16 hexadecimal digits
 */
export async function contentDigest({ query }: Database): Promise<string> {
  const items = await query.selectFrom('content_item').where('digest', '!=', liveDigest).select(['kind', 'id', 'digest']).orderBy('kind').orderBy('id').execute()
  const media = await query.selectFrom('media').select(['file', 'hash']).orderBy('file').execute()
  const names = [...items.map(({ kind, id, digest }) => `${kind} ${id} ${digest}`), ...media.map(({ file, hash }) => `${file} ${hash}`)]
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)
}
