import { mkdir, readdir, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../config'
import { openDatabase, type Database } from '../database/database'
import { migrate, unknownSteps } from '../database/migrate'
import { lockDataDir } from '../database/process-lock'
import { syncFolder } from '../files/sync-folder'
import { checkRows } from './check-rows'
import { copyNew, isMissing, measure } from './files'
import { fillTables } from './fill-tables'
import { BackupError, readManifest, type Manifest } from './manifest'
import { allTables } from './saved-tables'

/** Folders of the data folder that a backup fills. */
const folders = ['media', 'originals', 'quarantine']

/**
 * Fills an empty data folder and an empty database, of either kind, from a backup. All of the backup is checked first; when
 * something fails later, what was begun is removed again.
 *
 * @throws BackupError when the backup is not whole, or there is something already
 */
export async function restoreBackup(config: Pick<Config, 'databaseUrl' | 'dataDir'>, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  await check(folder, manifest)
  await checkRows(folder, manifest)
  const unlock = config.databaseUrl ? () => undefined : lockDataDir(config.dataDir)
  try {
    for (const name of [...folders, 'incoming']) {
      if ((await namesIn(join(config.dataDir, name))).length > 0) throw new BackupError(`${join(config.dataDir, name)} is not empty. Restore into a new DATA_DIR.`)
    }
    const database = await openDatabase(config, { isCommand: true })
    try {
      await fill(database, manifest, folder, config.dataDir)
    } finally {
      await database.close()
    }
  } finally {
    unlock()
  }
  return manifest
}

/** @throws BackupError naming the first files that are not as they were written */
async function check(folder: string, { files, migrations: applied }: Manifest): Promise<void> {
  const [unknown] = unknownSteps(applied)
  if (unknown !== undefined) throw new BackupError(`${folder} was made by a newer version: this one does not know ${unknown}`)

  const faults: string[] = []
  for (const { path, bytes, sha256 } of files) {
    const found = await measure(join(folder, path)).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
    if (!found) faults.push(`${path} is missing`)
    else if (found.bytes !== bytes || found.sha256 !== sha256) faults.push(`${path} is damaged`)
  }
  if (faults.length > 0) throw new BackupError(`${folder} cannot be restored: ${faults.slice(0, 5).join(', ')}${faults.length > 5 ? ` and ${faults.length - 5} more` : ''}`)
}

async function fill(database: Database, manifest: Manifest, folder: string, dataDir: string): Promise<void> {
  const present = (await database.query.introspection.getTables()).filter(({ name }) => allTables.includes(name))
  if (present.length > 0) throw new BackupError('The database is not empty. Restore into a new one.')
  try {
    await copyFiles(manifest, folder, dataDir)
    await migrate(database, manifest.migrations)
    await fillTables(database, manifest, folder)
    await migrate(database)
  } catch (error) {
    for (const table of [...allTables].reverse()) await database.query.schema.dropTable(table).ifExists().execute()
    for (const name of folders) await removeFolder(join(dataDir, name))
    throw error
  }
}

/** A folder may be a volume of its own, which has a folder for what is found on a damaged one. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name !== 'lost+found')
}

/** A volume stays, and is empty then. */
async function removeFolder(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) await rm(join(folder, name), { recursive: true, force: true })
  await rmdir(folder).catch(() => undefined)
}

/** The pictures are for all: nginx, which shows them, is another user. */
async function copyFiles({ files }: Manifest, folder: string, dataDir: string): Promise<void> {
  for (const name of folders) await mkdir(join(dataDir, name), { recursive: true, mode: name === 'media' ? 0o755 : 0o700 })
  const wanted = files.filter(({ path }) => folders.includes(dirname(path)))
  for (const { path } of wanted) await copyNew(join(folder, path), join(dataDir, path), dirname(path) === 'media' ? 0o644 : 0o600)
  for (const name of folders) await syncFolder(join(dataDir, name))
}
