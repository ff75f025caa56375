import { reloadOnce } from './reload-once'

// jsdom follows fragments and nothing else.
beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/ru/news?page=2')
})
afterEach(() => jest.useRealTimers())

test('loads a path once in ten seconds', () => {
  jest.useFakeTimers({ now: 1_000_000 })

  expect([reloadOnce('/ru/news?page=2#a'), location.hash]).toEqual([true, '#a'])
  jest.setSystemTime(1_009_999)
  expect([reloadOnce('/ru/news?page=2#b'), location.hash]).toEqual([false, '#a'])
  jest.setSystemTime(1_010_000)
  expect([reloadOnce('/ru/news?page=2#c'), location.hash]).toEqual([true, '#c'])
})

test('loads a path again after the clock was set back', () => {
  jest.useFakeTimers({ now: 9_000_000 })
  reloadOnce('/ru/news?page=2#d')
  jest.setSystemTime(1_000_000)

  expect([reloadOnce('/ru/news?page=2#e'), location.hash]).toEqual([true, '#e'])
})

test('counts each path by itself, whatever its query', () => {
  sessionStorage.setItem('reloaded /ru/events', String(Date.now()))

  expect([reloadOnce('/ru/events?page=3'), reloadOnce('/ru/news?page=2#other')]).toEqual([false, true])
})

test('loads nothing where the browser cannot remember that it did', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })

  expect([reloadOnce('/ru/news?page=2#denied'), location.hash]).toEqual([false, ''])
})
