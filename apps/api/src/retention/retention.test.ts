import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { removeApplication } from '../applications/applications'
import { ContentStore } from '../content/content-store'
import { blogQuestion } from '../content/kinds/blog-question'
import type { Database } from '../database/database'
import { openSqlite } from '../database/sqlite'
import { migrate } from '../database/migrate'
import { leaseMails, markFailed, markSent, type LeasedMail } from '../mail/outbox'
import { Moderation } from '../questions/moderation'
import { vacancyFile } from '../testing/sample-vacancies'
import { captchaSecret, fakeDate, forgetSubmissions, pdf, postForm, questionFields, solvedCaptcha, uploadedFiles } from '../testing/submissions'
import { testApp, testConfig, testRetention as periods, type TestApp } from '../testing/test-app'
import { sampleContent, temporaryFolder } from '../testing/test-content'
import { dialects, testDatabase } from '../testing/test-database'
import { Quarantine } from '../uploads/quarantine'
import { expectNoLeap, previewRetention, retain, retainDaily } from './retention'
import { rules } from './rules'

const arrived = '2025-06-02T06:00:00Z'
const yearLater = new Date('2026-06-03T06:00:00Z')
const yearsLater = new Date('2028-06-03T06:00:00Z')

describe.each(dialects)('retention on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, { ...sampleContent(), ...vacancyFile(305, { published_at: '2025-01-10T04:00:00Z' }) }, { captchaSecret })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    fakeDate(arrived)
    server.setTime(arrived)
    await forgetSubmissions(server)
    await server.database.query.deleteFrom('daily_job').execute()
  })

  const options = (now: Date) => ({ database: server.database, quarantine: new Quarantine(server.dataDir), periods, now })
  const moderation = (at = arrived) => new Moderation(server.database, testConfig(server.dataDir), new Quarantine(server.dataDir), 'Сауле', () => new Date(at))
  const file = (name: string) => new File([pdf], name)
  const ask = async (lastName: string, email: string) => {
    const answer = await postForm(server, '/api/reception/sendQuestion', await questionFields({ question: { lastName, email }, f0: file(`${lastName}.pdf`) }))
    return answer.json<{ number: string }>().number
  }
  const askBlog = async () => {
    const fields = { blog_slug: 'rector', category_id: 3, full_name: 'Мадина Тұрсынова', email: 'madina@post.example', question: 'Жатақхана қашан ашылады?', lang: 'kz', consent_version: '2026-09-01' }
    const answer = await server.post('/api/blog/send', { ...fields, captcha: await solvedCaptcha() })
    return answer.json<{ number: string }>().number
  }
  const apply = async () => {
    const fields = { vacancy_id: 305, last_name: 'Ахметова', first_name: 'Жанна', email: 'zhanna@post.example', phone: '+7-(701)-555-01-27', captcha: await solvedCaptcha(), consent_version: '2026-09-01', lang: 'kz' }
    await postForm(server, '/api/plugin/vacancy/respond', { ...fields, resume: file('zhanna.pdf') })
  }
  const answer = async (number: string, at = arrived) => {
    await moderation(at).approve(number)
    await moderation(at).answer(number, 'Иә, 25 тамызда.')
  }
  /** All that the tables of visitors hold, as one text. */
  const stored = async () => {
    const tables = ['question', 'application', 'attachment', 'audit_entry', 'outgoing_mail', 'subscriber', 'idempotency', 'captcha_used'] as const
    return JSON.stringify(await Promise.all(tables.map((table) => server.database.query.selectFrom(table).selectAll().execute())))
  }
  const kept = () => uploadedFiles(server.dataDir).length

  test('empties what is over for a year, with its files; what waits for its answer stays, and is counted', async () => {
    await answer(await ask('Сәрсенова', 'aigerim@post.example'))
    const rejected = await ask('Оспанов', 'ospanov@post.example')
    await moderation().reject(rejected, 'Оспанов мырза, бұл сұрақ бізге емес.')
    await moderation().approve(await ask('Қалиева', 'kalieva@post.example'))
    await apply()
    await server.database.query.updateTable('outgoing_mail').set({ state: 'sent', message: '', ended_at: arrived }).execute()
    const before = [await stored(), kept()]

    const preview = await previewRetention(options(yearLater))
    const untouched = [await stored(), kept()]
    const result = await retain(options(yearLater))
    const again = await retain(options(yearLater))

    const text = await stored()
    expect(untouched).toEqual(before)
    expect([preview, result.files, result.open]).toEqual([result, 3, 1])
    expect(result.rows).toMatchObject({ questions: 2, applications: 1, trails: 0, mails: 6, captchas: 4 })
    expect(['Сәрсенова', 'aigerim', 'Оспанов', 'ospanov', 'Ахметова', 'zhanna', 'тамызда'].filter((word) => text.includes(word))).toEqual([])
    expect([text.includes('Қалиева'), text.includes(rejected), kept()]).toEqual([true, true, 1])
    expect([Object.values(again.rows).filter((count) => count > 0), again.files]).toEqual([[], 0])
  })

  test.each([
    ['a moderator', (number: string) => moderation().forget(number)],
    ['retention', () => retain(options(yearLater))],
  ])('%s leaves nothing of why a question was rejected', async (_name, forget) => {
    const number = await ask('Оспанов', 'ospanov@post.example')
    await moderation().reject(number, 'Оспанов мырза, бұл сұрақ бізге емес.')

    await forget(number)

    expect([await stored(), kept()]).toEqual([expect.not.stringContaining('Оспанов'), 0])
  })

  test('discards what no moderator has looked at for a year, without a letter', async () => {
    const number = await ask('Қалиева', 'kalieva@post.example')

    const { rows, files, open } = await retain(options(yearLater))
    const again = await retain(options(yearLater))

    const trail = await server.database.query.selectFrom('audit_entry').select(['actor', 'action']).orderBy('position').execute()
    const question = await server.database.query.selectFrom('question').selectAll().where('number', '=', number).executeTakeFirst()
    expect([rows['unmoderated_questions'], files, open, again.rows['unmoderated_questions'], kept()]).toEqual([1, 1, 0, 0, 0])
    expect(await stored()).not.toMatch(/Қалиева|kalieva/)
    expect([question?.status, await server.database.query.selectFrom('outgoing_mail').select('state').execute()]).toEqual(['rejected', [{ state: 'cancelled' }]])
    expect(trail).toEqual([{ actor: 'visitor', action: 'received' }, { actor: 'retention', action: 'discarded' }, { actor: 'retention', action: 'forgotten' }])
  })

  test.each([
    ['a moderator', (number: string) => moderation().forget(number)],
    ['retention', () => retain(options(yearLater))],
  ])('%s reaches the mails about a question: those that wait are not sent, and none keeps what it said or to whom', async (_name, forget) => {
    const number = await ask('Оспанов', 'ospanov@post.example')
    await moderation().reject(number, 'Оспанов мырза, бұл сұрақ бізге емес.')
    await moderation().approve(await ask('Қалиева', 'kalieva@post.example'))
    const failed = { state: 'failed', ended_at: '2026-06-03T05:00:00Z', last_error: '550 <ospanov@post.example>: no such mailbox' } as const
    await server.database.query.updateTable('outgoing_mail').set(failed).where('message', 'like', '%мырза%').execute()

    await forget(number)

    const mails = await server.database.query.selectFrom('outgoing_mail').select(['to_address', 'state', 'message', 'last_error']).orderBy('to_address').orderBy('state').execute()
    const empty = { to_address: '', message: '', last_error: null }
    expect(mails).toEqual([{ ...empty, state: 'cancelled' }, { ...empty, state: 'failed' }, { to_address: 'kalieva@post.example', state: 'waiting', message: expect.stringContaining('Айгерім'), last_error: null }])
  })

  test.each<[string, (mail: LeasedMail) => Promise<void>]>([
    ['fails', (mail) => markFailed(server.database, mail, '450 <zhanna@post.example>: try again later', false, yearLater)],
    ['arrives', (mail) => markSent(server.database, mail, yearLater)],
  ])('reaches the mail about an application, also one that is being sent, and %s: nothing is written down of how that ends', async (_how, end) => {
    await apply()
    const [sending] = await leaseMails(server.database, new Date(arrived), 1)

    await retain(options(yearLater))
    if (sending) await end(sending)

    expect([sending !== undefined, await server.database.query.selectFrom('outgoing_mail').select(['to_address', 'state', 'message', 'last_error']).execute()]).toEqual([true, [{ to_address: '', state: 'cancelled', message: '', last_error: null }]])
  })

  test('touches nothing a day too early: what was answered long after it came, counts from its answer, and so does its trail', async () => {
    await answer(await ask('Сәрсенова', 'aigerim@post.example'), '2025-08-02T06:00:00Z')
    await ask('Қалиева', 'kalieva@post.example')
    await moderation().approve(await ask('Оспанов', 'ospanov@post.example'))
    await apply()
    const goneBy = async (time: string) => {
      const { rows, files, open } = await retain(options(new Date(time)))
      return [rows['questions'], rows['unmoderated_questions'], rows['applications'], rows['trails'], files, open]
    }

    const gone = [await goneBy('2026-06-02T05:59:00Z'), await goneBy('2026-08-02T05:59:00Z'), await goneBy('2026-08-02T06:01:00Z'), await goneBy('2028-08-01T05:59:00Z')]

    expect(gone).toEqual([[0, 0, 0, 0, 0, 0], [0, 1, 1, 0, 2, 1], [1, 0, 0, 0, 1, 1], [0, 0, 0, 1, 0, 1]])
  })

  test('leaves what was published to its readers, without the sender', async () => {
    const number = await askBlog()
    await answer(number)

    const { rows } = await retain(options(yearLater))
    const trail = await server.database.query.selectFrom('audit_entry').select('actor').orderBy('position').execute()
    const later = await retain(options(yearsLater))

    const question = await server.database.query.selectFrom('question').selectAll().where('number', '=', number).executeTakeFirst()
    const shown = await new ContentStore(server.database, yearLater).findById(blogQuestion, question?.public_id ?? 0)
    expect([rows['questions'], later.rows['trails']]).toEqual([1, 0])
    expect([trail.map(({ actor }) => actor), await server.database.query.selectFrom('audit_entry').selectAll().execute()]).toEqual([['visitor', 'Сауле', 'Сауле', 'retention'], []])
    expect(question).toMatchObject({ name: '', email: '', phone: null, status: 'answered', question: 'Жатақхана қашан ашылады?' })
    expect(shown).toMatchObject({ author_display: 'Мадина Т.', question: 'Жатақхана қашан ашылады?' })
  })

  test('removes the trail of what is forgotten after three years, and nothing of what is not', async () => {
    await answer(await ask('Сәрсенова', 'aigerim@post.example'))
    await moderation().approve(await ask('Қалиева', 'kalieva@post.example'))
    await apply()
    await retain(options(yearLater))
    const trail = await server.database.query.selectFrom('audit_entry').select(['actor', 'action']).where('actor', '=', 'retention').execute()

    const { rows } = await retain(options(yearsLater))

    const left = await server.database.query.selectFrom('audit_entry').select('action').execute()
    expect(trail).toEqual([{ actor: 'retention', action: 'forgotten' }, { actor: 'retention', action: 'forgotten' }])
    expect([rows['trails'], left]).toEqual([2, [{ action: 'received' }, { action: 'approved' }]])
  })

  test('keeps the trail of what is not forgotten yet: only a portion is at a time, and its files and mails would lose what they are found by', async () => {
    await answer(await ask('Сәрсенова', 'aigerim@post.example'))
    await apply()
    const before = await stored()
    const daysAgo = (days: number) => new Date(yearsLater.getTime() - days * 86_400_000).toISOString()

    const removed = await rules.find(({ name }) => name === 'trails')?.run({ query: server.database.query, now: yearsLater, periods, daysAgo, most: 25, files: [] })

    expect([removed, await stored()]).toEqual([0, before])
  })

  test('tells beforehand what it removes at once after years in which it did not run', async () => {
    await answer(await ask('Сәрсенова', 'aigerim@post.example'))
    await answer(await askBlog())
    await ask('Қалиева', 'kalieva@post.example')
    await apply()

    const preview = await previewRetention(options(yearsLater))
    const result = await retain(options(yearsLater))

    expect([preview, result.rows['trails'], result.files]).toEqual([result, 2, 3])
  })

  test('forgets an address that was not confirmed in time, also in the mail that asked for it', async () => {
    await server.post('/api/mail/subscription', { email: 'reader@post.example', lang: 'kz' })
    const [asked] = await leaseMails(server.database, new Date(arrived), 1)
    if (asked) await markSent(server.database, asked, new Date(arrived))

    await retain(options(new Date('2025-06-04T05:59:00Z')))
    const inTime = await stored()
    await retain(options(new Date('2025-06-05T06:00:00Z')))

    expect(inTime.match(/reader@post/g)).toHaveLength(3)
    expect(await stored()).not.toMatch(/reader@post/)
  })

  test('removes subscriptions that ended a year ago, and at once the text of mails that failed', async () => {
    await server.post('/api/mail/subscription', { email: 'reader@post.example', lang: 'kz' })
    await server.database.query.updateTable('subscriber').set({ status: 'ended', ended_at: arrived, end_reason: 'Айгерім' }).execute()
    await server.database.query.updateTable('outgoing_mail').set({ state: 'failed', ended_at: arrived }).execute()

    const early = await retain(options(new Date('2025-06-09T05:59:00Z')))
    const week = await retain(options(new Date('2025-06-10T06:00:00Z')))
    const message = await server.database.query.selectFrom('outgoing_mail').select('message').execute()
    const almost = await retain(options(new Date('2026-06-02T05:59:00Z')))
    const year = await retain(options(yearLater))

    expect([early.rows['texts_of_failed_mails'], week.rows['texts_of_failed_mails'], message]).toEqual([0, 1, [{ message: '' }]])
    expect([almost, year].map(({ rows }) => [rows['ended_subscriptions'], rows['mails']])).toEqual([[0, 1], [1, 0]])
    expect(await server.database.query.selectFrom('subscriber').select('id').execute()).toEqual([])
  })

  test('runs once a day, however many processes begin with it; a run that fails is tried again', async () => {
    const failing = { ...options(yearLater), periods: { ...periods, questions: Number.NaN } }
    await expect(retainDaily(failing)).rejects.toThrow()

    const first = await Promise.all([1, 2, 3].map(() => retainDaily(options(yearLater))))
    const sameDay = await retainDaily(options(new Date('2026-06-03T18:59:00Z')))
    const nextDay = await retainDaily(options(new Date('2026-06-03T19:00:00Z')))

    expect([first.filter(Boolean).length, sameDay, nextDay === undefined]).toEqual([1, undefined, false])
  })

  test('removes nothing by itself after a leap of the clock, until somebody says that it is right', async () => {
    await retainDaily(options(new Date(arrived)))
    // As a machine starts that has lost its clock: no later day is a leap because of it.
    await retainDaily(options(new Date('1970-01-01T06:00:00Z')))
    await answer(await ask('Сәрсенова', 'aigerim@post.example'))
    const before = await stored()
    const leap = 'by the clock it is 2028-06-03, and this was last done on 2025-06-02; if the clock is right: npm run api -- retention --after-pause'

    await expect(retainDaily(options(yearsLater))).rejects.toThrow(leap)
    await expect(expectNoLeap(options(yearsLater))).rejects.toThrow(leap)
    const after = await stored()
    const unaware = await retainDaily(options(new Date('2025-08-01T06:00:00Z')))
    const told = await retain(options(yearsLater))

    expect([after, unaware?.rows['questions'], told.rows['questions']]).toEqual([before, 0, 1])
    expect([await retainDaily(options(yearsLater)), await retainDaily(options(new Date('2028-06-04T06:00:00Z')))]).toEqual([undefined, expect.anything()])
  })

  test('goes on the day after the clock was set back, however far ahead it was; not for one that is ahead by minutes', async () => {
    const ran = async (now: string) => (await retainDaily(options(new Date(now)))) !== undefined

    const years = [await ran('2035-01-01T06:00:00Z'), await ran('2026-06-03T06:00:00Z'), await ran('2026-06-03T07:00:00Z'), await ran('2026-06-04T06:00:00Z')]
    const minutes = [await ran('2026-06-04T19:01:00Z'), await ran('2026-06-04T18:59:00Z'), await ran('2026-06-05T06:00:00Z')]

    expect([years, minutes]).toEqual([[true, true, false, true], [true, false, false]])
  })
})

