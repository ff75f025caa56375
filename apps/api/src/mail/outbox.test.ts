import { EventEmitter, once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { simpleParser } from 'mailparser'
import type { Database } from '../database/database'
import { openPostgres } from '../database/postgres'
import { openSqlite } from '../database/sqlite'
import { migrate } from '../database/migrate'
import { temporaryFolder } from '../testing/test-content'
import { createPostgresDatabase, dialects, testDatabase } from '../testing/test-database'
import { fileTransport } from './file-transport'
import type { Letter } from './letter'
import { MailRefused } from './mail-refused'
import { MailWorker, sendDueMails } from './mail-worker'
import { leaseMails, markFailed, markSent, pauseAfter, queueMail, type LeasedMail } from './outbox'
import type { MailTransport } from './transport'

const folder = temporaryFolder()
const sender = { name: 'Көкжиек университеті', from: { name: 'Көкжиек университеті', address: 'no-reply@kokzhiek.example' }, replyTo: 'info@kokzhiek.example' }
const letter: Letter = { language: 'kz', subject: 'Сұрағыңыз қабылданды', to: 'Айгерім', body: [{ text: 'Мәтін' }], footer: [{ text: 'Автоматты хат' }] }
const time = new Date('2026-11-19T06:12:40Z')
const later = (minutes: number) => new Date(time.getTime() + minutes * 60_000)

const queue = (database: Database, count = 1, more: { uniqueKey?: string } = {}) =>
  database.write(async (query) => {
    const queued: boolean[] = []
    for (let index = 0; index < count; index++) queued.push(await queueMail(query, letter, sender, { to: `reader${index}@post.example`, now: time, ...more }))
    return queued
  })

/** Takes down what it is given, and fails as it is told. */
function recorder(fail: (mail: LeasedMail) => Error | undefined = () => undefined): MailTransport & { sent: string[] } {
  const sent: string[] = []
  return {
    sent,
    send: async (mail) => {
      const error = fail(mail)
      if (error) throw error
      sent.push(mail.to_address)
    },
    close: () => undefined,
  }
}

describe.each(dialects)('the outbox on %s', (dialect) => {
  let database: Database
  beforeEach(async () => {
    database = await testDatabase(dialect)
  })
  afterEach(() => database.close())

  const rows = () => database.query.selectFrom('outgoing_mail').selectAll().execute()

  test('sends each mail once and keeps nothing of what it said', async () => {
    const transport = recorder()
    await queue(database, 12)

    const counts = [await sendDueMails({ database, transport, clock: () => time }), await sendDueMails({ database, transport, clock: () => time })]

    expect([counts, new Set(transport.sent).size, transport.sent.length]).toEqual([[12, 0], 12, 12])
    expect(new Set((await rows()).map(({ state, message }) => `${state} ${message}`))).toEqual(new Set(['sent ']))
  })

  test('queues no second mail with the same key', async () => {
    expect(await queue(database, 3, { uniqueKey: 'newsletter 1' })).toEqual([true, false, false])
  })

  test('tries again a little later, each time a little later still, and gives up in the end', async () => {
    const transport = recorder(() => new Error('connection refused'))
    await queue(database)
    const due = [0, 1, 5, 21, 85, 341, 701, 1061, 1421, 1781]
    const tries: number[] = []

    // Not a minute sooner, and nothing after the last.
    for (const minutes of [0, ...due.slice(1).flatMap((minute) => [minute - 1, minute]), 3600]) {
      await sendDueMails({ database, transport, clock: () => later(minutes), onFailure: () => void tries.push(minutes) })
    }

    expect(tries).toEqual(due)
    expect(await rows()).toEqual([expect.objectContaining({ state: 'failed', tries: 10, last_error: 'connection refused', to_address: 'reader0@post.example' })])
  })

  test('gives up at once where another try would end the same', async () => {
    const transport = recorder(() => new MailRefused('550 no such user'))
    await queue(database)

    await sendDueMails({ database, transport, clock: () => time })

    expect(await rows()).toEqual([expect.objectContaining({ state: 'failed', tries: 1, last_error: '550 no such user' })])
  })

  test('one that fails keeps no other waiting', async () => {
    const [transport, again] = [recorder(({ to_address }) => (to_address === 'reader0@post.example' ? new Error('greylisted') : undefined)), recorder()]
    await queue(database, 7)

    await sendDueMails({ database, transport, clock: () => time })
    await sendDueMails({ database, transport: again, clock: () => later(2) })

    expect([transport.sent.length, again.sent, (await rows()).every(({ state }) => state === 'sent')]).toEqual([6, ['reader0@post.example'], true])
  })

  test('tries a few mails while the mail server is away, however many wait; those that it refuses for good hold up none', async () => {
    const away = recorder(() => new Error('connection timeout'))
    const refusing = recorder(({ to_address }) => (Number(/\d+/.exec(to_address)) < 30 ? new MailRefused('550 no such user') : undefined))
    await queue(database, 40)
    const failures: unknown[] = []

    await sendDueMails({ database, transport: away, clock: () => time, onFailure: (error) => void failures.push(error) })
    const sent = await sendDueMails({ database, transport: refusing, clock: () => later(2) })

    expect([failures.length, sent]).toEqual([5, 10])
  })

  test('gives a mail to one process, and to another only when the first must be dead', async () => {
    await queue(database, 3)

    const leases = [await leaseMails(database, time, 2), await leaseMails(database, time, 5), await leaseMails(database, later(4), 5), await leaseMails(database, later(6), 5)]

    expect(leases.map(({ length }) => length)).toEqual([2, 1, 0, 3])
  })

  test('sends what was queued, tried or leased by a clock that was hours ahead, once it was set back', async () => {
    await queue(database, 3)
    await sendDueMails({ database, transport: recorder(({ to_address }) => (to_address === 'reader0@post.example' ? undefined : new Error('greylisted'))), clock: () => later(0) })
    await leaseMails(database, later(2), 1)
    await queue(database, 1)
    const transport = recorder()

    const early = await sendDueMails({ database, transport, clock: () => later(-60) })
    const counts = await sendDueMails({ database, transport, clock: () => later(-600) })

    expect([early, counts, (await rows()).every(({ state }) => state === 'sent')]).toEqual([1, 2, true])
  })

  test('a process that comes back late does not undo what another has done', async () => {
    await queue(database)
    const [slow] = await leaseMails(database, time, 1)
    await sendDueMails({ database, transport: recorder(), clock: () => later(6) })

    if (slow) await markFailed(database, slow, 'too late', false, later(7))

    expect(await rows()).toEqual([expect.objectContaining({ state: 'sent', last_error: null })])
  })

  test('what a slow process has sent after all is not sent again by one that has taken the mail over and failed', async () => {
    await queue(database)
    const [slow] = await leaseMails(database, time, 1)
    await sendDueMails({ database, transport: recorder(() => new Error('greylisted')), clock: () => later(6) })

    if (slow) await markSent(database, slow, later(7))

    expect([await rows(), await sendDueMails({ database, transport: recorder(), clock: () => later(60) })]).toEqual([[expect.objectContaining({ state: 'sent', message: '', last_error: null })], 0])
  })

  test('of what a mail server says of a failure only the beginning is kept', async () => {
    const transport = recorder(() => new Error(`451 ${'x'.repeat(5_000)}`))
    await queue(database)

    await sendDueMails({ database, transport, clock: () => time })

    expect((await rows()).map(({ last_error }) => last_error?.length)).toEqual([1_000])
  })
})

test('a worker that is stopped lets a mail that is on its way arrive before it hangs up, and notes that it was sent', async () => {
  const database = await testDatabase('SQLite')
  await queue(database)
  const [steps, line] = [[] as string[], new EventEmitter()]
  const send = async () => {
    line.emit('on its way')
    await once(line, 'end')
    steps.push('arrived')
  }
  const worker = new MailWorker({ database, transport: { send, close: () => void steps.push('hung up') } })
  worker.start()
  await once(line, 'on its way')

  const stopped = worker.stop()
  line.emit('end')
  await stopped

  const [mail] = await database.query.selectFrom('outgoing_mail').select('state').execute()
  await database.close()
  expect([steps, mail?.state]).toEqual([['arrived', 'hung up'], 'sent'])
})

test('the pauses end at six hours', () => {
  expect([1, 2, 3, 9].map(pauseAfter)).toEqual([60_000, 240_000, 960_000, 21_600_000])
})

describe.each(dialects)('two processes on %s', (dialect) => {
  test('write each mail into one file', async () => {
    const dataDir = join(folder, dialect)
    const postgres = dialect === 'PostgreSQL' ? await createPostgresDatabase() : undefined
    const open = async () => (postgres ? openPostgres(postgres.url) : openSqlite(dataDir))
    const databases = [await open(), await open()]
    const [first] = databases
    if (!first) throw new Error('no database')
    await migrate(first)
    await queue(first, 60)

    const counts = await Promise.all(databases.map((database) => sendDueMails({ database, transport: fileTransport(dataDir), clock: () => time })))

    const files = readdirSync(join(dataDir, 'outbox'))
    const readers = await Promise.all(files.map(async (file) => (await simpleParser(readFileSync(join(dataDir, 'outbox', file)))).headers.get('to')))
    await Promise.all(databases.map((database) => database.close()))
    await postgres?.drop()
    expect([counts.reduce((sum, count) => sum + count), files.length, new Set(readers.map((to) => JSON.stringify(to))).size]).toEqual([60, 60, 60])
    expect(counts.every((count) => count > 0)).toBe(true)
  })
})

test('PostgreSQL leases no more mails than asked for, however it finds them', async () => {
  const { name, url, drop } = await createPostgresDatabase()
  const maker = await openPostgres(url)
  await migrate(maker)
  await queue(maker, 12)
  // So it looks for the mails that are due once for each mail: what tables and statistics that change may lead to.
  const ways = ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'indexscan', 'bitmapscan', 'material']
  await sql.raw(ways.map((way) => `alter database ${name} set enable_${way} = off`).join('; ')).execute(maker.query)
  await maker.close()
  const database = await openPostgres(url)

  const leases = [await leaseMails(database, time, 2), await leaseMails(database, time, 5)]

  await database.close()
  await drop()
  expect(leases.map(({ length }) => length)).toEqual([2, 5])
})

