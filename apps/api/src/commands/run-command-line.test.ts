import { isTakenByNpm, type Config } from '../config'
import { ExpectedError } from '../expected-error'
import type { CommandResult } from './command'
import { commands } from './commands'
import { runCommandLine } from './run-command-line'

/** A command line with one command. */
async function say(result: () => Promise<CommandResult>, ...options: string[]): Promise<string[]> {
  const said: string[] = []
  await runCommandLine(['list', ...options], {
    commands: [{ name: 'list', load: async () => ({ name: 'list', summary: '', run: result }) }],
    readConfig: () => ({}) as Config,
    out: (text) => said.push(text),
    error: (text) => said.push(text),
  })
  return said
}

const failure = (code: string, message: string) => Object.assign(new Error(message), { code })

test.each([
  ['a file', failure('ENOSPC', 'ENOSPC: no space left on device, write')],
  ['the database', failure('SQLITE_FULL', 'database or disk is full')],
])('says in one line that the disk is full, met by %s, and where to read on', async (_, error) => {
  const said: string[] = []

  const code = await runCommandLine(['import'], {
    commands: [{ name: 'import', load: async () => ({ name: 'import', summary: '', run: () => Promise.reject(error) }) }],
    readConfig: () => ({}) as Config,
    out: (text) => said.push(text),
    error: (text) => said.push(text),
  })

  expect([code, said]).toEqual([1, [`The disk is full (${error.message}): that of DATA_DIR, of the folder that was named, or of the temporary files. What can be deleted: docs/how-to/runbook.md.`]])
})

/** Hides a line, sets the window's title, goes back in the line, turns the order of letters, and ends lines. */
const hostile = 'a\u001b[8mb\u001b]0;c\u0007d\re\u009b2Jf\u202eg\u2028h\u2029i'

test('shows what would command the terminal as signs, where a visitor has written it', async () => {
  const lines = [`1\t${hostile}`, 'бірінші\r\nекінші\nүшінші', '👩\u200d🎓']

  const said = await say(async () => ({ lines, data: null }))
  const failed = await say(() => Promise.reject(new ExpectedError(hostile)))

  const shown = 'a\ufffd[8mb\ufffd]0;c\ufffdd\ufffde\ufffd2Jf\ufffdg\ufffdh\ufffdi'
  expect([said, failed]).toEqual([[`1\t${shown}\nбірінші\nекінші\nүшінші\n👩\ufffd🎓`], [shown]])
})

test('gives machines the same text, spelt without such characters', async () => {
  const [said = ''] = await say(async () => ({ lines: [], data: { name: `${hostile}\u{e0041}` } }), '--json')

  expect([said, JSON.parse(said)]).toEqual([expect.not.stringMatching(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u), { name: `${hostile}\u{e0041}` }])
})

test.each([
  ['newsletter send lib', '"lib". Use: npm run api -- newsletter send [--site SITE]'],
  ['retention dry-run', '"dry-run". Use: npm run api -- retention [--dry-run | --after-pause]'],
  ['questions show Q-7F3R-9WDN Q-8K2M-4TXA', '"Q-8K2M-4TXA". Use: npm run api -- questions show <number> [--save DIR] [--by NAME]'],
  ['serve 8080', '"8080". Use: npm run api -- serve'],
])('leaves nothing out, as if it had not been said: %s', async (typed, rest) => {
  expect(await call(typed)).toEqual([2, `Not understood: ${rest}`])
})

test('does not choose between two values of an option', async () => {
  expect(await call('newsletter send --site lib --site fit')).toEqual([2, '--site is there twice. Use: npm run api -- newsletter send [--site SITE]'])
})

test.each([
  ['retention', 'dry-run', 'npm took --dry-run for its own. Use: npm run api -- retention [--dry-run | --after-pause]'],
  ['serve', 'json', 'npm took --json for its own. Use: npm run api -- serve'],
  ['retention', 'site', 'read the settings'],
  ['retention --dry-run', 'dry-run', 'read the settings'],
])('does nothing where npm has kept an option: npm run api %s with --%s before it', async (typed, taken, said) => {
  const [, told] = await call(typed, noSettings, (option) => isTakenByNpm(option, { [`npm_config_${taken.replace('-', '_')}`]: 'true', npm_config_by: '' }))

  expect(told).toBe(said)
})

test.each(['questions answer Q-7F3R-9WDN Иә, болады', 'questions reject Q-7F3R-9WDN Себебі бар'])('takes a text that is not in quotes: %s', async (typed) => {
  expect(await call(typed)).toEqual([1, 'read the settings'])
})

test.each(['questions answer Q-7F3R-9WDN Иә --text Жоқ', 'questions reject Q-7F3R-9WDN Себебі --reason Басқа'])('mails no text of two: %s', async (typed) => {
  expect(await call(typed, () => ({}) as Config)).toEqual([2, expect.stringContaining('the text is there twice, in two ways: give one of them')])
})

/** Of the real commands; none gets further than to its settings. */
async function call(typed: string, readConfig = noSettings, takenByNpm: (option: string) => boolean = () => false): Promise<[number, string]> {
  const said: string[] = []
  const say = (text: string) => void said.push(text)
  return [await runCommandLine(typed.split(' '), { commands, readConfig, out: say, error: say, isTakenByNpm: takenByNpm }), said.join('\n')]
}

function noSettings(): Config {
  throw new ExpectedError('read the settings')
}