const databases = temporaryFolder()

const question = { id: '1', kind: 'reception' as const, number: 'Q-1', tracking_hash: null, status: 'called' as const, language: 'kz', name: 'Unforgettable', email: 'u@post.example', phone: null, question: 'x'.repeat(5000), answer: null, category_id: 1, category: 'x', blog_slug: null, is_public: 0, public_id: null, rejection_reason: null, consent_version: 'x', received_at: arrived, updated_at: arrived, due_at: null }
const application = { id: '2', number: 'V-1', vacancy_id: 305, vacancy: 'x', language: 'kz', last_name: 'Unforgettable', first_name: 'x', middle_name: null, email: 'u@post.example', email_key: 'u@post.example', phone: 'x', degree: null, experience_years: null, cover_letter: 'x'.repeat(5000), consent_version: 'x', received_at: arrived }

test('forgets a portion at a time: on SQLite nobody is answered in one, and a process that answers for a minute nobody is ended', async () => {
  const database = await testDatabase('SQLite')
  const quarantine = new Quarantine(databases)
  const of = (index: number) => ({ id: String(index), number: `N-${index}` })
  await database.query.insertInto('question').values(Array.from({ length: 250 }, (_, index) => ({ ...question, ...of(index) }))).execute()
  await database.query.insertInto('application').values(Array.from({ length: 120 }, (_, index) => ({ ...application, ...of(1000 + index), email_key: String(index) }))).execute()
  await database.query.insertInto('attachment').values({ file: 'of-the-last', owner_id: '249', part: 'f0', position: 1, name: 'a', mime: 'application/pdf', size_bytes: 1, sha256: '' }).execute()
  writeFileSync(join(databases, 'quarantine', 'of-the-last'), 'x')
  const named = async () => Number((await database.query.selectFrom('question').where('email', '!=', '').select(({ fn }) => fn.countAll().as('count')).executeTakeFirst())?.count)
  const options = (now: Date) => ({ database, quarantine, periods, now })

  const preview = await previewRetention(options(yearLater))
  const retaining = retainDaily(options(yearLater))
  await setImmediate()
  const meanwhile = await named()
  const result = await retaining
  const trails = (await retain(options(yearsLater))).rows['trails']

  const left = await named()
  await database.close()
  expect([meanwhile > 0, left, result?.rows['questions'], result?.rows['applications'], trails]).toEqual([true, 0, 250, 120, 370])
  expect([preview, result?.files, readdirSync(join(databases, 'quarantine'))]).toEqual([result, 1, []])
})

