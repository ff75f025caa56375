import fc from 'fast-check'
import type { Handlers } from '@university/api-schema/handlers'
import Fastify from 'fastify'
import { handlers } from '../handlers/handlers'
import { isWide } from '../testing/breadth'
import { testApp, type TestApp } from '../testing/test-app'
import { dialects } from '../testing/test-database'
import { AnswerCache } from './answer-cache'
import { listOperations, schemaRef, type Operation } from './document'
import { HttpProblem } from './problem'
import { registerOperations } from './routes'
import { requestChecker, valueChecker } from './validators'

const operations = listOperations()
/** Submissions have tests of their own: captchas must be solved for them, and tokens known. */
const readers = operations.filter(({ id, parameters }) => id !== 'getQuestionStatus' && !parameters.some(({ name }) => name === 'X-XSRF-TOKEN'))
const jsonOf = ({ body }: Operation) => body?.formats.find(({ mediaType }) => mediaType === 'application/json')
const problemFaults = valueChecker(schemaRef('Problem'))

const posts = operations.filter((operation) => operation.method === 'POST' && jsonOf(operation))

/** Bodies of each operation. `npm run test:fuzz` sends 100,000. */
const numRuns = isWide ? 40 : 8

/** As the examples of the contract's parameters ask for it. */
function urlOf({ path, parameters }: Operation): string {
  const exampleOf = (wanted: string) => String(parameters.find(({ name }) => name === wanted)?.example)
  const query = parameters.flatMap(({ in: place, name, required }) => (place === 'query' && required ? `${name}=${encodeURIComponent(exampleOf(name))}` : []))
  return [path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(exampleOf(name))), ...query].join('?')
}

/** They never reach the database, so one of them will do. */
describe('the contract', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp('SQLite')
  })
  afterAll(() => server.close())

  test.each(posts)('answers 400 with fields to every invalid body of $id', async (operation) => {
    const { path } = operation
    const faultsOf = valueChecker(jsonOf(operation)?.schema ?? {})
    const key = fc.constantFrom('slug', 'lang', 'page', 'per_page', 'id', 'menu_id', 'is_main', 'category_slug', 'year', 'tag', 'other')
    const value = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.integer(), fc.string(), fc.constantFrom('', 'lib', 'kz', 1, 12, true))
    const invalid = fc.oneof(fc.dictionary(key, value), fc.jsonValue({ maxDepth: 2 })).filter((candidate) => faultsOf(candidate).length > 0)

    await fc.assert(
      fc.asyncProperty(invalid, async (candidate) => {
        const answer = await server.post(path, candidate)

        const problem = answer.json<{ code: string; errors: object }>()
        expect([answer.statusCode, problem.code, problemFaults(problem)]).toEqual([400, 'invalid_request', []])
        expect(Object.keys(problem.errors).length).toBeGreaterThan(0)
      }),
      { numRuns },
    )
  })
})

