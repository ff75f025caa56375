import { buildApp } from '../app'
import { announcementFile, archived, eventFile } from '../testing/sample-events'
import { vacancyFile } from '../testing/sample-vacancies'
import { testApp, testConfig, type TestApp } from '../testing/test-app'
import { contents, newsFile, pageFile, sampleContent, times, titles } from '../testing/test-content'
import { dialects } from '../testing/test-database'
import { listOperations, schemaRef } from './document'
import { valueChecker } from './validators'

const previewKey = 'sixteen-letters-or-more'
const editor = { 'x-preview-key': previewKey }

/** News 1001 of January and 1002 of February are published; of three others one is written, one to come, one written before both. */
function withDrafts() {
  const draft = { published_at: undefined, draft: true }
  return {
    ...sampleContent(),
    'main/news/1300-draft.yaml': { id: 1300, ...titles('Draft'), ...contents('<p>x</p>'), categories: ['science'], updated_at: '2026-11-20T04:00:00Z', draft: true },
    'main/news/1301-scheduled.yaml': newsFile(1301, { published_at: '2026-12-01T04:00:00Z' }),
    'main/news/1302-old-draft.yaml': newsFile(1302, { ...draft, updated_at: '2026-01-20T04:00:00Z' }),
    'main/pages/plan.yaml': pageFile(290, 'plan', draft),
    'lib/pages/reading-plan.yaml': pageFile(890, 'reading-plan', draft),
    ...announcementFile(390, draft),
    ...eventFile(590, draft),
    ...vacancyFile(391, draft),
    'main/archive/2020.yaml': [{ ...archived(204, '2020-07-01T04:00:00Z'), draft: true }],
  }
}

describe.each(dialects)('what is not published, on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, withDrafts(), { previewKey })
  })
  afterAll(() => server.close())

  const ids = async (headers = {}) => (await server.post('/api/plugin/news', { slug: '' }, headers)).json<{ data: { id: number }[] }>().data.map(({ id }) => id)

  test.each([
    ['news', 'POST', '/api/plugin/news/id', { id: 1300 }],
    ['news to come', 'POST', '/api/plugin/news/id', { id: 1301 }],
    ['archived news', 'POST', '/api/plugin/news/archive/id', { id: 204 }],
    ['an announcement', 'POST', '/api/plugin/announce/id', { id: 390 }],
    ['an event', 'POST', '/api/plugin/events/id', { id: 590 }],
    ['a vacancy', 'POST', '/api/plugin/vacancy/id', { id: 391 }],
    ['a page', 'GET', '/api/page/plan', undefined],
    ['a page of a sub-site', 'GET', '/api/page/reading-plan?site=lib', undefined],
  ] as const)('is there for who brings the key, and for nobody else: %s', async (_what, method, url, body) => {
    const ask = (headers = {}) => (method === 'GET' ? server.get(url, headers) : server.post(url, body, headers))

    const answers = [await ask(), await ask(editor), await ask({ 'x-preview-key': 'another key of an editor' }), await ask()]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 200, 401, 404])
  })

  test('stands in lists at its time, a draft at that of its last change', async () => {
    expect([await ids(), await ids(editor)]).toEqual([[1002, 1001], [1301, 1300, 1002, 1302, 1001]])
  })

  test('is beside others by time', async () => {
    const ask = async (id: number) => {
      const { prev, next } = (await server.post('/api/plugin/news/id', { id }, editor)).json<Record<'prev' | 'next', { id: number } | null>>()
      return [prev?.id, next?.id]
    }

    expect([await ask(1300), await ask(1302), await ask(1301)]).toEqual([[1002, 1301], [1001, 1002], [1300, undefined]])
  })

  test('is in what is counted beside lists', async () => {
    const categories = async (headers = {}) => (await server.post('/api/plugin/news/categories', { slug: '' }, headers)).json<{ news_count: number }[]>().map(({ news_count }) => news_count)

    expect([await categories(), await categories(editor)]).toEqual([[0, 2], [0, 5]])
  })

  test('is not kept by anybody on the way, and never sent to who does not bring the key', async () => {
    const shown = await server.post('/api/plugin/news', { slug: '' }, editor)
    const public1 = await server.post('/api/plugin/news', { slug: '' })
    const again = await server.post('/api/plugin/news', { slug: '' }, { ...editor, 'if-none-match': `${String(public1.headers['etag'])}, *` })
    const public2 = await server.post('/api/plugin/news', { slug: '' })

    expect([shown.headers['cache-control'], shown.headers['etag']]).toEqual(['private, no-store', undefined])
    expect([again.statusCode, again.body === shown.body]).toEqual([200, true])
    expect([public1.body === public2.body, public1.headers['etag'] === public2.headers['etag'], public1.body.includes('1300')]).toEqual([true, true, false])
    expect(public1.headers['cache-control']).toBe('no-cache')
  })

  test('is not shown by an answer that is in the cache already', async () => {
    const body = { slug: '', per_page: 50 }
    await server.post('/api/plugin/news', body)

    const shown = (await server.post('/api/plugin/news', body, editor)).json<{ total: number }>()

    expect([shown.total, (await server.post('/api/plugin/news', body)).json<{ total: number }>().total]).toEqual([5, 2])
  })

  test('is not found by the search, which does not take the key', async () => {
    const search = async (headers = {}) => (await server.post('/api/search', { slug: '', lang: 'en', q: 'draft' }, headers)).json<{ total: number }>().total

    expect([await search(), await search(editor), await search({ 'x-preview-key': 'a key that nobody gave out' })]).toEqual([0, 0, 0])
  })
})

