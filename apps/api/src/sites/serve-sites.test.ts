import fs, { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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
    'page-data/index/page-data.json': '{"path":"/"}',
    'page-data/ru/page/about/page-data.json': '{"path":"/ru/page/about"}',
    'app-1.js': 'run()',
    '.secret': 'secret',
    'csp-hashes.json': '["sha256-abc=", "not a hash; script-src *"]',
    'redirects.json': JSON.stringify({
      '/index.php?id=27': '/kz/page/admission/bachelor',
      '/ru/новости/5': '/ru/news/5',
      '/kz?id=1': '/kz/page/about',
      '/kz?part=2&id=7': '/kz/news/7',
      '/evil': '//evil.example/',
      '/evil-2': '/\\evil.example/',
      '/evil-3': '/kz\r\nset-cookie: a=b',
    }),
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
  ['/_payload.json', 'localhost', '{"path":"/"}'],
  ['/index/_payload.json?hash=1', 'localhost', '{"path":"/"}'],
  ['/ru/page/about/_payload.json?hash=1', 'localhost', '{"path":"/ru/page/about"}'],
  ['/ru%2Fpage%2Fabout/_payload.json', 'localhost', '{"path":"/ru/page/about"}'],
])('serves %s of %s', async (url, host, body) => {
  const answer = await server.get(url, { host })

  expect([answer.statusCode, answer.body]).toEqual([200, body])
})

test('which build there is is not kept, the data of a page are asked for anew', async () => {
  const answers = await Promise.all([server.get('/builds/latest.json'), server.get('/ru/page/about/_payload.json')])

  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-cache'])
})

test.each([
  ['/nothing', 'not found, kz'],
  ['/kz/nothing', 'not found, kz'],
  ['/ru/nothing', 'not found, ru'],
  ['/en?a', 'not found, en'],
  ['/english', 'not found, kz'],
  ['/ru/nothing/_payload.json', 'not found, ru'],
  ['/kz/a_payload.json', 'not found, kz'],
  ['/ru/100%', 'not found, ru'],
  ['/en/news/%E0%A4%A?a=%', 'not found, en'],
  ['/ru%2F', 'not found, kz'],
  ['/ru/page%2Fabout', 'not found, ru'],
  ['/kz/index%2Ehtml', 'not found, kz'],
  ['/%69ndex.html', 'not found, kz'],
  ['/ru/page%2fabout/index.html', 'not found, ru'],
  ['/404', 'not found, kz'],
  ['/404.html?a=1', 'not found, kz'],
  ['/ru/404', 'not found, ru'],
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

test('gives nothing that a link in a build leads to, and does not open it', async () => {
  const root = join(server.sitesDir, 'fe')
  write('fe', { 'index.html': '<h1>fe</h1>' })
  write('secret', { 'index.html': 'secret', 'secret.json': '{"/old":"/secret"}' })
  symlinkSync(join(server.sitesDir, 'outside.txt'), join(root, 'file.txt'))
  symlinkSync(join(server.sitesDir, 'outside.txt'), join(root, 'compressed.txt.gz'))
  symlinkSync(join(server.sitesDir, 'secret'), join(root, 'folder'))
  symlinkSync(join(server.sitesDir, 'secret/secret.json'), join(root, 'redirects.json'))
  symlinkSync(join(server.sitesDir, 'outside.txt'), join(root, '404.html'))
  const opened = jest.spyOn(fs, 'createReadStream')

  const answers = await Promise.all(
    ['/file.txt', '/compressed.txt', '/folder', '/folder/secret.json', '/old', '/nothing'].map((url) => server.get(url, { host: 'fe.localhost', 'accept-encoding': 'gzip' })),
  )

  expect(answers.map(({ statusCode, body }) => [statusCode, /secret|outside/.test(body)])).toEqual(Array.from({ length: 6 }, () => [404, false]))
  expect(opened).not.toHaveBeenCalled()
  opened.mockRestore()
})

test('serves a site whose folder is a link, as builds are', async () => {
  write('built', { 'index.html': '<h1>built</h1>' })
  symlinkSync(join(server.sitesDir, 'built'), join(server.sitesDir, 'fh'))

  expect((await server.get('/', { host: 'fh.localhost' })).body).toBe('<h1>built</h1>')
})

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
  ['/index.html', '/'],
  ['/kz/index.html?a=/index.html', '/kz?a=/index.html'],
  ['/ru/page/about/index.html', '/ru/page/about'],
])('leads %s to %s', async (url, location) => {
  const answer = await server.get(url)

  expect([answer.statusCode, answer.headers['location']]).toEqual([301, location])
})

