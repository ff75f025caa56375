import { fetchLatestId } from './manifest'
import { reloadOnce } from './reload-once'
import { watchBuilds } from './watch-builds'

jest.mock('./manifest', () => ({ fetchLatestId: jest.fn() }))
jest.mock('./reload-once', () => ({ reloadOnce: jest.fn() }))

const hour = 3_600_000
const latest = jest.mocked(fetchLatestId)
const reload = jest.mocked(reloadOnce)
const ofGatsby = jest.fn()
let stop: (() => void) | undefined

beforeEach(() => {
  jest.useFakeTimers()
  latest.mockResolvedValue('b1')
  reload.mockReturnValue(true)
  window.___navigate = ofGatsby
  window.history.replaceState(null, '', '/ru/news')
})
afterEach(() => {
  stop?.()
  look(true)
  jest.useRealTimers()
})

test('asks once an hour', async () => {
  stop = watchBuilds('b1')

  await jest.advanceTimersByTimeAsync(hour - 5_000)
  expect(latest).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(2 * hour)
  expect(latest).toHaveBeenCalledTimes(2)
})

test('asks nothing in a tab that nobody looks at, and at once when it comes to the front after an hour', async () => {
  stop = watchBuilds('b1')
  look(false)
  await jest.advanceTimersByTimeAsync(3.5 * hour)
  expect(latest).not.toHaveBeenCalled()

  look(true)
  look(false)
  look(true)

  await jest.advanceTimersByTimeAsync(0)
  expect(latest).toHaveBeenCalledTimes(1)
})

test('goes on asking after the clock was set back', async () => {
  stop = watchBuilds('b1')
  jest.setSystemTime(Date.now() - 100 * hour)

  await jest.advanceTimersByTimeAsync(2 * hour)

  expect(latest).toHaveBeenCalledTimes(2)
})

test('loads the next page from the server after a new build, and asks no more', async () => {
  stop = watchBuilds('b1')
  latest.mockResolvedValue('b2')
  await jest.advanceTimersByTimeAsync(3 * hour)

  window.___navigate('/ru/events?page=2', {})

  expect([latest.mock.calls.length, reload.mock.calls, ofGatsby.mock.calls]).toEqual([1, [['/ru/events?page=2']], []])
})

test.each([
  ['the same build', 'b1', '/ru/events'],
  ['a step within the page', 'b2', '/ru/news?page=2'],
  ['a step in the history', 'b2', -1],
] as const)('goes on without a reload after %s', async (_, id, to) => {
  stop = watchBuilds('b1')
  latest.mockResolvedValue(id)
  await jest.advanceTimersByTimeAsync(hour)

  window.___navigate(to, {})

  expect([reload.mock.calls, ofGatsby.mock.calls]).toEqual([[], [[to, {}]]])
})

test('goes on without a reload where there is no connection', async () => {
  stop = watchBuilds('b1')
  latest.mockResolvedValue('b2')
  await jest.advanceTimersByTimeAsync(hour)
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

  window.___navigate('/ru/events')

  expect([reload.mock.calls, ofGatsby.mock.calls]).toEqual([[], [['/ru/events', undefined]]])
})

test('goes on without a reload where the page was loaded a moment ago', async () => {
  stop = watchBuilds('b1')
  latest.mockResolvedValue('b2')
  reload.mockReturnValue(false)
  await jest.advanceTimersByTimeAsync(hour)

  window.___navigate('/ru/events')

  expect(ofGatsby.mock.calls).toEqual([['/ru/events', undefined]])
})

test('logs that nobody knows, and asks again an hour later', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  latest.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  stop = watchBuilds('b1')
  await jest.advanceTimersByTimeAsync(hour)
  expect(complaints.mock.calls).toEqual([['Whether there is a newer build is not known', expect.any(TypeError)]])

  latest.mockResolvedValue('b2')
  await jest.advanceTimersByTimeAsync(hour)
  window.___navigate('/ru/events')

  expect(reload).toHaveBeenCalled()
})

test('takes the first answer for its own build where it does not know it', async () => {
  stop = watchBuilds(undefined)
  latest.mockResolvedValue('b2')
  await jest.advanceTimersByTimeAsync(2 * hour)

  window.___navigate('/ru/events')

  expect(reload).not.toHaveBeenCalled()
})

function look(visible: boolean) {
  Object.defineProperty(document, 'hidden', { value: !visible, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
