import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { leaseMails, markFailed, markSent } from '../../mail/outbox'
import { captchaSecret, fakeDate, forgetSubmissions, postForm, queuedMails, solvedCaptcha } from '../../testing/submissions'
import { testApp, type TestApp } from '../../testing/test-app'
import { sampleContent } from '../../testing/test-content'
import { dialects } from '../../testing/test-database'

const time = '2026-11-19T06:12:40Z'
const content = { ...sampleContent(), 'fit/settings.yaml': { site_info: { name_kz: 'Факультет' } }, 'csd/settings.yaml': { site_info: { name_kz: 'Орталық' } } }
const minutesLater = (minutes: number) => new Date(Date.parse(time) + minutes * 60_000).toISOString()

describe.each(dialects)('subscribing on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, content, { captchaSecret })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    passTo(time)
    await forgetSubmissions(server)
  })

  const passTo = (now: string) => {
    fakeDate(now)
    server.setTime(now)
  }
  const subscribe = (more: object = {}) => server.post('/api/mail/subscription', { slug_id: 1, email: 'aigerim@post.example', lang: 'kz', ...more })
  const activate = (token: string) => server.post('/api/mail/subscription/activate', { token })
  const unsubscribe = (token: string, reason?: string) => server.post('/api/mail/unsubscribe', { token, reason })
  const subscribers = () => server.database.query.selectFrom('subscriber').selectAll().orderBy('asked_at').execute()
  /** Of the newest mail. */
  const tokenOf = async (page: 'activate' | 'unsubscribe') => new RegExp(`/newsletter/${page}\\?token=([\\w-]+)`).exec((await queuedMails(server)).at(-1)?.text ?? '')?.[1] ?? ''

  test.each([
    ['kz', 'Жаңалықтарға жазылуды растаңыз', 'http://localhost:8000/kz/newsletter/activate?token='],
    ['ru', 'Подтвердите подписку на новости', 'http://localhost:8000/ru/newsletter/activate?token='],
    ['en', 'Please confirm your subscription', 'http://localhost:8000/en/newsletter/activate?token='],
  ])('asks the owner of the address first, in %s', async (lang, subject, link) => {
    const answer = await subscribe({ lang })

    const [mail] = await queuedMails(server)
    expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'pending_confirmation' }])
    expect([mail?.to, mail?.subject, mail?.text.includes(link)]).toEqual(['aigerim@post.example', subject, true])
    expect(await subscribers()).toEqual([expect.objectContaining({ status: 'pending', site: '', language: lang })])
  })

  test('begins with the confirmation, which may be repeated', async () => {
    await subscribe()
    const token = await tokenOf('activate')
    const lastSecond = '2026-11-21T06:12:39Z'
    passTo(lastSecond)

    const answers = [await activate(token), await activate(token)]

    expect(answers.map((answer) => answer.json<object>())).toEqual([
      { status: 'activated', email_masked: 'a•••••m@post.example' },
      { status: 'already_active', email_masked: 'a•••••m@post.example' },
    ])
    expect(await subscribers()).toEqual([expect.objectContaining({ status: 'active', confirmed_at: lastSecond })])
  })

  test('cannot be confirmed after two days, nor with another token', async () => {
    await subscribe({ email: 'q@post.example' })
    const token = await tokenOf('activate')
    passTo('2026-11-21T06:12:41Z')

    const [late, unknown] = [await activate(token), await activate('x'.repeat(43))]

    expect([late.json(), unknown.statusCode]).toEqual([{ status: 'expired', email_masked: 'q•••••@post.example' }, 404])
    expect(await subscribers()).toEqual([expect.objectContaining({ status: 'pending' })])
  })

  test('answers the same to an address that is known, and writes to it at most once in ten minutes', async () => {
    const answers = [await subscribe(), await subscribe()]
    passTo(minutesLater(9))
    answers.push(await subscribe({ email: 'AIGERIM@Post.example' }))
    const atOnce = (await queuedMails(server)).length
    passTo(minutesLater(11))
    await subscribe({ consent_version: '2026-09-01' })

    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    // What is confirmed is what was asked for last.
    expect([atOnce, (await queuedMails(server)).length, (await subscribers()).map(({ consent_version }) => consent_version)]).toEqual([1, 2, ['2026-09-01']])
  })

  test('writes to an address again that was written to by a clock that was ahead and has been set back', async () => {
    passTo('2027-11-19T06:12:40Z')
    for (const slug_id of [1, 2, 18, 24]) await subscribe({ slug_id })
    const ahead = (await queuedMails(server)).length
    passTo(time)

    for (const slug_id of [1, 24]) await subscribe({ slug_id })

    expect([ahead, (await queuedMails(server)).length]).toEqual([3, 5])
  })

  test('the link of an older e-mail works like that of the last, for who subscribes and nobody else', async () => {
    await subscribe()
    const older = await tokenOf('activate')
    await subscribe({ email: 'denis@post.example', lang: 'ru' })
    passTo(minutesLater(11))
    await subscribe()

    expect((await activate(older)).json<{ status: string }>().status).toBe('activated')
    expect((await subscribers()).map(({ email, status, wanted_language }) => [email, status, wanted_language])).toEqual([['denis@post.example', 'pending', 'ru'], ['aigerim@post.example', 'active', 'kz']])
  })

  test('tells the owner, and only him, that he subscribes already', async () => {
    await subscribe()
    await activate(await tokenOf('activate'))
    passTo(minutesLater(11))

    const answer = await subscribe()

    const mail = (await queuedMails(server)).at(-1)
    expect([answer.json(), mail?.subject]).toEqual([{ status: 'pending_confirmation' }, 'Сіз жаңалықтарға бұрыннан жазылғансыз'])
    expect((await unsubscribe(await tokenOf('unsubscribe'))).statusCode).toBe(200)
  })

  test.each([[undefined], ['2026-09-01']])('leaves what a subscriber has agreed to alone when somebody asks again with the consent %s', async (consent_version) => {
    await subscribe({ consent_version: '2026-09-01' })
    await activate(await tokenOf('activate'))
    await server.database.query.updateTable('subscriber').set({ consent_version: '2025-09-01' }).execute()
    passTo(minutesLater(11))

    await subscribe({ lang: 'ru', consent_version })

    expect(await subscribers()).toEqual([expect.objectContaining({ status: 'active', language: 'kz', consent_version: '2025-09-01' })])
  })

  test('changes the language only when the owner confirms it', async () => {
    await subscribe()
    await activate(await tokenOf('activate'))
    passTo(minutesLater(11))
    await subscribe({ lang: 'ru' })
    const before = (await subscribers())[0]?.language

    const answer = await activate(await tokenOf('activate'))

    // Of an issue that is just being sent he misses nothing.
    expect([before, answer.json<{ status: string }>().status, await subscribers()]).toEqual(['kz', 'activated', [expect.objectContaining({ language: 'ru', confirmed_at: time })]])
  })

  test('is for each site by itself; one that does not exist has no newsletter', async () => {
    const answers = [await subscribe(), await subscribe({ slug_id: 18 }), await subscribe({ slug_id: 19 }), await subscribe({ slug_id: 99 })]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 404, 404])
    expect((await subscribers()).map(({ site }) => site).sort()).toEqual(['', 'lib'])
    expect((await queuedMails(server)).map(({ text }) => /http\S+(?=\/kz\/)/.exec(text)?.[0]).sort()).toEqual(['http://lib.localhost:8000', 'http://localhost:8000'])
  })

  test('writes to an address at most three times in ten minutes, whatever sites are asked for', async () => {
    const answers = []
    for (let slug_id = 1; slug_id <= 24; slug_id++) answers.push((await subscribe({ slug_id })).statusCode)
    const atOnce = (await queuedMails(server)).length
    passTo(minutesLater(11))
    const [last] = [...answers.entries()].filter(([, status]) => status === 202).slice(-1)
    await subscribe({ slug_id: (last?.[0] ?? 0) + 1 })

    expect(answers.filter((status) => status === 202).length).toBeGreaterThan(3)
    expect([atOnce, (await queuedMails(server)).length]).toEqual([3, 4])
  })

  test('writes to it no more often when all are asked for at the same moment', async () => {
    await Promise.all(Array.from({ length: 24 }, (_, index) => subscribe({ slug_id: index + 1 })))

    expect((await queuedMails(server)).length).toBe(3)
  })

  test('numbers newsletters, and the settings of sites, in the order of the contract, which is never another', async () => {
    const numbers: Record<number, string> = { 1: '', 2: 'fit', 18: 'lib', 24: 'csd' }

    for (const number of Object.keys(numbers)) await subscribe({ slug_id: Number(number), email: `reader${number}@post.example` })

    const settings = await server.database.query.selectFrom('content_item_site').where('kind', '=', 'settings').select(['id', 'site']).execute()
    expect(Object.fromEntries((await subscribers()).map(({ email, site }) => [/\d+/.exec(email ?? '')?.[0], site]))).toEqual(numbers)
    expect(Object.fromEntries(settings.map(({ id, site }) => [id, site]))).toEqual(numbers)
  })

  test('checks captcha and consent where they are given', async () => {
    const captcha = await solvedCaptcha()

    const answers = [await subscribe({ captcha, consent_version: '2026-09-01' }), await subscribe({ captcha }), await subscribe({ consent_version: '2020-01-01' })]

    expect(answers.map((answer) => [answer.statusCode, answer.json<{ code?: string }>().code])).toEqual([
      [202, undefined],
      [422, 'captcha_failed'],
      [422, 'consent_outdated'],
    ])
  })

  describe('ends', () => {
    beforeEach(async () => {
      await subscribe()
      await activate(await tokenOf('activate'))
      passTo(minutesLater(11))
      await subscribe()
    })

    test('from the site, at once and for good, and forgets the address; others go on', async () => {
      const token = await tokenOf('unsubscribe')
      await subscribe({ email: 'denis@post.example' })

      const answers = [await unsubscribe(token, 'Хаттар тым жиі келеді'), await unsubscribe(token)]

      expect(answers.map((answer) => [answer.statusCode, answer.json<object>()])).toEqual([
        [200, { status: 'unsubscribed' }],
        [200, { status: 'unsubscribed' }],
      ])
      expect((await subscribers()).map(({ status, email, email_key, end_reason }) => [status, email, email_key, end_reason]).sort()).toEqual([['ended', null, null, 'Хаттар тым жиі келеді'], ['pending', 'denis@post.example', 'denis@post.example', null]])
      expect(new Set((await queuedMails(server)).map(({ to, state }) => `${to} ${state}`))).toEqual(new Set([' cancelled', 'denis@post.example waiting']))
    })

    test('and keeps no address of it in what was mailed, nor in one that is being sent and fails', async () => {
      // Before one of the two is sent, in whatever order they come, and emptied.
      const token = await tokenOf('unsubscribe')
      const [sent, sending] = await leaseMails(server.database, new Date(time), 2)
      if (sent) await markSent(server.database, sent, new Date(time))

      await unsubscribe(token)
      if (sending) await markFailed(server.database, sending, '450 <aigerim@post.example>: try again later', false, new Date(time))

      const mails = await server.database.query.selectFrom('outgoing_mail').select(['to_address', 'state', 'message', 'last_error']).orderBy('state').execute()
      expect(mails).toEqual(['cancelled', 'sent'].map((state) => ({ to_address: '', state, message: '', last_error: null })))
    })

    test.each(['application/x-www-form-urlencoded', 'multipart/form-data'])('by one click in a mail program that sends %s', async (type) => {
      const url = `/api/mail/unsubscribe?token=${await tokenOf('unsubscribe')}`
      const form = { 'List-Unsubscribe': 'One-Click' }

      const answer = type === 'multipart/form-data' ? await postForm(server, url, form) : await server.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload: 'List-Unsubscribe=One-Click' })

      expect([answer.statusCode, answer.json(), (await subscribers())[0]?.status]).toEqual([200, { status: 'unsubscribed' }, 'ended'])
    })

    test('and may begin anew', async () => {
      await unsubscribe(await tokenOf('unsubscribe'))
      passTo(minutesLater(30))
      await subscribe()

      expect((await subscribers()).map(({ status }) => status)).toEqual(['ended', 'pending'])
    })

    test.each([
      ['without a token', '/api/mail/unsubscribe', 'List-Unsubscribe=One-Click', 400],
      ['with a token that was never given out', `/api/mail/unsubscribe?token=${'x'.repeat(22)}`, 'List-Unsubscribe=One-Click', 404],
      ['with a form of many parts', `/api/mail/unsubscribe?token=${'x'.repeat(22)}`, Array.from({ length: 60 }, (_, index) => `a${index}=1`).join('&'), 400],
      ['with another form', `/api/mail/unsubscribe?token=${'x'.repeat(22)}`, 'List-Unsubscribe=Two-Clicks', 400],
    ])('not %s', async (_name, url, payload, status) => {
      const answer = await server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } })

      expect([answer.statusCode, (await subscribers())[0]?.status]).toEqual([status, 'active'])
    })
  })
})

