import { reloadOnChunkErrors } from './chunk-errors'
import { reloadIfGone } from './run-time'

jest.mock('./run-time', () => ({ reloadIfGone: jest.fn() }))

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

async function reject(reason: unknown) {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  await new Promise((resolve) => setTimeout(resolve, 20))
}
