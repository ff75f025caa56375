import { ProcessError } from '@university/processes/running'
import { CommandFailed } from './run-command'

/** A numbered step of a long command: says what it does, shows what is going on, says how long it took. */
export interface Step {
  /** Shows what the step is doing now: on one line of a terminal, on lines of their own elsewhere. */
  progress: (text: string) => void
  /** Says something that stays, in lines of its own. */
  tell: (text: string) => void
}

const terminal = process.stdout.isTTY

export function createSteps(total: number) {
  let number = 0
  return async function step<T>(title: string, work: (step: Step) => Promise<T>, summary?: (result: T) => string | Promise<string>): Promise<T> {
    number += 1
    const label = `[${number}/${total}] ${title}`
    const startedAt = Date.now()
    write(terminal ? label : `${label} …\n`)
    let last = ''
    const progress = (text: string) => {
      if (text === last) return
      last = text
      write(terminal ? `\r\x1b[2K${label}: ${text.slice(0, (process.stdout.columns ?? 80) - label.length - 3)}` : `      ${text}\n`)
    }
    const tell = (text: string) => {
      last = ''
      write(`${terminal ? '\r\x1b[2K' : ''}${text}\n`)
    }
    const result = await work({ progress, tell })
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    const said = await summary?.(result)
    write(`${terminal ? '\r\x1b[2K' : ''}${label}${said ? `: ${said}` : ''} (${seconds} s)\n`)
    return result
  }
}

/** Ends the process with what went wrong. */
export function failWith(...errors: unknown[]): never {
  for (const error of errors) console.error(`\n${describe(error)}`)
  process.exit(1)
}

/** What went wrong, for people: no stack trace where the cause is known. */
export function describe(error: unknown): string {
  // A command that says in its own words what is wrong needs no more; one that ends silently does.
  if (error instanceof CommandFailed) return error.output.trim().split('\n').slice(-40).join('\n') || error.message
  if (error instanceof UserError || error instanceof ProcessError || isOfSystem(error)) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** A full disk, or a folder that may not be written to: the message says which. */
function isOfSystem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}

/** Something that the reader can mend; the message says all. */
export class UserError extends Error {}

function write(text: string): void {
  process.stdout.write(text)
}
