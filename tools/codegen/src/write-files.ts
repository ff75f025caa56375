import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { GeneratedFile } from './emitters/emitter'

export interface Drift {
  path: string
  kind: 'missing' | 'changed'
}

/** The files whose text on disk is not what was generated. Paths are absolute or relative to the working directory. */
export async function findDrift(files: GeneratedFile[]): Promise<Drift[]> {
  const found = await Promise.all(
    files.map(async ({ path, text }): Promise<Drift[]> => {
      const present = await readFile(path, 'utf8').catch(() => undefined)
      if (present === text) return []
      return [{ path, kind: present === undefined ? 'missing' : 'changed' }]
    }),
  )
  return found.flat()
}

/**
 * Writes the files that differ, each beside its place first and renamed only when all are written, so that a failure
 * leaves the former output as it was.
 *
 * @returns the paths that were written
 */
export async function writeFiles(files: GeneratedFile[]): Promise<string[]> {
  const drift = new Set((await findDrift(files)).map(({ path }) => path))
  const changed = files.filter(({ path }) => drift.has(path)).map((file) => ({ ...file, temporary: `${file.path}.${process.pid}.tmp` }))
  try {
    for (const { path, temporary, text } of changed) {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(temporary, text)
    }
    for (const { path, temporary } of changed) await rename(temporary, path)
  } finally {
    await Promise.all(changed.map(({ temporary }) => rm(temporary, { force: true })))
  }
  return changed.map(({ path }) => path)
}
