import { createMocks } from '../generated/mocks'
import { createMocks as createMocksOf } from './create-mocks'

const base = 'https://kokzhiek.example'

const post = (path: string, body: unknown, headers: Record<string, string> = {}) => new Request(base + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })

const news = (id = 1001) => post('/api/plugin/news/id', { id })
const list = (body: object = {}) => post('/api/plugin/news', { slug: '', ...body })

async function ask(mocks: ReturnType<typeof createMocks>, request: Request) {
  const response = await mocks.fetch(request)
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: (text === '' ? undefined : JSON.parse(text)) as Record<string, unknown> }
}

describe('what is usual', () => {
  test("is the contract's example", async () => {
    const { status, headers, body } = await ask(createMocks(), news())

    expect([status, headers.get('content-type'), body['title_en']]).toEqual([200, 'application/json', 'The library now stays open at night'])
  })

  test('has the id that was asked for', async () => {
    expect((await ask(createMocks(), news(77))).body['id']).toBe(77)
  })

  test('is the same for the same seed and request, whatever was asked before', async () => {
    const [one, other] = [createMocks({ seed: 5 }), createMocks({ seed: 5 })]
    await ask(other, news(3))
    await ask(other, list())
    const dynamic = () => post('/api/plugin/news/id', { id: 4 }, { prefer: 'dynamic=true' })

    expect((await ask(one, dynamic())).body).toEqual((await ask(other, dynamic())).body)
  })

  test('is other data for another seed', async () => {
    const dynamic = () => post('/api/plugin/news/id', { id: 4 }, { prefer: 'dynamic=true' })
    const mocks = createMocks({ seed: 1 })
    const first = await ask(mocks, dynamic())

    mocks.seed(2)

    expect((await ask(mocks, dynamic())).body).not.toEqual(first.body)
  })

  test('is made up for another seed where mocks are dynamic, and an example where they are not', async () => {
    const titleOf = async (mocks: ReturnType<typeof createMocks>, headers = {}) => (await ask(mocks, post('/api/plugin/news/id', { id: 4 }, headers))).body['title_en']
    const [plain, other, dynamic, otherDynamic] = [{ seed: 1 }, { seed: 2 }, { seed: 1, dynamic: true }, { seed: 2, dynamic: true }].map(createMocks)

    expect(await titleOf(other!)).toBe(await titleOf(plain!))
    expect(await titleOf(otherDynamic!)).not.toBe(await titleOf(dynamic!))
    expect(await titleOf(dynamic!)).toBe(await titleOf(plain!, { prefer: 'dynamic=true' }))
    expect(await titleOf(dynamic!, { prefer: 'dynamic=false' })).toBe(await titleOf(plain!))
  })

  test('is a 304 for what the caller has', async () => {
    const mocks = createMocks()
    const etag = (await ask(mocks, news())).headers.get('etag') ?? ''

    const again = await ask(mocks, post('/api/plugin/news/id', { id: 1001 }, { 'if-none-match': etag }))
    const other = await ask(mocks, post('/api/plugin/news/id', { id: 1002 }, { 'if-none-match': etag }))

    expect([again.status, again.headers.get('etag'), again.body, other.status]).toEqual([304, etag, undefined, 200])
  })

  // As the server compares, and with it RFC 9110: what packs an answer on the way makes its tag a weak one.
  test.each(['W/TAG', '"other", W/TAG', '"other" ,TAG', '*'])('is a 304 for what names its tag, weak or not: %s', async (names) => {
    const mocks = createMocks()
    const { headers } = await ask(mocks, post('/api/plugin/news/id', { id: 1001 }))
    const again = await ask(mocks, post('/api/plugin/news/id', { id: 1001 }, { 'if-none-match': names.replace('TAG', headers.get('etag') ?? '') }))

    expect(again.status).toBe(304)
  })
})

describe('a list', () => {
  const mocks = createMocks()
  const rows = (body: Record<string, unknown>) => body['data'] as { id: number }[]

  test('has as many rows as its numbers say, the examples first', async () => {
    const { body } = await ask(mocks, list({ per_page: 3 }))

    expect(rows(body)).toHaveLength(3)
    expect(body).toMatchObject({ current_page: 1, per_page: 3, last_page: Math.ceil(Number(body['total']) / 3) })
    expect(rows(body)[0]).toMatchObject({ title_en: 'The library now stays open at night' })
  })

  test('has the same rows, all different, whatever the size of its pages', async () => {
    const { total } = (await ask(mocks, list())).body
    const whole = rows((await ask(mocks, list({ per_page: 100 }))).body)
    const parts = await Promise.all(Array.from({ length: Math.ceil(Number(total) / 4) }, (_page, index) => ask(mocks, list({ per_page: 4, page: index + 1 }))))

    expect(parts.flatMap(({ body }) => rows(body))).toEqual(whole)
    expect(whole).toHaveLength(Number(total))
    expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length)
  })

  test('is empty behind its last page', async () => {
    expect((await ask(mocks, list({ page: 999 }))).body).toMatchObject({ data: [], current_page: 999 })
  })
})

