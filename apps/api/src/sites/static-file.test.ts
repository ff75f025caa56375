import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { testApp, type TestApp } from '../testing/test-app'
import { writeSite } from '../testing/test-site'

let server: TestApp
const immutable = 'public, max-age=31536000, immutable'

beforeAll(async () => {
  server = await testApp('SQLite')
  writeSite(server.sitesDir, 'main', {
    'kz/index.html': '<h1>kz</h1>',
    '404.html': 'not found',
    '404.html.gz': gzipSync('not found'),
    'app-0123456789abcdef.js': 'app()',
    'app-0123456789abcdef.js.gz': gzipSync('app()'),
    'app-0123456789abcdef.js.br': 'brotli',
    'only-gzip.css': 'a{}',
    'only-gzip.css.gz': gzipSync('a{}'),
    'page-data/kz/page-data.json': '{}',
    '8523-0123456789.js': 'part()',
    'report-20261118.pdf': 'pdf',
    'ru/events/501.ics': 'BEGIN:VCALENDAR',
    'static/plain.svg': '<svg/>',
    'sitemap.xml': '<sitemapindex/>',
    'robots.txt': 'User-agent: *',
    'manifest.webmanifest': '{}',
    'favicon.ico': 'icon',
    'ru/news/feed.xml': '<rss/>',
    'ru/news/atom.xml': '<feed/>',
    'ru/news/feed.json': '{}',
    'previews/preview-0123456789abcdef0123.jpg': 'picture',
    'redirects.json': '{}',
    'builds/latest.json': '{}',
    'builds/meta/9f2c1b7d20ab5a08aa08.json': '{}',
    'static/no-type': '?',
    'static/empty.txt': '',
    'static/100% #1?.txt': 'name',
    'shell/antd.css': 'a{}',
    '.well-known/security.txt': 'Contact: web',
    '.well-known/.secret': 'secret',
  })
})
afterAll(() => server.close())

test.each([
  ['/kz', 'text/html; charset=utf-8', 'no-cache'],
  ['/page-data/kz/page-data.json', 'application/json; charset=utf-8', 'no-cache'],
  ['/app-0123456789abcdef.js', 'text/javascript; charset=utf-8', immutable],
  ['/8523-0123456789.js', 'text/javascript; charset=utf-8', immutable],
  ['/static/plain.svg', 'image/svg+xml', immutable],
  ['/shell/antd.css', 'text/css; charset=utf-8', immutable],
  ['/static/no-type', 'application/octet-stream', immutable],
  ['/report-20261118.pdf', 'application/pdf', 'no-cache'],
  ['/ru/events/501.ics', 'text/calendar; charset=utf-8', 'no-cache'],
  ['/sitemap.xml', 'application/xml', 'no-cache'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/favicon.ico', 'image/vnd.microsoft.icon', 'no-cache'],
  ['/ru/news/feed.xml', 'application/rss+xml; charset=utf-8', 'no-cache'],
  ['/ru/news/atom.xml', 'application/atom+xml; charset=utf-8', 'no-cache'],
  ['/ru/news/feed.json', 'application/feed+json', 'no-cache'],
  ['/previews/preview-0123456789abcdef0123.jpg', 'image/jpeg', immutable],
  ['/builds/latest.json', 'application/json; charset=utf-8', 'no-store'],
  ['/builds/meta/9f2c1b7d20ab5a08aa08.json', 'application/json; charset=utf-8', immutable],
])('sends %s as %s, %s', async (url, type, caching) => {
  const { headers } = await server.get(url)

  expect([headers['content-type'], headers['cache-control']]).toEqual([type, caching])
})

test.each([
  ['/static/100%25%20%231%3F.txt', 200, 'name'],
  ['/static/empty.txt', 200, ''],
  ['/.well-known/security.txt', 200, 'Contact: web'],
  ['/.well-known/.secret', 404, 'not found'],
  ['/static', 404, 'not found'],
])('answers %s with %i', async (url, status, body) => {
  const answer = await server.get(url)

  expect([answer.statusCode, answer.body]).toEqual([status, body])
})

test('sends the compressed sister to a browser that takes it', async () => {
  const encodings = await Promise.all(['gzip', 'gzip, br', 'br;q=0, gzip', 'identity'].map(async (accept) => (await server.get('/app-0123456789abcdef.js', { 'accept-encoding': accept })).headers))

  expect(encodings.map((headers) => headers['content-encoding'])).toEqual(['gzip', 'br', 'gzip', undefined])
  expect(encodings.map((headers) => [headers['content-type'], headers['vary']])).toEqual(encodings.map(() => ['text/javascript; charset=utf-8', 'Accept-Encoding']))
})

test('sends the other compressed sister where the best is missing', async () => {
  const { headers } = await server.get('/only-gzip.css', { 'accept-encoding': 'br, gzip' })

  expect([headers['content-encoding'], headers['content-type']]).toEqual(['gzip', 'text/css; charset=utf-8'])
})

test('answers 304 to a browser that has the file', async () => {
  const etag = String((await server.get('/kz')).headers['etag'])

  const answer = await server.get('/kz', { 'if-none-match': etag })

  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([304, '', 'no-cache'])
})

test('a file of the last moment of a second is of that second, as for nginx', async () => {
  utimesSync(join(server.sitesDir, 'main', 'static/plain.svg'), 1_800_000_000.9998, 1_800_000_000.9998)

  const { headers } = await server.get('/static/plain.svg')

  expect(headers['last-modified']).toBe('Fri, 15 Jan 2027 08:00:00 GMT')
})

test('every encoding has its own tag', async () => {
  const tags = await Promise.all(['identity', 'gzip', 'br'].map(async (accept) => (await server.get('/app-0123456789abcdef.js', { 'accept-encoding': accept })).headers['etag']))

  expect(new Set(tags).size).toBe(3)
})

test('a page that says "not found" is whole and has status 404, whatever was asked', async () => {
  const { headers } = await server.get('/nothing')
  const conditions = { 'if-none-match': `*, ${String(headers['etag'])}`, 'if-modified-since': new Date().toUTCString(), range: 'bytes=0-2' }

  const [plain, compressed] = await Promise.all([server.get('/nothing', conditions), server.get('/nothing', { ...conditions, 'accept-encoding': 'gzip' })])

  expect([plain.statusCode, plain.body, plain.headers['content-range']]).toEqual([404, 'not found', undefined])
  expect([compressed.statusCode, compressed.headers['content-encoding'], compressed.headers['content-type']]).toEqual([404, 'gzip', 'text/html; charset=utf-8'])
})

test('a condition that fails is answered with 412, which nobody may keep', async () => {
  const answer = await server.get('/app-0123456789abcdef.js', { 'if-match': '"other"' })

  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([412, '', 'no-store'])
})

test.each([
  ['bytes=1-3', 206, 'pp('],
  ['bytes=-2', 206, '()'],
  ['bytes=-99', 200, 'app()'],
  ['bytes=99-', 200, 'app()'],
  ['bytes=3-1', 200, 'app()'],
  ['bytes=a-b', 200, 'app()'],
])('answers the range %s', async (range, status, body) => {
  const answer = await server.get('/app-0123456789abcdef.js', { range })

  expect([answer.statusCode, answer.body]).toEqual([status, body])
})

test('HEAD has the headers of GET and no body', async () => {
  const answer = await server.app.inject({ method: 'HEAD', url: '/kz' })

  expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '11'])
})