test('PostgreSQL is not asked again and again for mails that another process is just taking', async () => {
  const database = await testDatabase('PostgreSQL')
  await queue(database, 2)
  let asked = 0

  const sent = await database.write(async (held) => {
    await held.selectFrom('outgoing_mail').select('id').forUpdate().execute()
    return sendDueMails({ database, transport: recorder(), clock: () => time }, () => ++asked < 20)
  })

  await database.close()
  expect([sent, asked]).toEqual([0, 1])
})

test('a mail that is written a second time, after a crash, is there once', async () => {
  const dataDir = join(folder, 'crash')
  const database = await testDatabase('SQLite')
  const transport = fileTransport(dataDir)
  await queue(database)
  const [before] = await leaseMails(database, time, 1)
  if (before) await transport.send(before)

  const sent = await sendDueMails({ database, transport, clock: () => later(6) })

  await database.close()
  const files = readdirSync(join(dataDir, 'outbox'))
  expect([sent, files]).toEqual([1, [`20261119T061240Z-${before?.id}.eml`]])
})

test('the file is a whole mail', async () => {
  const dataDir = join(folder, 'whole')
  const database = await testDatabase('SQLite')
  await database.write((query) => queueMail(query, letter, sender, { to: 'aigerim@post.example', now: time, headers: { 'List-Unsubscribe': `<https://kokzhiek.example/api/mail/unsubscribe?token=${'x'.repeat(80)}>` } }))
  await sendDueMails({ database, transport: fileTransport(dataDir), clock: () => time })

  const [row] = await database.query.selectFrom('outgoing_mail').select('id').execute()
  const [file = ''] = readdirSync(join(dataDir, 'outbox'))
  const source = readFileSync(join(dataDir, 'outbox', file), 'utf8')
  const mail = await simpleParser(source)
  const { mode } = statSync(join(dataDir, 'outbox', file))

  await database.close()
  expect(mail).toMatchObject({
    subject: 'Сұрағыңыз қабылданды',
    messageId: `<${row?.id}@kokzhiek.example>`,
    date: time,
    from: { value: [{ name: 'Көкжиек университеті', address: 'no-reply@kokzhiek.example' }] },
    to: { value: [{ address: 'aigerim@post.example' }] },
    replyTo: { value: [{ address: 'info@kokzhiek.example' }] },
    text: 'Құрметті Айгерім!\n\nМәтін\n\nКөкжиек университеті\n\n-- \nАвтоматты хат\n',
    html: expect.stringContaining('<html lang="kk" dir="ltr">'),
  })
  expect([mail.headers.get('content-language'), mail.headers.get('auto-submitted')]).toEqual(['kk', 'auto-generated'])
  expect((mode & 0o777).toString(8)).toBe('600')
  expect(source).toContain(`\r\nList-Unsubscribe: <https://kokzhiek.example/api/mail/unsubscribe?token=${'x'.repeat(80)}>\r\n`)
})
