import { parseArgs } from 'node:util'
import { ConfigError, type Config } from '../config'
import { ContentError } from '../content/import/faults'
import { isDatabaseDown } from '../database/errors'
import { ExpectedError } from '../expected-error'
import { UsageError, type Command } from './command'
import { printable, printableJson } from './printable'

export interface CommandLine {
  commands: { name: string; load(): Promise<Command> }[]
  readConfig(): Config
  /** Never when absent. */
  isTakenByNpm?(option: string): boolean
  out(text: string): void
  error(text: string): void
}

/** @returns the exit code: 0 done, 1 failed, 2 called wrongly */
export async function runCommandLine(argv: string[], line: CommandLine): Promise<number> {
  const json = argv.includes('--json')
  const words = argv.filter((word) => word !== '--json')
  if (words.length === 0 || words.includes('--help') || words.includes('-h') || words[0] === 'help') {
    line.out(await help(line.commands))
    return words.length === 0 ? 2 : 0
  }
  const found = line.commands.find(({ name }) => name.split(' ').every((part, index) => words[index] === part))

  try {
    if (!found) throw new UsageError(`Unknown command "${words.join(' ')}". See: npm run api -- --help`)
    const command = await found.load()
    const { args, options } = readOptions(command, words.slice(found.name.split(' ').length))
    const taken = ['json', ...Object.keys(command.options ?? {})].find((option) => !argv.some((word) => word.split('=')[0] === `--${option}`) && line.isTakenByNpm?.(option))
    if (taken !== undefined) throw new UsageError(`npm took --${taken} for its own. ${howToUse(command)}`)
    const result = await command.run({ config: line.readConfig(), args, options, say: (text) => (json ? undefined : line.out(printable(text))) })
    line.out(json ? printableJson(result.data) : printable(result.lines.join('\n')))
    if (result.note !== undefined) line.error(printable(result.note))
    return result.exitCode ?? 0
  } catch (error) {
    const { text, data } = explain(error)
    if (json) line.out(printableJson(data))
    else line.error(printable(text))
    return error instanceof UsageError ? 2 : 1
  }
}

/** What is not understood is not left out either: `newsletter send lib` would write to the readers of all sites. */
function readOptions(command: Command, words: string[]): { args: string[]; options: Record<string, string | boolean | undefined> } {
  const { words: most = 0, options = {} } = command
  const use = howToUse(command)
  const { positionals, values, tokens } = parse(words, options)
  const [surplus] = positionals.slice(most)
  if (surplus !== undefined) throw new UsageError(`Not understood: "${surplus}". ${use}`)
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
  const twice = given.find((one, place) => given.indexOf(one) < place)
  if (twice !== undefined) throw new UsageError(`--${twice} is there twice. ${use}`)
  return { args: positionals, options: values }
}

function howToUse({ name, usage = '' }: Command): string {
  return `Use: ${`npm run api -- ${name} ${usage}`.trim()}`
}

function parse(args: string[], options: NonNullable<Command['options']>) {
  try {
    return parseArgs({ args, options, allowPositionals: true, tokens: true })
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    const [, name = ''] = /'(-[^' ]+)/.exec(message) ?? []
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new UsageError(`Unknown option ${name}. See: npm run api -- --help`)
    throw new UsageError(`Option ${name} ${/does not take/.test(message) ? 'takes no value' : 'needs a value'}. See: npm run api -- --help`)
  }
}

/** What was foreseen, or comes from the system, is told in its own words; anything else is a mistake of ours and shows where it happened. */
function explain(error: unknown): { text: string; data: unknown } {
  if (error instanceof ContentError) {
    const { faults } = error
    const files = new Set(faults.map(({ file }) => file)).size
    return { text: `${error.message}\n${count(faults.length, 'fault')} in ${count(files, 'file')}. Nothing was imported.`, data: { faults } }
  }
  if (error instanceof ConfigError) return { text: error.message, data: { error: error.faults } }
  if (!(error instanceof Error)) return { text: String(error), data: { error: String(error) } }
  if (isDiskFull(error)) return { text: diskIsFull(error), data: { error: diskIsFull(error) } }
  const foreseen = error instanceof ExpectedError || isDatabaseDown(error) || 'syscall' in error
  return { text: foreseen ? error.message : (error.stack ?? error.message), data: { error: error.message } }
}

function isDiskFull(error: Error): boolean {
  return 'code' in error && ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'].includes(String(error.code))
}

/** Whoever writes says which file at best, and SQLite not even that. */
function diskIsFull({ message }: Error): string {
  return `The disk is full (${message}): that of DATA_DIR, of the folder that was named, or of the temporary files. What can be deleted: docs/how-to/runbook.md.`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

async function help(commands: CommandLine['commands']): Promise<string> {
  const loaded = await Promise.all(commands.map(({ load }) => load()))
  const calls = loaded.map(({ name, usage }) => (usage ? `${name} ${usage}` : name))
  const width = Math.max(...calls.map(({ length }) => length))
  return [
    'npm run api -- <command> [--json]',
    '',
    ...loaded.map(({ summary }, index) => `  ${(calls[index] ?? '').padEnd(width)}  ${summary}`),
    '',
    'Settings, such as PORT, DATABASE_URL and SMTP_URL: see apps/api/README.md.',
  ].join('\n')
}
