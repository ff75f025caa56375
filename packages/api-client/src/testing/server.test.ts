import { get } from 'node:http'
import { connect } from 'node:net'
import { createClient } from '../client'
import { createMocks } from '../generated/mocks'
import { createMocks as createMocksOf } from './create-mocks'
import { getNews, sendQuestion, getQuestionStatus } from '../generated/operations'
import { serveMocks, type RunningServer } from './server'

const mocks = createMocks()
const lines: string[] = []
let server: RunningServer

beforeAll(async () => {
  server = await serveMocks(mocks, { port: 0, log: (line) => lines.push(line) })
})
afterEach(() => {
  mocks.reset()
  lines.length = 0
})
afterAll(() => server.stop())

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
const news = (headers: Record<string, string> = {}) => post('/api/plugin/news/id', { id: 1001 }, headers)

const allowed = (response: Response) => ['origin', 'credentials', 'methods', 'headers', 'expose-headers'].map((name) => response.headers.get(`access-control-allow-${name}`) ?? response.headers.get(`access-control-${name}`))

test.each(['http://localhost:8000', 'https://lib.localhost', 'http://127.0.0.1:5173', 'http://[::1]:8000'])('answers as the contract says, to pages of this machine: %s', async (origin) => {
  const response = await news({ origin })

  expect([response.status, response.headers.get('access-control-allow-origin'), response.headers.get('access-control-allow-credentials')]).toEqual([200, origin, 'true'])
  expect(response.headers.get('access-control-expose-headers')).toContain('etag')
  expect(response.headers.get('vary')).toBe('Origin')
  expect(await response.json()).toMatchObject({ id: 1001 })
})

test('its address can be opened where its host is one of IPv6', async () => {
  const own = await serveMocks(mocks, { port: 0, host: '::1' })

  const status = await fetch(`${own.url}/api/page/about`).then((answer) => answer.status, () => undefined)
  await own.stop()

  expect([own.url.replace(/\d+$/, ''), status]).toEqual(['http://[::1]:', 200])
})

test('lets pages read every header that an answer has', async () => {
  const answer = { headers: { 'X-Total-Count': { schema: { type: 'integer' } } }, content: { 'application/json': { schema: { type: 'integer' } } } }
  const own = await serveMocks(createMocksOf({ paths: { '/a': { get: { operationId: 'getA', responses: { 200: answer } } } } }), { port: 0 })

  const { headers } = await fetch(`${own.url}/a`, { headers: { origin: 'http://localhost:8000' } })

  expect(headers.get('access-control-expose-headers')?.split(', ')).toContain('x-total-count')
  await own.stop()
})

test.each<[string, object]>([
  ['Content-Encoding', { enum: ['gzip'] }],
  ['Content-Length', { type: 'integer' }],
  ['Transfer-Encoding', { enum: ['chunked'] }],
])('makes up no header that says how an answer is carried, although the contract has it: %s', async (name, schema) => {
  const own = await serveMocks(createMocksOf({ paths: { '/a': { get: { operationId: 'getA', responses: { 200: { headers: { [name]: { schema } }, content: { 'application/json': { example: [1] } } } } } } } }), { port: 0 })
  try {
    const [got, head] = await Promise.all(['GET', 'HEAD'].map((method) => fetch(`${own.url}/a`, { method })))

    expect([await got?.text(), got?.headers.get('content-encoding'), head?.headers.get('content-length')]).toEqual(['[1]', null, null])
  } finally {
    await own.stop()
  }
})

const others = ['https://a.example', 'http://localhost.a.example', 'http://notlocalhost', 'http://127.0.0.1.a.example', 'http://a.example:8000', 'null']

test.each(others)('lets no page of elsewhere read: %s', async (origin) => {
  const asked = await fetch(`${server.url}/api/plugin/news`, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } })
  const response = await news({ origin })

  expect([allowed(asked), allowed(response)]).toEqual([Array(5).fill(null), Array(5).fill(null)])
  // What is kept for one is not for another.
  expect(response.headers.get('vary')).toBe('Origin')
})

test('lets no page of elsewhere play a scenario, which it could without reading', async () => {
  const answers = await Promise.all(['POST', 'DELETE'].map((method) => fetch(`${server.url}/__mocks`, { method, headers: { origin: 'https://a.example' }, ...(method === 'POST' ? { body: '{"getNews":[{"answer":503}]}' } : {}) })))

  expect(answers.map(({ status }) => status)).toEqual([403, 403])
  expect((await news()).status).toBe(200)
})

