import type { Config } from '../config'
import { ExpectedError } from '../expected-error'

type Options = Record<string, { type: 'string' | 'boolean' }>

/** What was given of each: a text, or true for one without a value. */
type Given<Own extends Options> = { [Name in keyof Own]: { string: string; boolean: boolean }[Own[Name]['type']] | undefined }

/** One command of the command line; `commands.ts` lists them. */
export interface Command<Own extends Options = Options> {
  /** As it is typed: `content import`. */
  name: string
  /** What follows the name: `[dir]`. */
  usage?: string
  /** How many words it takes besides its options: one for `[dir]`, Infinity for a text. None when absent. */
  words?: number
  summary: string
  /** What it takes beside `--json`, by name: `reason` for `--reason TEXT`. */
  options?: Own
  run(context: CommandContext<Own>): Promise<CommandResult>
}

export interface CommandContext<Own extends Options = Options> {
  config: Config
  /** What followed the name, without options. */
  args: string[]
  options: Given<Own>
  /** Progress, for people only; not printed with --json. */
  say(line: string): void
}

/** A command that knows the types of its options. */
export function defineCommand<const Own extends Options>(command: Command<Own>): Command {
  return command
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