describe.each(dialects)('the contract on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect)
  })
  afterAll(() => server.close())

  const examples = readers.flatMap((operation) => (jsonOf(operation)?.examples ?? [undefined]).map((body, index) => ({ name: `${operation.id} ${index + 1}`, operation, body })))
  test.each(examples)('answers the example request $name with what it promises', async ({ operation, body }) => {
    const url = urlOf(operation)

    const answer = operation.method === 'GET' ? await server.get(url) : await server.post(url, body)

    expect([answer.statusCode, valueChecker(operation.answer.schema ?? {})(answer.json())]).toEqual([operation.answer.status, []])
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test.each(posts.filter((operation) => readers.includes(operation)))('answers every valid body of $id with what the contract foresees', async (operation) => {
    const { path } = operation
    const faultsOf = valueChecker(jsonOf(operation)?.schema ?? {})
    const some = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
    const candidates = fc.record({
      slug: fc.constantFrom('', 'lib', 'fit', 'csd'),
      lang: some('kz', 'ru', 'en'),
      page: some(1, 2, 100_000),
      per_page: some(1, 100),
      id: some(1, 1001, 2_147_483_647),
      menu_id: some(1, 21, 2_147_483_647),
      is_main: some(true, false),
      category_slug: some('science', '-'),
      year: some(1900, 2026, 2200),
      tag: fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), { nil: undefined }),
    })
    // An example has what the operation requires; of each candidate, what it knows.
    const example = fc.constantFrom(...(jsonOf(operation)?.examples ?? []).map((value) => value as object))
    const known = fc.tuple(example, candidates).map(([base, candidate]): object => ({
      ...base,
      ...Object.fromEntries(Object.entries(candidate).filter(([key, value]) => value !== undefined && !faultsOf({ ...candidate, [key]: value }).some(({ field, code }) => field === key && code === 'unknown'))),
    }))

    await fc.assert(
      fc.asyncProperty(known.filter((candidate) => faultsOf(candidate).length === 0), async (candidate) => {
        const answer = await server.post(path, candidate)

        expect([200, 404]).toContain(answer.statusCode)
      }),
      { numRuns },
    )
  })

  test.each([
    ['an unknown operation', 'GET', '/api/nothing', undefined, 404, 'not_found'],
    ['the root of the API', 'GET', '/api', undefined, 404, 'not_found'],
    ['another method', 'GET', '/api/menu', undefined, 404, 'not_found'],
    ['broken JSON', 'POST', '/api/menu', '{"slug":', 400, 'invalid_request'],
    ['no body', 'POST', '/api/menu', undefined, 400, 'invalid_request'],
    ['a polluting body', 'POST', '/api/menu', '{"slug":"","is_main":true,"__proto__":{"a":1}}', 400, 'invalid_request'],
    ['a character that PostgreSQL cannot hold', 'POST', '/api/plugin/news', '{"slug":"","tag":"a\\u0000"}', 400, 'invalid_request'],
    ['a body that is too large', 'POST', '/api/menu', JSON.stringify('x'.repeat(300_000)), 400, 'invalid_request'],
    ['a broken address', 'GET', '/api/page/%zz', undefined, 400, 'invalid_request'],
    ['a slug that leads out', 'GET', '/api/page/..%2F..%2Fetc%2Fpasswd', undefined, 400, 'invalid_request'],
    ['an unknown site', 'GET', '/api/page/about?site=nowhere', undefined, 400, 'invalid_request'],
    ['a site twice', 'GET', '/api/page/about?site=lib&site=fit', undefined, 400, 'invalid_request'],
    ['a number in another notation', 'GET', '/api/plugin/portfolio?id=0x47', undefined, 400, 'invalid_request'],
    ['a number with an exponent', 'GET', '/api/plugin/portfolio?id=7.1e1', undefined, 400, 'invalid_request'],
    ['a number with blanks', 'GET', '/api/plugin/portfolio?id=%2071', undefined, 400, 'invalid_request'],
    ['a number with a plus', 'GET', '/api/plugin/portfolio?id=%2B71', undefined, 400, 'invalid_request'],
    ['an id beyond the column', 'GET', '/api/page/9999999999', undefined, 404, 'not_found'],
    ['an id with a nought before it', 'GET', '/api/page/0236', undefined, 404, 'not_found'],
  ] as const)('answers a problem to %s', async (_name, method, url, payload, status, code) => {
    const answer = await server.app.inject({ method, url, ...(payload === undefined ? {} : { payload, headers: { 'content-type': 'application/json' } }) })

    expect([answer.statusCode, answer.json<{ code: string }>().code, problemFaults(answer.json())]).toEqual([status, code, []])
    expect(answer.headers['content-type']).toMatch('application/problem+json')
  })

  test.each([
    ['GET', '/api/menu?lang=kz', 'No such operation: this address takes POST'],
    ['DELETE', '/api/page/about', 'No such operation: this address takes GET'],
    ['GET', '/api/menus', 'No such operation'],
  ] as const)('says to %s %s which method the address takes', async (method, url, detail) => {
    expect((await server.app.inject({ method, url })).json<{ detail: string }>().detail).toBe(detail)
  })

  test('answers a media type that it does not read with 400', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/menu', headers: { 'content-type': 'application/xml' }, payload: '<a/>' })

    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'invalid_request'])
  })

  test('serves the contract itself', async () => {
    const answer = await server.get('/api/openapi.json')

    expect(answer.json<{ openapi: string }>().openapi).toBe('3.1.0')
  })
})

const clock = () => new Date()
const bare = {
  createContext: () => undefined as never,
  clock,
  receiver: { maxBytes: 0, receive: async () => undefined, discard: async () => undefined },
  siteUrl: 'http://localhost',
  callLimits: { submissions: 0, calls: 0 },
}
const emptyCache = () => new AnswerCache({ contentVersion: async () => 1, nextScheduledChange: async () => null }, clock)

test('reads what a path says for all of its operations, which an operation may say otherwise, and what stands elsewhere', () => {
  const components = { requestBodies: { Given: { content: { 'application/json': { schema: { type: 'integer' } } } } }, parameters: { Id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } } }, responses: { Done: { content: { 'application/json': { schema: { type: 'boolean' } } } } } }
  const own = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } }
  const post = { operationId: 'getNews', parameters: [own], requestBody: { $ref: '#/components/requestBodies/Given' }, responses: { 200: { $ref: '#/components/responses/Done' } } }
  const parameters = [{ $ref: '#/components/parameters/Id' }, { name: 'lang', in: 'query', schema: { type: 'string' } }]

  const [read] = listOperations({ components, paths: { '/api/a/{id}': { parameters, post } } } as unknown as Parameters<typeof listOperations>[0])

  expect(read).toMatchObject({ parameters: [own, { name: 'lang', in: 'query' }], body: { formats: [{ schema: { type: 'integer' } }] }, answer: { status: 200, schema: { type: 'boolean' } } })
})

test.each([
  ['content', { content: { 'application/json': { schema: {} } } }],
  ['a style', { schema: { type: 'array' }, style: 'pipeDelimited' }],
  ['another way to write a list', { schema: { type: 'array' }, explode: false }],
])('refuses a parameter that it would not read as clients write it, by its operation and name: one with %s', (_what, parameter) => {
  const get = { operationId: 'getNews', parameters: [{ name: 'ids', in: 'query', ...parameter }], responses: { 200: { content: { 'application/json': { schema: {} } } } } }

  expect(() => listOperations({ components: {}, paths: { '/api/a': { get } } } as unknown as Parameters<typeof listOperations>[0])).toThrow(/^getNews: .*as ids does$/)
})

