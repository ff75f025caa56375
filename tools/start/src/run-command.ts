import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { endBySignals } from '@university/processes/end-by-signals'
import { root } from './root'

export interface RunOptions {
  env?: NodeJS.ProcessEnv
  /** Told each line that the command prints; silent otherwise, but for what it printed when it fails. */
  onLine?: (line: string) => void
  /** Lines for its standard input, each as soon as it is known; the command runs meanwhile, and is stopped where one cannot be had. */
  input?: readonly Promise<string>[]
}

/** A command that did not succeed. Its output has been shown, so the message alone is for the reader. */
export class CommandFailed extends Error {
  constructor(
    readonly command: string,
    readonly exitCode: number | null,
    /** Of both its outputs, as it came. */
    readonly output: string,
  ) {
    super(`${command} failed`)
  }
}

/** No screen of its own, and plugins in its own process: three more took a third of the time of what is in its cache. */
const nxSettings = { NX_TUI: 'false', NX_ISOLATE_PLUGINS: 'false' }

/** Runs a command to its end. @returns its standard output; what it says on the other is told by `onLine`, and by the error. @throws CommandFailed */
export function runCommand(command: string, args: string[], { env, onLine, input }: RunOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = start(command, args, { env: { ...process.env, ...(command === 'nx' && nxSettings), ...env }, stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'] })
    let said = ''
    let output = ''
    const take = (stream: Readable | null, also?: (text: string) => void) => {
      let rest = ''
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
        also?.(text)
        const lines = (rest + text).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) onLine?.(line)
      })
    }
    take(child.stdout, (text) => (said += text))
    take(child.stderr)
    child.on('error', reject)
    // It may have ended before: then what it said tells more.
    child.stdin?.on('error', () => undefined)
    if (input) {
      send(input, child.stdin).catch((error: unknown) => {
        reject(error instanceof Error ? error : new Error(String(error)))
        child.kill()
      })
    }
    child.on('close', (code, signal) => {
      const asked = [command, ...args].join(' ')
      if (code === 0) resolve(said)
      else reject(new CommandFailed(asked, code, signal ? withSignal(output, asked, signal) : output))
    })
  })
}

/** Who is ended by a signal cannot say so: without this line nothing tells why. */
function withSignal(output: string, command: string, signal: NodeJS.Signals): string {
  const reason = signal === 'SIGKILL' ? ', as a system does that has no memory left' : ''
  return `${output}${/[^\n]$/.test(output) ? '\n' : ''}${command} was ended by ${signal}${reason}.`
}

async function send(lines: readonly Promise<string>[], to: Writable | null): Promise<void> {
  // The first that cannot be had ends it, whichever it is.
  await Promise.race([Promise.all(lines), lines[0]])
  for (const line of lines) to?.write(`${await line}\n`)
  to?.end()
}

/** Node with tsx: as a command it would be two processes. `tsx/cjs` is for scripts of parts that are no ES modules; it needs no thread of its own, and is ready in half the time. */
const loaders: Readonly<Record<string, string[]>> = { tsx: ['--import', 'tsx'], 'tsx/cjs': ['--require', 'tsx/cjs'] }

/** Starts a command of this repository; `nx`, `jest` and so on come from its own packages. See `loaders` for scripts. */
export function start(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const loader = loaders[command]
  const child = spawn(loader ? process.execPath : command, [...(loader ?? []), ...args], { cwd: root, ...options, env: withPackages(options.env ?? process.env) })
  const stop = () => child.kill()
  endBySignals()
  process.once('exit', stop)
  child.once('exit', () => process.removeListener('exit', stop))
  return child
}

function withPackages(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, PATH: `${root}/node_modules/.bin:${env.PATH ?? ''}` }
}
