import { importContent } from '../content/import/import-content'
import { openPostgres } from '../database/postgres'
import { openSqlite } from '../database/sqlite'
import { migrate } from '../database/migrate'
import { buildApp } from '../app'
import { newsFile, pageFile, sampleContent, temporaryFolder, writeContent } from '../testing/test-content'
import { nextTurn, testApp, testConfig, type TestApp } from '../testing/test-app'
import { createPostgresDatabase, dialects } from '../testing/test-database'
import { AnswerCache } from './answer-cache'

const menu = { slug: '', is_main: true }

describe.each(dialects)('cached answers on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect)
  })
  afterAll(() => server.close())

  test('have a strong ETag and are to be asked for anew', async () => {
    const answer = await server.post('/api/menu', menu)

    expect([answer.headers['etag'], answer.headers['cache-control']]).toEqual([expect.stringMatching(/^"[\w-]{27}"$/), 'no-cache'])
  })

  test.each(['the tag', 'a list of tags', 'the weak tag', 'a star'])('answer 304 without a body to a POST with %s in If-None-Match', async (form) => {
    const etag = String((await server.post('/api/menu', menu)).headers['etag'])
    const header = { 'the tag': etag, 'a list of tags': `"other", ${etag}`, 'the weak tag': `W/${etag}`, 'a star': '*' }[form]

    const answer = await server.post('/api/menu', menu, { 'if-none-match': header })

    expect([answer.statusCode, answer.body, answer.headers['etag']]).toEqual([304, '', etag])
  })

  test('are sent in full to an old tag', async () => {
    expect((await server.get('/api/page/admission', { 'if-none-match': '"old"' })).statusCode).toBe(200)
  })

  test('are the same for bodies that differ in the order of their fields and in defaults only', async () => {
    const [first, second] = await Promise.all([server.post('/api/plugin/news', { slug: '', page: 1 }), server.post('/api/plugin/news', { per_page: 12, slug: '' })])

    expect(first?.headers['etag']).toBe(second?.headers['etag'])
  })

  test('follow a change of content at once', async () => {
    const before = await server.get('/api/page/admission')
    await server.import({ ...sampleContent(), 'main/pages/admission.yaml': pageFile(201, 'admission', { title_kz: 'Жаңа' }) })

    const after = await server.get('/api/page/admission')

    expect([after.json<{ title_kz: string }>().title_kz, after.headers['etag'] === before.headers['etag']]).toEqual(['Жаңа', false])
  })
})

test.each(dialects)('another process on %s sees an import at once', async (dialect) => {
  const folder = temporaryFolderOf()
  const postgres = dialect === 'PostgreSQL' ? await createPostgresDatabase() : undefined
  const open = async () => (postgres ? openPostgres(postgres.url) : openSqlite(folder))
  const [serving, importing] = [await open(), await open()]
  await migrate(serving)
  const app = await buildApp({ database: serving, config: testConfig(folder) })
  const total = async () => (await app.inject({ method: 'POST', url: '/api/plugin/news', payload: { slug: '' } })).json<{ total: number }>().total

  const totals = [await total()]
  await nextTurn()
  await importContent(importing, writeContent(`${folder}/content`, sampleContent()), folder)
  totals.push(await total())
  await nextTurn()
  await importContent(importing, writeContent(`${folder}/content`, { ...sampleContent(), 'main/news/1003-x.yaml': newsFile(1003) }), folder)
  totals.push(await total())

  await app.close()
  await Promise.all([serving.close(), importing.close()])
  await postgres?.drop()
  expect(totals).toEqual([0, 2, 3])
})

const root = temporaryFolder()
let count = 0
function temporaryFolderOf(): string {
  return `${root}/${count++}`
}

