import type { ChildProcess } from 'node:child_process'
import type { ApiProgram } from './api-program'
import { start } from './run-command'
import { UserError } from './steps'

export interface ApiServer {
  process: ChildProcess
  url: string
  /** Asks it to end and waits until it has. */
  stop: () => Promise<void>
}

const startTimeoutMs = 30_000

export function apiUrlOf(port: number): string {
  return `http://localhost:${port}`
}

/** Starts `apps/api serve` on a port and waits until it is ready. @throws UserError when it ends before that */
export async function startApiServer(api: ApiProgram, port: number, env: NodeJS.ProcessEnv = {}): Promise<ApiServer> {
  const child = start(process.execPath, [...api, 'serve'], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk
    if (ready) process.stderr.write(chunk)
  })
  let ready = false
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))

  const url = apiUrlOf(port)
  const giveUpAt = Date.now() + startTimeoutMs
  while (!(await answers(`${url}/readyz`))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new UserError(errors.trim() || 'The server ended before it was ready.')
    if (Date.now() > giveUpAt) throw new UserError(`The server was not ready after ${startTimeoutMs / 1000} s.\n${errors.trim()}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  ready = true
  return {
    process: child,
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
