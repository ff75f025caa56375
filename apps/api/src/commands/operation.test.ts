import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from '../app'
import type { Config } from '../config'
import { importContent } from '../content/import/import-content'
import { openDatabase, type Database } from '../database/database'
import { migrate } from '../database/migrate'
import { captchaSecret, encodeForm, pdf, questionFields } from '../testing/submissions'
import { testConfig, testRetention } from '../testing/test-app'
import { sampleContent, temporaryFolder, writeContent } from '../testing/test-content'
import { createPostgresDatabase, dialects } from '../testing/test-database'
import { commands } from './commands'
import { runCommandLine } from './run-command-line'

const folder = temporaryFolder()

describe.each(dialects)('the operator’s commands on %s', (dialect) => {
  const dataDir = join(folder, dialect)
  let config: Config
  let drop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    const postgres = dialect === 'PostgreSQL' ? await createPostgresDatabase() : undefined
    drop = postgres?.drop
    config = { ...testConfig(dataDir), captchaSecret, databaseUrl: postgres?.url, port: 0, host: 'localhost', contentDir: folder, smtpUrl: undefined, retention: testRetention }
    const database = await openDatabase(config)
    await migrate(database)
    await importContent(database, writeContent(join(folder, 'content'), sampleContent()), dataDir)
    const app = await buildApp({ database, config })
    const { payload, type } = await encodeForm(await questionFields({ f0: new File([pdf], 'a.pdf') }))
    await app.inject({ method: 'POST', url: '/api/reception/sendQuestion', payload, headers: { 'content-type': type } })
    await database.query.updateTable('question').set({ status: 'called', updated_at: '2020-01-01T00:00:00Z' }).execute()
    await app.close()
    await database.close()
  })
  afterAll(() => drop?.())

  const change = async (work: (database: Database) => Promise<unknown>) => {
    const database = await openDatabase(config)
    await work(database)
    await database.close()
  }
  const run = async (argv: string[], with_: Partial<Config> = {}) => {
    const [out, error]: [string[], string[]] = [[], []]
    const code = await runCommandLine(argv, { commands, readConfig: () => ({ ...config, ...with_ }), out: (text) => void out.push(text), error: (text) => void error.push(text) })
    return { code, out: out.join('\n'), error: error.join('\n') }
  }
  const json = async (argv: string[], with_?: Partial<Config>) => {
    const { code, out } = await run([...argv, '--json'], with_)
    return { code, data: JSON.parse(out) as Record<string, unknown> }
  }

  test('back up and restore, for people and for machines', async () => {
    const postgres = dialect === 'PostgreSQL' ? await createPostgresDatabase() : undefined
    const target = { dataDir: join(folder, `${dialect} restored`), databaseUrl: postgres?.url }
    const place = join(folder, `${dialect} backup`)

    const backup = await json(['backup', place])
    const again = await run(['backup', place])
    const restored = await run(['restore', place], target)
    const occupied = await json(['restore', place], { ...target, dataDir: dialect === 'SQLite' ? target.dataDir : join(folder, 'other') })
    const listed = await json(['questions', 'list'], target)

    await postgres?.drop()
    expect(backup).toEqual({ code: 0, data: { folder: place, rows: expect.any(Number), files: expect.any(Number), bytes: expect.any(Number), missing: [] } })
    expect(again).toEqual({ code: 1, out: '', error: `${place}: the folder is not empty` })
    expect(restored).toMatchObject({ code: 0, out: `Restored the state of ${createdAt(place)}: ${backup.data['rows']} rows, ${backup.data['files']} files` })
    expect(occupied).toEqual({ code: 1, data: { error: expect.stringContaining('not empty') } })
    expect(listed.data).toHaveLength(1)
  })

  test('a backup that misses a file says so, and does not pass for a whole one', async () => {
    const [lost = ''] = readdirSync(join(dataDir, 'media'))
    const place = join(folder, `${dialect} without`)
    for (const name of readdirSync(join(dataDir, 'media')).filter((name) => name.startsWith(lost))) rmSync(join(dataDir, 'media', name))

    const { code, out } = await run(['backup', place])

    expect([code, out.split('\n').at(-1), existsSync(join(place, 'manifest.json'))]).toEqual([1, `media/${lost} is named by the database, but was not there.`, true])
  })

  test('a database that a newer version has brought up to date is told by name, and its backup does not pass for a whole one', async () => {
    await change(({ query }) => query.insertInto('migration').values({ name: '9999-later', applied_at: '2026-11-29T00:00:00Z' }).execute())

    const [backup, migrated] = [await run(['backup', join(folder, `${dialect} newer`)]), await run(['migrate'])]

    await change(({ query }) => query.deleteFrom('migration').where('name', '=', '9999-later').execute())
    expect([backup.code, backup.out.split('\n').at(-1)]).toEqual([1, 'The database was brought up to date by a newer version (9999-later): only that one can restore this backup, which lacks the tables that it has made.'])
    expect(migrated).toEqual({ code: 0, out: 'Nothing to do.\n9999-later is of a newer version.', error: '' })
  })

  test('remove what is past its date, or only say what would be', async () => {
    const preview = await run(['retention', '--dry-run'])
    const previewed = await json(['retention', '--dry-run'])
    const done = await json(['retention'])
    const again = await run(['retention'])

    expect(preview).toMatchObject({ code: 0, out: expect.stringMatching(/^Would be removed or emptied:\n1 {2}questions\n(.*\n)*1 {2}files$/) })
    expect(done.data).toEqual({ ...previewed.data, dry_run: false })
    expect(done.data).toMatchObject({ rows: { questions: 1 }, files: 1, open: 0 })
    expect([again.out, readdirSync(join(dataDir, 'quarantine'))]).toEqual(['Removed or emptied:\n0  nothing is past its date', []])
  })

  test('remove nothing where the clock has leapt since the last time, unless it is said to be right', async () => {
    await run(['retention'])
    await change(({ query }) => query.updateTable('daily_job').set({ day: '2020-01-01' }).execute())

    const outcomes = [await run(['retention']), await run(['retention', '--after-pause']), await run(['retention'])]

    expect(outcomes.map(({ code }) => code)).toEqual([1, 0, 0])
    expect(outcomes[0]?.error).toMatch(/^by the clock it is \d{4}-\d\d-\d\d, and this was last done on 2020-01-01; /)
  })

  test.each([[['backup'], 'backup: name the folder to write to; it must be empty or new'], [['restore'], 'restore: name the folder of the backup'], [['retention', '--dry'], 'Unknown option --dry. See: npm run api -- --help']])('%j is told what is missing', async (argv, error) => {
    expect(await run(argv)).toEqual({ code: 2, out: '', error })
  })

  const createdAt = (place: string) => (JSON.parse(readFileSync(join(place, 'manifest.json'), 'utf8')) as { created_at: string }).created_at
})
