import type { Extension } from './call'
import { createClient } from './client'
import { xsrf } from './extensions/xsrf'
import { getMenu, getPage } from './generated/operations'
import { fakeFetch, json, problem } from './test-support/fake-fetch'

const baseUrl = 'https://kokzhiek.example'
const menu = { body: { slug: '' as const, is_main: true } }

function setUp(...answers: Parameters<typeof fakeFetch>) {
  const fake = fakeFetch(...answers)
  return { ...fake, client: createClient({ baseUrl, fetch: fake.fetch }) }
}

test('answers the data of a 2xx', async () => {
  const { client, requests } = setUp(json([]))

  const result = await getMenu(client, menu)

  expect(result).toMatchObject({ ok: true, data: [] })
  expect(requests[0]).toMatchObject({ method: 'POST', url: `${baseUrl}/api/menu` })
  expect(await requests[0]?.json()).toEqual(menu.body)
  expect(requests[0]?.headers.get('content-type')).toBe('application/json')
})

test('calls a broken connection `network` and keeps the cause', async () => {
  const cause = new TypeError('fetch failed')
  const { client } = setUp(cause)

  const result = await getMenu(client, menu)

  expect(result).toEqual({ ok: false, kind: 'network', cause })
})

test('calls an answer that breaks off in its body `network`', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) })
  const client = createClient({ baseUrl, fetch: () => Promise.resolve(new Response(body)) })

  const result = await getMenu(client, menu)

  expect(result).toMatchObject({ ok: false, kind: 'network' })
})

test('calls a request that cannot even be made `network`', async () => {
  const client = createClient()

  const result = await getMenu(client, menu)

  expect(result).toMatchObject({ ok: false, kind: 'network' })
})

test.each([
  ['of the client', { timeoutMs: 5 }, {}],
  ['of the call', { timeoutMs: 60_000 }, { timeoutMs: 5 }],
])('ends with `timeout` after the time %s', async (_whose, forClient, forCall) => {
  jest.useFakeTimers()
  const client = createClient({ baseUrl, fetch: fakeFetch('never').fetch, ...forClient })
  const ended = jest.fn()

  const pending = getMenu(client, menu, forCall).finally(ended)
  await jest.advanceTimersByTimeAsync(4)
  const times = ended.mock.calls.length
  await jest.advanceTimersByTimeAsync(1)
  jest.useRealTimers()

  expect(times).toBe(0)
  expect(await pending).toMatchObject({ ok: false, kind: 'timeout' })
})

test('ends with `aborted` when the caller aborts, before or during the call', async () => {
  const { client } = setUp('never')
  const controller = new AbortController()

  const during = getMenu(client, menu, { signal: controller.signal, timeoutMs: 60_000 })
  controller.abort()
  const before = getMenu(client, menu, { signal: AbortSignal.abort() })

  expect(await during).toMatchObject({ ok: false, kind: 'aborted' })
  expect(await before).toMatchObject({ ok: false, kind: 'aborted' })
})

test('leaves no listener on the signal of the caller', async () => {
  const { client } = setUp(json([]))
  const { signal } = new AbortController()
  const [added, removed] = [jest.spyOn(signal, 'addEventListener'), jest.spyOn(signal, 'removeEventListener')]

  await getMenu(client, menu, { signal })

  const ours = added.mock.calls.filter(([, listener]) => removed.mock.calls.some((call) => call[1] === listener))
  expect(ours.length).toBeGreaterThan(0)
})

test.each([undefined, Infinity, 2 ** 31, 1e10, Number.MAX_SAFE_INTEGER])('waits for ever where it is told nothing else: %s', async (timeoutMs) => {
  jest.useFakeTimers()
  const { client } = setUp(json([]))

  const pending = getMenu(client, menu, { timeoutMs })
  const timers = jest.getTimerCount()
  jest.useRealTimers()

  expect(timers).toBe(0)
  expect(await pending).toMatchObject({ ok: true })
})

test('leaves no timer behind', async () => {
  jest.useFakeTimers()
  const { client } = setUp(json([]))

  await getMenu(client, menu, { timeoutMs: 60_000 })
  const timers = jest.getTimerCount()
  jest.useRealTimers()

  expect(timers).toBe(0)
})

test.each([
  [400, problem(400, 'gone')],
  [499, problem(499, 'gone')],
  [404, new Response('{"code":"gone"}', { status: 404, headers: { 'content-type': 'text/html' } })],
])('gives the problem of a %i as `badRequest`, whatever it is called', async (status, answer) => {
  const { client } = setUp(answer)

  const result = await getPage(client, { path: { slug: 'no' } })

  expect(result).toMatchObject({ ok: false, kind: 'badRequest', status, error: { code: 'gone' } })
})

test.each([
  ['a 5xx', problem(500, 'internal_error'), 500],
  ['a 2xx that is no JSON', new Response('<html>', { status: 200 }), 200],
  ['an empty 200', new Response('', { status: 200 }), 200],
  ['a 204 that the contract does not know', new Response(null, { status: 204 }), 204],
  ['a 4xx of something in between', new Response('<html>', { status: 413 }), 413],
  ['a 4xx without a body', new Response(null, { status: 404 }), 404],
  ['a 304', new Response(null, { status: 304 }), 304],
  ['a 300, of which the contract says no error, with JSON', json({}, 300), 300],
])('calls %s `badResponse`', async (_what, answer, status) => {
  const { client } = setUp(answer)

  const result = await getMenu(client, menu)

  expect(result).toMatchObject({ ok: false, kind: 'badResponse', status, response: { status } })
})

