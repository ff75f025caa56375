import path from 'node:path'
import { watch } from 'chokidar'
import type { ApiProgram } from './api-program'
import { writeContentNames, type BuildOptions } from './build-site'
import { importContent } from './content'
import { root } from './root'
import { start } from './run-command'
import { StayingBuilder } from './staying-builder'
import { describe } from './steps'

/** Editors save several files at once. */
const settleMs = 300

export interface WatchOptions extends BuildOptions {
  /** What imports the content. */
  api: ApiProgram
  content: Promise<Record<string, string>>
}

/**
 * Builds, then again whenever content/ changes, until the process is stopped. The processes that build stay, so a change is published in seconds.
 *
 * @throws CommandFailed where they do not
 */
export async function watchContent({ api, apiUrl, content, sites, flags = [] }: WatchOptions): Promise<void> {
  const args = [...(sites ? sites.flatMap((site) => ['--site', site]) : ['--all']), '--content', '-', ...flags, '--watch']
  const builder = new StayingBuilder(start('tsx/cjs', ['apps/web/build/cli.ts', ...args], { env: { ...process.env, API_URL: apiUrl }, stdio: ['pipe', 'pipe', 'inherit'] }))
  await Promise.race([content.then(writeContentNames).then((file) => builder.build(file)), builder.died])
  console.log('Watching content/. Ctrl-C stops it.')

  let work: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(path.join(root, 'content'), { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      work = work.then(publish).catch((error: unknown) => console.error(describe(error)))
    }, settleMs)
  })
  const publish = async () => {
    const startedAt = Date.now()
    const { said, sites: names } = await importContent(api)
    console.log(`Content: ${said}`)
    await builder.build(await writeContentNames(names))
    console.log(`after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
  }
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void builder.stop().then(resolve))
  })
  await Promise.race([stopped, builder.died]).finally(() => watcher.close())
}
