import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { testApp, type TestApp } from '../testing/test-app'
import { writeSite } from '../testing/test-site'

let server: TestApp

const write = (site: string, files: Record<string, string>) => writeSite(server.sitesDir, site, files)

beforeAll(async () => {
  server = await testApp('SQLite')
  write('main', {
    'index.html': '<h1>main</h1>',
    'kz/index.html': '<h1>kz</h1>',
    'ru/page/about/index.html': '<h1>about</h1>',
    '404.html': 'not found, kz',
    '404/index.html': 'not found, kz, folder',
    'ru/404/index.html': 'not found, ru',
    'en/404/index.html': 'not found, en',
    'builds/latest.json': '{"id":"1"}',
    '.secret': 'secret',
    'csp-hashes.json': '["sha256-abc=", "not a hash; script-src *"]',
  })
  write('lib', { 'index.html': '<h1>lib</h1>' })
  writeFileSync(join(server.sitesDir, 'outside.txt'), 'outside')
})
afterAll(() => server.close())

test.each([
  ['/', 'localhost', '<h1>main</h1>'],
  ['/kz', 'localhost', '<h1>kz</h1>'],
  ['/kz?a=1', 'localhost', '<h1>kz</h1>'],
  ['/ru/page/about', 'www.kokzhiek.example', '<h1>about</h1>'],
  ['/', 'lib.localhost:8000', '<h1>lib</h1>'],
  ['/builds/latest.json', 'localhost', '{"id":"1"}'],
])('serves %s of %s', async (url, host, body) => {
  const answer = await server.get(url, { host })

  expect([answer.statusCode, answer.body]).toEqual([200, body])
})

test.each([
  ['/nothing', 'not found, kz'],
  ['/kz/nothing', 'not found, kz'],
  ['/ru/nothing', 'not found, ru'],
  ['/en?a', 'not found, en'],
  ['/english', 'not found, kz'],
])('answers 404 to %s in its language', async (url, body) => {
  const answer = await server.get(url)

  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([404, body, 'no-cache'])
})

test.each(['/../outside.txt', '/..%2Foutside.txt', '/%2e%2e/outside.txt', '/kz/..%5c..%5coutside.txt', '/.secret', '/kz/%2e%2e/%2e%2e/outside.txt', '/%00', '/kz%00.html', '/%zz', '//outside.txt'])(
  'gives nothing of the disk to %s',
  async (url) => {
    const answer = await server.app.inject({ method: 'GET', url: { pathname: url } as never }).catch(() => server.get(url))

    expect([404, 400]).toContain(answer.statusCode)
    expect(answer.body).not.toContain('outside')
    expect(answer.body).not.toBe('secret')
  },
)

test('gives nothing of the disk to a raw request either', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo

  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /../outside.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'))
    let text = ''
    socket.on('data', (chunk) => (text += String(chunk))).on('end', () => resolve(text)).on('error', reject)
  })

  expect(answer).toMatch(/^HTTP\/1.1 404/)
})

test.each([
  ['/kz/', '/kz'],
  ['/ru/page/about/?a=1&b=2', '/ru/page/about?a=1&b=2'],
])('leads %s to %s', async (url, location) => {
  const answer = await server.get(url)

  expect([answer.statusCode, answer.headers['location']]).toEqual([301, location])
})

test.each(['//evil.example/', '/\\evil.example/', '/%5Cevil.example/'])('never leads to another host: %s', async (url) => {
  const answer = await server.app.inject({ method: 'GET', url: 'http://localhost' + url })

  expect(answer.statusCode).toBe(404)
})

test('refuses other methods', async () => {
  const answer = await server.app.inject({ method: 'POST', url: '/kz' })

  expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD'])
})

test('says so when a site is not built', async () => {
  const answer = await server.get('/kz', { host: 'bs.localhost' })

  expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining('No such site')])
})

test('a new build is served at once, also when the folder is a link that is switched', async () => {
  write('build-1', { 'kz/index.html': 'first' })
  write('build-2', { 'kz/index.html': 'second', 'csp-hashes.json': '["sha256-two="]' })
  const link = join(server.sitesDir, 'fit')
  symlinkSync('build-1', link)
  const first = await server.get('/kz', { host: 'fit.localhost' })
  symlinkSync('build-2', `${link}.new`)
  renameSync(`${link}.new`, link)

  const second = await server.get('/kz', { host: 'fit.localhost' })

  rmSync(link)
  expect([first.body, second.body, first.headers['etag'] === second.headers['etag']]).toEqual(['first', 'second', false])
  expect(second.headers['content-security-policy']).toContain("'sha256-two='")
})

test('the policy names the scripts of the build and nothing else that is in the file', async () => {
  const policy = String((await server.get('/kz')).headers['content-security-policy'])

  expect(policy).toContain("script-src 'self' 'sha256-abc=';")
  expect(policy).toContain("default-src 'self'; ")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('*')
})

test('the API, pictures and pages have the headers that protect them', async () => {
  const [api, page] = await Promise.all([server.get('/api/openapi.json'), server.get('/kz')])

  expect(api.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  for (const { headers } of [api, page]) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    // Over plain http it would lock developers out of their own localhost.
    expect(headers['strict-transport-security']).toBeUndefined()
  }
})
