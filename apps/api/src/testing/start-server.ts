import { spawn, type ChildProcess } from 'node:child_process'
import { repositoryRoot } from '../config'

/** Runs `serve` in a process of its own, without limits, on a port that the system chooses. */
export async function startServer(settings: Record<string, string>): Promise<{ server: ChildProcess; url: string }> {
  const { NODE_OPTIONS: _options, ...inherited } = process.env
  const env = { ...inherited, PORT: '0', SUBMISSION_LIMIT: '0', LOG_LEVEL: 'error', SITES_DIR: settings['DATA_DIR'] ?? '', ...settings }
  const server = spawn(process.execPath, ['--import', 'tsx', 'apps/api/src/cli.ts', 'serve'], { cwd: repositoryRoot, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve, reject) => {
    let out = ''
    server.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString()
      const [found] = /http:\/\/localhost:\d+/.exec(out) ?? []
      if (found) resolve(found)
    })
    server.once('exit', () => reject(new Error(`the server ended before it listened: ${out}`)))
  })
  return { server, url }
}

/** Ends it, and waits until it has gone. */
export async function stopServer(server: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  const gone = new Promise((resolve) => server.once('exit', resolve))
  server.kill(signal)
  await gone
}