describe('on', () => {
  test('answers a body, with its status', async () => {
    const mocks = createMocks()
    mocks.on('listNewsCategories').answer(200, [])

    expect((await ask(mocks, post('/api/plugin/news/categories', { slug: '' }))).body).toEqual([])
  })

  test('answers what a function makes of the request and of what is usual', async () => {
    const mocks = createMocks()
    mocks.on('getNews').answer(200, ({ body }, usual) => ({ ...usual, views: body.id * 2 }))

    expect((await ask(mocks, news(21))).body).toMatchObject({ id: 21, views: 42, title_en: 'The library now stays open at night' })
  })

  test('answers with headers of the test beside those of the contract, or in their place', async () => {
    const mocks = createMocks()
    mocks.on('getNews').answer(200).headers({ 'X-Total-Count': '3', ETag: '"mine"' }).once()
    mocks.on('getNews').headers({ 'X-Request-Id': 'usual' }).fail('network').headers({ 'X-Request-Id': 'lost' }).once()
    mocks.play({ listNews: [{ answer: 200, headers: { Date: 'Wed, 18 Nov 2026 06:00:00 GMT' } }] })
    const failed = mocks.fetch(news())

    await expect(failed).rejects.toThrow('Failed to fetch')
    const [told, usual, played] = [await ask(mocks, news()), await ask(mocks, news()), await ask(mocks, list())]

    expect(['x-total-count', 'etag'].map((name) => told.headers.get(name))).toEqual(['3', '"mine"'])
    expect([usual.headers.get('x-total-count'), played.headers.get('date')]).toEqual([null, 'Wed, 18 Nov 2026 06:00:00 GMT'])
  })

  test('answers an example by its name, with its status', async () => {
    const mocks = createMocks()
    mocks.on('getNews').example('not_found')

    expect(await ask(mocks, news())).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test("answers a status with the contract's body when none is given", async () => {
    const mocks = createMocks()
    mocks.on('getNews').answer(503)

    expect(await ask(mocks, news())).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  })

  test('asks to wait by the header as long as by the problem', async () => {
    const mocks = createMocks()
    mocks.on('listNews').fail('badRequest', 429, { retry_after: 2 }).once()
    mocks.play({ listNews: [{ answer: 429, change: { retry_after: 3 }, times: 1 }] })

    const waits = [await ask(mocks, list()), await ask(mocks, list())].map(({ headers, body }) => [headers.get('retry-after'), body['retry_after']])

    expect(waits).toEqual([['3', 3], ['2', 2]])
  })

  test('goes through its steps, then back to what was said before, then to what is usual', async () => {
    const mocks = createMocks()
    mocks.on('getNews').answer(404).once()
    mocks.on('getNews').answer(503).times(2).example('invalid_request').once()

    const statuses = []
    for (let count = 0; count < 5; count++) statuses.push((await ask(mocks, news())).status)

    expect(statuses).toEqual([503, 503, 400, 404, 200])
  })

  test('takes a step for one request when another follows, and the last one for all', async () => {
    const mocks = createMocks()
    mocks.on('getNews').answer(503).example('not_found').answer(200)

    const statuses = []
    for (let count = 0; count < 4; count++) statuses.push((await ask(mocks, news())).status)

    expect(statuses).toEqual([503, 404, 200, 200])
  })

  test('changes nothing before it is told what to answer', async () => {
    const mocks = createMocks()
    const mock = mocks.on('getNews')
    const before = await ask(mocks, news())
    mock.answer(404)

    expect([before.status, (await ask(mocks, news())).status]).toEqual([200, 404])
  })

  test('may be meant for some requests only', async () => {
    const mocks = createMocks()
    mocks.on('getNews', ({ body }) => body.id === 5).answer(404)

    expect([(await ask(mocks, news(5))).status, (await ask(mocks, news(6))).status]).toEqual([404, 200])
  })

  test('delays what is usual', async () => {
    const mocks = createMocks()
    mocks.on('getNews').delay(60).once()
    const start = performance.now()

    const { status } = await ask(mocks, news())

    expect(status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(50)
  })

  test('delays the first step, and gives it headers, when that is said first', async () => {
    const mocks = createMocks()
    mocks.on('getNews').delay(60).headers({ 'X-Count': '3' }).answer(404).answer(200)
    const start = performance.now()

    const first = await ask(mocks, news())
    const took = performance.now() - start
    const second = await ask(mocks, news())

    expect([first, second].map(({ status, headers }) => [status, headers.get('x-count')])).toEqual([[404, '3'], [200, null]])
    expect(took).toBeGreaterThan(50)
  })

  test('is forgotten by reset', async () => {
    const mocks = createMocks()
    mocks.on('getNews').answer(404)

    mocks.reset()

    expect((await ask(mocks, news())).status).toBe(200)
  })

  test('does not know operations that the contract does not have', () => {
    // @ts-expect-error there is no such operation
    expect(() => createMocks().on('getNewz')).toThrow('The document has no operation getNewz, the nearest is getNews')
  })
})

describe('calls', () => {
  test('are the requests, with defaults filled in, until reset', async () => {
    const mocks = createMocks()
    await ask(mocks, list({ tag: 'a' }))
    await ask(mocks, new Request(`${base}/api/page/a%2Fb%3Fc?site=lib`))

    const [[listed], [page]] = [mocks.calls('listNews'), mocks.calls('getPage')]
    const count = mocks.calls('getNews').length
    mocks.reset()

    expect(listed?.body).toMatchObject({ slug: '', tag: 'a', page: 1, per_page: 12 })
    expect([page?.path, page?.query]).toMatchObject([{ slug: 'a/b?c' }, { site: 'lib' }])
    expect([count, mocks.calls('listNews').length]).toEqual([0, 0])
  })
})

describe('a request that breaks the contract', () => {
  test('is answered as the server does, naming the fields', async () => {
    const { status, headers, body } = await ask(createMocks(), list({ per_page: 1000, more: 1, lang: 'de' }))

    expect([status, headers.get('content-type')]).toEqual([400, 'application/problem+json'])
    expect(body).toMatchObject({ status: 400, code: 'invalid_request', errors: { per_page: ['maximum'], more: ['unknown'], lang: ['enum'] } })
  })

  test.each<[string, BodyInit | undefined, object]>([
    ['no body', undefined, { body: ['required'] }],
    ['broken JSON', '{"slug":', { body: ['malformed'] }],
    ['a list for an object', '[]', { body: ['type'] }],
    ['a missing field', '{}', { slug: ['required'] }],
  ])('such as %s', async (_what, body, errors) => {
    const request = new Request(`${base}/api/plugin/news`, { method: 'POST', ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }) })

    expect((await ask(createMocks(), request)).body).toMatchObject({ code: 'invalid_request', errors })
  })

  test.each([
    ['415 where the contract has that, whatever else is wrong', { 400: {}, 415: {} }, 415],
    ['400 where it has not', { 400: {} }, 400],
  ])('by its media type is answered with %s', async (_what, refusals, status) => {
    const requestBody = { required: true, content: { 'application/json': { schema: { type: 'object' as const } } } }
    const mocks = createMocksOf({ paths: { '/things': { post: { parameters: [{ name: 'size', in: 'query', schema: { type: 'integer' } }], requestBody, responses: { 201: {}, ...refusals } } } } })

    expect((await mocks.fetch(`${base}/things?size=x`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' })).status).toBe(status)
  })

  test('fails the test that asks for it', async () => {
    const mocks = createMocks()
    await ask(mocks, list())
    expect(() => mocks.assertNoFaults()).not.toThrow()

    await ask(mocks, list({ per_page: 0 }))

    expect(() => mocks.assertNoFaults()).toThrow(/listNews \(POST .*\/api\/plugin\/news\): per_page /)
    // The next test has no part in it.
    expect(() => mocks.assertNoFaults()).not.toThrow()
  })

  test('is noted even where the answer was given by hand', async () => {
    const mocks = createMocks()
    mocks.on('listNews').answer(503)

    const { status } = await ask(mocks, list({ per_page: 0 }))

    expect(status).toBe(503)
    expect(() => mocks.assertNoFaults()).toThrow('per_page')
  })
})

describe('a request that the contract does not have', () => {
  test.each([
    ['POST', '/api/plugin/newz', 'listNews (POST /api/plugin/news)'],
    ['GET', '/api/menu', 'getMenu (POST /api/menu)'],
    ['GET', '/api/plugin/newz', 'listNews (POST /api/plugin/news)'],
    ['GET', '/api/pages/about', 'getPage (GET /api/page/{slug})'],
    ['POST', '/api/newz', 'getMenu (POST /api/menu)'],
    ['GET', '/builds/meta/7.xml', 'getBuildManifest (GET /builds/meta/{buildId}.json)'],
    ['GET', '/api/plugin/portfolios', 'getPortfolio (GET /api/plugin/portfolio)'],
    ['POST', '/api/plugin/portfolios', 'listPortfolios (POST /api/plugin/portfolio)'],
  ])('%s %s is an error that names the nearest: %s', async (method, path, nearest) => {
    const mocks = createMocks()

    await expect(mocks.fetch(base + path, { method })).rejects.toThrow(`The contract has no ${method} ${path}. The nearest is ${nearest}`)
    expect(() => mocks.assertNoFaults()).toThrow(nearest)
  })

  test('is forgotten by reset', async () => {
    const mocks = createMocks()
    await mocks.fetch(`${base}/api/plugin/newz`).catch(() => undefined)

    mocks.reset()

    expect(() => mocks.assertNoFaults()).not.toThrow()
  })
})

test('fetch follows a redirect to another operation, and finds nothing elsewhere, unless it is told not to', async () => {
  const to = (example: string) => ({ get: { responses: { 302: { headers: { Location: { schema: { type: 'string' }, example } } } } } })
  const mocks = createMocksOf({ paths: { '/own': to('/there'), '/elsewhere': to('https://b.example/x'), '/itself': to('/itself'), '/there': { get: { responses: { 200: { content: { 'text/plain': { example: 'here' } } } } } } } })
  const ask = async (path: string, init?: RequestInit) => {
    const { status, text } = await mocks.fetch(`http://a.example${path}`, init).then(async (answer) => ({ status: answer.status, text: await answer.text() }))
    return [status, text]
  }

  expect([await ask('/own'), await ask('/elsewhere'), await ask('/itself'), await ask('/own', { redirect: 'manual' })]).toEqual([[200, 'here'], [200, ''], [200, ''], [302, '']])
})

test('fetch answers nothing to who gives up right after asking, as a network would not', async () => {
  const mocks = createMocks()
  const controller = new AbortController()

  const answer = mocks.fetch(news(), { signal: controller.signal })
  controller.abort(new Error('enough'))

  await expect(answer).rejects.toThrow('enough')
})

test('is typed by operation', () => {
  const mocks = createMocks()
  const news = mocks.on('getNews', ({ body }) => body.id.toFixed() === '1')

  news.answer(200, (request, usual) => ({ ...usual, views: request.body.id, title_en: usual.title_en?.trim() ?? null }))
  news.answer(404, { type: 't', title: 't', status: 404, code: 'not_found', request_id: 'r' }).example('one').fail('badRequest', 404, { detail: 'x' })
  mocks.on('getPage', ({ path, query, header }) => path.slug === 'a' || query.site === 'lib' || header['If-None-Match'] === '"1"')
  // @ts-expect-error 500 is no answer of the contract
  const first = () => news.answer(500)
  // @ts-expect-error the body is no news
  const second = () => news.answer(200, { id: 1 })
  // @ts-expect-error there is no such example
  const third = () => news.example('none')
  // @ts-expect-error 503 is no 4xx
  const fourth = () => news.fail('badRequest', 503)
  // @ts-expect-error there is no such code
  const fifth = () => news.fail('badRequest', 404, { code: 'nothing' })
  // @ts-expect-error there is no such failure
  const sixth = () => news.fail('storm')
  // @ts-expect-error the body has no such field
  const seventh = () => mocks.calls('getNews')[0]?.body.nothing

  expect([first, second, third, fourth, fifth, sixth, seventh]).toHaveLength(7)
})

test('reads nothing at its start, and then the schemas of what is asked for alone', async () => {
  const asked: string[] = []
  const telling = (name: string, value: object) => ({ enumerable: true, get: () => (asked.push(name), value) })
  const operation = (name: string) => {
    const responses = { 200: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } } }
    return { get: Object.defineProperty({ operationId: name }, 'responses', telling('responses', responses)) }
  }
  const schemas = Object.defineProperties({}, { Note: telling('Note', { type: 'string' }), Other: telling('Other', { type: 'string' }) })
  const mocks = createMocksOf({ openapi: '3.1.0', paths: { '/note': operation('Note'), '/other': operation('Other') }, components: { schemas } })
  const atStart = [...asked]

  await mocks.fetch(new Request(`${base}/note`))

  expect([atStart, new Set(asked)]).toEqual([[], new Set(['responses', 'Note'])])
})
