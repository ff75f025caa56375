import { spawn, type ChildProcess } from 'node:child_process'
import { repositoryRoot } from '../config'
import { bundledProgram } from './bundled-program'

export interface StartedServer {
  server: ChildProcess
  url: string
}

/** Runs `serve` in a process of its own, without limits, on a port that the system chooses. */
export async function startServer(settings: Record<string, string>): Promise<StartedServer> {
  return untilListening(spawnServer(await bundledProgram('cli'), settings))
}

/** The same, of a process that has loaded everything before: it begins when it is told. @param program `standby`, bundled */
export function prepareServer(program: string, settings: Record<string, string>): { server: ChildProcess; begin(): Promise<StartedServer> } {
  const server = spawnServer(program, settings)
  return {
    server,
    begin: () => {
      server.stdin?.write('begin\n')
      return untilListening(server)
    },
  }
}

/** Ends it, and waits until it has gone. */
export async function stopServer(server: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  const gone = new Promise((resolve) => server.once('exit', resolve))
  server.kill(signal)
  await gone
}

function spawnServer(program: string, settings: Record<string, string>): ChildProcess {
  const { NODE_OPTIONS: _options, ...inherited } = process.env
  const env = { ...inherited, PORT: '0', SUBMISSION_LIMIT: '0', CALL_LIMIT: '0', LOG_LEVEL: 'error', SITES_DIR: settings['DATA_DIR'] ?? '', ...settings }
  return spawn(process.execPath, [program, 'serve'], { cwd: repositoryRoot, env, stdio: ['pipe', 'pipe', 'inherit'] })
}

function untilListening(server: ChildProcess): Promise<StartedServer> {
  return new Promise((resolve, reject) => {
    let out = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      out += chunk.toString()
      const [url] = /http:\/\/localhost:\d+/.exec(out) ?? []
      if (url) resolve({ server, url })
    })
    server.once('exit', () => reject(new Error(`the server ended before it listened: ${out}`)))
  })
}
