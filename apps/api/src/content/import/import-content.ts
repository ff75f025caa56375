import { join } from 'node:path'
import type { Database } from '../../database/database'
import type { MediaRow } from '../../database/tables'
import { MediaLibrary } from '../../media/media-library'
import { loadKinds } from '../kinds'
import { beginItem } from './begin-item'
import { ContentError, type ContentFault } from './faults'
import { finishItem } from './finish-item'
import type { ReadyItem } from './item'
import { ItemIndex } from './item-index'
import { readContent } from './read-files'
import { writeItems, type ImportCounts } from './write-items'

export interface CheckedContent {
  items: ReadyItem[]
  media: MediaLibrary
}

/**
 * Reads and checks a content folder without touching anything.
 *
 * @throws ContentError with all the faults that there are
 */
export async function checkContent(contentDir: string): Promise<CheckedContent> {
  const faults: ContentFault[] = []
  const kinds = await loadKinds()
  const media = new MediaLibrary(join(contentDir, 'media'))

  const begun = readContent(contentDir, kinds, faults).map((entry) => beginItem(entry, media, faults))
  const index = new ItemIndex(begun, faults)
  const items = begun.flatMap((item) => finishItem(item, index, media, faults) ?? [])

  if (faults.length > 0) throw new ContentError(faults.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0)))
  return { items, media }
}

/**
 * Makes the database hold what a content folder holds.
 *
 * @throws ContentError when anything is wrong with it; the database is left as it was
 */
export async function importContent(database: Database, contentDir: string, dataDir: string): Promise<ImportCounts> {
  const { items, media } = await checkContent(contentDir)
  // Pictures first: a reader who sees the new items finds them. Those that nobody needs any more stay, because sites
  // that were built before still show them.
  media.copyTo(join(dataDir, 'media'))
  const rows: MediaRow[] = media.rows()
  return writeItems(database, items, rows)
}