test.each([
  ['/index.php?id=27', '/kz/page/admission/bachelor'],
  ['/ru/новости/5', '/ru/news/5'],
  ['/ru/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8/5', '/ru/news/5'],
  ['/kz?id=1', '/kz/page/about'],
  ['/kz?id=1&fbclid=x-Y_1', '/kz/page/about'],
  ['/kz?part=2&id=7&fbclid=x', '/kz/news/7'],
  ['/ru/новости/5?utm_source=mail%26b&utm_medium=', '/ru/news/5'],
  ['/index.php?id=27?utm_source=mail&utm_medium=', '/kz/page/admission/bachelor'],
])('leads the former address %s to %s, for good', async (url, location) => {
  const answer = await server.get(encodeURI(decodeURI(url)))

  expect([answer.statusCode, answer.headers['location'], answer.body]).toEqual([301, location, ''])
})

test.each<[string, string, number, string?]>([
  ['another query', '/index.php?id=28', 404],
  ['no query', '/index.php', 404],
  ['a query more', '/ru/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8/5?a=1', 404],
  ['a query more before what a mailing added', '/kz?id=1&a=1&utm_source=mail', 200],
  ['more of what a mailing adds than a pattern could try in all ways', `/kz?utm_a=${'?utm_a='.repeat(40)}&x`, 200],
  ['what only begins like it', '/index.php?id=27&fbclids=1', 404],
  ['what a mailing added in front', '/index.php?utm_source=mail&id=27', 404],
  ['a path that only looks like it', '/index.php&fbclid=1?id=27', 404],
  ['a page of its own', '/kz', 200],
  ['another site', '/index.php?id=27', 404, 'lib.localhost'],
  ['a target on another host', '/evil', 404],
  ['a target on another host by backslash', '/evil-2', 404],
  ['a target that would break the header', '/evil-3', 404],
  ['a broken address', '/%D0', 404],
  ['a name of JavaScript', '/__proto__', 404],
])('leads nowhere for %s', async (_, url, status, host = 'localhost') => {
  const answer = await server.app.inject({ method: 'GET', url, headers: { host } })

  expect([answer.statusCode, answer.headers['location']]).toEqual([status, undefined])
})

test('former addresses of a new build hold at once, and a list that cannot be read leads nowhere', async () => {
  write('fit', { 'redirects.json': '{"/old":"/kz/first"}' })
  const first = await server.get('/old', { host: 'fit.localhost' })
  write('fit', { 'redirects.json': '{"/old":"/kz/the-second"}' })
  const second = await server.get('/old', { host: 'fit.localhost' })
  write('fit', { 'redirects.json': '{"/old":' })
  const broken = await server.get('/old', { host: 'fit.localhost' })
  rmSync(join(server.sitesDir, 'fit'), { recursive: true })

  expect([first, second, broken].map(({ statusCode, headers }) => [statusCode, headers['location']])).toEqual([
    [301, '/kz/first'],
    [301, '/kz/the-second'],
    [404, undefined],
  ])
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

test('a site that is published while the server runs is served from then on', async () => {
  const before = await server.get('/', { host: 'landscape.localhost' })
  write('landscape', { 'index.html': '<h1>landscape</h1>', 'csp-hashes.json': '["sha256-abc="]', 'redirects.json': '{"/old":"/kz"}' })
  const after = await server.get('/', { host: 'landscape.localhost' })
  const redirect = await server.get('/old', { host: 'landscape.localhost' })

  expect([before.statusCode, after.body, redirect.headers.location]).toEqual([404, '<h1>landscape</h1>', '/kz'])
  expect(after.headers['content-security-policy']).toContain("'sha256-abc='")
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

test.each([
  ['/kz', true],
  ['/kz/nothing', true],
  ['/builds/latest.json', true],
  ['/app-1.js', false],
])('what can be shown by itself has the policy, what only acts in a page does not: %s', async (url, has) => {
  const { headers } = await server.get(url)

  expect('content-security-policy' in headers).toBe(has)
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('pages have the headers that protect them', async () => {
  const { headers } = await server.get('/kz')

  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  // Over plain http it would lock developers out of their own localhost.
  expect(headers['strict-transport-security']).toBeUndefined()
})
