import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { repositoryRoot } from './config'

/** What becomes of a process that watches itself, sees a sign of life arrive, and then does what is said here. */
async function run(work: string, mostMissing: number) {
  const program = `
    import { watchForHang } from ${JSON.stringify(join(__dirname, 'hang-watch.ts'))}
    watchForHang({ everyMs: 20, mostMissing: ${mostMissing} })
    setTimeout(() => { ${work} }, 100)
  `
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], { cwd: repositoryRoot, stdio: ['ignore', 'ignore', 'pipe'], timeout: 15_000 })
  const [said, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { said, code, signal }
}

test('a process that hangs is ended, and the journal says why', async () => {
  const { said, signal } = await run('for (;;);', 25)

  expect([signal, JSON.parse(said)]).toEqual(['SIGKILL', expect.objectContaining({ level: 60, msg: expect.stringContaining('hung') })])
})

test('one that has done its work ends by itself: the watch holds nothing up', async () => {
  expect(await run('', 10_000)).toEqual({ said: '', code: 0, signal: null })
})
