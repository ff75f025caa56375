import { reloadIfGone, reloadIfServed } from './reload-gone'
import { reloadOnce } from './reload-once'

jest.mock('./reload-once', () => ({ reloadOnce: jest.fn(() => true) }))

const script = 'https://kokzhiek.example/41-abc.js'
const asked = jest.fn<Promise<Pick<Response, 'status'>>, [string, RequestInit]>()

beforeEach(() => {
  globalThis.fetch = asked as unknown as typeof fetch
  window.history.replaceState(null, '', '/ru/search?q=rector#results')
})

test.each([404, 410])('loads the page anew, with its query, when the server answers %i for its code', async (status) => {
  asked.mockResolvedValue({ status })

  await reloadIfGone({ request: script })

  expect(asked.mock.calls).toEqual([[script, { method: 'HEAD', cache: 'no-store' }]])
  expect(jest.mocked(reloadOnce).mock.calls).toEqual([['/ru/search?q=rector#results']])
})

test.each([200, 429, 503])('holds nobody back when the server answers %i', async (status) => {
  asked.mockResolvedValue({ status })

  await reloadIfGone({ request: script })

  expect(reloadOnce).not.toHaveBeenCalled()
})

test('leaves the page alone when the server does not answer', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'))

  await reloadIfGone({ request: script })

  expect([await reloadIfServed('/ru/events'), jest.mocked(reloadOnce).mock.calls]).toEqual([false, []])
})

test('loads a page from the server that answers for it', async () => {
  asked.mockResolvedValue({ status: 404 })

  expect([await reloadIfServed('/ru/events'), jest.mocked(reloadOnce).mock.calls]).toEqual([true, [['/ru/events']]])
})
