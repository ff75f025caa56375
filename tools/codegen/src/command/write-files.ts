import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { GeneratedFile } from '../emitters/emitter'
import { sayFileError } from '../read/file-error'

export interface Drift {
  path: string
  kind: 'missing' | 'changed' | 'left over'
  /** What is on disk now. */
  former: string | undefined
  /** What belongs there; undefined where nothing does. */
  text: string | undefined
}

/**
 * The files whose text on disk is not what was generated. Paths are absolute or relative to the working directory.
 *
 * @param folders in which what an earlier run generated of the same document is gone from the output; what somebody wrote there stays
 */
export async function findDrift(files: GeneratedFile[], folders: string[] = []): Promise<Drift[]> {
  const found = await Promise.all(
    files.map(async (file): Promise<Drift[]> => {
      const former = await readFile(file.path, 'utf8').catch(() => undefined)
      return former === file.text ? [] : [{ ...file, kind: former === undefined ? 'missing' : 'changed', former }]
    }),
  )
  const leftOver = await Promise.all(folders.map((folder) => findLeftOver(folder, files)))
  return [...found, ...leftOver].flat()
}

async function findLeftOver(folder: string, files: GeneratedFile[]): Promise<Drift[]> {
  const expected = new Set(files.map(({ path }) => path))
  const headers = new Set(files.filter(({ path }) => dirname(path) === folder).map(({ text }) => firstLine(text)))
  const names = await readdir(folder).catch(() => [])
  // Another run may be writing.
  const others = names.filter((name) => !name.endsWith('.tmp')).map((name) => join(folder, name)).filter((path) => !expected.has(path)).sort()
  const texts = await Promise.all(others.map(async (path) => ({ path, former: await readFile(path, 'utf8').catch(() => '') })))
  return texts.filter(({ former }) => headers.has(firstLine(former))).map((one) => ({ ...one, kind: 'left over', text: undefined }))
}

/**
 * Writes the files that differ, each beside its place first and renamed only when all are written, and removes what is left over.
 * A failure leaves the former output as it was.
 *
 * @returns what was written or removed
 * @throws Error naming the file and the reason
 */
export async function writeFiles(files: GeneratedFile[], folders: string[] = []): Promise<Drift[]> {
  const changed = await findDrift(files, folders)
  const done: Drift[] = []
  let current = ''
  try {
    for (const { path, text } of changed) {
      current = path
      if (text === undefined) continue
      await mkdir(dirname(path), { recursive: true })
      await writeFile(temporary(path), text)
    }
    for (const file of changed) {
      current = file.path
      await (file.text === undefined ? rm(file.path) : rename(temporary(file.path), file.path))
      done.push(file)
    }
  } catch (error) {
    for (const { path, former } of done) await (former === undefined ? rm(path) : writeFile(path, former))
    throw new Error(`${relative(process.cwd(), current)}: ${sayFileError(error)}`, { cause: error })
  } finally {
    await Promise.allSettled(changed.map(({ path }) => rm(temporary(path), { force: true })))
  }
  return changed
}

const firstLine = (text: string): string => text.split('\n', 1).join()

const temporary = (path: string): string => `${path}.${process.pid}.tmp`
