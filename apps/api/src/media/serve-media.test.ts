import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { testApp, type TestApp } from '../testing/test-app'
import { sampleContent, svg } from '../testing/test-content'

let server: TestApp
let url: string
const immutable = 'public, max-age=31536000, immutable'

beforeAll(async () => {
  server = await testApp('SQLite')
  url = (await server.post('/api/plugin/news/id', { id: 1001 })).json<{ image: { url: string } }>().image.url
  writeFileSync(join(server.dataDir, 'media/photo-01234567.png'), 'png')
})
afterAll(() => server.close())

test('serves pictures for a year, as pictures only', async () => {
  const [picture, none, way] = await Promise.all([server.get(url), server.get('/media/none-00000000.svg'), server.get('/media/..%2Funiversity.sqlite')])

  expect(picture.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': immutable, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'", 'x-content-type-options': 'nosniff' })
  expect([none?.statusCode, way?.statusCode]).toEqual([404, 404])
})

test('sends an SVG compressed to a browser that takes it', async () => {
  const [br, gzip, plain] = await Promise.all(['br, gzip', 'gzip', ''].map((accept) => server.get(url, { 'accept-encoding': accept })))

  expect([br, gzip, plain].map((answer) => answer?.headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  expect([brotliDecompressSync(br!.rawPayload), gunzipSync(gzip!.rawPayload), plain!.rawPayload].map(String)).toEqual([svg, svg, svg])
  for (const answer of [br, gzip, plain]) expect(answer?.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-type': 'image/svg+xml', 'cache-control': immutable })
})

test('a 304 to an SVG says that it varies, a PNG does not vary', async () => {
  const etag = String((await server.get(url, { 'accept-encoding': 'br' })).headers['etag'])
  const [again, png] = await Promise.all([server.get(url, { 'accept-encoding': 'br', 'if-none-match': etag }), server.get('/media/photo-01234567.png', { 'accept-encoding': 'br' })])

  expect([again?.statusCode, again?.headers['vary'], again?.headers['content-encoding']]).toEqual([304, 'Accept-Encoding', undefined])
  expect([png?.statusCode, png?.headers['content-type'], png?.headers['vary']]).toEqual([200, 'image/png', undefined])
})

test('sends the formats that browsers choose from as what they are', async () => {
  writeFileSync(join(server.dataDir, 'media/photo-480-01234567.avif'), 'avif')

  const { statusCode, headers } = await server.get('/media/photo-480-01234567.avif')

  expect([statusCode, headers['content-type'], headers['cache-control'], headers['vary']]).toEqual([200, 'image/avif', immutable, undefined])
})

test('sends what was drawn of a small drawing', async () => {
  const { image } = (await server.post('/api/plugin/news/id', { id: 1001 })).json<{ image: { sources: { type: string; width: number; url: string }[] } }>()

  expect(image.sources.map(({ type, width }) => [type, width])).toEqual([['image/webp', 160], ['image/webp', 320]])
  for (const source of image.sources) {
    const { statusCode, headers } = await server.get(source.url, { 'accept-encoding': 'br' })
    expect([statusCode, headers['content-type'], headers['cache-control'], headers['content-encoding']]).toEqual([200, 'image/webp', immutable, undefined])
  }
})

test('originals have no address', async () => {
  mkdirSync(join(server.dataDir, 'originals'), { recursive: true })
  writeFileSync(join(server.dataDir, 'originals/photo-01234567.jpg'), 'jpg')

  const answers = await Promise.all(['/originals/photo-01234567.jpg', '/media/photo-01234567.jpg', '/media/..%2Foriginals%2Fphoto-01234567.jpg'].map((path) => server.get(path)))

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
})

test('compressed sisters have no address of their own', async () => {
  expect((await server.get(`${url}.br`)).statusCode).toBe(404)
})

test('an import writes the sisters that are missing and leaves the others', async () => {
  const file = (suffix: string) => join(server.dataDir, url + suffix)
  rmSync(file('.br'))
  writeFileSync(file('.gz'), 'there before')

  await server.import(sampleContent())

  expect([String(brotliDecompressSync(readFileSync(file('.br')))), readFileSync(file('.gz'), 'utf8')]).toEqual([svg, 'there before'])
  expect(readdirSync(join(server.dataDir, 'media')).filter((name) => name.endsWith('.tmp'))).toEqual([])
})
