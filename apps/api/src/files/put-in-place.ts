import { randomBytes } from 'node:crypto'
import { renameSync, rmSync } from 'node:fs'

/**
 * Writes a file beside and then puts it in place: a reader finds the whole of it or none. What cannot be written whole, for the disk is full, leaves nothing:
 * each try would leave its part for good. By the number of the process two containers would write to the same file, for in each it is 1.
 */
export function putInPlace(path: string, write: (temporary: string) => void): void {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`
  try {
    write(temporary)
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
