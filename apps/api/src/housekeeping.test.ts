import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database/database'
import type { OutgoingMailRow, SubscriberRow } from './database/submission-tables'
import { keepHouse } from './housekeeping'
import { testRetention } from './testing/test-app'
import { temporaryFolder } from './testing/test-content'
import { dialects, testDatabase } from './testing/test-database'
import { Quarantine } from './uploads/quarantine'

const folder = temporaryFolder()
const now = new Date('2026-11-21T06:00:00Z')
const daysAgo = (days: number) => `${new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 19)}Z`

describe.each(dialects)('housekeeping on %s', (dialect) => {
  let database: Database
  beforeEach(async () => {
    database = await testDatabase(dialect)
  })
  afterEach(() => database.close())
  const onFailure = (error: unknown) => {
    throw error
  }
  const keep = () => keepHouse({ database, quarantine: new Quarantine(folder), config: { dataDir: folder, retention: testRetention }, now, onFailure })

  const addMails = (...mails: [state: OutgoingMailRow['state'], days: number][]) => {
    const rows = mails.map(([state, days]): OutgoingMailRow => {
      const time = daysAgo(days)
      return { id: randomUUID(), unique_key: null, subscriber_id: null, state, to_address: `${state} ${days}`, message: '', created_at: time, next_try_at: time, tries: 0, lease: null, leased_until: null, ended_at: state === 'waiting' ? null : time, last_error: null }
    })
    return database.query.insertInto('outgoing_mail').values(rows).execute()
  }

  test('forgets keys and captchas that hold no longer, on each of its rounds; what is due once a day, on the first', async () => {
    const rounds = [await keep()]
    await addMails(['sent', 31])
    await database.query.insertInto('idempotency').values([{ operation: 'a', key: 'old', body_hash: '', answer: '', expires_at: daysAgo(0) }, { operation: 'a', key: 'new', body_hash: '', answer: '', expires_at: daysAgo(-1) }]).execute()
    await database.query.insertInto('captcha_used').values([{ signature: 'old', expires_at: daysAgo(0.1) }, { signature: 'just now', expires_at: daysAgo(0.01) }]).execute()

    rounds.push(await keep())

    expect([rounds.map((round) => round !== undefined), await database.query.selectFrom('outgoing_mail').select('to_address').execute()]).toEqual([[true, false], [{ to_address: 'sent 31' }]])
    expect([await database.query.selectFrom('idempotency').select('key').execute(), await database.query.selectFrom('captcha_used').select('signature').execute()]).toEqual([[{ key: 'new' }], [{ signature: 'just now' }]])
  })

  test('forgets mails a month after they went, and none that waits', async () => {
    await addMails(['sent', 31], ['sent', 29], ['failed', 31], ['cancelled', 31], ['waiting', 31])

    await keep()

    const rows = await database.query.selectFrom('outgoing_mail').select('to_address').orderBy('to_address').execute()
    expect(rows.map(({ to_address }) => to_address)).toEqual(['sent 29', 'waiting 31'])
  })

  test('forgets the address of a subscription that nobody confirmed, and later all of it', async () => {
    const subscriber = (name: string, status: SubscriberRow['status'], expiredDaysAgo: number): SubscriberRow => ({
      id: name,
      site: '',
      language: 'kz',
      email: `${name}@post.example`,
      email_key: name,
      status,
      token_hash: name,
      token_expires_at: daysAgo(expiredDaysAgo),
      wanted_language: 'kz',
      unsubscribe_token: name,
      mailed_at: daysAgo(40),
      asked_at: daysAgo(40),
      consent_version: null,
      confirmed_at: null,
      ended_at: null,
      end_reason: null,
    })
    await database.query.insertInto('subscriber').values([subscriber('waiting', 'pending', -1), subscriber('old', 'pending', 31), subscriber('reader', 'active', 31)]).execute()

    await keep()
    // The address on each of its rounds.
    await database.query.insertInto('subscriber').values(subscriber('late', 'pending', 1)).execute()
    await keep()

    const rows = await database.query.selectFrom('subscriber').select(['id', 'email']).orderBy('id').execute()
    expect(rows).toEqual([{ id: 'late', email: null }, { id: 'reader', email: 'reader@post.example' }, { id: 'waiting', email: 'waiting@post.example' }])
  })

  test('what fails is told, and keeps nothing else from being removed', async () => {
    const outbox = join(folder, 'outbox')
    mkdirSync(outbox, { recursive: true })
    writeFileSync(join(outbox, 'old.eml'), 'To: aigerim@post.example')
    utimesSync(join(outbox, 'old.eml'), now, new Date(daysAgo(31)))
    const quarantine = new Quarantine(folder)
    jest.spyOn(quarantine, 'sweep').mockRejectedValue(new Error('EACCES: permission denied'))
    const told: string[] = []

    await keepHouse({ database, quarantine, config: { dataDir: folder, retention: testRetention }, now, onFailure: (error, what) => void told.push(`${what}: ${String(error)}`) })

    expect([told, readdirSync(outbox).includes('old.eml')]).toEqual([['files in the folder quarantine: Error: EACCES: permission denied'], false])
  })

  test('removes mails that were written as files a month ago', async () => {
    const outbox = join(folder, 'outbox')
    mkdirSync(outbox, { recursive: true })
    for (const [name, days] of [['old.eml', 31], ['new.eml', 29]] as const) {
      writeFileSync(join(outbox, name), 'To: aigerim@post.example')
      utimesSync(join(outbox, name), now, new Date(daysAgo(days)))
    }

    await keep()

    expect(readdirSync(outbox)).toEqual(['new.eml'])
  })
})
