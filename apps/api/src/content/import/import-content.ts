import { readdirSync, existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Database } from '../../database/database'
import type { MediaRow } from '../../database/tables'
import { MediaLibrary } from '../../media/media-library'
import { mediaFolders } from '../../media/picture-files'
import { publishedNames, publishMedia } from '../../media/publish-media'
import { byKey, digestOf, storedItems, storedMedia } from '../content-digest'
import type { Kind } from '../kind'
import { loadKinds } from '../kinds'
import { almatyDay, toUtc } from '../time'
import { fieldInFile } from './begin-item'
import { blockDoubts } from './block-doubts'
import { listContentFiles } from './content-files'
import { ContentReading } from './content-reading'
import { farLinkDoubts, farLinksOf, needTargets, type FarLink } from './far-links'
import { ContentError, type ContentFault } from './faults'
import { finishItem } from './finish-item'
import { programDigest, readState, writeState, type ImportState, type MediaState } from './import-state'
import type { Item, ReadyItem } from './item'
import type { ItemIndex } from './item-index'
import { prepare } from './item-rows'
import { ItemSpool, takeTexts } from './item-spool'
import { linkDoubts } from './link-doubts'
import { listedKinds, ListedRows } from './listed-rows'
import { pictureDoubts } from './picture-doubts'
import { nextListedRow, storedRows, storedTargets } from './stored-rows'
import { translationDoubts } from './translation-doubts'
import { applyChanges, itemOf, keyOf, type ImportCounts } from './apply-changes'

export interface CheckedContent {
  items: ReadyItem[]
  /** What can be imported, but is not shown as its author means it. */
  doubts: ContentFault[]
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
  const reading = new ContentReading(listContentFiles(contentDir, kinds, faults), media, importedAt, faults)
  const items: ReadyItem[] = []
  const doubts: ContentFault[] = []
  const links: FarLink[] = []
  const onFinished = (begun: Item, index: ItemIndex) => {
    doubts.push(...doubtsOf(begun, index))
    links.push(...farLinksOf(begun))
  }
  for await (const { item } of finishItems(reading, { media, faults, kinds, importedAt, onFinished })) items.push(item)
  throwFaults(faults)
  return { items, doubts: [...doubts, ...farLinkDoubts(links, items, kinds)], media }
}

/** What can be said beside that item and those that it names. */
function doubtsOf(begun: Item, index: ItemIndex): ContentFault[] {
  const own = begun.doubts.map(({ field, reason }) => ({ file: begun.entry.file, field: fieldInFile(begun.entry, field), reason }))
  return [...own, ...blockDoubts(begun, index), ...linkDoubts(begun, index), ...pictureDoubts(begun), ...translationDoubts(begun)]
}

/**
 * Makes the database hold what a content folder holds. Files that are as they were at the former import are not looked at,
 * unless their items follow from others that are not.
 *
 * @param importedAt see checkContent
 * @param onDoubts told what the check doubts of the files that were looked at
 * @throws ContentError when anything is wrong with it; the database is left as it was
 */
export async function importContent(database: Database, contentDir: string, dataDir: string, importedAt = new Date(), onDoubts?: (doubts: ContentFault[]) => void): Promise<ImportCounts> {
  for (;;) {
    const doubts: ContentFault[] = []
    const links: FarLink[] = []
    const onFinished = (begun: Item, index: ItemIndex) => {
      doubts.push(...doubtsOf(begun, index))
      links.push(...farLinksOf(begun))
    }
    const counts = await importOnce(database, contentDir, dataDir, importedAt, onDoubts && onFinished)
    if (!counts) continue
    onDoubts?.([...doubts, ...(needTargets(links) ? farLinkDoubts(links, await storedTargets(database.query), await loadKinds()) : [])])
    return counts
  }
}

