import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { environment, root } from '../e2e/settings'

/**
 * Serves what is built, by the real server, until it is stopped.
 *
 * @param options another checkout, and other settings
 * @throws Error when it ends before it is ready
 */
export async function startServer({ cwd = root, env = environment }: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort()
  // Without npx in between, which ends alone when it is told to.
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/api/src/cli.ts', 'serve'], { cwd, env: { ...env, PORT: String(port) }, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  const url = `http://localhost:${port}`
  while (!(await fetch(`${url}/readyz`).then(({ ok }) => ok, () => false))) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready.')
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
