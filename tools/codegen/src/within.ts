import { realpath } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'

/**
 * Whether a file is in a folder, or in one below it, once symbolic links are followed. One that is not there counts where it would be.
 *
 * @throws Error where a path cannot be followed
 */
export async function isWithin(folder: string, file: string): Promise<boolean> {
  const way = relative(await follow(folder), await follow(file))
  return !isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`)
}

async function follow(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if ((code !== 'ENOENT' && code !== 'ENOTDIR') || dirname(path) === path) throw error
    return join(await follow(dirname(path)), basename(path))
  }
}
