import { existsSync, watch, type FSWatcher } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Editors save in several steps: so long after the last one the files are read, in milliseconds. */
const pause = 100

/**
 * Runs `task` now and again whenever a file changes in a folder of the files that it named last, also while it runs.
 * Editors replace files when they save, so folders are watched rather than files.
 *
 * @param files what is watched during the first run
 * @param signal ends it after the run that is under way; without one it ends with the process
 */
export async function watchFiles(files: string[], task: () => Promise<string[]>, signal?: AbortSignal): Promise<void> {
  const watchers = new Map<string, FSWatcher>()
  let timer: NodeJS.Timeout | undefined
  let isChanged = false
  let wake = (): void => undefined

  function follow(files: string[]): void {
    const folders = new Set(files.map(existingFolder))
    for (const folder of watchers.keys()) if (!folders.has(folder)) letGo(folder)
    for (const folder of folders) {
      if (!watchers.has(folder)) watchers.set(folder, watch(folder, (_event, name) => onChange(folder, name)))
    }
  }

  function letGo(folder: string): void {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }

  function onChange(folder: string, name: string | null): void {
    if (name?.endsWith('.tmp')) return
    // Its own name says that it is gone: of one that is made anew its watcher would hear nothing.
    if (name === basename(folder)) letGo(folder)
    clearTimeout(timer)
    timer = setTimeout(() => {
      isChanged = true
      wake()
    }, pause)
  }

  follow(files)
  signal?.addEventListener('abort', () => wake())
  while (!signal?.aborted) {
    isChanged = false
    follow(await task())
    await new Promise<void>((resolve) => {
      wake = resolve
      if (isChanged || signal?.aborted) resolve()
    })
  }
  clearTimeout(timer)
  follow([])
}

/** A folder that is still to be made is seen in the one around it. */
function existingFolder(file: string): string {
  const folder = dirname(file)
  return existsSync(folder) || folder === file ? folder : existingFolder(folder)
}
