import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { temporaryFolder } from '../testing/test-content'
import { createPostgresDatabase, dialects, testDatabase } from '../testing/test-database'
import { withDatabase } from '../commands/with-database'
import { readConfig } from '../config'
import { DatabaseError, openDatabase, type Database } from './database'
import { isDatabaseDown } from './errors'
import { migrate, migrations } from './migrate'
import { openPostgres } from './postgres'
import { lockDataDir } from './process-lock'
import { openSqlite } from './sqlite'

const folder = temporaryFolder()

test.each(dialects)('migrations on %s may run twice', async (dialect) => {
  const database = await testDatabase(dialect)

  const again = await migrate(database)

  expect([again, await database.contentVersion()]).toEqual([[], 1])
  await database.close()
})

test('migrations on PostgreSQL may run at once', async () => {
  const { url, drop } = await createPostgresDatabase()
  const databases = await Promise.all([1, 2, 3].map(() => openPostgres(url)))

  const runs = await Promise.all(databases.map((database) => migrate(database)))

  await Promise.all(databases.map((database) => database.close()))
  await drop()
  expect(runs.flat()).toEqual(migrations.map(({ name }) => name))
})

describe('PostgreSQL', () => {
  const ended = async ({ query }: Database) => (await sql<{ value: string }>`select setting as value from pg_settings where name = 'statement_timeout'`.execute(query)).rows[0]?.value

  test('ends what the server has given up, and nothing of a command', async () => {
    const { url, drop } = await createPostgresDatabase()
    const config = { ...readConfig({}), databaseUrl: url, dataDir: folder }
    const database = await openDatabase(config)

    const limits = [await ended(database), await withDatabase(config, ended)]

    await database.close()
    await drop()
    expect(limits).toEqual(['14000', '0'])
  })

  test('lets a command take longer than the server may', async () => {
    const { url, drop } = await createPostgresDatabase()
    const command = await openPostgres(url, { isCommand: true, timeoutMs: 50 })

    const { rows } = await sql<{ done: string }>`select pg_sleep(1.2)::text as done`.execute(command.query)

    await command.close()
    await drop()
    expect(rows).toEqual([{ done: '' }])
  })

  test('that only reads, as a stand-by does, is one that is away for who writes', async () => {
    const { name, url, drop } = await createPostgresDatabase()
    const maker = await openPostgres(url)
    await migrate(maker)
    await sql.raw(`alter database ${name} set default_transaction_read_only = on`).execute(maker.query)
    const server = await openPostgres(url)

    const version = await server.contentVersion()
    const error: unknown = await server.write((query) => query.insertInto('secret').values({ name: 'x', value: 'x' }).execute()).catch((cause: unknown) => cause)

    await Promise.all([maker.close(), server.close()])
    await drop()
    expect([version, isDatabaseDown(error), error]).toEqual([1, true, expect.objectContaining({ code: '25006' })])
  })

  test('leaves nothing that waits for a lock for nobody; the server takes that for a database that is away', async () => {
    const { url, drop } = await createPostgresDatabase()
    const [holder, server] = [await openPostgres(url), await openPostgres(url, { timeoutMs: 50 })]
    await migrate(holder)

    const [error, waiting] = await holder.write(async (query) => {
      await sql`lock table question in access exclusive mode`.execute(query)
      const failure: unknown = await server.query.selectFrom('question').selectAll().execute().catch((cause: unknown) => cause)
      const { rows } = await sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(query)
      return [failure, rows]
    })

    await Promise.all([holder.close(), server.close()])
    await drop()
    expect([isDatabaseDown(error), error, waiting]).toEqual([true, expect.objectContaining({ code: '57014' }), []])
  })
})

test('a file that is no database is told in one line', () => {
  const dataDir = join(folder, 'no-database')
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, 'university.sqlite'), 'Dear diary, '.repeat(1000))

  expect(() => openSqlite(dataDir)).toThrow(`${dataDir}/university.sqlite: this file is no SQLite database; move it away and start again`)
})

