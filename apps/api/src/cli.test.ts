import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundledProgram } from './testing/bundled-program'
import { newsFile, sampleContent, temporaryFolder, writeContent } from './testing/test-content'
import { repositoryRoot } from './config'
import { migrations } from './database/migrate'
import { createPostgresDatabase, dialects } from './testing/test-database'

const folder = temporaryFolder()
const contentDir = join(folder, 'content')
const dataDir = join(folder, 'data')

interface Outcome {
  code: number | null
  out: string
  error: string
}

/** As `npm run api` starts it; most tests take the program in one piece, which loads in a fraction of the time. */
const fromSources = ['--import', 'tsx', 'apps/api/src/cli.ts']
let inOnePiece: string[]

function start(args: string[], env: Record<string, string> = {}, program = inOnePiece): { child: ChildProcess; ended: Promise<Outcome>; saw(text: string): Promise<string> } {
  const { NODE_OPTIONS: _options, DATABASE_URL: _url, ...inherited } = process.env
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: repositoryRoot,
    env: { ...inherited, DATA_DIR: dataDir, CONTENT_DIR: contentDir, SITES_DIR: join(folder, 'sites'), PORT: '0', ...env },
  })
  let [out, error] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()))
  const ended = new Promise<Outcome>((resolve) => child.once('close', (code) => resolve({ code, out, error })))
  const saw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      child.stdout.on('data', () => out.includes(text) && resolve(out))
      void ended.then(() => reject(new Error(`${text} was not printed: ${out}${error}`)))
    })
  return { child, ended, saw }
}

const run = (args: string[], env?: Record<string, string>, program?: string[]) => start(args, env, program).ended

beforeAll(async () => {
  writeContent(contentDir, sampleContent())
  inOnePiece = [await bundledProgram('cli')]
})

test('shows help, and fails when called wrongly', async () => {
  const [help, unknown, option, missing] = await Promise.all([run(['--help'], {}, fromSources), run(['contents']), run(['serve', '--prot']), run(['content', 'export'])])

  expect([help.code, help.out]).toEqual([0, expect.stringContaining('content import [dir]')])
  expect([unknown, option, missing].map(({ code, error }) => [code, error.trim()])).toEqual([
    [2, 'Unknown command "contents". See: npm run api -- --help'],
    [2, 'Unknown option --prot. See: npm run api -- --help'],
    [2, 'content export: name the folder to write to; it must be empty or new'],
  ])
})

test('does what it does to its end, and in silence, where nobody reads on', async () => {
  const { child, ended } = start(['content', 'import'], { DATA_DIR: join(folder, 'unread') })
  child.stdout?.destroy()

  expect(await ended).toEqual({ code: 0, out: '', error: '' })
})

test.each(dialects)('migrates a database on %s that several processes open for the first time', async (dialect) => {
  const postgres = dialect === 'PostgreSQL' ? await createPostgresDatabase() : undefined
  const env = { DATA_DIR: join(folder, 'together'), DATABASE_URL: postgres?.url ?? '' }

  const outcomes = await Promise.all([1, 2, 3].map(() => run(['migrate', '--json'], env)))

  await postgres?.drop()
  expect(outcomes.map(({ code, error }) => [code, error])).toEqual([1, 2, 3].map(() => [0, '']))
  expect(outcomes.flatMap(({ out }) => (JSON.parse(out) as { applied: string[] }).applied)).toEqual(migrations.map(({ name }) => name))
})

test('imports, prints counts, and serves until it is told to stop', async () => {
  const imported = await run(['content', 'import'])
  const again = await run(['content', 'import', '--json'])
  const server = start(['serve'])
  const url = /http:\S+/.exec(await server.saw('Serving http'))?.[0] ?? ''
  const answer = await fetch(`${url}/api/page/admission%2Fbachelor`)
  const second = await run(['serve'])
  server.child.kill('SIGTERM')

  const [, added, digest] = /^(\d+) added, 0 changed, 0 removed, 0 unchanged\nContent ([0-9a-f]{16})\n$/.exec(imported.out) ?? []
  expect([imported.code, JSON.parse(again.out)]).toEqual([0, { added: 0, changed: 0, removed: 0, unchanged: Number(added), doubts: [], content: digest, sites: { main: expect.stringMatching(/^[0-9a-f]{16}$/), lib: expect.stringMatching(/^[0-9a-f]{16}$/) } }])
  expect(((await answer.json()) as { id: number }).id).toBe(211)
  expect([second.code, second.error]).toEqual([1, `Another process already serves from ${dataDir}. Stop it first, or set DATA_DIR to another folder.\n`])
  expect(await server.ended).toMatchObject({ code: 0, error: '' })
})

test('imports what it doubts, and says so of what has changed', async () => {
  const doubtful = writeContent(join(folder, 'doubtful', 'content'), { ...sampleContent(), 'main/news/1003-x.yaml': newsFile(1003, { updated_at: '2026-11-21T11:00:00+06:00' }) })
  const env = { DATA_DIR: join(folder, 'doubtful', 'data') }

  const [first, again] = [await run(['content', 'import', doubtful], env), await run(['content', 'import', doubtful], env)]

  expect([first.code, first.out.split('\n')[0]]).toEqual([0, 'content/main/news/1003-x.yaml: updated_at: is written with +06:00, where Almaty has +05:00: readers see 2026-11-21 10:00'])
  expect([again.code, again.out]).toEqual([0, expect.stringMatching(/^0 added, /)])
})

test('prints each fault in a line and leaves the database alone', async () => {
  const broken = writeContent(join(folder, 'broken', 'content'), { 'main/useful-links.yaml': [{ id: 1, title_kz: 'x', link: 'ftp://a', titel: 'x' }] })

  const [people, json] = await Promise.all([run(['content', 'check', broken]), run(['content', 'check', broken, '--json'])])

  expect([people.code, people.error.split('\n')]).toEqual([
    1,
    ['content/main/useful-links.yaml: [0].titel: unknown key', 'content/main/useful-links.yaml: [0].link: must be a whole address, such as https://example.org/', '2 faults in 1 file. Nothing was imported.', ''],
  ])
  expect([json.code, (JSON.parse(json.out) as { faults: unknown[] }).faults]).toEqual([1, expect.arrayContaining([{ file: 'content/main/useful-links.yaml', field: '[0].titel', reason: 'unknown key' }])])
})

test('tells of a port in use, a broken database and a wrong setting in one line each', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.once('listening', resolve))
  const { port } = taken.address() as AddressInfo
  const brokenDir = join(folder, 'broken-data')
  mkdirSync(brokenDir)
  writeFileSync(join(brokenDir, 'university.sqlite'), 'no database '.repeat(100))

  const [inUse, broken, wrong] = await Promise.all([
    run(['serve'], { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(folder, 'in-use') }),
    run(['serve'], { DATA_DIR: brokenDir }),
    run(['serve'], { PORT: 'eighty' }),
  ])

  taken.close()
  expect([inUse, broken, wrong].map(({ code, error, out }) => [code, error, out])).toEqual([
    [1, `Port ${port} is in use. Stop the other program, or choose another port with PORT=…\n`, ''],
    [1, `${brokenDir}/university.sqlite: this file is no SQLite database; move it away and start again\n`, ''],
    [1, 'PORT: "eighty" is not a port number (0 to 65535)\n', ''],
  ])
})
