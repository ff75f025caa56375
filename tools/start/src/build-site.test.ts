import fs from 'node:fs'
import type os from 'node:os'
import type path from 'node:path'
import { buildSites, compileCode, whatWentWrong } from './build-site'
import { root } from './root'
import { CommandFailed, runCommand } from './run-command'
import { UserError } from './steps'

/** A checkout in which nothing was built. */
jest.mock('./root', () => ({ root: jest.requireActual<typeof fs>('node:fs').mkdtempSync(jest.requireActual<typeof path>('node:path').join(jest.requireActual<typeof os>('node:os').tmpdir(), 'build-site-')) }))
jest.mock('./run-command', () => ({ ...jest.requireActual<object>('./run-command'), runCommand: jest.fn() }))

const run = jest.mocked(runCommand)
const apiUrl = 'http://localhost:4000'

afterAll(() => fs.rmSync(root, { recursive: true }))

/** A build that says these lines, and what was asked of it. */
async function build(options: Partial<Parameters<typeof buildSites>[0]>, lines: string[] = []) {
  const said: string[] = []
  run.mockReset().mockImplementation(async (_command, _args, { onLine } = {}) => {
    for (const line of lines) onLine?.(line)
    return lines.join('\n')
  })
  const report = await buildSites({ apiUrl, content: undefined, ...options }, { progress: (text) => said.push(text) })
  const [command, args, { env, input } = {}] = run.mock.calls[0] ?? []
  return { report, said, command, args: args?.slice(1), env, input: input && (await Promise.all(input)) }
}

describe('a build of sites', () => {
  test.each([
    ['all sites', {}, ['--all']],
    ['some sites', { sites: ['main', 'lib'] }, ['--site', 'main', '--site', 'lib']],
    ['sites that are served one by one', { onServed: () => undefined }, ['--all', '--at-once']],
    ['what the user adds', { flags: ['--strict'] }, ['--all', '--strict']],
    ['content that somebody knows', { content: Promise.resolve({}) }, ['--all', '--content', '-']],
    ['code that is being compiled', { code: Promise.resolve() }, ['--all', '--content', '-']],
  ])('is asked for %s', async (_what, options, expected) => {
    const { command, args } = await build(options)

    expect([command, args]).toEqual(['tsx/cjs', expected])
  })

  test.each([
    ['for visitors', {}, { API_URL: apiUrl }],
    ['for an address of its own', { siteUrl: 'https://kokzhiek.example' }, { API_URL: apiUrl, SITE_URL: 'https://kokzhiek.example' }],
    ['for tests', { isForTests: true }, { API_URL: apiUrl, LINK_PICTURES: 'some' }],
  ])('knows where the API is and what it is for: %s', async (_what, options, expected) => {
    expect((await build(options)).env).toEqual(expected)
  })

  test('says how far it is, which site is served, and in the end what was done', async () => {
    const served: unknown[] = []

    const { report, said } = await build({ onServed: (site, left) => served.push([site, left]) }, ['info main: 100 of 2280 pages', 'info main: is served, 23 to come', 'success \u001b[32mload plugins', 'lib: unchanged', ''])

    expect(said).toEqual(['main: 100 of 2280 pages', 'load plugins'])
    expect(served).toEqual([['main', 23]])
    expect(report).toEqual(['success \u001b[32mload plugins', 'lib: unchanged'])
  })

  test('begins where it knows neither content nor code, and waits for both where both are to come', async () => {
    const names = { main: 'a' }
    const both = await build({ content: Promise.resolve(names), code: Promise.resolve() })
    const [first, file = ''] = both.input ?? []

    expect([(await build({})).input, (await build({ code: Promise.resolve() })).input]).toEqual([undefined, ['']])
    expect((await build({ content: Promise.resolve(names) })).input).toEqual([file])
    expect(first).toBe('content')
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual(names)
  })

  test('is no build of content before the code is there', async () => {
    const events: string[] = []
    const code = new Promise<void>((resolve) => setTimeout(() => (events.push('code'), resolve()), 20))

    await build({ content: Promise.resolve({}), code }).then(() => events.push('build'))

    expect(events).toEqual(['code', 'build'])
  })
})

test.each([
  ['compiled', () => compileCode({ progress: () => undefined }).end, 'The code could not be compiled.'],
  ['built', () => buildSites({ apiUrl, content: undefined }, { progress: () => undefined }), 'Not every site could be built.'],
])('what could not be %s is for the reader, with what was said of it', async (_what, start, message) => {
  run.mockReset().mockRejectedValue(new CommandFailed('nx', 1, 'web: success a\nweb: Error: no room'))
  const failed = start()

  await expect(failed).rejects.toThrow(`${message}\n\nError: no room`)
  await expect(failed).rejects.toBeInstanceOf(UserError)
})

test('a fault of ours is told as it is', async () => {
  run.mockReset().mockRejectedValue(new TypeError('x is undefined'))

  await expect(compileCode({ progress: () => undefined }).end).rejects.toThrow(new TypeError('x is undefined'))
})

test('shows what Gatsby says and leaves out progress and frame', () => {
  const output = [
    '> nx run web:build',
    'web: \u001b[32msuccess\u001b[39m load plugins - 0.298s',
    'web: ',
    'web: \u001b[41m ERROR \u001b[49m UNKNOWN',
    'web: The API does not give the build what it needs.',
    'web: getNews (news 1001, main site): /title_kz must be string',
    'web: not finished source and transform nodes - 3.829s',
    ' NX   Running target build for project web failed',
    'Failed tasks:',
    '- web:build',
    'Hint: run the command with --verbose for more details.',
  ].join('\n')

  expect(whatWentWrong(output)).toBe(
    [' ERROR  UNKNOWN', 'The API does not give the build what it needs.', 'getNews (news 1001, main site): /title_kz must be string'].join('\n'),
  )
})

test('names the sites that could not be built or published', () => {
  const output = ['info lib: 220 of 220 pages', 'lib: 220 pages, 220 of them made (9.1 s, 600 MB)', '  all: the site was not built before', 'bs: is published, but something failed after that.', 'The disk is full.', 'fit: is not published; the former build stays.', '  /kz: is cut off', 'main: could not be built; the former build stays.', 'Error: The API is away.', '1 published, 1 refused, 1 failed; 220 pages made'].join('\n')

  expect(whatWentWrong(output)).toBe(['bs: is published, but something failed after that.', 'The disk is full.', 'fit: is not published; the former build stays.', '  /kz: is cut off', 'main: could not be built; the former build stays.', 'Error: The API is away.', '1 published, 1 refused, 1 failed; 220 pages made'].join('\n'))
})
