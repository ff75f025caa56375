import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { toUtc } from '../content/time'
import type { Database } from '../database/database'
import { syncFolder } from '../files/sync-folder'
import { writeNew } from '../files/write-new'
import { copyNew, isMissing } from './files'
import { FormerBackup } from './former-backup'
import { BackupError, isSavedPath, manifestName, type Manifest, type SavedFile } from './manifest'
import { readSnapshot, type Snapshot } from './snapshot'

export interface BackupOptions {
  database: Database
  dataDir: string
  /** New, or empty. */
  folder: string
  now: Date
}

/** Parts of a backup. */
const savedFolders = ['tables', 'media', 'originals', 'quarantine']

/**
 * Writes all that a server knows into a folder: the tables as they were at one moment, and the files that they name. The
 * server goes on writing meanwhile. Rows name a file only when it lies in its place, so the files are copied afterwards; what
 * the newest backup beside has already is linked to.
 *
 * @throws BackupError when the folder is not empty, the database is, or it names files elsewhere
 */
export async function writeBackup({ database, dataDir, folder, now }: BackupOptions): Promise<Manifest> {
  if ((await readdir(folder).catch(() => [])).length > 0) throw new BackupError(`${folder}: the folder is not empty`)
  for (const name of savedFolders) await mkdir(join(folder, name), { recursive: true, mode: 0o700 })

  const snapshot = await readSnapshot(database, folder)
  const files: SavedFile[] = [...snapshot.files]
  const stray = snapshot.wanted.find(({ path }) => !isSavedPath(path))
  if (stray) throw new BackupError(`The database names a file that cannot be of this server: ${stray.path}`)
  const [removed, missing]: [string[], string[]] = [[], []]
  const former = await FormerBackup.beside(folder)
  for (const { path, optional } of snapshot.wanted) {
    const [source, target] = [join(dataDir, path), join(folder, path)]
    try {
      files.push({ path, ...((await former?.link(path, source, target)) ?? (await copyNew(source, target))) })
    } catch (error) {
      if (!isMissing(error)) throw error
      await rm(target, { force: true })
      if (optional) continue
      if (await isStillNamed(database, path)) missing.push(path)
      else removed.push(path)
    }
  }
  const manifest: Manifest = { format: 'university-backup-1', created_at: toUtc(now), migrations: snapshot.migrations, tables: snapshot.tables, files, removed, missing }
  await writeManifest(folder, manifest)
  return manifest
}

/** A sender may have been forgotten since the moment that the tables show. */
async function isStillNamed({ query }: Database, path: Snapshot['wanted'][number]['path']): Promise<boolean> {
  const [kind, name = ''] = path.split('/')
  if (kind !== 'quarantine') return true
  return (await query.selectFrom('attachment').where('file', '=', name).select('file').executeTakeFirst()) !== undefined
}

async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  for (const name of savedFolders) await syncFolder(join(folder, name))
  const draft = join(folder, `${manifestName}.part`)
  await writeNew(draft, text(manifest))
  await rename(draft, join(folder, manifestName))
  await syncFolder(folder)
}

async function* text(manifest: Manifest): AsyncGenerator<string> {
  yield `${JSON.stringify(manifest, null, 2)}\n`
}
