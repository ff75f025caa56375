import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { newsFile, sampleContent } from '../testing/test-content'
import { testApp, type TestApp } from '../testing/test-app'
import { AnswerCache } from './answer-cache'

const news = { slug: '' }

describe('compressed answers', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp('SQLite')
  })
  afterAll(() => server.close())

  const ask = (accept: string, tag?: string) => server.post('/api/plugin/news', news, { 'accept-encoding': accept, ...(tag ? { 'if-none-match': tag } : {}) })
  const tagOf = async (accept: string) => String((await ask(accept)).headers['etag'])

  test('hold the same text, each with a strong tag of its own', async () => {
    const [plain, gzip, br] = await Promise.all([ask(''), ask('gzip'), ask('gzip, deflate, br')])

    expect([plain, gzip, br].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br'])
    expect([gunzipSync(gzip.rawPayload), brotliDecompressSync(br.rawPayload)].map(String)).toEqual([plain.body, plain.body])
    const tag = String(plain.headers['etag']).slice(1, -1)
    expect([plain, gzip, br].map(({ headers }) => headers['etag'])).toEqual([`"${tag}"`, `"${tag}-gzip"`, `"${tag}-br"`])
    for (const { headers, rawPayload } of [plain, gzip, br]) {
      expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-type': 'application/json; charset=utf-8', 'content-length': String(rawPayload.length) })
    }
  })

  test.each(['', 'gzip', 'br'])('answer 304 to whoever takes br and gzip and has "%s"', async (had) => {
    const tag = await tagOf(had)

    const answer = await ask('br, gzip', tag)

    expect([answer.statusCode, answer.body, answer.headers['etag'], answer.headers['vary'], answer.headers['content-encoding']]).toEqual([304, '', tag, 'Accept-Encoding', undefined])
  })

  test('are sent in full to a caller who does not take what a cache before him has', async () => {
    const answer = await ask('', await tagOf('br'))

    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined])
  })

  test('change their tag with the content', async () => {
    const before = await tagOf('br')
    await server.import({ ...sampleContent(), 'main/news/1003-third.yaml': newsFile(1003) })

    const answer = await ask('br', before)

    expect([answer.statusCode, JSON.parse(String(brotliDecompressSync(answer.rawPayload))).total]).toEqual([200, 3])
  })

  test('are not made of short answers', async () => {
    const answer = await server.post('/api/menu/useful-links', news, { 'accept-encoding': 'br' })

    expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([undefined, 'Accept-Encoding'])
  })

  test('the document is compressed too', async () => {
    const answer = await server.get('/api/openapi.json', { 'accept-encoding': 'br' })

    expect([answer.headers['content-encoding'], JSON.parse(String(brotliDecompressSync(answer.rawPayload))).openapi]).toEqual(['br', expect.stringMatching(/^3\./)])
  })
})

describe('the answer cache', () => {
  const source = { contentVersion: async () => 1, nextScheduledChange: async () => null }
  const text = (key: string) => key.repeat(2_000)

  test('compresses an answer once', async () => {
    const cache = new AnswerCache(source, () => new Date())
    const answer = await cache.get('a', async () => text('a'))

    const [first, second] = await Promise.all([answer.encoded('br'), (await cache.get('a', async () => text('b'))).encoded('br')])

    expect(first).toBe(second)
  })

  test('counts what it compressed', async () => {
    const cache = new AnswerCache(source, () => new Date(), 24_026)
    const write = jest.fn(async () => text('a'))
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) await cache.get(key, write)
    const last = await cache.get('h', write)
    const { length } = await last.encoded('gzip')
    write.mockClear()

    await cache.get('b', write)
    await cache.get('h', write)
    expect([length > 10, last.bytes, write.mock.calls.length]).toEqual([true, 2_000 + length, 0])
    await cache.get('a', write)
    expect(write).toHaveBeenCalledTimes(1)
  })
})