test('lets pages of other origins read that are named, or all', async () => {
  const [one, all] = await Promise.all([['https://a.example'], ['*']].map((allowOrigins) => serveMocks(createMocks(), { port: 0, allowOrigins })))
  const allows = async (of: RunningServer | undefined, origin: string) => (await fetch(`${of?.url}/api/page/about`, { headers: { origin } })).headers.get('access-control-allow-origin')

  expect([await allows(one, 'https://a.example'), await allows(one, 'https://b.example'), await allows(all, 'https://b.example'), await allows(all, 'null')]).toEqual(['https://a.example', null, 'https://b.example', 'null'])
  await Promise.all([one?.stop(), all?.stop()])
})

test('answers what browsers ask before', async () => {
  const headers = { origin: 'http://localhost:8000', 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type,x-xsrf-token' }

  const response = await fetch(`${server.url}/api/plugin/news`, { method: 'OPTIONS', headers })

  expect([response.status, response.headers.get('access-control-allow-methods'), response.headers.get('access-control-allow-headers')]).toEqual([204, 'POST', 'content-type,x-xsrf-token'])
})

test('says how long an answer is, and nothing where there is none', async () => {
  const [page, known] = [await fetch(`${server.url}/api/page/about`), await fetch(`${server.url}/api/page/about`, { headers: { 'if-none-match': '*' } })]

  expect([page.headers.get('content-length'), page.headers.get('transfer-encoding')]).toEqual([String((await page.arrayBuffer()).byteLength), null])
  expect([known.status, known.headers.get('content-length'), known.headers.get('transfer-encoding')]).toEqual([304, null, null])
})

test('answers HEAD as GET, without the body', async () => {
  const [head, get] = await Promise.all(['HEAD', 'GET'].map((method) => fetch(`${server.url}/api/page/about`, { method })))

  expect([head?.status, head?.headers.get('content-type'), await head?.text()]).toEqual([200, 'application/json', ''])
  expect(get?.headers.get('etag')).toBe(head?.headers.get('etag'))
  // None rather than a 0, which a GET would not have.
  expect(head?.headers.get('content-length')).toBeNull()
})

/** The status of an answer to who calls a server by a name; `fetch` sends none but its own. */
const calledBy = (of: RunningServer, host: string) =>
  new Promise((resolve, reject) => {
    get(`${of.url}/api/page/about`, { headers: { host } }, (answer) => resolve(answer.resume().statusCode)).once('error', reject)
  })

test.each([
  ['localhost:4010', 200],
  ['lib.localhost', 200],
  ['192.168.1.5:4010', 200],
  ['mocks.example:8000', 200],
  ['a.example:4010', 403],
  ['localhost.a.example', 403],
])('answers where it is called by a name of this machine, by an address or by one that is allowed, for any other may lead here a page of elsewhere: %s', async (host, status) => {
  const own = await serveMocks(createMocks(), { port: 0, allowOrigins: ['http://mocks.example:8000'] })

  expect(await calledBy(own, host)).toBe(status)
  await own.stop()
})

test('answers to whatever name where all origins are allowed', async () => {
  const own = await serveMocks(createMocks(), { port: 0, allowOrigins: ['*'] })

  expect(await calledBy(own, 'a.example')).toBe(200)
  await own.stop()
})

test('answers a GET that has a body, which fetch cannot send', async () => {
  const { host, hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))

  socket.write(`GET /api/page/about HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`)

  expect(await answer).toMatch(/^HTTP\/1.1 200 /)
  socket.destroy()
})

describe('Prefer', () => {
  test.each<[string, number, object]>([
    ['code=404', 404, { code: 'not_found' }],
    ['example=unavailable', 503, { code: 'unavailable' }],
    ['code="400", example=invalid_request', 400, { code: 'invalid_request' }],
    ['code=418', 400, { title: 'Preference not possible', detail: expect.stringMatching(/^getNews has no answer 418; it has 200/) as string }],
    ['code=abc', 400, { title: 'Preference not possible', detail: 'code=abc is no status' }],
    ['seed=7, delay=soon', 400, { detail: 'delay=soon is no number of milliseconds' }],
    ['dynamic=yes', 400, { detail: 'dynamic=yes is neither true nor false' }],
    ['fail=serverError', 503, { code: 'unavailable' }],
    ['fail=often', 400, { detail: 'fail=often is none of network, timeout, serverError, brokenJson, brokenSchema' }],
    ['respond-async, wait=10', 200, {}],
    ['example=none', 400, { detail: expect.stringContaining('none') as string }],
  ])('%s', async (prefer, status, body) => {
    const response = await news({ prefer })

    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject(body)
  })

  test('delay=80', async () => {
    const start = performance.now()

    const response = await news({ prefer: 'delay=80' })

    expect(performance.now() - start).toBeGreaterThan(75)
    expect(response.headers.get('preference-applied')).toBe('delay=80')
  })

  test('dynamic=true, seed=…', async () => {
    const [one, same, other] = await Promise.all([7, 7, 8].map(async (seed) => (await news({ prefer: `dynamic=true, seed=${seed}` })).text()))

    expect(same).toBe(one)
    expect(other).not.toBe(one)
    expect(one).not.toBe(await (await news()).text())
  })
})

