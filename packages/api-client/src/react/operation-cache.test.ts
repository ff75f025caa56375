import type { Result } from '../result'
import { createOperationCache } from './operation-cache'

const good = (data: unknown): Result<unknown, unknown> => ({ ok: true, data, response: new Response() })
const failed: Result<unknown, unknown> = { ok: false, kind: 'network', cause: 'broken' }
const nextTick = () => new Promise((resolve) => setTimeout(resolve))

/** A cache that answers from a list, the last answer again and again. */
function setUp(maxEntries?: number, ...answers: Result<unknown, unknown>[]) {
  const cache = createOperationCache(maxEntries)
  const signals: AbortSignal[] = []
  const load = (key: string, staleMs = 1000) =>
    cache.load(
      key,
      async (signal) => {
        signals.push(signal)
        return answers[Math.min(signals.length, answers.length) - 1] ?? good(key)
      },
      staleMs,
    )
  const show = async (key: string) => {
    const leave = cache.subscribe(key, () => {})
    load(key)
    await nextTick()
    return leave
  }
  return { cache, signals, load, show }
}

test('asks once for all that want the same', async () => {
  const { cache, signals, load } = setUp()
  const heard = [jest.fn(), jest.fn()]
  heard.forEach((listener) => cache.subscribe('a', listener))

  load('a')
  load('a')
  await nextTick()

  expect(signals).toHaveLength(1)
  expect(cache.read('a')).toMatchObject({ good: { data: 'a' }, pending: false })
  expect(heard.map((listener) => listener.mock.calls.length > 0)).toEqual([true, true])
})

test('does not ask for fresh data again, but for stale data and after a failure', async () => {
  const { signals, load, show } = setUp(100, good(1), failed)
  await show('a')

  load('a', 60_000)
  await nextTick()
  expect(signals).toHaveLength(1)
  load('a', 0)
  await nextTick()
  expect(signals).toHaveLength(2)
  load('a', 60_000)
  await nextTick()

  expect(signals).toHaveLength(3)
})

test('does not take data for fresh that came by a clock which has been set back since', async () => {
  const { signals, load, show } = setUp()
  await show('a')
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)

  load('a', 60_000)
  await nextTick()
  clock.mockRestore()

  expect(signals).toHaveLength(2)
})

test('keeps the data when a revalidation fails', async () => {
  const { cache, load, show } = setUp(100, good(1), failed)
  await show('a')

  load('a', 0)
  await nextTick()

  expect(cache.read('a')).toMatchObject({ good: { data: 1 }, failure: failed, pending: false })
})

test('aborts when the last one lets go, not before, and forgets what it asked for', async () => {
  const cache = createOperationCache()
  const leave = [cache.subscribe('a', () => {}), cache.subscribe('a', () => {})]
  let seen: AbortSignal | undefined
  cache.load('a', (signal) => ((seen = signal), new Promise(() => {})), 0)
  await nextTick()

  leave[0]?.()
  expect(seen?.aborted).toBe(false)
  leave[1]?.()

  expect([seen?.aborted, cache.read('a')]).toEqual([true, undefined])
})

test('sends nothing for who lets go and comes back at once, but one request', async () => {
  const { cache, signals, load } = setUp()
  const leave = cache.subscribe('a', () => {})
  load('a')
  leave()
  cache.subscribe('a', () => {})
  load('a')

  await nextTick()

  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
})

test('asks nothing for a key that nobody subscribes to', async () => {
  const { cache, signals, load, show } = setUp()
  const leave = await show('a')
  leave()

  load('a', 0)
  load('b', 0)
  await nextTick()

  expect([signals.length, cache.read('b')]).toEqual([1, undefined])
})

test('ignores what an aborted request brings after all', async () => {
  const { cache, show } = setUp()
  const leave = await show('a')
  let answer: (result: Result<unknown, unknown>) => void = () => {}
  cache.load('a', () => new Promise((resolve) => (answer = resolve)), 0)
  await nextTick()

  leave()
  answer(good('late'))
  await nextTick()

  expect(cache.read('a')).toMatchObject({ good: { data: 'a' }, pending: false })
})

test('lets go of what was not used for longest, but of nothing that is subscribed to', async () => {
  const { cache, show } = setUp(3)
  await show('shown')
  for (const key of ['a', 'b', 'a', 'c']) (await show(key))()

  const kept = ['shown', 'a', 'b', 'c'].filter((key) => cache.read(key))

  expect(kept).toEqual(['shown', 'a', 'c'])
})

test('keeps all that is subscribed to, however many', async () => {
  const { cache, show } = setUp(1)
  for (const key of ['a', 'b']) await show(key)

  expect(['a', 'b'].map((key) => cache.read(key)?.good?.data)).toEqual(['a', 'b'])
})

test('takes what came with the page unless there is data already', async () => {
  const { cache, show } = setUp()
  const entry = { good: { data: 'page', at: Date.now() }, pending: false }
  await show('a')

  cache.seed('a', entry)
  cache.seed('b', entry)

  expect([cache.read('a')?.good?.data, cache.read('b')]).toEqual(['a', entry])
})
