import { watch, type FSWatcher } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Runs `task` now and again whenever a file changes in a folder of the files that it named last. Editors replace files
 * when they save, so folders are watched rather than files. Ends with the process.
 */
export async function watchFiles(task: () => Promise<string[]>): Promise<never> {
  let watchers: FSWatcher[] = []
  for (;;) {
    const files = await task()
    await new Promise<void>((changed) => {
      let timer: NodeJS.Timeout | undefined
      watchers = [...new Set(files.map((file) => dirname(file)))].map((folder) =>
        watch(folder, (_event, name) => {
          if (name?.endsWith('.tmp')) return
          clearTimeout(timer)
          timer = setTimeout(changed, 100)
        }),
      )
    })
    for (const watcher of watchers) watcher.close()
  }
}
