import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject } from '../contract/is-object'
import { ExpectedError } from '../expected-error'
import { isMissing } from './files'

/** What is in a backup. It is written last: a folder without it holds no whole backup. */
export interface Manifest {
  format: 'university-backup-1'
  created_at: string
  /** The steps of the schema that the tables were in. */
  migrations: string[]
  /** Rows of each table. */
  tables: Record<string, number>
  files: SavedFile[]
  /** Files in the quarantine that were removed while the backup was made; their rows go, too. */
  removed: string[]
  /** Files that rows name and that were not there: something else has lost them. */
  missing: string[]
}

export interface SavedFile {
  /** `tables/question.jsonl`, `media/<name>`, `originals/<name>`, `quarantine/<name>` */
  path: string
  bytes: number
  /** Hexadecimal. */
  sha256: string
}

/** A backup that cannot be used, told in one line. */
export class BackupError extends ExpectedError {}

export const manifestName = 'manifest.json'

/** Whether a backup may have a file of this path: none leads out of its folder. */
export function isSavedPath(path: unknown): path is string {
  return typeof path === 'string' && /^(tables|media|originals|quarantine)\/[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(path)
}

/** @throws BackupError for what is no backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((cause: unknown) => {
    // One that was copied by another user, and may be whole, must not be taken for none.
    const why = isMissing(cause) ? `${folder} holds no whole backup: there is no ${manifestName}` : `${join(folder, manifestName)} cannot be read (${(cause as NodeJS.ErrnoException).code})`
    throw new BackupError(why, { cause })
  })
  let manifest: unknown
  try {
    manifest = JSON.parse(text)
  } catch (cause) {
    throw new BackupError(`${join(folder, manifestName)} is damaged`, { cause })
  }
  if (!isObject(manifest) || manifest['format'] !== 'university-backup-1') throw new BackupError(`${folder} holds no backup that this version can read`)
  const fault = faultOf(manifest)
  if (fault !== undefined) throw new BackupError(`${join(folder, manifestName)} is damaged: ${fault}`)
  return manifest as unknown as Manifest
}

/** What each key must hold; one that is forgotten here does not compile. */
const forms: Record<keyof Manifest, (value: unknown) => boolean> = {
  format: isText,
  created_at: isText,
  migrations: (value) => Array.isArray(value) && value.every(isText),
  tables: (value) => isObject(value) && Object.values(value).every(isCount),
  files: (value) => Array.isArray(value) && value.every((file) => isObject(file) && isText(file['path']) && isCount(file['bytes']) && isText(file['sha256'])),
  removed: (value) => Array.isArray(value) && value.every(isText),
  missing: (value) => Array.isArray(value) && value.every(isText),
}

function faultOf(manifest: Record<string, unknown>): string | undefined {
  const broken = Object.entries(forms).find(([key, holds]) => !holds(manifest[key]))
  if (broken) return `"${broken[0]}" is missing, or not what it should be`

  const { files, removed, missing, tables } = manifest as unknown as Manifest
  const paths = files.map(({ path }) => path)
  const stray = [...paths, ...removed, ...missing].find((path) => !isSavedPath(path))
  if (stray !== undefined) return stray
  const saved = new Set(paths)
  const table = Object.keys(tables).find((name) => !saved.has(`tables/${name}.jsonl`))
  return table === undefined ? undefined : `"files" has no tables/${table}.jsonl`
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
