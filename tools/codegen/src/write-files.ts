import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import type { GeneratedFile } from './emitters/emitter'
import { sayFileError } from './file-error'

export interface Drift extends GeneratedFile {
  kind: 'missing' | 'changed'
  /** What is on disk now. */
  former: string | undefined
}

/** The files whose text on disk is not what was generated. Paths are absolute or relative to the working directory. */
export async function findDrift(files: GeneratedFile[]): Promise<Drift[]> {
  const found = await Promise.all(
    files.map(async (file): Promise<Drift[]> => {
      const former = await readFile(file.path, 'utf8').catch(() => undefined)
      return former === file.text ? [] : [{ ...file, kind: former === undefined ? 'missing' : 'changed', former }]
    }),
  )
  return found.flat()
}

/**
 * Writes the files that differ, each beside its place first and renamed only when all are written. A failure leaves
 * the former output as it was.
 *
 * @returns the paths that were written
 * @throws Error naming the file and the reason
 */
export async function writeFiles(files: GeneratedFile[]): Promise<string[]> {
  const changed = await findDrift(files)
  const done: Drift[] = []
  let current = ''
  try {
    for (const { path, text } of changed) {
      current = path
      await mkdir(dirname(path), { recursive: true })
      await writeFile(temporary(path), text)
    }
    for (const file of changed) {
      current = file.path
      await rename(temporary(file.path), file.path)
      done.push(file)
    }
  } catch (error) {
    for (const { path, former } of done) await (former === undefined ? rm(path) : writeFile(path, former))
    throw new Error(`${relative(process.cwd(), current)}: ${sayFileError(error)}`, { cause: error })
  } finally {
    await Promise.allSettled(changed.map(({ path }) => rm(temporary(path), { force: true })))
  }
  return changed.map(({ path }) => path)
}

const temporary = (path: string): string => `${path}.${process.pid}.tmp`