describe('Prefer: fail', () => {
  test('brokenJson breaks off, brokenSchema is JSON that breaks the contract', async () => {
    const [json, schema] = await Promise.all(['brokenJson', 'brokenSchema'].map((kind) => news({ prefer: `fail=${kind}` })))

    await expect(json?.json()).rejects.toThrow('JSON')
    expect([schema?.status, await schema?.json()]).toEqual([200, expect.not.objectContaining({ id: 1001 })])
  })

  test('network breaks the connection, timeout never answers', async () => {
    await expect(news({ prefer: 'fail=network' })).rejects.toThrow('fetch failed')
    await expect(fetch(`${server.url}/api/page/about`, { headers: { prefer: 'fail=timeout' }, signal: AbortSignal.timeout(100) })).rejects.toThrow('timeout')
  })
})

describe('POST /__mocks', () => {
  const play = (scenario: unknown) => post('/__mocks', scenario)

  test('says what comes next, step by step', async () => {
    const played = await play({ getNews: [{ answer: 503 }, { example: 'not_found' }, { answer: 200, change: { views: 7 } }] })

    const answers = [await news(), await news(), await news(), await news()]

    expect([played.status, ...answers.map(({ status }) => status)]).toEqual([204, 503, 404, 200, 200])
    expect(await answers[3]?.json()).toMatchObject({ id: 1001, views: 7 })
  })

  test('refuses what is none, and says why', async () => {
    const refused = await play({ getNews: [{ answer: 418 }] })

    expect([refused.status, await refused.json()]).toEqual([400, expect.objectContaining({ title: 'Not a scenario', detail: expect.stringMatching(/^getNews, step 1: there is no answer 418, only 200/) as string })])
    expect((await news()).status).toBe(200)
  })

  test('is forgotten with the rest; what the server began with comes again', async () => {
    const own = await serveMocks(createMocks(), { port: 0, scenario: { getNews: [{ answer: 404, times: 1 }] } })
    const ask = async () => (await fetch(`${own.url}/api/plugin/news/id`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"id":1}' })).status

    const before = [await ask(), await ask()]
    await fetch(`${own.url}/__mocks`, { method: 'DELETE' })

    expect([...before, await ask(), (await fetch(`${own.url}/__mocks`)).status]).toEqual([404, 200, 404, 405])
    await own.stop()
  })
})

test('names the nearest operation to a request that the contract does not have', async () => {
  const response = await post('/api/plugin/news/idd', {})

  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
  expect(await response.json()).toMatchObject({ detail: 'The contract has no POST /api/plugin/news/idd. The nearest is getNews (POST /api/plugin/news/id)' })
})

test('refuses a request that breaks the contract', async () => {
  const response = await post('/api/plugin/news', { slug: 1 })

  expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid_request', errors: { slug: expect.arrayContaining(['enum']) as string[] } }])
})

test('remembers submissions until it is told to forget', async () => {
  const client = createClient({ baseUrl: server.url, servers: { 'https://reception.kokzhiek.example': server.url } })
  const category = { id: 1, name_kz: 'Сұрақ', name_ru: 'Вопрос', name_en: 'Question', sort_order: 10 }
  const form = { lastName: 'А', firstName: 'Б', email: 'a@post.example', mobile: '+7-(701)-555-01-27', category, question: '?', language: 'kz' as const }
  const sent = await sendQuestion(client, { body: { question: { question: form, count: 0 }, captcha: 'eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319', consentVersion: '2026-09-01' } })
  if (!sent.ok) throw new Error(sent.kind)
  const { number, tracking_code } = sent.data
  const ask = () => getQuestionStatus(client, { query: { number, tracking_code } })

  const before = await ask()
  const forgotten = await fetch(`${server.url}/__mocks`, { method: 'DELETE' })
  const after = await ask()

  expect([before, forgotten.status, after]).toMatchObject([{ ok: true, data: { number } }, 204, { kind: 'badRequest', status: 404 }])
})

test.each([
  ['network', 'network'],
  ['timeout', 'timeout'],
] as const)('fails with %s when it was told so', async (kind, seen) => {
  mocks.on('getNews').fail(kind as 'network')
  const client = createClient({ baseUrl: server.url, timeoutMs: kind === 'timeout' ? 100 : 0 })

  expect(await getNews(client, { body: { id: 1 } })).toMatchObject({ ok: false, kind: seen })
})

test('writes a line for each request', async () => {
  await (await news()).text()
  await (await fetch(`${server.url}/nowhere?a=1`)).text()
  await fetch(`${server.url}/__mocks`, { method: 'DELETE' })
  await new Promise((done) => setTimeout(done, 20))

  // A caller of the test before may be gone only now.
  expect(lines.filter((line) => !line.includes('no answer'))).toEqual([expect.stringMatching(/^POST \/api\/plugin\/news\/id → getNews 200 \d+\.\d ms$/), expect.stringMatching(/^GET \/nowhere\?a=1 → no operation 404 \d+\.\d ms$/), expect.stringMatching(/^DELETE \/__mocks → the mocks 204 \d+\.\d ms$/)])
})

test('tells who makes an answer that its caller has gone', async () => {
  const gone = new AbortController()
  const told = new Promise<void>((resolve) => {
    mocks.on('getNews').answer(200, ({ request: { signal } }, usual) => new Promise((answer) => {
      signal.addEventListener('abort', () => (resolve(), answer(usual)))
      gone.abort()
    }))
  })

  await expect(fetch(`${server.url}/api/plugin/news/id`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"id":1}', signal: gone.signal })).rejects.toThrow('aborted')
  await told
  expect(mocks.calls('getNews')[0]?.request.signal.aborted).toBe(true)
})

test('survives a caller that goes away, and a request that is none', async () => {
  mocks.on('getNews').fail('timeout')
  const gone = new AbortController()
  const left = fetch(`${server.url}/api/plugin/news/id`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"id":1}', signal: gone.signal }).catch(() => 'gone')
  const { port } = new URL(server.url)
  const socket = connect(Number(port), '127.0.0.1', () => socket.end('NONSENSE\r\n\r\n'))
  await new Promise((done) => socket.once('close', done).resume())
  gone.abort()
  mocks.reset()

  expect(await left).toBe('gone')
  expect((await news()).status).toBe(200)
})

test.each(['TRACE /', 'GET //'])('survives what no Request can be: %s', async (line) => {
  const { port } = new URL(server.url)
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`))
  await new Promise((done) => socket.once('close', done).resume())

  expect((await news()).status).toBe(200)
})

test('stops although a browser holds a connection ready, and somebody never ends what is being sent', async () => {
  const other = await serveMocks(createMocks(), { port: 0 })
  const sockets = ['', 'POST /api/plugin/news/id HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{'].map((said) => {
    const socket = connect(Number(new URL(other.url).port), '127.0.0.1', () => void socket.write(said))
    return new Promise((closed) => socket.once('connect', () => setTimeout(closed, 50)).on('error', closed))
  })
  await Promise.all(sockets)

  await expect(other.stop()).resolves.toBeUndefined()
})

test('stops at once, whatever waits', async () => {
  const own = createMocks()
  own.on('getNews').fail('timeout')
  const other = await serveMocks(own, { port: 0 })
  const waiting = fetch(`${other.url}/api/plugin/news/id`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"id":1}' }).catch(() => 'gone')
  while (own.calls('getNews').length === 0) await new Promise((done) => setTimeout(done, 5))

  await other.stop()

  expect(await waiting).toBe('gone')
})

test('says that a port is taken', async () => {
  await expect(serveMocks(mocks, { port: Number(new URL(server.url).port) })).rejects.toThrow('EADDRINUSE')
})

test('an answer that cannot be made is told, and the others are there', async () => {
  const answering = (operationId: string, schema: object) => ({ get: { operationId, responses: { 200: { description: '', content: { 'application/json': { schema } } } } } })
  const own = await serveMocks(createMocksOf({ paths: { '/a': answering('getA', { type: 'integer', minimum: 3, maximum: 2 }), '/b': answering('getB', { type: 'integer' }) } }), { port: 0 })
  try {
    const [failed, other] = await Promise.all([fetch(`${own.url}/a`), fetch(`${own.url}/b`)])

    expect([failed.status, await failed.json()]).toEqual([500, { type: 'about:blank', title: 'Mock failed', status: 500, detail: 'No value fits the schema getA' }])
    expect(other.status).toBe(200)
  } finally {
    await own.stop()
  }
})
