import { renameSync, rmSync } from 'node:fs'

/**
 * Writes a file beside and then puts it in place: a reader finds the whole of it or none. What cannot be written whole, for the disk is full, leaves nothing:
 * each try would leave its part for good.
 */
export function putInPlace(path: string, write: (temporary: string) => void): void {
  const temporary = `${path}.${process.pid}.tmp`
  try {
    write(temporary)
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