describe('at the same moment on PostgreSQL', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp('PostgreSQL', content)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await forgetSubmissions(server)
    fakeDate(time)
    server.setTime(time)
    await subscribe()
  })

  const subscribe = () => server.post('/api/mail/subscription', { email: 'aigerim@post.example', lang: 'kz' })

  /** Each is called when the one before it waits for the row; they go on together, in their order. */
  async function together(calls: (() => ReturnType<TestApp['post']>)[]): Promise<number[]> {
    const { query, write } = server.database
    const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const answers: ReturnType<TestApp['post']>[] = []
    await write(async (held) => {
      // Not changed: who waits for a new version of a row may be overtaken by who came later.
      await held.selectFrom('subscriber').select('id').forUpdate().execute()
      for (const call of calls) {
        answers.push(call())
        while ((await waiting.execute(query)).rows[0]?.count !== answers.length) await setTimeout(20)
      }
    })
    return (await Promise.all(answers)).map(({ statusCode }) => statusCode)
  }

  test('two who ask for a known address have it written to once', async () => {
    server.setTime(minutesLater(11))

    expect(await together([subscribe, subscribe])).toEqual([202, 202])

    expect(await queuedMails(server)).toHaveLength(2)
  })

  test('who ends a subscription has it ended, though its address is just being confirmed', async () => {
    const { query } = server.database
    const [{ text } = { text: '' }] = await queuedMails(server)
    const token = /activate\?token=([\w-]+)/.exec(text)?.[1]
    const { unsubscribe_token } = await query.selectFrom('subscriber').select('unsubscribe_token').executeTakeFirstOrThrow()

    const statuses = await together([() => server.post('/api/mail/unsubscribe', { token: unsubscribe_token }), () => server.post('/api/mail/subscription/activate', { token })])

    expect(statuses).toEqual([200, 404])
    expect(await query.selectFrom('subscriber').select(['status', 'email']).execute()).toEqual([{ status: 'ended', email: null }])
  })
})
