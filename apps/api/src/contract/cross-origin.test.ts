import { allSites, siteFolder } from '../sites/site-from-host'
import { captchaSecret, fakeDate, forgetSubmissions, postForm, questionFields } from '../testing/submissions'
import { testApp, type TestApp } from '../testing/test-app'
import { sampleContent } from '../testing/test-content'
import { writeSite } from '../testing/test-site'
import { listOperations } from './document'

/* The reception on a host of its own, beside a site on https: browsers ask it before they send anything (CORS). */

const send = '/api/reception/sendQuestion'
const status = '/api/reception/status?number=Q-2222-2222&tracking_code=2222-2222-2222'
const time = '2026-11-19T06:12:40Z'
const origin = 'https://lib.kokzhiek.example'

let server: TestApp
beforeAll(async () => {
  server = await testApp('SQLite', sampleContent(), { captchaSecret, submissionLimit: 3, siteUrl: 'https://www.kokzhiek.example', receptionUrl: 'https://reception.kokzhiek.example' })
})
afterAll(() => server.close())
beforeEach(async () => {
  fakeDate(time)
  server.setTime(time)
  await forgetSubmissions(server)
})

/** What a browser asks first, where a call has a header of its own. */
const preflight = (url: string, from: string, method = 'POST') =>
  server.app.inject({ method: 'OPTIONS', url, headers: { origin: from, 'access-control-request-method': method, 'access-control-request-headers': 'content-type,idempotency-key' } })

test.each(['https://kokzhiek.example', 'https://www.kokzhiek.example', ...allSites.filter(Boolean).map((site) => `https://${site}.kokzhiek.example`)])('lets the pages of %s call it', async (site) => {
  const [question, state] = await Promise.all([preflight(send, site), preflight(status, site, 'GET')])
  const asked = await server.get(status, { origin: site })

  expect([question, state].map(({ statusCode, headers }) => [statusCode, headers['access-control-allow-origin'], headers['access-control-allow-methods'], headers['access-control-allow-headers']])).toEqual([
    [204, site, 'POST', 'Content-Type, Idempotency-Key, X-XSRF-TOKEN'],
    [204, site, 'GET', 'Content-Type, Idempotency-Key, X-XSRF-TOKEN'],
  ])
  expect([asked.statusCode, asked.headers['access-control-allow-origin'], asked.headers['vary']]).toEqual([404, site, 'Origin'])
})

test('lets them read what became of a question, also when it is refused, and for how long to wait', async () => {
  const post = async (more: Parameters<typeof questionFields>[0]) => postForm(server, send, await questionFields(more), { origin, 'idempotency-key': 'key-of-this-question' })

  const answers = [await post({}), await post({ consentVersion: '2020-01-01' }), await post({ website: 'https://spam.example' }), await post({})]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 422, 400, 429])
  expect(answers.map(({ headers }) => [headers['access-control-allow-origin'], headers['access-control-expose-headers']])).toEqual(answers.map(() => [origin, 'Retry-After']))
  expect(answers[3]?.headers['retry-after']).toBe('600')
})

test.each(['https://evil.example', 'https://student.kokzhiek.example', 'https://lib.student.kokzhiek.example', 'https://evilkokzhiek.example', 'http://kokzhiek.example', 'null'])('does not let %s', async (site) => {
  expect((await preflight(send, site)).headers['access-control-allow-origin']).toBeUndefined()
  expect((await server.get(status, { origin: site })).headers['access-control-allow-origin']).toBeUndefined()
})

test('takes no cookies from there', async () => {
  expect((await preflight(send, origin)).headers['access-control-allow-credentials']).toBeUndefined()
})

test('gives out the token for https only', async () => {
  expect((await server.get('/api/captcha/challenge')).headers['set-cookie']).toMatch(/; Secure$/)
})

test('is two operations of the contract, and no more', () => {
  expect(listOperations().filter(({ hasOwnHost }) => hasOwnHost).map(({ id }) => id).sort()).toEqual(['getQuestionStatus', 'sendQuestion'])
})

test.each(['/api/web/request', '/api/captcha/challenge', '/api/mail/subscription', '/api/web/sendQuestion'])('lets nobody call %s from elsewhere: each site answers it itself', async (url) => {
  const asked = await preflight(url, origin)

  expect(asked.headers['access-control-allow-origin']).toBeUndefined()
})

test('is named in the settings, and in what the pages of every site may call', async () => {
  const sites = ['' as const, 'lib' as const]
  for (const site of sites) writeSite(server.sitesDir, siteFolder(site), { 'index.html': '<p>x</p>' })

  const settings = await Promise.all(sites.map((slug) => server.post('/api/web/settings', { slug })))
  const pages = await Promise.all(['kokzhiek.example', 'lib.kokzhiek.example'].map((host) => server.get('/', { host })))

  expect(settings.map((answer) => answer.json<{ reception_url: string }>().reception_url)).toEqual(sites.map(() => 'https://reception.kokzhiek.example'))
  expect(pages.map(({ headers }) => headers['content-security-policy'])).toEqual(sites.map(() => expect.stringContaining("connect-src 'self' https://reception.kokzhiek.example;")))
})
