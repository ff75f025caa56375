import type { Send } from '../call'
import { createClient } from '../client'
import { fakeFetch, json, problem } from '../test-support/fake-fetch'
import { operation, type Operation } from '../operation'
import { retry, type Retry, type RetryOptions } from './retry'

type Plain = Operation<{ header?: Record<string, string> }, unknown, unknown>

const read: Plain = operation('GET', '/a')
const later = (status: number, retryAfter: string) => new Response('{}', { status, headers: { 'retry-after': retryAfter } })
const broken = new TypeError('fetch failed')

/** Time passes only in waits, and 10 ms a request. */
function setUp(answers: Parameters<typeof fakeFetch>, options: RetryOptions = {}, timeoutMs = 0) {
  const fake = fakeFetch(...answers)
  const waits: number[] = []
  const retries: Retry[] = []
  let time = 0
  const clock = { now: () => time, wait: async (ms: number) => void (waits.push(ms), (time += ms)) }
  const extension = retry({ clock, random: () => 0.5, onRetry: (one) => retries.push(one), ...options })
  const fetch = (request: Request) => ((time += 10), fake.fetch(request))
  return { client: createClient({ baseUrl: 'https://a.example', fetch, timeoutMs, extensions: [extension] }), requests: fake.requests, waits, retries }
}

test.each([
  ['no answer', broken],
  ['429', problem(429, 'too_many_requests')],
  ['502', new Response('<html>', { status: 502 })],
  ['503', problem(503, 'unavailable')],
  ['504', new Response(null, { status: 504 })],
])('tries again after %s', async (_what, answer) => {
  const { client, requests } = setUp([answer, json(1)])

  const result = await read(client, {})

  expect(result).toMatchObject({ ok: true, data: 1 })
  expect(requests).toHaveLength(2)
})

test.each([
  ['400', problem(400, 'invalid_request')],
  ['500', problem(500, 'internal_error')],
  ['a 2xx that is no JSON', new Response('<html>')],
])('does not try again after %s', async (_what, answer) => {
  const { client, requests } = setUp([answer, json(1)])

  await read(client, {})

  expect(requests).toHaveLength(1)
})

test.each([
  [2, 'HEAD', {}, {}],
  [2, 'OPTIONS', {}, {}],
  [2, 'PUT', {}, {}],
  [2, 'DELETE', {}, {}],
  [2, 'POST that only reads', { safe: true }, {}],
  [2, 'POST with an Idempotency-Key', {}, { 'idempotency-key': 'k-1' }],
  [2, 'POST with an Idempotency-Key as the contract writes it', {}, { 'Idempotency-Key': 'k-1' }],
  [1, 'POST', {}, {}],
  [1, 'POST with another header', {}, { 'X-Own-Idempotency-Key': 'k-1', 'X-XSRF-TOKEN': 't' }],
  [1, 'POST with an empty Idempotency-Key', {}, { 'Idempotency-Key': '' }],
  [1, 'PATCH', {}, {}],
] as const)('sends %i times: %s', async (times, what, traits, header) => {
  const { client, requests } = setUp([broken], { attempts: 2 })
  const call: Plain = operation(what.split(' ')[0] as string, '/a', traits)

  await call(client, { header })

  expect(requests).toHaveLength(times)
})

test('answers the last failure when all tries have failed, and tells of each wait', async () => {
  const { client, requests, retries } = setUp([broken, broken, problem(503, 'unavailable')])

  const result = await read(client, {})

  expect(result).toMatchObject({ kind: 'badResponse', status: 503, error: { code: 'unavailable' } })
  expect(requests).toHaveLength(3)
  expect(retries).toMatchObject([
    { attempt: 1, failure: { kind: 'network' }, delayMs: 150, call: { method: 'GET', path: '/a' } },
    { attempt: 2, failure: { kind: 'network' }, delayMs: 300 },
  ])
})

test('waits a random part of a span that doubles up to a limit', async () => {
  const { client, waits } = setUp([broken], { attempts: 5, firstDelayMs: 100, maxDelayMs: 350, random: () => 0.999 })

  await read(client, {})

  expect(waits.map(Math.round)).toEqual([100, 200, 350, 350])
})

test('waits as long as Retry-After asks and longer by the random part', async () => {
  const { client, waits } = setUp([later(429, '2'), json(1)])

  await read(client, {})

  expect(waits).toEqual([2150])
})

