import { loadFromServer, noteGoals, reloadIfGone } from './reload-gone'
import { reloadOnce } from './reload-once'
import { tellNoConnection } from './tell-no-connection'

jest.mock('./tell-no-connection', () => ({ tellNoConnection: jest.fn() }))
jest.mock('./reload-once', () => ({ reloadOnce: jest.fn(() => true) }))

const script = 'https://kokzhiek.example/41-abc.js'
const asked = jest.fn<Promise<Response>, [string, RequestInit]>()
const answer = (status: number, type = 'text/javascript') => ({ status, ok: status < 400, headers: new Headers({ 'content-type': type }) }) as Response

beforeEach(() => {
  globalThis.fetch = asked as unknown as typeof fetch
  window.history.replaceState(null, '', '/ru/search?q=rector#results')
})

afterEach(() => window.dispatchEvent(new Event('pageshow')))

test.each([
  [404, 'text/html'],
  [410, 'text/plain'],
  [403, 'application/xml'],
  [200, 'text/html; charset=utf-8'],
])('loads the page anew, with its query, when the server answers %i %s for its code', async (status, type) => {
  asked.mockResolvedValue(answer(status, type))

  await reloadIfGone({ request: script })

  expect(asked.mock.calls).toEqual([[script, { method: 'HEAD', cache: 'no-store', signal: expect.any(AbortSignal) }]])
  expect(jest.mocked(reloadOnce).mock.calls).toEqual([['/ru/search?q=rector#results']])
})

test('loads the page once for all that is gone', async () => {
  asked.mockResolvedValue(answer(404))
  jest.mocked(reloadOnce).mockReturnValueOnce(true).mockReturnValue(false)

  expect([await reloadIfGone({ request: script }), await reloadIfGone({ request: '/42.js' })]).toEqual([true, true])
  expect(await Promise.all([reloadIfGone({ request: script }), reloadIfGone({ request: '/42.js' })])).toEqual([true, true])
  expect(reloadOnce).toHaveBeenCalledTimes(1)
  jest.mocked(reloadOnce).mockReset().mockReturnValue(true)
})

test.each([200, 429, 503])('holds nobody back when the server answers %i', async (status) => {
  asked.mockResolvedValue(answer(status))

  await reloadIfGone({ request: script })

  expect(reloadOnce).not.toHaveBeenCalled()
})

test('leaves the page alone when the server does not answer', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'))

  await reloadIfGone({ request: script })

  expect(reloadOnce).not.toHaveBeenCalled()
})

test('takes an answer that hangs for none', async () => {
  jest.useFakeTimers()
  asked.mockImplementation((_, { signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))))
  const became = jest.fn()
  void reloadIfGone({ request: script }).then(became)

  await jest.advanceTimersByTimeAsync(10_000)
  jest.useRealTimers()

  expect([became.mock.calls, jest.mocked(reloadOnce).mock.calls]).toEqual([[[false]], []])
})

const link = { isShown: false, isWanted: () => true }

test('loads a page from the server that answers for it, and waits for nothing where the back button brings back the one that was left', async () => {
  asked.mockResolvedValue(answer(404))
  const became = jest.fn()
  void loadFromServer('/ru/events?page=2', link).then(became)
  await passes()
  expect(jest.mocked(reloadOnce).mock.calls).toEqual([['/ru/events?page=2']])

  // The page's own, where it was left before it had loaded.
  await shows(false)
  expect(became).not.toHaveBeenCalled()
  await shows(true)

  expect(became.mock.calls).toEqual([['left']])
})

test('loads it with the fragment of the link that led there, of which the loader of pages is not told', async () => {
  asked.mockResolvedValue(answer(200))
  const followed = jest.fn()
  window.___navigate = followed
  noteGoals()

  window.___navigate('/ru/vacancy/301#apply', { replace: true })
  void loadFromServer('/ru/vacancy/301', link)
  void loadFromServer('/ru/events', link)
  await passes()

  expect(followed.mock.calls).toEqual([['/ru/vacancy/301#apply', { replace: true }]])
  expect(jest.mocked(reloadOnce).mock.calls).toEqual([['/ru/vacancy/301#apply'], ['/ru/events']])
})

test('spells a path that nothing decodes, which nginx would refuse, as what it says', async () => {
  asked.mockResolvedValue(answer(400))

  void loadFromServer('/en/100%?q=5%', link)
  void loadFromServer('/ru/%D0%BF?q=5%', link)
  await passes()

  expect(jest.mocked(reloadOnce).mock.calls).toEqual([['/en/100%25?q=5%'], ['/ru/%D0%BF?q=5%']])
})

test('says so where a page has been loaded a moment ago', async () => {
  asked.mockResolvedValue(answer(200))
  jest.mocked(reloadOnce).mockReturnValueOnce(false)

  expect(await loadFromServer('/ru/events', link)).toBe('failed')
})

test('loads no page that its reader no longer wants', async () => {
  asked.mockResolvedValue(answer(404))

  expect([await loadFromServer('/ru/events', { ...link, isWanted: () => false }), jest.mocked(reloadOnce).mock.calls]).toEqual(['left', []])
})

describe('where nothing answers', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    asked.mockRejectedValue(new TypeError('Failed to fetch'))
  })
  afterEach(() => jest.useRealTimers())

  test('who follows a link stays and is told, after a second for who leaves', async () => {
    const loads = loadFromServer('/ru/events', link)

    await jest.advanceTimersByTimeAsync(999)
    expect(tellNoConnection).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)

    expect([await loads, jest.mocked(tellNoConnection).mock.calls.length, jest.mocked(reloadOnce).mock.calls]).toEqual(['left', 1, []])
  })

  test('a page that is shown already stays until there is a connection', async () => {
    const loads = loadFromServer('/ru/search?q=rector', { ...link, isShown: true })
    await jest.advanceTimersByTimeAsync(1_000)
    expect([await loads, jest.mocked(tellNoConnection).mock.calls, jest.mocked(reloadOnce).mock.calls]).toEqual(['left', [], []])

    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('online'))

    expect(jest.mocked(reloadOnce).mock.calls).toEqual([['/ru/search?q=rector']])
  })

  test('the browser is left to say so after a step in the history, whose address is there already', async () => {
    void loadFromServer('/ru/search?q=rector', link)
    await jest.advanceTimersByTimeAsync(1_000)

    expect(jest.mocked(reloadOnce).mock.calls).toEqual([['/ru/search?q=rector']])
  })
})

const passes = () => new Promise((resolve) => setTimeout(resolve))

/** @param persisted whether the page was kept as it was left */
async function shows(persisted: boolean) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  await passes()
}
