import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { CommandFailed } from './run-command'

/** A process that stays and builds again and again: `apps/web/build/cli.ts --content - --watch`. What it reports is shown. */
export class StayingBuilder {
  /** Rejected with CommandFailed when it ends by itself, whatever its code: nothing is built any more then. */
  readonly died: Promise<never>
  private readonly ended: Promise<void>
  private isStopped = false
  private tellReady = () => {}

  /** @param child with pipes for its standard input and output */
  constructor(private readonly child: ChildProcess) {
    this.ended = new Promise((resolve) => child.once('exit', () => resolve()))
    this.died = new Promise((_resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code) => this.isStopped || reject(new CommandFailed('What builds the sites', code, '')))
    })
    // Told to who asks.
    this.died.catch(() => undefined)
    // It may end before it has read a line.
    child.stdin?.on('error', () => undefined)
    if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => this.take(line))
  }

  /** Kept when what the file names is built; never, where the process ends before. */
  build(file: string): Promise<void> {
    const built = new Promise<void>((resolve) => (this.tellReady = resolve))
    this.child.stdin?.write(`${file}\n`)
    return built
  }

  /** Ends it; that is no failure. */
  async stop(): Promise<void> {
    this.isStopped = true
    this.child.kill()
    await this.ended
  }

  private take(line: string): void {
    if (line === 'ready') this.tellReady()
    else if (!line.startsWith('info ')) console.log(line)
  }
}