/** @returns undefined when somebody else imported meanwhile */
async function importOnce(database: Database, contentDir: string, dataDir: string, importedAt: Date, onFinished: FinishOptions['onFinished']): Promise<ImportCounts | undefined> {
  const { query } = database
  const faults: ContentFault[] = []
  const kinds = await loadKinds()
  const files = listContentFiles(contentDir, kinds, faults)
  const version = await database.contentVersion()
  const [stored, formerMedia] = [await storedItems(query), await storedMedia(query)]
  const seen = { version, digest: digestOf(stored, formerMedia) }
  const state = readState(dataDir)
  const former = state && state.content === seen.digest && state.at <= toUtc(importedAt) && isPublished(state, dataDir) ? state : undefined

  const media = await MediaLibrary.open(join(contentDir, 'media'), former ? formerMedia.map((row) => ({ ...row, stamp: former.media[row.file]?.stamp ?? '' })) : [])
  const spool = new ItemSpool(dataDir)
  try {
    const reading = new ContentReading(files, media, importedAt, faults, spool, former)
    throwFaults(reading.isAsBefore() ? faults : [])
    if (reading.isAsBefore()) return { added: 0, changed: 0, removed: 0, unchanged: stored.length }

    const formerKeys = reading.formerKeys()
    const before = new Map(stored.map((item) => [keyOf(item), item.digest] as const).filter(([key]) => !former || formerKeys.has(key)))

    const now = new Map<string, string>()
    const listed = new Map<string, Set<string>>()
    const addStored = async (rows: ListedRows, wanted: Set<string>) => (former ? storedRows(query, rows, wanted, formerKeys) : undefined)
    for await (const { item, path, lists } of finishItems(reading, { media, faults, kinds, importedAt, spool, addStored, ...(onFinished && { onFinished }) })) {
      const prepared = prepare(item)
      const { digest } = prepared.row
      now.set(keyOf(item), digest)
      if (lists.length > 0) listed.set(path, new Set([...(listed.get(path) ?? []), ...lists]))
      if (before.get(keyOf(item)) !== digest) spool.add(prepared)
    }
    throwFaults(faults)
    // Pictures first: a reader who sees the new items finds them. Those that nobody needs any more stay, because sites
    // that were built before still show them.
    const damaged = await publishMedia(media, dataDir)
    throwFaults(damaged.map(({ file, reason }) => ({ file: `${basename(contentDir)}/media/${file}`, field: '', reason })))

    const fileStates = reading.states(listed)
    const named = new Set(Object.values(fileStates).flatMap((file) => file.media))
    const read = media.files()
    const kept = former ? formerMedia.filter(({ file }) => named.has(file) && !read.some((row) => row.file === file)) : []
    const rows = [...read.map(({ needsBrowser: _drawn, stamp: _stamp, ...row }): MediaRow => row), ...kept].sort((a, b) => (a.file < b.file ? -1 : 1))

    const counts = await applyChanges(database, { before, now, different: spool.batches(), media: rows, seen })
    if (!counts) return undefined
    const written = [...now].map(([key, digest]) => ({ ...itemOf(key), digest }))
    const items = [...stored.filter((item) => !before.has(keyOf(item))), ...written].sort(byKey)
    const readNow = read.map((row): [string, MediaState] => [row.file, { stamp: row.stamp, digest: row.hash, published: publishedNames(row) }])
    const asBefore = kept.map(({ file }): [string, MediaState] => [file, reading.mediaState(file)])
    writeState(dataDir, {
      program: programDigest(),
      content: digestOf(items, rows),
      at: toUtc(importedAt),
      day: almatyDay(importedAt.toISOString()),
      due: await nextListedRow(query, importedAt),
      files: fileStates,
      media: Object.fromEntries([...asBefore, ...readNow]),
    })
    return { ...counts, unchanged: counts.unchanged + stored.length - before.size }
  } finally {
    spool.close()
  }
}

interface FinishOptions {
  media: MediaLibrary
  faults: ContentFault[]
  kinds: Kind[]
  importedAt: Date
  spool?: ItemSpool
  /** Told of each item that has no faults, while it has its texts. */
  onFinished?(begun: Item, index: ItemIndex): void
  /** Adds the rows of files that are not looked at, of kinds that pages list. */
  addStored?(rows: ListedRows, kinds: Set<string>): Promise<void>
}

interface Finished {
  item: ReadyItem
  /** Of the file. */
  path: string
  /** See listedKinds. */
  lists: string[]
}

/** One after the other, so that not all of them are in memory; pages with lists last. Those with faults are left out. */
async function* finishItems(reading: ContentReading, { media, faults, kinds, importedAt, spool, onFinished, addStored }: FinishOptions): AsyncGenerator<Finished> {
  const index = reading.index()
  const finish = (begun: Item): Finished | undefined => {
    spool?.giveTextsBack(begun)
    const item = finishItem(begun, index, media, faults)
    if (item) onFinished?.(begun, index)
    takeTexts(begun)
    return item && { item, path: begun.entry.path, lists: listedKinds(item) }
  }

  // Pages first: they say which rows are needed later.
  const [pages, others] = [reading.items().filter(isPage), reading.items().filter((item) => !isPage(item))]
  const waiting: Finished[] = []
  for (const begun of pages) {
    const finished = finish(begun)
    if (finished && finished.lists.length > 0) waiting.push(finished)
    else if (finished) yield finished
  }
  const listed = new Set(waiting.flatMap(({ lists }) => lists))
  const rows = new ListedRows(kinds, listed, importedAt)
  for (const begun of others) {
    const finished = finish(begun)
    if (!finished) continue
    rows.add(finished.item)
    yield finished
  }
  await addStored?.(rows, listed)
  for (const { item, ...finished } of waiting) yield { ...finished, item: rows.complete(item) }
}

function isPage({ kind }: Item): boolean {
  return kind.name === 'page'
}

/** Whether readers find all pictures and documents that the former import published. */
function isPublished({ media }: ImportState, dataDir: string): boolean {
  const folder = join(dataDir, mediaFolders.published)
  const there = new Set(existsSync(folder) ? readdirSync(folder) : [])
  return Object.values(media).every(({ published }) => published.every((name) => there.has(name)))
}

function throwFaults(faults: ContentFault[]): void {
  if (faults.length > 0) throw new ContentError(faults.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0)))
}
