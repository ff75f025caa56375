import path from 'node:path'
import readline from 'node:readline'
import { watch } from 'chokidar'
import type { ApiProgram } from './api-program'
import { writeContentNames, type BuildOptions } from './build-site'
import { importContent } from './content'
import { root } from './root'
import { CommandFailed, start } from './run-command'

/** Editors save several files at once. */
const settleMs = 300

export interface WatchOptions extends BuildOptions {
  /** What imports the content. */
  api: ApiProgram
  content: Promise<Record<string, string>>
}

/** Builds, then again whenever content/ changes, until the process is stopped. The processes that build stay, so a change is published in seconds. */
export async function watchContent({ api, apiUrl, content, sites, flags = [] }: WatchOptions): Promise<void> {
  const args = [...(sites ? sites.flatMap((site) => ['--site', site]) : ['--all']), '--content', '-', ...flags, '--watch']
  const builder = start('tsx', ['apps/web/build/cli.ts', ...args], { env: { ...process.env, API_URL: apiUrl }, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => builder.once('exit', () => resolve()))
  const output = builder.stdout && readline.createInterface({ input: builder.stdout })
  const tell = (file: string) => builder.stdin?.write(`${file}\n`)
  let tellReady = () => {}
  output?.on('line', (line) => {
    if (line === 'ready') tellReady()
    else if (!line.startsWith('info ')) console.log(line)
  })
  const first = new Promise<void>((resolve) => (tellReady = resolve))
  tell(await writeContentNames(await content))
  await first
  console.log('Watching content/. Ctrl-C stops it.')

  let work: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(path.join(root, 'content'), { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      work = work.then(publish).catch((error: unknown) => console.error(error instanceof CommandFailed ? error.output.trim() : error))
    }, settleMs)
  })
  const publish = async () => {
    const startedAt = Date.now()
    const { said, sites: names } = await importContent(api)
    console.log(`Content: ${said}`)
    const file = await writeContentNames(names)
    const done = new Promise<void>((resolve) => (tellReady = resolve))
    tell(file)
    await Promise.race([done, ended])
    console.log(`after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => builder.kill())
  await ended
  await watcher.close()
}
