import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'kysely'
import { readConfig } from './config'
import { importContent } from './content/import/import-content'
import { openDatabase } from './database/database'
import { openPostgres } from './database/postgres'
import { migrate, migrations } from './database/migrate'
import { lockDataDir } from './database/process-lock'
import { startServer as startHere } from './server'
import { startServer } from './testing/start-server'
import { encodeForm, questionFields } from './testing/submissions'
import { sampleContent, temporaryFolder, writeContent } from './testing/test-content'
import { createPostgresDatabase } from './testing/test-database'

const folder = temporaryFolder()

test('a server on SQLite begins with what a crash has left of uploads', async () => {
  const dataDir = join(folder, 'left')
  for (const name of ['incoming', 'quarantine']) {
    mkdirSync(join(dataDir, name), { recursive: true })
    writeFileSync(join(dataDir, name, 'left'), 'x')
  }

  const { stop } = await startHere(readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }))

  await stop()
  expect(['incoming', 'quarantine'].flatMap((name) => readdirSync(join(dataDir, name)))).toEqual([])
})

test('a server that cannot open its database lets go of the folder', async () => {
  const dataDir = join(folder, 'damaged')
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, 'university.sqlite'), 'no database, but long enough to be looked at as one. '.repeat(100))

  await expect(startHere(readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }))).rejects.toThrow('is no SQLite database')

  expect(lockDataDir(dataDir)).not.toThrow()
})

test('a server whose database is of a newer version says so, and serves', async () => {
  const dataDir = join(folder, 'newer')
  mkdirSync(dataDir)
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  await migrate(database)
  await database.query.insertInto('migration').values({ name: '9999-later', applied_at: '2026-11-28T00:00:00Z' }).execute()
  await database.close()

  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const { status } = await fetch(`${server.url}/readyz`)
  await server.stop()

  expect([status, server.log.split('\n').filter((line) => line.includes('"steps"')).map((line) => JSON.parse(line) as unknown)]).toMatchObject([200, [{ level: 40, steps: ['9999-later'], msg: 'the database was brought up to date by a newer version' }]])
})

test('a step of the schema may take longer on PostgreSQL than a question of the server', async () => {
  const { url: databaseUrl, drop } = await createPostgresDatabase()
  const database = await openPostgres(databaseUrl)
  await migrate(database, migrations.slice(0, -1).map(({ name }) => name))
  // Notes how long what makes a step may take.
  await sql.raw('create table seen (longest text)').execute(database.query)
  await sql.raw(`create function note() returns trigger language plpgsql as $$ begin insert into seen values (current_setting('statement_timeout')); return new; end $$`).execute(database.query)
  await sql.raw('create trigger note after insert on migration for each row execute function note()').execute(database.query)

  const { stop } = await startHere(readConfig({ DATA_DIR: join(folder, 'step'), DATABASE_URL: databaseUrl, PORT: '0', LOG_LEVEL: 'silent' }))

  await stop()
  const { rows } = await sql`select longest from seen`.execute(database.query)
  await database.close()
  await drop()
  expect(rows).toEqual([{ longest: '0' }])
})

test('of two processes on PostgreSQL only one takes a captcha, and either sends the mail', async () => {
  const { url: databaseUrl, drop } = await createPostgresDatabase()
  const database = await openPostgres(databaseUrl)
  await migrate(database)
  await importContent(database, writeContent(join(folder, 'content'), sampleContent()), folder)
  const dataDirs = [join(folder, 'one'), join(folder, 'two')]
  const servers = await Promise.all(dataDirs.map((dataDir) => startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })))
  const challenge = (await (await fetch(`${servers[0]?.url}/api/captcha/challenge`)).json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')

  const answers = await Promise.all(
    [...servers, ...servers].map(async ({ url }) => {
      const { payload, type } = await encodeForm({ ...(await questionFields()), captcha })
      const answer = await fetch(`${url}/api/reception/sendQuestion`, { method: 'POST', body: new Uint8Array(payload), headers: { 'content-type': type } })
      return [answer.status, ((await answer.json()) as { code?: string }).code]
    }),
  )
  const mails = () => dataDirs.flatMap((dataDir) => readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml')).map((name) => readFileSync(join(dataDir, 'outbox', name), 'utf8')))
  for (let tries = 0; mails().length === 0 && tries < 200; tries++) await setTimeout(50)

  await Promise.all(servers.map((server) => server.stop()))
  await database.close()
  await drop()
  expect(answers.sort()).toEqual([[201, undefined], [422, 'captcha_failed'], [422, 'captcha_failed'], [422, 'captcha_failed']])
  expect(mails().map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1])).toEqual(['aigerim@post.example'])
})
