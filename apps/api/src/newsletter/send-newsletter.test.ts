import { randomUUID } from 'node:crypto'
import { importContent } from '../content/import/import-content'
import type { Database } from '../database/database'
import type { SubscriberRow } from '../database/submission-tables'
import type { Mail } from '../mail/outbox'
import { importedDatabase } from '../testing/imported-content'
import { newsFile, sampleContent, temporaryFolder, writeContent } from '../testing/test-content'
import { dialects } from '../testing/test-database'
import { sendNewsletter } from './send-newsletter'

const folder = temporaryFolder()
const config = { siteUrl: 'https://kokzhiek.example', mailFrom: 'no-reply@kokzhiek.example' }
const monday = new Date('2026-11-16T04:00:00Z')
const week = 7 * 24 * 60 * 60_000

function content() {
  return {
    ...sampleContent(),
    'lib/settings.yaml': { site_info: { name_kz: 'Кітапхана', email: 'lib@kokzhiek.example' } },
    'main/news/1101-a.yaml': newsFile(1101, { published_at: '2026-11-10T04:00:00Z', lead_kz: 'Бірінші сөйлем.' }),
    'main/news/1102-b.yaml': newsFile(1102, { published_at: '2026-11-12T04:00:00Z', title_ru: null, content_ru: null }),
    'main/news/1103-old.yaml': newsFile(1103, { published_at: '2026-11-01T04:00:00Z' }),
    'main/news/1104-next.yaml': newsFile(1104, { published_at: '2026-11-18T04:00:00Z' }),
    'lib/news/1105-lib.yaml': newsFile(1105, { published_at: '2026-11-11T04:00:00Z', categories: ['science'] }),
  }
}

