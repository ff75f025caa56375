import { basename, join } from 'node:path'
import type { Database } from '../../database/database'
import type { MediaRow } from '../../database/tables'
import { MediaLibrary } from '../../media/media-library'
import { publishMedia } from '../../media/publish-media'
import { loadKinds } from '../kinds'
import { beginItem } from './begin-item'
import { ContentError, type ContentFault } from './faults'
import { finishItem } from './finish-item'
import type { ReadyItem } from './item'
import { ItemIndex } from './item-index'
import { withListedRows } from './listed-rows'
import { readContent } from './read-files'
import { writeItems, type ImportCounts } from './write-items'

export interface CheckedContent {
  items: ReadyItem[]
  media: MediaLibrary
}

/**
 * Reads and checks a content folder without touching anything.
 *
 * @param importedAt from which relative dates count: those of one day in Almaty give the same content
 * @throws ContentError with all the faults that there are
 */
export async function checkContent(contentDir: string, importedAt = new Date()): Promise<CheckedContent> {
  const faults: ContentFault[] = []
  const kinds = await loadKinds()
  const media = await MediaLibrary.open(join(contentDir, 'media'))

  const begun = readContent(contentDir, kinds, faults).map((entry) => beginItem(entry, media, importedAt, faults))
  const index = new ItemIndex(begun, faults)
  const items = begun.flatMap((item) => finishItem(item, index, media, faults) ?? [])

  if (faults.length > 0) throw new ContentError(faults.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0)))
  return { items: withListedRows(items, kinds, importedAt), media }
}

/**
 * Makes the database hold what a content folder holds.
 *
 * @param importedAt see checkContent
 * @throws ContentError when anything is wrong with it; the database is left as it was
 */
export async function importContent(database: Database, contentDir: string, dataDir: string, importedAt = new Date()): Promise<ImportCounts> {
  const { items, media } = await checkContent(contentDir, importedAt)
  // Pictures first: a reader who sees the new items finds them. Those that nobody needs any more stay, because sites
  // that were built before still show them.
  const damaged = await publishMedia(media, dataDir)
  if (damaged.length > 0) throw new ContentError(damaged.map(({ file, reason }) => ({ file: `${basename(contentDir)}/media/${file}`, field: '', reason })))
  const rows = media.files().map(({ file, id, hash, mime, size_bytes, width, height }): MediaRow => ({ file, id, hash, mime, size_bytes, width, height }))
  return writeItems(database, items, rows)
}