test.each(['no such page', 7, false, null])('gives the JSON of a 4xx as the error when it is %j, too', async (error) => {
  const { client } = setUp(new Response(JSON.stringify(error), { status: 404, headers: { 'content-type': 'Application/JSON' } }))

  const result = await getPage(client, { path: { slug: 'no' } })

  expect(result).toMatchObject({ ok: false, kind: 'badRequest', status: 404, error })
})

test('tells a 5xx whose JSON is null from one without JSON', async () => {
  const { client } = setUp(json(null, 500), new Response('null', { status: 500 }))

  const [told, silent] = [await getMenu(client, menu), await getMenu(client, menu)]

  expect(['error' in told && told.error, 'error' in silent, 'cause' in silent && silent.cause]).toEqual([null, false, 'null'])
})

test('takes a number that is only text for no error', async () => {
  const { client } = setUp(new Response('404', { status: 404 }))

  expect(await getMenu(client, menu)).toMatchObject({ kind: 'badResponse', cause: '404' })
})

test('keeps the problem of a 5xx as the error, and other text as the cause', async () => {
  const { client } = setUp(problem(503, 'unavailable'), new Response('<html>', { status: 502 }))

  const results = [await getMenu(client, menu), await getMenu(client, menu)]

  expect(results).toMatchObject([{ error: { code: 'unavailable' } }, { cause: '<html>' }])
})

test.each([
  ['a fragment', '/api/items#folders', '/api/items?page=2'],
  ['a query of its own', '/api/items?beta=true', '/api/items?beta=true&page=2'],
])('sends the query of a path that differs from another one by %s', async (_what, path, sent) => {
  const { client, requests } = setUp(json({}))

  await client.send('GET', path, undefined, { query: { page: 2 } })

  expect(requests[0]?.url).toBe(baseUrl + sent)
})

test('sends a path parameter intact, whatever it holds', async () => {
  const { client, requests } = setUp(json({}))

  await getPage(client, { path: { slug: 'a/b?c#d $& é' } })

  const { pathname, search, hash } = new URL(requests[0]?.url ?? '')
  expect(decodeURIComponent(pathname.replace('/api/page/', ''))).toBe('a/b?c#d $& é')
  expect([pathname.split('/').length, search, hash]).toEqual([4, '', ''])
})

test.each(['.', '..'])('refuses the path parameter %s, which would ask for another path', async (slug) => {
  const { client, requests } = setUp(json({}))

  const results = [await getPage(client, { path: { slug } }), await client.send('GET', '/api/{slug}/more', undefined, { path: { slug } })]

  expect(results).toMatchObject(Array(2).fill({ ok: false, kind: 'network', cause: { name: 'URIError' } }))
  expect(requests).toEqual([])
})

test('sends query and headers, and leaves out what is undefined', async () => {
  const { client, requests } = setUp(json({}))

  await getPage(client, { path: { slug: 'a' }, query: { site: 'lib' }, header: { 'If-None-Match': '"1"' } })
  await getPage(client, { path: { slug: 'a' }, query: {} })

  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?site=lib', ''])
  expect(requests.map(({ headers }) => headers.get('if-none-match'))).toEqual(['"1"', null])
})

test("sends the client's headers and credentials with every request", async () => {
  const fake = fakeFetch(json([]))
  const client = createClient({ baseUrl, fetch: fake.fetch, headers: { 'x-preview': '1' }, credentials: 'include' })

  await getMenu(client, menu)

  expect([fake.requests[0]?.headers.get('x-preview'), fake.requests[0]?.credentials]).toEqual(['1', 'include'])
})

test('uses the global fetch of the moment of the call', async () => {
  const client = createClient({ baseUrl })
  const spy = jest.spyOn(globalThis, 'fetch').mockResolvedValue(json([]))

  const result = await getMenu(client, menu)
  spy.mockRestore()

  expect(result.ok).toBe(true)
})

test('has no token of a worker, which has a location and no document', async () => {
  Object.defineProperty(globalThis, 'location', { value: new URL(baseUrl), configurable: true })
  const client = createClient({ baseUrl, fetch: fakeFetch(json([])).fetch, extensions: [xsrf()] })

  const result = await client.send('POST', '/api/a')
  Reflect.deleteProperty(globalThis, 'location')

  expect(result.ok).toBe(true)
})

test('puts the extensions around the call, the first one outermost', async () => {
  const fake = fakeFetch(json([]))
  const seen: string[] = []
  const tell = (name: string): Extension => (next) => async (call) => {
    seen.push(`${name} ${call.method} ${call.path} ${call.baseUrl} ${call.timeoutMs}`)
    const result = await next({ ...call, timeoutMs: call.timeoutMs + 1 })
    seen.push(`${name} ${result.ok}`)
    return result
  }
  const client = createClient({ baseUrl, fetch: fake.fetch, timeoutMs: 1000, extensions: [tell('a'), tell('b')] })

  await getMenu(client, menu)

  expect(seen).toEqual([`a POST /api/menu ${baseUrl} 1000`, `b POST /api/menu ${baseUrl} 1001`, 'b true', 'a true'])
})
