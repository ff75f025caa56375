import { cachedFetch, type AnswerCache } from './cached-fetch'

test('answers from the cache when the server says that nothing changed', async () => {
  const server = serverWith('"1"', '{"a":1}')
  const first = cachedFetch(server.fetch, server.cache)
  await first.fetch('http://a.example/x', { method: 'POST', body: '{"slug":""}' })

  const second = cachedFetch(server.fetch, server.cache)
  const response = await second.fetch('http://a.example/x', { method: 'POST', body: '{"slug":""}' })

  expect([response.status, response.headers.get('content-type'), await response.json(), second.counts]).toEqual([200, 'application/json', { a: 1 }, { kept: 1, transferred: 0 }])
})

test('keeps answers to different bodies apart', async () => {
  const server = serverWith('"1"', '{}')
  const { fetch, counts } = cachedFetch(server.fetch, server.cache)

  await fetch('http://a.example/x', { method: 'POST', body: '1' })
  await fetch('http://a.example/x', { method: 'POST', body: '2' })

  expect(counts).toEqual({ kept: 0, transferred: 2 })
})

test('counts what this build has asked for itself as transferred, once', async () => {
  const server = serverWith('"1"', '{}')
  const { fetch, counts } = cachedFetch(server.fetch, server.cache)

  for (const _time of [1, 2]) await fetch('http://a.example/x')

  expect(counts).toEqual({ kept: 0, transferred: 1 })
})

test('keeps nothing that has no tag, and hands on a 304 that it has nothing for', async () => {
  const tags: (string | null)[] = []
  const answers = [new Response('{}'), new Response(null, { status: 304 })]
  const { fetch } = cachedFetch(async (input) => (tags.push((input as Request).headers.get('if-none-match')), answers.shift()!), serverWith('', '').cache)

  const statuses = [(await fetch('http://a.example/x')).status, (await fetch('http://a.example/x')).status]

  expect([tags, statuses]).toEqual([[null, null], [200, 304]])
})

test('takes the new answer when the tag moved', async () => {
  const server = serverWith('"1"', 'old')
  const { fetch } = cachedFetch(server.fetch, server.cache)
  await fetch('http://a.example/x')
  Object.assign(server.state, { etag: '"2"', body: 'new' })

  expect(await (await fetch('http://a.example/x')).text()).toBe('new')
})

test('counts an answer once, however often it was asked for in vain before', async () => {
  const server = serverWith('"1"', '{}')
  await cachedFetch(server.fetch, server.cache).fetch('http://a.example/x')
  let isBusy = true
  const { fetch, counts } = cachedFetch(async (input) => (isBusy ? new Response(null, { status: 503 }) : server.fetch(input)), server.cache)

  const busy = await fetch('http://a.example/x')
  isBusy = false
  await fetch('http://a.example/x')

  expect([busy.status, counts]).toEqual([503, { kept: 1, transferred: 0 }])
})

test.each([
  ['http://localhost:8000/x', 'identity'],
  ['http://127.0.0.1:8000/x', 'identity'],
  ['http://[::1]:8000/x', 'identity'],
  ['https://localhost.example/x', null],
])('asks %s for the encoding %s', async (url, encoding) => {
  let asked: string | null | undefined
  const fetch = async (input: RequestInfo | URL) => {
    asked = (input as Request).headers.get('accept-encoding')
    return new Response('{}')
  }

  await cachedFetch(fetch, serverWith('"1"', '').cache).fetch(url)

  expect(asked).toBe(encoding)
})

function serverWith(etag: string, body: string) {
  const state = { etag, body }
  const entries = new Map<string, unknown>()
  const cache: AnswerCache = {
    get: async (key) => entries.get(key),
    set: async (key, value) => entries.set(key, value),
  }
  const fetch = async (input: RequestInfo | URL) =>
    (input as Request).headers.get('if-none-match') === state.etag
      ? new Response(null, { status: 304 })
      : new Response(state.body, { headers: { etag: state.etag } })
  return { state, cache, fetch }
}
