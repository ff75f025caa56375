import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { environment, root } from '../e2e/settings'

export interface ServerOptions {
  /** Another checkout. */
  cwd?: string
  /** Other settings. */
  env?: NodeJS.ProcessEnv
  /** How long it may take until it is ready, in milliseconds. Default 30,000. */
  timeoutMs?: number
}

/**
 * Serves what is built, by the real server, until it is stopped.
 *
 * @throws Error when it ends before it is ready, or is not ready in time
 */
export async function startServer({ cwd = root, env = environment, timeoutMs = 30_000 }: ServerOptions = {}): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort()
  // Without npx in between, which ends alone when it is told to.
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/api/src/cli.ts', 'serve'], { cwd, env: { ...env, PORT: String(port) }, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  const url = `http://localhost:${port}`
  const giveUpAt = Date.now() + timeoutMs
  const isReady = () => fetch(`${url}/readyz`, { signal: AbortSignal.timeout(Math.max(1, giveUpAt - Date.now())) }).then(({ ok }) => ok, () => false)
  while (!(await isReady())) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The server ended before it was ready.')
    if (Date.now() >= giveUpAt) {
      child.kill('SIGKILL')
      await ended
      throw new Error(`The server was not ready after ${timeoutMs / 1000} s.`)
    }
    await wait(200)
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