describe('a wrong key', () => {
  const wrong = { 'x-preview-key': 'a key that nobody gave out' }
  let server: TestApp
  beforeAll(async () => {
    server = await testApp('SQLite', withDrafts(), { previewKey })
  })
  afterAll(() => server.close())
  // Of each test an address of its own: wrong keys are counted.
  let address = '10.0.0.1'
  let tests = 0
  beforeEach(() => void (address = `10.0.1.${++tests}`))
  const ask = (headers: object, remoteAddress = address) => server.app.inject({ method: 'GET', url: '/api/page/admission', headers: headers as Record<string, string>, remoteAddress })

  test.each([['another', wrong], ['a part', { 'x-preview-key': previewKey.slice(0, -1) }], ['more', { 'x-preview-key': `${previewKey}x` }], ['an empty one', { 'x-preview-key': '' }]])(
    'is answered with a problem of its own, also for what everybody may see: %s',
    async (_what, headers) => {
      const answer = await ask(headers)

      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([401, 'application/problem+json; charset=utf-8', 'no-store'])
      expect(answer.json()).toMatchObject({ type: '/api/docs/#wrong_preview_key', code: 'wrong_preview_key' })
      expect(valueChecker(schemaRef('PreviewKeyProblem'))(answer.json())).toEqual([])
      expect(answer.headers['www-authenticate']).toBe('ApiKey realm="preview"')
    },
  )

  test('is any, where the server has none', async () => {
    const other = await testApp('SQLite', withDrafts())

    const answers = await Promise.all(['', 'undefined', previewKey].map((key) => other.get('/api/page/plan', { 'x-preview-key': key })))

    await other.close()
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
  })

  test('is refused for some time after twenty of an address, the right one of that address too, and nobody else', async () => {
    const began = Date.now()
    for (let tries = 0; tries < 20; tries++) expect((await ask(wrong)).statusCode).toBe(401)
    const answers = [await ask(wrong), await ask(editor), await ask({}), await ask(editor, '10.0.0.2')]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 429, 200, 200])
    expect(answers[1]?.json<{ code: string }>().code).toBe('too_many_requests')
    // What is left of ten minutes.
    const passed = (Date.now() - began) / 1000
    expect(Number(answers[1]?.headers['retry-after'])).toBeGreaterThanOrEqual(Math.floor(600 - passed))
    expect(Number(answers[1]?.headers['retry-after'])).toBeLessThanOrEqual(600)
  })

  test('does not count where it is the right one', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(editor)))

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  })
})

test('processes on one PostgreSQL count wrong keys together', async () => {
  const server = await testApp('PostgreSQL', withDrafts(), { previewKey })
  const other = await buildApp({ database: server.database, config: { ...testConfig(server.dataDir), previewKey }, clock: () => new Date(times.published_at) })
  const wrong = { 'x-preview-key': 'a key that nobody gave out' }
  server.setTime(times.published_at)
  for (let tries = 0; tries < 21; tries++) await server.get('/api/page/admission', wrong)

  const answer = await other.inject({ method: 'GET', url: '/api/page/admission', headers: editor })

  await other.close()
  await server.close()
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '600'])
})

test('all operations that read take the key, but those whose answers know no drafts', () => {
  const readers = listOperations().filter(({ safe }) => safe)

  expect(readers.filter(({ parameters }) => !parameters.some(({ name }) => name === 'X-Preview-Key')).map(({ id }) => id)).toEqual(['listRequestCategories', 'searchContent'])
})
