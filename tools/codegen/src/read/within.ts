import { realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'

/**
 * Whether a file is in a folder, or in one below it, once symbolic links are followed. One that is not there counts where it would be.
 *
 * @throws Error where a path cannot be followed
 */
export function isWithin(folder: string, file: string): boolean {
  const way = relative(follow(folder), follow(file))
  return !isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`)
}

function follow(path: string): string {
  try {
    return realpathSync.native(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if ((code !== 'ENOENT' && code !== 'ENOTDIR') || dirname(path) === path) throw error
    return join(follow(dirname(path)), basename(path))
  }
}