describe('the answer cache', () => {
  const source = { contentVersion: async () => 1, nextScheduledChange: async () => null as Date | null }

  test('asks once for what several want at the same time, a millisecond apart', async () => {
    let milliseconds = 0
    const cache = new AnswerCache(source, () => new Date(milliseconds++))
    const write = jest.fn(async () => 'x')

    await Promise.all([cache.get('a', write), cache.get('a', write), cache.get('a', write)])
    await cache.get('a', write)

    expect(write).toHaveBeenCalledTimes(1)
  })

  test('forgets what was not used for longest when it is full', async () => {
    // Each of eight takes ten bytes, two for its key, and a thousand for what is around them.
    const cache = new AnswerCache(source, () => new Date(), 8 * 1_012)
    const write = jest.fn(async () => '1234567890')
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'a', 'i']) await cache.get(key, write)
    write.mockClear()

    await cache.get('a', write)
    await cache.get('b', write)

    expect(write).toHaveBeenCalledTimes(1)
  })

  test('counts long keys like answers', async () => {
    const cache = new AnswerCache(source, () => new Date(), 13_000)
    const write = jest.fn(async () => 'x')
    for (const key of ['a', 'b', 'c', 'x'.repeat(5_000)]) await cache.get(key, write)
    write.mockClear()

    for (const key of ['c', 'b', 'a']) await cache.get(key, write)

    expect(write).toHaveBeenCalledTimes(2)
  })

  test('does not keep a failure', async () => {
    const cache = new AnswerCache(source, () => new Date())
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')

    await expect(cache.get('a', async () => 'back')).resolves.toMatchObject({ body: Buffer.from('back') })
  })

  test('writes anew when the content moved while an answer was being written', async () => {
    let version = 1
    const cache = new AnswerCache({ ...source, contentVersion: async () => version }, () => new Date())
    const write = jest.fn(async () => `version ${version++ < 2 ? 'old' : 'new'}`).mockImplementationOnce(async () => ((version = 2), 'old'))
    write.mockImplementation(async () => 'new')

    const answer = await cache.get('a', write)

    expect(answer.body.toString()).toBe('new')
  })

  test('does not keep under the present content what was written of older', async () => {
    let version = 1
    const cache = new AnswerCache({ ...source, contentVersion: async () => version }, () => new Date())
    // The content moves at each try; at the last one somebody asks for something else, and the cache learns of it.
    const write = jest.fn(async () => {
      const body = `version ${version++}`
      await cache.get(`other ${version}`, async () => 'x')
      await nextTurn()
      return body
    })
    await cache.get('a', write)

    const answer = await cache.get('a', async () => `version ${version}`)

    expect([write.mock.calls.length, answer.body.toString()]).toEqual([4, 'version 5'])
  })

  test('does not keep what was written before something appeared, and was ready after', async () => {
    const change = new Date('2026-11-21T12:00:00Z')
    let now = new Date(change.getTime() - 1)
    const cache = new AnswerCache({ contentVersion: async () => 1, nextScheduledChange: async (at) => (at < change ? change : null) }, () => now)
    const write = async (at: Date) => (at < change ? 'before' : 'after')
    const late = cache.get('a', async (at) => {
      const body = await write(at)
      now = change
      // The cache learns of the next change, which is never.
      await cache.get('other', write)
      return body
    })

    expect([(await late).body.toString(), (await cache.get('a', write)).body.toString()]).toEqual(['before', 'after'])
  })

  test('does not keep what was written for one who had come before something appeared, and waited for the database', async () => {
    const change = new Date('2026-11-21T12:00:00Z')
    let now = new Date(change.getTime() - 1)
    let waiting: Promise<number> | undefined
    const cache = new AnswerCache({ contentVersion: () => waiting ?? Promise.resolve(1), nextScheduledChange: async (at) => (at < change ? change : null) }, () => now)
    const write = async (at: Date) => (at < change ? 'before' : 'after')
    await cache.get('first', write)
    await nextTurn()
    let answer: (version: number) => void = () => undefined
    waiting = new Promise((resolve) => (answer = resolve))
    const late = cache.get('a', write)
    await nextTurn()
    waiting = undefined
    now = change
    await cache.get('other', write)
    answer(1)

    expect([(await late).body.toString(), (await cache.get('a', write)).body.toString()]).toEqual(['before', 'after'])
  })

  describe('beside a database that answers at once', () => {
    let version: number
    let change: Date | null
    let now: Date
    let cache: AnswerCache
    beforeEach(async () => {
      version = 1
      change = new Date('2026-11-21T12:00:00Z')
      now = new Date('2026-11-21T06:00:00Z')
      cache = new AnswerCache({ contentVersion: () => version, nextScheduledChange: async () => change }, () => now)
      await cache.get('a', async () => 'x')
      await nextTurn()
    })

    test('has what is still valid at hand, and counts it', () => {
      expect([cache.held('a')?.body.toString(), cache.held('b'), cache.hits, cache.misses]).toEqual(['x', undefined, 1, 1])
    })

    test('has nothing at hand once the content has moved', () => {
      version = 2

      expect(cache.held('a')).toBeUndefined()
    })

    test('has nothing at hand once something appears, or ends, by itself', () => {
      now = new Date('2026-11-21T12:00:00Z')

      expect(cache.held('a')).toBeUndefined()
    })

    test('has nothing at hand once the clock was set back to before what it holds was written: something may appear in between', async () => {
      now = new Date('2026-11-21T05:00:00Z')
      change = new Date('2026-11-21T05:30:00Z')
      const atHand = cache.held('a')
      await cache.get('a', async () => 'before')
      await nextTurn()
      const again = cache.held('a')?.body.toString()
      now = change

      expect([atHand, again, cache.held('a')]).toEqual([undefined, 'before', undefined])
    })

    test('asks it once in a turn of the event loop', async () => {
      cache.held('a')
      version = 2
      const inThisTurn = cache.held('a')
      await nextTurn()

      expect([inThisTurn?.body.toString(), cache.held('a')]).toEqual(['x', undefined])
    })
  })

  test('waits for a database that must be waited for', async () => {
    const cache = new AnswerCache(source, () => new Date())
    await cache.get('a', async () => 'x')

    expect(cache.held('a')).toBeUndefined()
    expect((await cache.get('a', async () => 'y')).body.toString()).toBe('x')
  })
})
