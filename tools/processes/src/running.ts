import { spawn, type ChildProcessWithoutNullStreams, type SpawnOptionsWithoutStdio } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { endBySignals } from './end-by-signals'

/** A program did not get where it should; the message has the last of what it wrote. */
export class ProcessError extends Error {}

const patienceMs = 60_000
/** Of what it has written, in characters. */
const keptLog = 100_000
/** Between two questions whether it is ready. */
const pauseMs = 25

export interface RunningOptions extends Pick<SpawnOptionsWithoutStdio, 'cwd' | 'env' | 'uid' | 'gid'> {
  /** Of Node: `disconnect` tells it that the process is gone that started it, also where that was killed and could end nobody. */
  isTold?: boolean
}

/** A program that goes on until it is stopped. Forgotten, it ends with the process that started it. */
export class Running {
  readonly process: ChildProcessWithoutNullStreams
  /** When it is gone, however it came to that. */
  readonly ended: Promise<void>
  /** When nothing more of what it wrote can come. */
  private readonly silent: Promise<void>
  private written = ''

  /** @param name for messages: `The API` */
  constructor(
    private readonly name: string,
    command: string,
    args: readonly string[],
    { isTold = false, ...options }: RunningOptions = {},
  ) {
    this.process = spawn(command, args, { ...options, stdio: ['pipe', 'pipe', 'pipe', ...(isTold ? (['ipc'] as const) : [])] }) as ChildProcessWithoutNullStreams
    const { stdin, stdout, stderr } = this.process
    const keep = (text: string) => (this.written = (this.written + text).slice(-keptLog))
    stdout.setEncoding('utf8').on('data', keep)
    stderr.setEncoding('utf8').on('data', keep)
    // It may have ended before it reads a line.
    stdin.on('error', () => undefined)
    const kill = () => void this.process.kill()
    endBySignals()
    process.once('exit', kill)
    this.silent = new Promise((resolve) => this.process.once('close', () => resolve()))
    this.ended = new Promise<void>((resolve) => {
      this.process.once('exit', () => resolve())
      this.process.once('error', (error) => {
        keep(error.message)
        resolve()
      })
    }).then(() => void process.off('exit', kill))
  }

  /** The last of what it has written. */
  get log(): string {
    return this.written
  }

  get hasEnded(): boolean {
    return this.process.pid === undefined || this.process.exitCode !== null || this.process.signalCode !== null
  }

  /**
   * @param isReady asked again and again, with a signal for when time is over
   * @throws ProcessError when it ends before, or is not ready in time; then it has been ended
   */
  async until(isReady: (signal: AbortSignal) => boolean | Promise<boolean>, timeoutMs = patienceMs): Promise<void> {
    const signal = AbortSignal.timeout(timeoutMs)
    while (!(await isReady(signal))) {
      if (this.hasEnded) {
        // What it wrote last may still be on its way; what it has started may hold its output open.
        await Promise.race([this.silent, setTimeout(1_000)])
        throw this.errorOf('ended before it was ready')
      }
      if (signal.aborted) {
        await this.stop('SIGKILL')
        throw this.errorOf(`was not ready after ${timeoutMs / 1000} s`)
      }
      await setTimeout(pauseMs)
    }
  }

  /** Ends it, and waits until it has gone. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (!this.hasEnded) this.process.kill(signal)
    await this.ended
  }

  private errorOf(what: string): ProcessError {
    const log = this.written.trim()
    return new ProcessError(`${this.name} ${what}${log ? `:\n${log}` : '.'}`)
  }
}
