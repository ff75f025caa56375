import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ExpectedError } from '../expected-error'

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

const pathForm = /^(tables|media|originals|quarantine)\/[A-Za-z0-9_-][A-Za-z0-9_.-]*$/

/** @throws BackupError for what is no backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((cause: unknown) => {
    throw new BackupError(`${folder} holds no whole backup: there is no ${manifestName}`, { cause })
  })
  let manifest: Partial<Manifest>
  try {
    manifest = JSON.parse(text) as Partial<Manifest>
  } catch (cause) {
    throw new BackupError(`${join(folder, manifestName)} is damaged`, { cause })
  }
  const { format, files } = manifest
  if (format !== 'university-backup-1') throw new BackupError(`${folder} holds no backup that this version can read`)
  const stray = files?.find(({ path }) => !pathForm.test(path))
  if (!files || stray) throw new BackupError(`${join(folder, manifestName)} is damaged${stray ? `: ${stray.path}` : ''}`)
  return manifest as Manifest
}
