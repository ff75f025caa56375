import { captchaSecret, pdf, postForm, questionFields } from '../testing/submissions'
import { testApp, type TestApp } from '../testing/test-app'
import { sampleContent } from '../testing/test-content'
import { dialects, testDatabase } from '../testing/test-database'
import { Metrics } from './metrics'
import { RequestTimes } from './request-times'

describe.each(dialects)('/metrics on %s', (dialect) => {
  let server: TestApp
  beforeEach(async () => {
    server = await testApp(dialect, sampleContent(), { captchaSecret })
  })
  afterEach(() => server.close())
  const metrics = async () => (await server.get('/metrics')).body
  /** Value of the line that begins with a name and its labels. */
  const value = (text: string, name: string) => Number(text.split('\n').find((line) => line.startsWith(`${name} `))?.slice(name.length + 1))

  test('tells how many requests each operation answered, and how fast', async () => {
    for (let count = 0; count < 3; count++) await server.post('/api/menu', { slug: '', is_main: true })
    await server.post('/api/menu', { slug: 7 })
    await server.get('/nowhere')
    // Asked twice it tells the same.
    await metrics()

    const text = await metrics()

    const count = (operation: string, status: number) => value(text, `university_http_request_duration_seconds_count{operation="${operation}",status="${status}"}`)
    expect([count('getMenu', 200), count('getMenu', 400), count('other', 404)]).toEqual([3, 1, 1])
    expect(value(text, 'university_http_request_duration_seconds_bucket{le="10",operation="getMenu",status="200"}')).toBe(3)
    expect([value(text, 'university_answer_cache_total{result="hit"}'), value(text, 'university_answer_cache_total{result="miss"}')]).toEqual([2, 1])
  })

  test('counts every answer once, whatever was asked for and how', async () => {
    await server.get('/api/page/admission')
    await server.app.inject({ method: 'HEAD', url: '/api/page/admission' })
    const { headers } = await server.get('/api/page/admission')
    await server.get('/api/page/admission', { 'if-none-match': String(headers['etag']) })
    for (const url of ['/healthz', '/api/docs', '/api/nowhere', '/media/nowhere.svg']) await server.get(url)

    const text = await metrics()

    const counts = text.split('\n').flatMap((line) => [/_count\{operation="(\w+)",status="(\d+)"\} (\d+)$/.exec(line)?.slice(1).join(' ') ?? []].flat())
    expect(counts.sort()).toEqual(['getPage 200 3', 'getPage 304 1', 'health 200 1', 'media 404 1', 'other 301 1', 'other 404 1'])
  })

  test('tells what was sent, what waits for a moderator, which mails wait or failed', async () => {
    await postForm(server, '/api/reception/sendQuestion', await questionFields({ f0: new File([pdf], 'a.pdf') }))
    await server.app.inject({ method: 'POST', url: '/api/mail/subscription', payload: { email: 'a@post.example', lang: 'kz' } })
    await server.database.query.updateTable('outgoing_mail').set({ state: 'failed' }).where('to_address', '=', 'a@post.example').execute()

    const text = await metrics()

    expect([
      value(text, 'university_submissions_total{operation="sendQuestion"}'),
      value(text, 'university_submissions_total{operation="subscribe"}'),
      value(text, 'university_questions{status="on_moderation"}'),
      value(text, 'university_questions{status="registered"}'),
      value(text, 'university_outbox_mails{state="waiting"}'),
      value(text, 'university_outbox_mails{state="failed"}'),
    ]).toEqual([1, 1, 1, 0, 1, 1])
  })

  test('a repeat under its key counts once', async () => {
    const send = async () => postForm(server, '/api/reception/sendQuestion', await questionFields(), { 'idempotency-key': 'f3a1b0de-5b60-4a26-9a56-0d5d32c4e1f0' })
    await send()
    await send()

    expect(value(await metrics(), 'university_submissions_total{operation="sendQuestion"}')).toBe(1)
  })

  test('tells the version of the content and how the process is', async () => {
    const text = await metrics()

    expect([value(text, 'university_content_version'), value(text, 'university_database_up')]).toEqual([await server.database.contentVersion(), 1])
    expect([value(text, 'process_resident_memory_bytes') > 1e6, value(text, 'nodejs_eventloop_lag_seconds') >= 0]).toEqual([true, true])
  })

  test('goes on while the database is away, and says so', async () => {
    await metrics()
    await server.database.close()

    const text = await metrics()

    expect([value(text, 'university_database_up'), value(text, 'university_content_version'), value(text, 'university_outbox_mails{state="waiting"}'), value(text, 'university_questions{status="registered"}')]).toEqual([0, NaN, NaN, NaN])
    expect(value(text, 'process_cpu_seconds_total')).toBeGreaterThan(0)
  })
})

test('a process tells how it is, and that the database does not answer, before Prometheus gives up', async () => {
  const database = await testDatabase('SQLite')
  const metrics = new Metrics({ ...database, contentVersion: () => new Promise(() => undefined) }, { hits: 0, misses: 0 }, 0, 1)

  const { body } = await metrics.text()

  await database.close()
  expect(body).toMatch(/^university_database_up 0$/m)
  expect(body).toMatch(/^process_cpu_seconds_total /m)
})

test('each bound counts what took no longer', () => {
  const times = new RequestTimes()
  for (const seconds of [0.02, 0.5, 400]) times.observe('getMenu', 200, seconds)

  const text = times.text()

  expect([...text.matchAll(/le="(.+?)".* (\d+)$/gm)].map(([, bound, count]) => `${bound} ${count}`)).toEqual(['0.001 0', '0.005 0', '0.02 1', '0.1 1', '0.5 2', '2 2', '10 2', '60 2', '300 2', '+Inf 3'])
  expect(text).toContain('_sum{operation="getMenu",status="200"} 400.52\n')
})

describe('/metrics', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp('SQLite')
  })
  afterAll(() => server.close())

  test.each([
    ['this machine', '127.0.0.1', {}, 200],
    ['this machine by IPv6', '::1', {}, 200],
    ['this machine on a socket of both', '::ffff:127.0.0.1', {}, 200],
    ['another machine', '203.0.113.7', {}, 404],
    ['a front server on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, 404],
    ['a front server that only says so', '127.0.0.1', { 'x-real-ip': '203.0.113.7' }, 404],
  ])('answers %s', async (_name, remoteAddress, headers, status) => {
    const answer = await server.app.inject({ url: '/metrics', remoteAddress, headers })

    expect([answer.statusCode, answer.body.includes('university_')]).toEqual([status, status === 200])
  })

  test('with a token answers whoever has it, and nobody else', async () => {
    const server = await testApp('SQLite', sampleContent(), { metricsToken: 'sixteen letters.' })
    const ask = (authorization?: string) => server.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7', headers: authorization ? { authorization } : {} })

    const statuses = [await ask('Bearer sixteen letters.'), await ask('Bearer sixteen letters!'), await ask(), await server.get('/metrics')].map(({ statusCode }) => statusCode)

    await server.close()
    expect(statuses).toEqual([200, 404, 404, 404])
  })
})