describe.each(dialects)('the newsletter on %s', (dialect) => {
  let database: Database
  let count = 0
  beforeEach(async () => {
    database = await importedDatabase(dialect, content(), `${folder}/${dialect} ${count++}`, monday)
  })
  afterEach(() => database.close())

  const subscribe = async (count: number, more: Partial<SubscriberRow> = {}) => {
    const rows = Array.from({ length: count }, (_, index): SubscriberRow => {
      const email = `${more.language ?? 'kz'}${more.site ?? ''}${index}@post.example`
      const times = { asked_at: '2026-11-01T00:00:00Z', mailed_at: '2026-11-01T00:00:00Z', confirmed_at: '2026-11-01T00:00:00Z', token_expires_at: null, ended_at: null }
      return { ...times, id: randomUUID(), site: '', language: 'kz', email, email_key: email, status: 'active', token_hash: null, wanted_language: 'kz', unsubscribe_token: `token-of-${more.email_key ?? more.status ?? email}`, consent_version: null, end_reason: null, ...more }
    })
    await database.query.insertInto('subscriber').values(rows).execute()
  }
  const send = (now = monday, site: '' | 'lib' = '', onProgress?: (mails: number) => void) => sendNewsletter({ database, config, site, now, ...(onProgress ? { onProgress } : {}) })
  const mails = async () => {
    const rows = await database.query.selectFrom('outgoing_mail').select(['to_address', 'message']).orderBy('to_address').execute()
    return rows.map(({ to_address, message }) => ({ to: to_address, ...(JSON.parse(message) as Mail) }))
  }

  test('tells each reader the news of the week, in his language, the newest first', async () => {
    await subscribe(1)
    await subscribe(1, { language: 'ru' })

    const result = await send()

    const [kz, ru] = await mails()
    expect(result).toEqual({ site: '', since: '2026-11-08T19:00:00Z', until: '2026-11-16T04:00:00Z', news: { kz: 2, ru: 1, en: 2 }, mails: 2, resumed: false })
    expect([kz?.subject.replace(/\s/g, ' '), ru?.subject.replace(/\s/g, ' ')]).toEqual(['Көкжиек: жаңалықтар (2026 ж. 9–16 қараша)', 'Көкжиек: новости (9–16 ноября 2026 г.)'])
    expect(kz?.text).toContain('News 1102 kz\n2026 ж. 12 қараша\nhttps://kokzhiek.example/kz/news/1102\n\nNews 1101 kz\n2026 ж. 10 қараша\nБірінші сөйлем.\nhttps://kokzhiek.example/kz/news/1101')
    expect(ru?.text).not.toContain('1102')
  })

  test('can be ended by one click in the mail program, and by a link; it comes from the address that is set, and its name', async () => {
    await subscribe(1)

    await sendNewsletter({ database, config: { ...config, mailFrom: '"University" <news@kokzhiek.example>' }, site: '', now: monday })

    const [mail] = await mails()
    expect(mail?.from).toEqual({ name: 'University', address: 'news@kokzhiek.example' })
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': '<https://kokzhiek.example/api/mail/unsubscribe?token=token-of-kz0@post.example>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': '<news.kokzhiek.example>',
    })
    expect(mail?.text).toContain('https://kokzhiek.example/kz/newsletter/unsubscribe?token=token-of-kz0@post.example')
  })

  test('is written only to those who confirmed it before, and still want it', async () => {
    await subscribe(1, { email: 'yes@post.example' })
    await subscribe(1, { status: 'pending', email_key: 'unconfirmed' })
    await subscribe(1, { status: 'ended', email: null, email_key: null })
    await subscribe(1, { confirmed_at: '2026-11-17T00:00:00Z', email_key: 'later' })
    await subscribe(1, { site: 'lib', email_key: 'lib' })

    await send()

    expect((await mails()).map(({ to }) => to)).toEqual(['yes@post.example'])
  })

  test('of a sub-site has the news and the addresses of that site, whatever becomes of another’s at the same time', async () => {
    await subscribe(1, { site: 'lib' })
    await subscribe(60)
    const brokenOff = send(monday, '', () => {
      throw new Error('power cut')
    })
    await expect(brokenOff).rejects.toThrow('power cut')
    await database.query.deleteFrom('outgoing_mail').execute()

    const result = await send(monday, 'lib')

    const [mail] = await mails()
    expect(result).toMatchObject({ site: 'lib', since: '2026-11-08T19:00:00Z', mails: 1, resumed: false })
    expect([mail?.from.name, mail?.replyTo, mail?.headers['List-Id'], mail?.text.includes('https://lib.kokzhiek.example/kz/news/1105')]).toEqual(['Кітапхана', 'lib@kokzhiek.example', '<news.lib.kokzhiek.example>', true])
  })

  test('waits while its site is closed, whose pages nobody can read', async () => {
    await subscribe(1, { site: 'lib' })
    const importClosed = (is_closed: boolean) => {
      const changed = { ...content(), 'lib/settings.yaml': { site_info: { name_kz: 'Кітапхана', is_closed } } }
      return importContent(database, writeContent(`${folder}/closed ${is_closed} ${dialect}`, changed), folder)
    }

    await importClosed(true)
    const closed = await send(monday, 'lib')
    await importClosed(false)
    const open = await send(monday, 'lib')

    expect([closed, open]).toEqual([undefined, expect.objectContaining({ mails: 1, news: { kz: 1, ru: 1, en: 1 } })])
  })

  test('begins each issue where the last one ended, and is silent without news', async () => {
    await subscribe(1)

    const issues = [await send(), await send(new Date(monday.getTime() + 60_000)), await send(new Date(monday.getTime() + week)), await send(new Date(monday.getTime() + 2 * week))]

    expect(issues.map((issue) => issue?.news.kz)).toEqual([2, undefined, 1, undefined])
  })

  test('has what came after the last issue with an earlier date, and nothing twice', async () => {
    await subscribe(1)
    await subscribe(1, { language: 'ru' })
    await send()
    const changed = {
      ...content(),
      // Approved after the weekend, translated later, dated anew, and older than the newsletter is.
      'main/news/1106-late.yaml': newsFile(1106, { published_at: '2026-11-13T04:00:00Z' }),
      'main/news/1102-b.yaml': newsFile(1102, { published_at: '2026-11-12T04:00:00Z' }),
      'main/news/1101-a.yaml': newsFile(1101, { published_at: '2026-11-17T04:00:00Z' }),
      'main/news/1107-old.yaml': newsFile(1107, { published_at: '2026-11-08T04:00:00Z' }),
    }
    await importContent(database, writeContent(`${folder}/changed`, changed), folder)
    await database.query.deleteFrom('outgoing_mail').execute()

    await send(new Date(monday.getTime() + week))

    expect((await mails()).map(({ text }) => text.match(/(?<=\/news\/)\d+/g))).toEqual([
      ['1104', '1106'],
      ['1104', '1106', '1102'],
    ])

    const inKazakh = { title_ru: null, content_ru: null, title_en: null, content_en: null }
    const later = { 'main/news/1108-later.yaml': newsFile(1108, { published_at: '2026-11-09T04:00:00Z', ...inKazakh }), 'main/news/1109-too-late.yaml': newsFile(1109, { published_at: '2026-11-09T03:59:59Z' }) }
    await importContent(database, writeContent(`${folder}/later-still`, { ...changed, ...later }), folder)

    expect(await send(new Date(monday.getTime() + 2 * week))).toMatchObject({ news: { kz: 1, ru: 0, en: 0 }, mails: 1 })
  })

  test('has what the last issue had no room for, also after a long pause', async () => {
    await subscribe(1)
    await send()
    const many = Object.fromEntries(Array.from({ length: 35 }, (_, index) => [`main/news/${1200 + index}-a.yaml`, newsFile(1200 + index, { published_at: `2026-11-2${Math.floor(index / 5)}T04:${10 + (index % 5)}:00Z` })]))
    await importContent(database, writeContent(`${folder}/many`, { ...content(), ...many }), folder)
    const twoMonthsLater = monday.getTime() + 9 * week

    const issues = [await send(new Date(twoMonthsLater)), await send(new Date(twoMonthsLater + week)), await send(new Date(twoMonthsLater + 2 * week))]

    // With 1104 of the sample.
    expect(issues.map((issue) => issue?.news.kz)).toEqual([20, 16, undefined])
  })

  test('goes on as before when a clock that was a year ahead has been set back', async () => {
    await subscribe(1)
    const after = async (id: number, time: string) => {
      await importContent(database, writeContent(`${folder}/later`, { ...content(), 'main/news/1301-a.yaml': newsFile(1301, { published_at: '2026-11-20T04:00:00Z' }), [`main/news/${id}-a.yaml`]: newsFile(id, { published_at: time }) }), folder)
    }
    const issues = [await send(), await send(new Date('2027-11-16T04:00:00Z'))]
    await after(1301, '2026-11-20T04:00:00Z')
    issues.push(await send(new Date(monday.getTime() + week)))
    await after(1302, '2026-11-25T04:00:00Z')
    issues.push(await send(new Date(monday.getTime() + 2 * week)), await send(new Date(monday.getTime() + 3 * week)))

    expect(issues.map((issue) => issue && [issue.until, issue.news.kz, issue.mails])).toEqual([
      ['2026-11-16T04:00:00Z', 2, 1],
      ['2027-11-16T04:00:00Z', 1, 1],
      ['2026-11-23T04:00:00Z', 1, 1],
      ['2026-11-30T04:00:00Z', 1, 1],
      undefined,
    ])
  })

  test('needs somebody to tell', async () => {
    await subscribe(1, { site: 'lib' })
    await subscribe(1, { status: 'pending', email_key: 'unconfirmed' })

    expect(await send()).toBeUndefined()
  })

  test('goes to nobody who leaves while it is queued', async () => {
    await subscribe(1)
    const leave = () => database.query.updateTable('subscriber').set({ status: 'ended', email: null, email_key: null }).execute()
    let writes = 0
    // The first one begins the issue; before the second its readers are known.
    const write: Database['write'] = async (work) => {
      if (++writes === 2) await leave()
      return database.write(work)
    }

    const result = await sendNewsletter({ database: { ...database, write }, config, site: '', now: monday })

    expect([writes > 1, result?.mails, await mails()]).toEqual([true, 0, []])
  })

  test('goes on where it was broken off, with the same news, and writes to nobody twice', async () => {
    await subscribe(130)
    const brokenOff = send(monday, '', (count) => {
      if (count >= 100) throw new Error('power cut')
    })
    await expect(brokenOff).rejects.toThrow('power cut')
    const before = (await mails()).length

    const result = await send(new Date(monday.getTime() + week))

    const sent = await mails()
    expect([before, result?.resumed, result?.mails, result?.until]).toEqual([100, true, 30, '2026-11-16T04:00:00Z'])
    expect([sent.length, new Set(sent.map(({ to }) => to)).size]).toEqual([130, 130])
  })

  test('is sent once by several processes that send at once', async () => {
    await subscribe(120)

    const results = await Promise.all([send(), send(), send(new Date(monday.getTime() + 1_000))])

    const sent = await mails()
    expect([sent.length, new Set(sent.map(({ to }) => to)).size, results.reduce((sum, result) => sum + (result?.mails ?? 0), 0)]).toEqual([120, 120, 120])
  })
})
