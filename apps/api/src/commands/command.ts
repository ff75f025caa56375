import type { Config } from '../config'
import { ExpectedError } from '../expected-error'

/** One command of the command line; `commands.ts` lists them. */
export interface Command {
  /** As it is typed: `content import`. */
  name: string
  /** What follows the name: `[dir]`. */
  usage?: string
  /** How many words it takes besides its options: one for `[dir]`, Infinity for a text. None when absent. */
  words?: number
  summary: string
  /** What it takes beside `--json`, by name: `reason` for `--reason TEXT`. */
  options?: Record<string, { type: 'string' | 'boolean' }>
  run(context: CommandContext): Promise<CommandResult>
}

export interface CommandContext {
  config: Config
  /** What followed the name, without options. */
  args: string[]
  /** A text, or true for one without a value. */
  options: Record<string, string | boolean | undefined>
  /** Progress, for people only; not printed with --json. */
  say(line: string): void
}

/** What a command has to say: lines for people, `data` with --json. */
export interface CommandResult {
  exitCode?: number
  lines: string[]
  data: unknown
  /** What to know about either, for people; it is told apart from them, where no program reads it. */
  note?: string | undefined
}

/** A mistake of the caller, told in one line. */
export class UsageError extends ExpectedError {}
