import { captchaSecret, fakeDate, forgetSubmissions, postForm, questionFields } from '../testing/submissions'
import { testApp, type TestApp } from '../testing/test-app'
import { sampleContent } from '../testing/test-content'

const url = '/api/reception/sendQuestion'
const time = '2026-11-19T06:12:40Z'

let server: TestApp
/** One for all tests of the group. */
function useServer(config: Parameters<typeof testApp>[2] = {}): void {
  beforeAll(async () => {
    server = await testApp('SQLite', sampleContent(), { captchaSecret, ...config })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    fakeDate(time)
    server.setTime(time)
    await forgetSubmissions(server)
  })
}

describe('a forged request', () => {
  const token = '1f0a5b6f7e216f1c1c52'
  useServer()

  test.each([
    ['a cookie without the header', { cookie: `XSRF-TOKEN=${token}` }, 403],
    ['a cookie and another value in the header', { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': 'other' }, 403],
    ['an empty cookie and no header', { cookie: 'XSRF-TOKEN=' }, 403],
    ['the cookie among others and its value', { cookie: `a=b; XSRF-TOKEN=${token}; c=d`, 'x-xsrf-token': token }, 201],
    ['a cookie of a neighbour on the parent domain before its own', { cookie: `XSRF-TOKEN=a%3D1; XSRF-TOKEN=${token}`, 'x-xsrf-token': token }, 201],
    ['two cookies and the value of neither', { cookie: `XSRF-TOKEN=a%3D1; XSRF-TOKEN=${token}`, 'x-xsrf-token': 'a' }, 403],
    ['no cookie', {}, 201],
    ['another cookie', { cookie: 'NOT-XSRF-TOKEN=x' }, 201],
  ])('is told by its cookie: %s', async (_name, headers, status) => {
    const answer = await postForm(server, url, await questionFields(), headers as Record<string, string>)

    expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual([status, status === 403 ? 'xsrf_mismatch' : undefined])
  })

  test('can be told because the challenge of the captcha brings a token, once', async () => {
    const first = await server.get('/api/captcha/challenge')
    const [, value = ''] = /^XSRF-TOKEN=([A-Za-z0-9._-]{20,128}); Path=\/; SameSite=Lax$/.exec(String(first.headers['set-cookie'])) ?? []
    const second = await server.get('/api/captcha/challenge', { cookie: `XSRF-TOKEN=${value}` })

    expect([value.length > 0, second.headers['set-cookie']]).toEqual([true, undefined])
  })
})

describe('with a limit of three submissions', () => {
  useServer({ submissionLimit: 3, trustProxy: '10.0.0.9' })
  const send = (remoteAddress: string, headers = {}) =>
    server.app.inject({ method: 'POST', url: '/api/mail/subscription', remoteAddress, headers: { 'content-type': 'application/json', ...headers }, payload: JSON.stringify({ email: 'a@post.example', lang: 'kz' }) })
  const statuses = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode)

  test('the fourth of an address is told when to come again, others are not kept waiting', async () => {
    const answers = [await send('10.0.0.1'), await send('10.0.0.1'), await send('10.0.0.1'), await send('10.0.0.1'), await send('10.0.0.2')]

    const refused = answers[3]
    expect(statuses(answers)).toEqual([202, 202, 202, 429, 202])
    expect([refused?.headers['retry-after'], refused?.json()]).toEqual(['600', expect.objectContaining({ code: 'too_many_requests', detail: 'At most 3 submissions in 10 minutes', retry_after: 600 })])

    jest.setSystemTime(new Date('2026-11-19T06:22:41Z'))
    expect((await send('10.0.0.1')).statusCode).toBe(202)
  })

  test('reading is not limited', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.post('/api/menu', { slug: '', is_main: true })))

    expect(new Set(statuses(answers))).toEqual(new Set([200]))
  })

  test('the address is that which a trusted proxy names, and only that', async () => {
    const through = (proxy: string, visitor: string) => send(proxy, { 'x-forwarded-for': visitor })

    const trusted = [await through('10.0.0.9', '1.1.1.1'), await through('10.0.0.9', '1.1.1.2'), await through('10.0.0.9', '1.1.1.3'), await through('10.0.0.9', '1.1.1.4')]
    const liar = [await through('10.0.0.8', '2.2.2.1'), await through('10.0.0.8', '2.2.2.2'), await through('10.0.0.8', '2.2.2.3'), await through('10.0.0.8', '2.2.2.4')]

    expect([statuses(trusted), statuses(liar)]).toEqual([[202, 202, 202, 202], [202, 202, 202, 429]])
  })
})

describe('with any number of submissions', () => {
  useServer({ callLimit: 3 })

  test('what is neither a submission nor cached keeps its limit', async () => {
    const subscribe = () => server.post('/api/mail/subscription', { email: 'a@post.example', lang: 'kz' })
    const ask = () => server.get('/api/captcha/challenge')

    const submitted = [await subscribe(), await subscribe(), await subscribe(), await subscribe()]
    const asked = [await ask(), await ask(), await ask(), await ask()]

    expect([submitted, asked].map((answers) => answers.map(({ statusCode }) => statusCode))).toEqual([[202, 202, 202, 202], [200, 200, 200, 429]])
    expect(asked[3]?.json()).toMatchObject({ code: 'too_many_requests', detail: 'At most 3 calls in a minute', retry_after: 60 })
  })
})
