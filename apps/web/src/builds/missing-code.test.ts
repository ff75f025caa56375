import { meetMissingCode, reloadOnChunkErrors } from './missing-code'
import { loadRunTime } from './load-run-time'
import { reloadIfGone } from './run-time'
import { tellNoConnection } from './tell-no-connection'

jest.mock('./load-run-time', () => ({ loadRunTime: jest.fn(() => import('./run-time')) }))
jest.mock('./run-time', () => ({ reloadIfGone: jest.fn(async () => true) }))
jest.mock('./tell-no-connection', () => ({ tellNoConnection: jest.fn() }))

/** Stands for the listener of Gatsby, which starts later. */
const ofGatsby = jest.fn()
let stop: () => void

beforeEach(() => {
  stop = reloadOnChunkErrors()
  window.addEventListener('unhandledrejection', ofGatsby)
})
afterEach(() => {
  stop()
  window.removeEventListener('unhandledrejection', ofGatsby)
})

test.each([
  ['a script', 'ChunkLoadError: Loading chunk 41 failed.\n(error: https://kokzhiek.example/41-abc.js)'],
  ['a named script', 'ChunkLoadError: Loading chunk layout-ru failed.'],
  ['styles', 'Error: Loading CSS chunk 41 failed.\n(/41.css)'],
])('has the page loaded anew when %s is gone, and Gatsby does not', async (_, message) => {
  await reject(message)

  expect(jest.mocked(reloadIfGone).mock.calls).toEqual([[message]])
  expect(ofGatsby).not.toHaveBeenCalled()
})

test('leaves the page alone without a connection, with what was typed into it', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const error = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: 'ChunkLoadError: Loading chunk 41 failed.' })

  window.dispatchEvent(error)
  await new Promise((resolve) => setTimeout(resolve, 20))

  expect([jest.mocked(reloadIfGone).mock.calls, ofGatsby.mock.calls, error.defaultPrevented]).toEqual([[], [], true])
})

test.each(['TypeError: Failed to fetch', undefined])('leaves other errors (%s) to whoever listens', async (reason) => {
  await reject(reason)

  expect([jest.mocked(reloadIfGone).mock.calls, ofGatsby.mock.calls.length]).toEqual([[], 1])
})

describe('a reader who waits for code', () => {
  const cause = Object.assign(new Error('Loading chunk 41 failed.'), { name: 'ChunkLoadError' })
  const told = async (isAwaited: boolean, error: unknown = cause) => {
    jest.mocked(tellNoConnection).mockClear()
    meetMissingCode(error, isAwaited)
    await new Promise((resolve) => setTimeout(resolve, 20))
    return jest.mocked(tellNoConnection).mock.calls.length
  }

  test('is told that there is no connection, where the browser knows it or the server does not answer; nobody else is', async () => {
    jest.mocked(reloadIfGone).mockResolvedValue(false)
    const withoutAnswer = [await told(true), await told(false)]
    jest.mocked(reloadIfGone).mockClear()
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

    expect([withoutAnswer, await told(true), await told(false)]).toEqual([[1, 0], 1, 0])
    expect(reloadIfGone).not.toHaveBeenCalled()
  })

  test('is told where what would ask the server does not come either', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    jest.mocked(loadRunTime).mockRejectedValueOnce(cause)

    expect([await told(true), log.mock.calls]).toEqual([1, [[cause]]])
  })

  test('has the page loaded anew where the server no longer has it', async () => {
    jest.mocked(reloadIfGone).mockResolvedValue(true)

    expect([await told(true), jest.mocked(reloadIfGone).mock.calls]).toEqual([0, [[cause]]])
  })

  test('is not told of code that came and failed; the log is', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const error = new TypeError('x is not a function')

    expect([await told(true, error), jest.mocked(reloadIfGone).mock.calls, log.mock.calls]).toEqual([0, [], [[error]]])
  })
})

async function reject(reason: unknown) {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  await new Promise((resolve) => setTimeout(resolve, 20))
}
