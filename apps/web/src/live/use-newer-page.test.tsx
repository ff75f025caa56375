import { act, renderHook } from '@testing-library/react'
import { pageContext } from '../testing/page-context'
import { keepLiveContent } from './live-contents'
import { findNewerPage } from './newer-item'
import { useNewerPage } from './use-newer-page'

jest.mock('./newer-item', () => ({ findNewerPage: jest.fn() }))

const find = jest.mocked(findNewerPage)
const item = { api_id: 501, updated_at: '2026-11-10T04:00:00Z' }
const built = { data: { at: '10:00' }, pageContext: pageContext('en', '/events/501') }
const newer = { template: { default: () => null }, data: { at: '11:00' }, pageContext: { ...built.pageContext, isLive: true as const, calendarFile: 'data:' } }

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(document, 'lastModified', 'get').mockReturnValue(new Date(Date.now() - 3_600_000).toString())
  find.mockResolvedValue(newer)
})
afterEach(() => jest.useRealTimers())

test('shows what the API has now where the page is old, and asks once', async () => {
  const { result, rerender } = show()
  expect(result.current.data).toBe(built.data)

  await pass()
  rerender()
  await pass()

  expect(result.current).toEqual({ data: newer.data, pageContext: newer.pageContext })
  expect(find.mock.calls).toEqual([[{ pathname: '/en/events/501', pageContext: built.pageContext, item }, expect.any(AbortSignal)]])
})

test.each<[string, Parameters<typeof show>[0]]>([
  ['of what is over', { item: undefined }],
  ['of a page that the API has just given', { context: { isLive: true } }],
])('asks nothing %s', async (_, options) => {
  const { result } = show(options)
  await pass()

  expect([result.current.data, find.mock.calls]).toEqual([built.data, []])
})

test('stays as it was built when nothing differs, or nobody answers', async () => {
  for (const answer of [Promise.resolve(undefined), Promise.reject(new Error('Loading chunk newer-item failed'))]) {
    find.mockReturnValueOnce(answer)
    const { result, unmount } = show()
    await pass()

    expect(result.current.data).toBe(built.data)
    unmount()
  }
})

test('who comes back finds it at once', async () => {
  keepLiveContent({ pathname: '/en/events/502', search: '' }, newer)

  const { result } = show({ pathname: '/en/events/502' })

  expect(result.current.data).toBe(newer.data)
  await pass()
  expect(find).not.toHaveBeenCalled()
})

const pass = () => act(() => jest.advanceTimersByTimeAsync(5_000))

function show({ pathname = '/en/events/501', context = {}, ...options }: { pathname?: string; context?: { isLive?: true }; item?: typeof item | undefined } = {}) {
  const page = { ...built, pageContext: { ...built.pageContext, ...context }, location: { pathname } }
  return renderHook(() => useNewerPage(page, 'item' in options ? options.item : item))
}
