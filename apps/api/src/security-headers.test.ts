import { testApp, type TestApp } from './testing/test-app'
import { sampleContent } from './testing/test-content'
import { writeSite } from './testing/test-site'

/** What tells a browser how to treat a page, and nothing to whoever reads data. */
const ofPagesOnly = ['cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy', 'referrer-policy', 'x-dns-prefetch-control']

describe('the security headers', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp('SQLite')
    writeSite(server.sitesDir, 'main', { 'index.html': '<p>x</p>' })
  })
  afterAll(() => server.close())

  test.each([
    ['a cached answer', '/api/page/admission', 200],
    ['an answer that is not cached', '/api/captcha/challenge', 200],
    ['the document', '/api/openapi.json', 200],
    ['a problem', '/api/page/nowhere', 404],
    ['an address below /api that is none', '/api/nowhere', 404],
  ])('of %s are those of data', async (_name, url, status) => {
    const { statusCode, headers } = await server.get(url)

    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect(ofPagesOnly.filter((name) => name in headers)).toEqual([])
  })

  test.each([
    ['is no valid URL', '/api/page/%3Cscript%3E%zz'],
    ['is too long', `/api/page/%3Cscript%3E${'x'.repeat(1_200)}`],
  ])('of an address that %s are those of any other 400, which does not repeat it', async (_name, url) => {
    const [answer, other] = [await server.get(url), await server.post('/api/menu', '{')]

    expect([answer.statusCode, other.statusCode]).toEqual([400, 400])
    expect(Object.keys(answer.headers).sort()).toEqual(Object.keys(other.headers).sort())
    expect(answer.json()).toMatchObject({ code: 'invalid_request', errors: { path: [expect.any(String)] } })
    expect(answer.body).not.toMatch(/script|%3C|zz|xxx/)
  })

  test.each(['/', '/api/docs/'])('of the page %s are all that there are', async (url) => {
    const { headers } = await server.get(url)

    expect(headers['content-type']).toMatch(/^text\/html/)
    expect([...ofPagesOnly, 'content-security-policy', 'x-content-type-options', 'x-frame-options'].filter((name) => !(name in headers))).toEqual([])
  })
})

test('are the same over a connection, where they are written at once, each of them once', async () => {
  const server = await testApp('SQLite', sampleContent(), { siteUrl: 'https://kokzhiek.example' })
  writeSite(server.sitesDir, 'main', { 'index.html': '<p>x</p>' })
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const ofConnection = ['connection', 'date', 'keep-alive', 'transfer-encoding']
  const told = (headers: Iterable<[string, unknown]>) => Object.fromEntries([...headers].filter(([name]) => !ofConnection.includes(name)).map(([name, value]) => [name, String(value)]))

  for (const path of ['/api/page/admission', '/api/openapi.json', '/api/page/nowhere', '/api/nowhere', '/api/docs/', '/']) {
    for (const method of ['GET', 'HEAD'] as const) {
      const headers = { host: 'localhost', 'accept-encoding': 'identity' }
      const [overWire, injected] = [await fetch(url + path, { method, headers }), await server.app.inject({ method, url: path, headers })]
      expect(told(overWire.headers)).toEqual(told(Object.entries(injected.headers)))
    }
  }

  await server.close()
})

test('over https, data too tells browsers to stay with it', async () => {
  const server = await testApp('SQLite', sampleContent(), { siteUrl: 'https://kokzhiek.example' })

  const { headers } = await server.get('/api/page/admission')

  await server.close()
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})
