import { execFile, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inherited, root } from './settings'

const execute = promisify(execFile)

/** What a person can mend, told in one line. */
export class SetUpError extends Error {}

export interface User {
  uid: number
  gid: number
}

/** Runs a command to its end. @throws Error with all that it said */
export async function run(command: string, args: string[], { env = {}, user }: { env?: Record<string, string>; user?: User | undefined } = {}): Promise<string> {
  try {
    const { stdout } = await execute(command, args, { cwd: root, env: { ...inherited, ...env }, maxBuffer: 64 * 1024 * 1024, ...user })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error })
  }
}

/** A program that goes on until it is stopped. */
export class Running {
  private said = ''

  private constructor(
    private readonly name: string,
    readonly process: ChildProcess,
  ) {
    const listen = (chunk: Buffer) => (this.said = (this.said + chunk.toString()).slice(-20_000))
    process.stdout?.on('data', listen)
    process.stderr?.on('data', listen)
  }

  static start(name: string, command: string, args: string[], { env, ...options }: { env?: Record<string, string> } & Pick<SpawnOptions, 'uid' | 'gid' | 'cwd'> = {}): Running {
    return new Running(name, spawn(command, args, { cwd: root, env: { ...inherited, ...env }, stdio: ['ignore', 'pipe', 'pipe'], ...options }))
  }

  get hasEnded(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null
  }

  /** @throws Error with what it said, when it ends before or never gets there */
  async until(isReady: () => Promise<boolean>): Promise<void> {
    const giveUpAt = Date.now() + 60_000
    while (!(await isReady())) {
      if (this.hasEnded || Date.now() > giveUpAt) throw new Error(`${this.name} did not start:\n${this.said}`)
      await setTimeout(50)
    }
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.hasEnded) return
    const gone = once(this.process, 'exit')
    this.process.kill(signal)
    await gone
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
