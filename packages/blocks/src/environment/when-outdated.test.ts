import { writtenAgo } from '../testing/written-ago'
import { whenOutdated } from './when-outdated'

const minute = 60_000
const ask = jest.fn<void, [AbortSignal]>()

beforeEach(() => {
  jest.useFakeTimers()
  ask.mockClear()
})

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
})

test.each([
  ['asks anew on a page that was written long ago', 11, 1],
  ['asks nothing on a page that was written a moment ago', 9, 0],
  ['asks anew by a clock that is hours behind', -180, 1],
])('%s', (_, minutes, times) => {
  writtenAgo(minutes * minute)

  whenOutdated(ask)
  expect(ask).not.toHaveBeenCalled()
  jest.advanceTimersByTime(minute)

  expect(ask).toHaveBeenCalledTimes(times)
})

test('asks nothing in a tab in the background until its reader sees it', () => {
  writtenAgo(60 * minute)
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  whenOutdated(ask)
  const stop = whenOutdated(ask)
  jest.advanceTimersByTime(60 * minute)
  expect(ask).not.toHaveBeenCalled()

  stop()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  jest.advanceTimersByTime(minute)

  expect(ask).toHaveBeenCalledTimes(1)
})

test('asks nothing of a reader who saves data', () => {
  writtenAgo(60 * minute)
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })

  whenOutdated(ask)
  jest.advanceTimersByTime(minute)

  expect(ask).not.toHaveBeenCalled()
})

test('asks nothing when it is stopped before, and breaks off what it asked when it is stopped after', () => {
  writtenAgo(60 * minute)
  whenOutdated(ask)()
  jest.advanceTimersByTime(minute)
  expect(ask).not.toHaveBeenCalled()

  const stop = whenOutdated(ask)
  jest.advanceTimersByTime(minute)
  expect(ask.mock.calls[0]?.[0].aborted).toBe(false)
  stop()

  expect(ask.mock.calls[0]?.[0].aborted).toBe(true)
})
