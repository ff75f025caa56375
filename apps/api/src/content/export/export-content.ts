import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Kysely } from 'kysely'
import { stringify } from 'yaml'
import type { JsonObject } from '../../contract/document'
import { atOneMoment } from '../../database/at-one-moment'
import type { Database } from '../../database/database'
import type { MediaRow, Tables } from '../../database/tables'
import { ExpectedError } from '../../expected-error'
import { groupBy } from '../../group-by'
import { mediaFolders } from '../../media/picture-files'
import { isOfPixels, mediaName, originalName } from '../../media/picture-names'
import { siteFolder } from '../../sites/site-from-host'
import { storedMedia } from '../content-digest'
import type { Kind, Site } from '../kind'
import { hasField } from '../import/fill'
import { loadKinds } from '../kinds'
import { liveDigest } from '../live-items'
import { sinceEver } from '../time'
import { toEntry, type PictureNames } from './to-entry'
import { toTree } from './to-tree'

interface ExportedItem {
  /** It is written into the folder of the first. */
  sites: Site[]
  entry: JsonObject
}

/**
 * Writes files that an import turns into the same content again: that of one moment, whatever is imported meanwhile.
 *
 * @param dir new or empty, so that nothing is overwritten and nothing old is left between
 * @throws ExpectedError for an item or a picture whose name leads out of its folder
 */
export async function exportContent(database: Database, dir: string, dataDir: string): Promise<{ items: number; files: number; pictures: number }> {
  const { media, ...counts } = await atOneMoment(database, (query) => exportItems(query, dir))
  for (const row of media) {
    const target = below(join(dir, 'media'), row.file)
    // What readers are sent of a photo is not what its author gave.
    const source = isOfPixels(row) ? below(join(dataDir, mediaFolders.originals), originalName(row)) : below(join(dataDir, mediaFolders.published), mediaName(row))
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(source, target)
  }
  return { ...counts, pictures: media.length }
}

async function exportItems(query: Kysely<Tables>, dir: string): Promise<{ items: number; files: number; media: MediaRow[] }> {
  const media = await storedMedia(query)
  const pictures: PictureNames = new Map(media.flatMap((row) => [row.id, `/media/${mediaName(row)}`].map((key) => [key, row.file])))
  const counts = { items: 0, files: 0 }
  for (const kind of await loadKinds()) {
    const items = await readItems(query, kind, pictures)
    counts.items += items.length
    for (const [path, value] of toFiles(kind, items)) {
      write(below(dir, path), stringify(value, { lineWidth: 0 }))
      counts.files += 1
    }
  }
  return { ...counts, media }
}

async function readItems(query: Kysely<Tables>, kind: Kind, pictures: PictureNames): Promise<ExportedItem[]> {
  const stored = query.selectFrom('content_item').where('kind', '=', kind.name).where('digest', '!=', liveDigest)
  const rows = await stored.select(['id', 'data', 'published_at']).orderBy('position').orderBy('id').execute()
  const shown = await query.selectFrom('content_item_site').where('kind', '=', kind.name).select(['id', 'site']).orderBy('site').execute()
  const sitesOf = groupBy(shown, ({ id }) => id, ({ site }) => site as Site)

  return rows.map(({ id, data, published_at }) => {
    const sites = sitesOf.get(id) ?? []
    const item = JSON.parse(data) as JsonObject
    const entry = toEntry(kind, item, pictures)
    const isOfField = hasField(kind.schema, 'published_at') || kind.row?.(item).publishedAt !== undefined
    if (sites.length > 1) entry['sites'] = sites.map(siteFolder)
    if (published_at === null) entry['draft'] = true
    else if (published_at !== sinceEver && !isOfField) entry['published_at'] = published_at
    return { sites, entry }
  })
}

/** Paths below the content folder, with what each file holds. */
function toFiles({ files }: Kind, items: ExportedItem[]): [string, unknown][] {
  const path = ([site = '']: Site[], name: string) => `${siteFolder(site)}/${name}`
  if (files.form === 'single') return items.map(({ sites, entry }) => [path(sites, files.path), entry])
  if (files.form === 'folder') return items.map(({ sites, entry }) => [path(sites, `${files.path}/${files.fileName(entry)}.yaml`), entry])

  const file = ({ sites, entry }: ExportedItem) => path(sites, files.fileName ? `${files.path}/${files.fileName(entry)}.yaml` : files.path)
  const placed = files.parent ? withWholeTrees(files.parent, items) : items
  return [...new Set(placed.map(file))].map((name) => {
    const entries = placed.filter((item) => file(item) === name).map(({ entry }) => entry)
    return [name, toTree(files, entries)]
  })
}

/** A tree is written into one file, that of a site which all of it is on: there is one, the tree came from such a file. */
function withWholeTrees(parent: string, items: ExportedItem[]): ExportedItem[] {
  const byId = new Map(items.map((item) => [item.entry['id'], item]))
  const rootOf = (item: ExportedItem): ExportedItem => {
    const above = byId.get(item.entry[parent])
    return above ? rootOf(above) : item
  }
  const common = new Map<ExportedItem, Site[]>()
  for (const item of items) common.set(rootOf(item), (common.get(rootOf(item)) ?? item.sites).filter((site) => item.sites.includes(site)))
  return items.map((item) => ({ ...item, sites: common.get(rootOf(item)) ?? [] }))
}

/** Names come from the database, and so perhaps from a backup that somebody has changed. */
function below(folder: string, path: string): string {
  if (path.split(/[\\/]/).some((part) => ['', '.', '..'].includes(part))) throw new ExpectedError(`${JSON.stringify(path)} leads out of its folder and is not exported`)
  return join(folder, path)
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
