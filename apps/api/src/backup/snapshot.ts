import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { atOneMoment } from '../database/at-one-moment'
import type { Database } from '../database/database'
import type { Tables } from '../database/tables'
import { writeNew } from '../files/write-new'
import { hasSisters, mediaFolders } from '../media/picture-files'
import { sisterSuffix } from '../accepted-encodings'
import { isOfPixels, mediaName, originalName, variantsOf } from '../media/picture-names'
import { BackupError, type SavedFile } from './manifest'
import { savedTables } from './saved-tables'

/** What the database held at one moment. */
export interface Snapshot {
  migrations: string[]
  tables: Record<string, number>
  /** The tables, as they were written: a JSON object a line. */
  files: SavedFile[]
  /** The files that rows name, below the data folder. Those that can be made anew are optional. */
  wanted: { path: string; optional: boolean }[]
}

/** Rows that are held in memory at once. */
const batch = 500

/** @throws BackupError when there is nothing to back up */
export async function readSnapshot(database: Database, folder: string): Promise<Snapshot> {
  return atOneMoment(database, async (query) => {
    const present = new Set((await query.introspection.getTables()).map(({ name }) => name))
    if (!present.has('migration')) throw new BackupError('The database is empty; there is nothing to back up')
    const migrations = (await query.selectFrom('migration').select('name').orderBy('name').execute()).map(({ name }) => name)

    const tables: Record<string, number> = {}
    const files: SavedFile[] = []
    for (const { name, keys } of savedTables.filter((table) => present.has(table.name))) {
      const path = `tables/${name}.jsonl`
      const lines = linesOf(query, name, keys, (count) => (tables[name] = count))
      files.push({ path, ...(await writeNew(join(folder, path), lines)) })
    }
    return { migrations, tables, files, wanted: await filesNamed(query) }
  })
}

async function* linesOf(query: Kysely<Tables>, table: string, keys: string[], done: (count: number) => void): AsyncGenerator<string> {
  const columns = sql.join(keys.map((key) => sql.ref(key)))
  let count = 0
  for (let last: Record<string, unknown> | undefined; ; ) {
    const known = last
    const after = known ? sql`where (${columns}) > (${sql.join(keys.map((key) => known[key]))})` : sql``
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(batch)}`.execute(query)
    if (rows.length > 0) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
    count += rows.length
    last = rows.at(-1)
    if (rows.length < batch) break
  }
  done(count)
}

async function filesNamed(query: Kysely<Tables>): Promise<Snapshot['wanted']> {
  const media = await query.selectFrom('media').select(['file', 'hash', 'mime', 'width', 'height']).orderBy('file').execute()
  const attachments = await query.selectFrom('attachment').select('file').orderBy('file').execute()
  const published = media.map(mediaName)
  const originals = media.filter(isOfPixels).map(originalName)
  const made = [...media.flatMap(variantsOf).map(({ name }) => name), ...published.filter(hasSisters).flatMap((name) => Object.values(sisterSuffix).map((suffix) => name + suffix))]
  const files = (folder: string, names: string[], optional: boolean) => [...new Set(names)].map((name) => ({ path: `${folder}/${name}`, optional }))
  return [...files(mediaFolders.published, published, false), ...files(mediaFolders.originals, originals, false), ...files(mediaFolders.published, made, true), ...attachments.map(({ file }) => ({ path: `quarantine/${file}`, optional: false }))]
}
