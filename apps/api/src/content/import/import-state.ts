import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../config'
import { document } from '../../contract/document'
import { putInPlace } from '../../files/put-in-place'
import { allBlockTitles } from '../html/block-titles'
import type { SeenFile } from './file-stamps'

/**
 * What an import remembers for the next one: which files there were, what their items asked for, and what the database
 * held then. It lies in DATA_DIR and may be lost at any time; the next import then looks at everything.
 */
export interface ImportState {
  /** Of the program: another one may make other items of the same files. */
  program: string
  /** Of the content that the import left in the database, see contentDigest. */
  content: string
  /** When it began. */
  at: string
  /** From which relative dates counted, `2026-11-21`. */
  day: string
  /** When a row of a list appears by itself, so that pages with the list are found by it; null for never. */
  due: string | null
  /** By path below the content folder. */
  files: Record<string, FileState>
  /** Pictures and documents that content names, by path below content/media. */
  media: Record<string, MediaState>
}

export interface FileState extends SeenFile {
  /** Whether a date in it counts from the import. */
  dated: boolean
  /** Its items, with their kind, id and sites: `news 1001 main,lib`. */
  items: string[]
  /** Keys beyond the ids that its items are found by. */
  slugs: string[]
  values: string[]
  presence: string[]
  media: string[]
  /** Kinds that pages in it list, see listedKinds. */
  listed: string[]
}

export interface MediaState extends SeenFile {
  /** Names below DATA_DIR/media. */
  published: string[]
}

const fileName = 'import-state.json'

export function readState(dataDir: string): ImportState | undefined {
  const file = join(dataDir, fileName)
  if (!existsSync(file)) return undefined
  try {
    const state = JSON.parse(readFileSync(file, 'utf8')) as ImportState
    return state.program === programDigest() ? state : undefined
  } catch (error) {
    // A file that was cut off is as good as none.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export function writeState(dataDir: string, state: ImportState): void {
  mkdirSync(dataDir, { recursive: true })
  putInPlace(join(dataDir, fileName), (temporary) => writeFileSync(temporary, JSON.stringify(state), { mode: 0o600 }))
}

let known: string | undefined

/** Of what decides about the items that files become: the sources, the contract, the titles of blocks, and the versions of all packages. */
export function programDigest(): string {
  known ??= digestOfProgram()
  return known
}

function digestOfProgram(): string {
  const hash = createHash('sha256').update(JSON.stringify([document.components.schemas, allBlockTitles()]))
  for (const name of programFiles()) hash.update(`\0${name}\0`).update(readFileSync(join(repositoryRoot, name)))
  const lock = join(repositoryRoot, 'package-lock.json')
  if (existsSync(lock)) hash.update(readFileSync(lock))
  return hash.digest('hex').slice(0, 16)
}

/** The sources, below the repository. Of the contract's package, those that say how a text is taken apart, and where fragments lead. */
export function programFiles(): string[] {
  const files = ['apps/api/src', 'packages/api-schema/src/anchors'].flatMap((folder) => readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  return files.filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name)).sort()
}