test('answers at once when Retry-After asks for more than the limit', async () => {
  const { client, requests } = setUp([later(503, '11'), json(1)], { maxDelayMs: 10_000 })

  const result = await read(client, {})

  expect(result).toMatchObject({ kind: 'badResponse', status: 503 })
  expect(requests).toHaveLength(1)
})

test('starts no wait that would end after the time for all together', async () => {
  const { client, waits } = setUp([broken], { attempts: 9, firstDelayMs: 200, totalMs: 450 })

  const result = await read(client, {})

  expect(result).toMatchObject({ kind: 'network' })
  expect(waits).toEqual([100, 200])
})

test('gives a try no more than is left of the time for all together', async () => {
  const client = createClient({ baseUrl: 'https://a.example', fetch: fakeFetch('never').fetch, extensions: [retry({ totalMs: 20 })] })

  const result = await read(client, {})

  expect(result).toMatchObject({ kind: 'timeout' })
})

test('gives a try whose wait took all of the time a moment, not for ever', async () => {
  let time = 0
  const clock = { now: () => time, wait: async () => void (time += 450) }
  const timeouts: number[] = []
  const next: Send = async ({ timeoutMs }) => (timeouts.push(timeoutMs), { ok: false, kind: 'network', cause: broken })

  await retry({ clock, random: () => 0, totalMs: 450 })(next)({ method: 'GET', path: '/a', traits: {}, request: {}, baseUrl: '', timeoutMs: 100, signal: undefined })

  expect(timeouts).toEqual([100, 1])
})

test('tries again after a timeout of one request', async () => {
  const { client, requests } = setUp(['never', json(1)], {}, 5)

  const result = await read(client, {})

  expect(result.ok).toBe(true)
  expect(requests).toHaveLength(2)
})

test.each([
  ['meanwhile', (abort: () => void) => void setTimeout(abort)],
  ['before it has begun', (abort: () => void) => abort()],
])("ends the wait as soon as the caller aborts, %s, and lets go of the caller's signal", async (_when, onRetry) => {
  const fake = fakeFetch(broken, json(1))
  const controller = new AbortController()
  const [added, removed] = [jest.spyOn(controller.signal, 'addEventListener'), jest.spyOn(controller.signal, 'removeEventListener')]
  const [started, stopped] = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'clearTimeout')]
  const extension = retry({ firstDelayMs: 60_000, maxDelayMs: 60_000, random: () => 0.9, onRetry: () => onRetry(() => controller.abort('enough')) })
  const client = createClient({ baseUrl: 'https://a.example', fetch: fake.fetch, extensions: [extension] })

  const result = await read(client, {}, { signal: controller.signal })

  expect(result).toEqual({ ok: false, kind: 'aborted', cause: 'enough' })
  expect(fake.requests).toHaveLength(1)
  expect(removed.mock.calls.length).toBe(added.mock.calls.length)
  const timer = started.mock.results[started.mock.calls.findIndex(([, ms]) => ms === 54_000)]
  expect(stopped.mock.calls).toContainEqual([timer?.value])
  jest.restoreAllMocks()
})

test('is silent when the caller aborts a request', async () => {
  const controller = new AbortController()
  const { client, retries } = setUp(['never'])

  const pending = read(client, {}, { signal: controller.signal })
  controller.abort()

  expect(await pending).toMatchObject({ kind: 'aborted' })
  expect(retries).toEqual([])
})

test('goes by the time of a test that makes its own', async () => {
  jest.useFakeTimers()
  const fake = fakeFetch(broken)
  const client = createClient({ baseUrl: 'https://a.example', fetch: fake.fetch, extensions: [retry({ attempts: 99, firstDelayMs: 200, maxDelayMs: 200, totalMs: 1000, random: () => 0.5 })] })

  const pending = read(client, {})
  await jest.advanceTimersByTimeAsync(20_000)
  jest.useRealTimers()

  expect(await pending).toMatchObject({ kind: 'network' })
  expect(fake.requests).toHaveLength(10)
})

test('waits in real time without a clock of its own', async () => {
  const fake = fakeFetch(broken, json(1))
  const client = createClient({ baseUrl: 'https://a.example', fetch: fake.fetch, extensions: [retry({ firstDelayMs: 40, random: () => 0.99 })] })
  const start = performance.now()

  const result = await read(client, {})

  expect(result.ok).toBe(true)
  expect(performance.now() - start).toBeGreaterThan(30)
})
