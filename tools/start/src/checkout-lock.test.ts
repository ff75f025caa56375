import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { lock, Locked } from '@university/processes/lock'
import { lockFile } from './checkout-lock'
import { root } from './root'

test('a build waits for another command that compiles here, and says for which one', async () => {
  const letGo = hold()
  const build = spawn('node', ['tools/start/run.js', 'build', '--site', 'lib'], { cwd: root })

  const [said] = (await once(build.stdout, 'data')) as [Buffer]

  build.kill()
  letGo()
  expect(String(said)).toMatch(/^Waiting for .+ \(process \d+, since \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\), which works in this folder\. Ctrl-C gives up\.\n$/)
})

/** Where somebody builds here while the tests run, that is the other command. */
function hold(): () => void {
  try {
    return lock(lockFile, { command: 'npm test', what: 'Another build' })
  } catch (error) {
    if (error instanceof Locked) return () => undefined
    throw error
  }
}