test.each([
  ['one that changes something', {}],
  ['one that only reads', { 'x-safe': true }],
])('answers without content where the contract has none: %s', async (_what, mark) => {
  const app = Fastify()
  const remove = { operationId: 'getNews', ...mark, parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }], responses: { 204: { description: 'done' } } }
  const removed: unknown[] = []
  await registerOperations(app, {
    ...bare,
    handlers: { getNews: async ({ path }: { path: unknown }) => void removed.push(path) } as unknown as Handlers<never>,
    operations: listOperations({ components: {}, paths: { '/api/a/{id}': { delete: remove } } } as unknown as Parameters<typeof listOperations>[0]),
    cache: emptyCache(),
    checkAnswers: true,
  })

  const { statusCode, body, headers } = await app.inject({ method: 'DELETE', url: '/api/a/7' })

  expect([statusCode, body, headers['content-type'], removed]).toEqual([204, '', undefined, [{ id: 7 }]])
})

test('refuses an operation that answers anything but JSON', () => {
  const get = { operationId: 'getNews', responses: { 200: { content: { 'text/csv': {} } } } }

  expect(() => listOperations({ components: {}, paths: { '/api/a': { get } } } as unknown as Parameters<typeof listOperations>[0])).toThrow('getNews: the contract gives it no answer of JSON, nor one without content')
})

test('refuses a name in the path that no route of its own can have: its address was 404', () => {
  const get = { operationId: 'getNews', parameters: [{ name: 'news-id', in: 'path', schema: { type: 'integer' } }], responses: { 200: { content: { 'application/json': { schema: {} } } } } }

  expect(() => listOperations({ components: {}, paths: { '/api/a/{news-id}': { get } } } as unknown as Parameters<typeof listOperations>[0])).toThrow('getNews: a parameter of the path has a name of letters, digits and _, not news-id')
})

test.each([
  ['one value', '7', [7]],
  ['several', ['7', '8'], [7, 8]],
])('reads a list in the query of %s', (_what, ids, want) => {
  const check = requestChecker({ parameters: [{ name: 'ids', in: 'query', schema: { type: 'array', items: { type: 'integer' } } }] } as unknown as Operation)

  expect(check({ path: {}, query: { ids }, header: {}, body: undefined })).toMatchObject({ ok: true, request: { query: { ids: want } } })
})

test('refuses to start when an operation has no handler, and says where one belongs', async () => {
  const { getNews: _left, ...rest } = handlers

  const register = registerOperations(Fastify(), { ...bare, handlers: rest as unknown as Handlers<never>, cache: emptyCache() })

  await expect(register).rejects.toThrow('No handler for getNews (POST /api/plugin/news/id): add apps/api/src/handlers/<tag>/<operation>.ts')
})

test('sends no failure that the contract does not foresee where answers are checked, and says which it is', async () => {
  const one = operations.filter(({ id }) => id === 'listPriceCategories')
  const refuse = (status: number) => async () => {
    throw new HttpProblem(status, 'not_found')
  }
  const answer = async (status: number, checkAnswers: boolean) => {
    const app = Fastify()
    await registerOperations(app, { ...bare, handlers: { listPriceCategories: refuse(status) } as unknown as Handlers<never>, operations: one, cache: emptyCache(), checkAnswers })
    return (await app.inject({ method: 'POST', url: '/api/plugin/edu-price/categories', payload: { slug: '', lang: 'kz' } })).json().message
  }

  expect(await answer(404, true)).toBe('listPriceCategories breaks the contract: it has no answer 404')
  expect([await answer(400, true), await answer(404, false)]).toEqual(['not_found', 'not_found'])
})

test.each([
  ['a value', { id: 0 }, /listPriceCategories breaks the contract: .*\bid\b/],
  ['a field that is missing', { sort_order: undefined }, /listPriceCategories breaks the contract: .*\bsort_order\b/],
  ['a word for a number', { id: 'x' }, /listPriceCategories breaks the contract: .*\bid\b/],
])('sends no answer that breaks the contract by %s where answers are checked, and says what is wrong with it', async (_what, wrong, said) => {
  const app = Fastify()
  const one = operations.filter(({ id }) => id === 'listPriceCategories')
  const answer = [{ id: 1, parent_id: null, name_kz: 'а', name_ru: 'а', name_en: 'a', level: null, has_children: false, sort_order: 1, ...wrong }]
  await registerOperations(app, { ...bare, handlers: { listPriceCategories: async () => answer } as unknown as Handlers<never>, operations: one, cache: emptyCache(), checkAnswers: true })

  const { statusCode, body } = await app.inject({ method: 'POST', url: '/api/plugin/edu-price/categories', payload: { slug: '', lang: 'kz' } })

  expect([statusCode, body]).toEqual([500, expect.stringMatching(said)])
})