test('goes on within the day where a later portion fails', async () => {
  const database = await testDatabase('SQLite')
  await database.query.insertInto('question').values(Array.from({ length: 60 }, (_, index) => ({ ...question, id: String(index), number: `N-${index}` }))).execute()
  let portions = 0
  const write: Database['write'] = async (work) => {
    if (++portions === 2) throw new Error('database is locked')
    return database.write(work)
  }
  const options = { database, quarantine: new Quarantine(databases), periods, now: yearLater }

  await expect(retainDaily({ ...options, database: { ...database, write } })).rejects.toThrow('database is locked')
  // When it was last done is known all the same.
  await expect(expectNoLeap({ ...options, now: yearsLater })).rejects.toThrow('last done on 2026-06-03')
  const [again, done] = [await retainDaily(options), await retainDaily(options)]

  await database.close()
  expect([again?.rows['questions'], done]).toEqual([35, undefined])
})

test('counts what is due while another process writes', async () => {
  const folder = join(databases, 'two processes')
  const [server, command] = [openSqlite(folder), openSqlite(folder)]
  await migrate(server)
  await server.query.insertInto('question').values(question).execute()
  const options = { database: command, quarantine: new Quarantine(folder), periods, now: yearLater }

  const { rows } = await server.write(async (query) => {
    await query.insertInto('question').values({ ...question, id: '2', number: 'Q-2' }).execute()
    return previewRetention(options)
  })

  await Promise.all([server.close(), command.close()])
  expect(rows['questions']).toBe(1)
})

test.each<[string, (database: Database, folder: string) => Promise<unknown>]>([
  ['by the period', (database, folder) => retain({ database, quarantine: new Quarantine(folder), periods, now: yearLater })],
  [
    'by hand',
    async (database, folder) => {
      await new Moderation(database, testConfig(folder), new Quarantine(folder), 'Сауле', () => new Date(arrived)).forget('Q-1')
      await removeApplication(database, new Quarantine(folder), 'V-1', { at: new Date(arrived), actor: 'Сауле' })
    },
  ],
])('what was removed %s is not in the file of SQLite either', async (way, remove) => {
  const folder = join(databases, way)
  const database = openSqlite(folder)
  await migrate(database)
  await database.query.insertInto('question').values(question).execute()
  await database.query.insertInto('application').values(application).execute()
  const contains = () => readdirSync(folder).filter((name) => name.startsWith('university.sqlite') && readFileSync(join(folder, name)).includes('Unforgettable'))
  const before = contains()

  await remove(database, folder)

  const after = contains()
  await database.close()
  expect([before, after]).toEqual([['university.sqlite-wal'], []])
})