test('a damaged database is told in one line', async () => {
  const dataDir = join(folder, 'damaged')
  const database = openSqlite(dataDir)
  await migrate(database)
  await database.query.insertInto('content_item').values(Array.from({ length: 400 }, (_, id) => ({ kind: 'x', id, slug: null, published_at: null, updated_at: null, position: 0, data: 'x'.repeat(2000), digest: '' }))).execute()
  await sql`pragma wal_checkpoint(truncate)`.execute(database.query)
  await database.close()
  execFileSync('dd', ['if=/dev/urandom', `of=${dataDir}/university.sqlite`, 'bs=4096', 'seek=2', 'count=60', 'conv=notrunc'], { stdio: 'ignore' })

  expect(() => openSqlite(dataDir)).toThrow(/^.*university\.sqlite: the database is damaged; restore a backup, or move it away and import the content again$/)
})

test('a command that only reads does not wait on SQLite for who writes', async () => {
  const dataDir = join(folder, 'read')
  const importer = openSqlite(dataDir)
  await migrate(importer)

  const questions = await importer.write(() => withDatabase({ ...readConfig({}), dataDir }, ({ query }) => query.selectFrom('question').selectAll().execute()))

  await importer.close()
  expect(questions).toEqual([])
})

/** What users of each kind may do with the files of a database. */
const modes = (dataDir: string) => Object.fromEntries(readdirSync(dataDir).sort().map((name) => [name, (statSync(join(dataDir, name)).mode & 0o777).toString(8)]))

describe('of SQLite’s files other users of the machine read', () => {
  const umask = process.umask(0o022)
  afterAll(() => process.umask(umask))

  test('none that is made', async () => {
    const dataDir = join(folder, 'made')
    const database = openSqlite(dataDir)
    await migrate(database)

    expect([modes(dataDir), statSync(dataDir).mode & 0o777]).toEqual([{ 'university.sqlite': '600', 'university.sqlite-shm': '600', 'university.sqlite-wal': '600' }, 0o755])
    await database.close()
  })

  test('none that was there before, with what a process left that died', async () => {
    const [dataDir, died] = [join(folder, 'before'), join(folder, 'died')]
    const former = openSqlite(dataDir)
    await migrate(former)
    cpSync(dataDir, died, { recursive: true })
    for (const name of readdirSync(died)) chmodSync(join(died, name), 0o664)
    await former.close()

    const database = openSqlite(died)

    expect([await database.contentVersion(), modes(died)]).toEqual([1, { 'university.sqlite': '660', 'university.sqlite-shm': '660', 'university.sqlite-wal': '660' }])
    await database.close()
  })
})

test('a folder that cannot be made is told in one line', () => {
  writeFileSync(join(folder, 'a-file'), '')

  expect(() => openSqlite(join(folder, 'a-file', 'below'))).toThrow(DatabaseError)
})

test.each([
  ['postgres://me:secret@localhost:1/x', 'postgres://me@localhost:1/x'],
  ['postgres://localhost:1/x?user=me&password=secret', 'postgres://localhost:1/x?user=me'],
])('a PostgreSQL that is not there is told in one line, without the password: %s', async (url, shown) => {
  const error: unknown = await openPostgres(url).catch((cause: unknown) => cause)

  expect([error instanceof DatabaseError, String(error)]).toEqual([true, expect.stringMatching(/no connection \(.*ECONNREFUSED.*\)$/)])
  expect(String(error)).toContain(`${shown}: no connection`)
})

test('a second server on the same folder is refused, and may start when the first has gone', () => {
  const dataDir = join(folder, 'locked')
  const release = lockDataDir(dataDir)

  expect(() => lockDataDir(dataDir)).toThrow(`Another process already serves from ${dataDir}. Stop it first, or set DATA_DIR to another folder.`)

  release()
  lockDataDir(dataDir)()
})

test('a lock dies with its process, also with kill -9', async () => {
  const dataDir = join(folder, 'killed')
  mkdirSync(dataDir)
  const script = `const D = require('libsql'); const db = new D(${JSON.stringify(join(dataDir, 'serve.lock'))}); db.exec('pragma locking_mode = exclusive; begin exclusive'); console.log('held'); setInterval(() => db.open, 1000)`
  const holder = spawn(process.execPath, ['-e', script], { cwd: __dirname, stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((resolve) => holder.stdout.once('data', resolve))
  expect(() => lockDataDir(dataDir)).toThrow('Another process')

  const gone = new Promise((resolve) => holder.once('exit', resolve))
  holder.kill('SIGKILL')
  await gone

  lockDataDir(dataDir)()
})
