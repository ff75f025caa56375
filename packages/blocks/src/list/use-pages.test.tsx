import { act, renderHook } from '@testing-library/react'
import type { Result } from '@university/api-client/result'
import type { ReactNode } from 'react'
import type { BlockEnvironment } from '../environment/environment'
import { BlockFrame } from '../testing/block-frame'
import { writtenAgo } from '../testing/written-ago'
import { usePages, type ListPage } from './use-pages'

const initial: ListPage<string> = { items: ['first of the build'], page: 1, lastPage: 3, total: 3 }
const load = jest.fn(async (page: number, _signal: AbortSignal): Promise<Result<ListPage<string>, unknown>> => answerOf({ items: [`item of ${page}`], page, lastPage: 3, total: 3 }))

beforeEach(() => load.mockClear())
afterEach(() => jest.useRealTimers())

test('shows a page at once to who comes back to it', async () => {
  const first = show('?page=2')
  await act(async () => undefined)
  first.unmount()

  const { result } = show('?page=2')

  expect([result.current.state, result.current.shown.items]).toEqual(['ready', ['item of 2']])
  expect(load).toHaveBeenCalledTimes(1)
})

test('shows no failure to who comes back to a page that was left before it came', async () => {
  load.mockImplementationOnce((_, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve({ ok: false, kind: 'aborted', cause: signal.reason }))))
  const list = show('?page=2', 'left')
  list.rerender({ search: '' })
  await act(async () => undefined)
  load.mockReturnValueOnce(new Promise(() => undefined))

  list.rerender({ search: '?page=2' })

  expect(list.result.current.state).toBe('loading')
})

test('tells what is shown apart by its page, also on the way back', async () => {
  const list = show('', 'apart')
  const first = list.result.current.shownKey
  list.rerender({ search: '?page=2' })
  const underWay = list.result.current.shownKey
  await act(async () => undefined)
  const second = list.result.current.shownKey

  list.rerender({ search: '' })

  expect([underWay === first, second === first, list.result.current.shownKey === first]).toEqual([true, false, true])
})

test.each(['0', '-1', '1.5', '100001', 'x', ''])('shows the first page where the address asks for the page "%s"', (page) => {
  const { result } = show(`?page=${page}`, 'odd')

  expect([result.current.wanted, result.current.state, load.mock.calls]).toEqual([1, 'ready', []])
})

test('asks again after two minutes, but takes nothing away that is shown', async () => {
  jest.useFakeTimers()
  const first = show('?page=2')
  await act(async () => undefined)
  first.unmount()
  const second = show('?page=2')

  await act(() => jest.advanceTimersByTimeAsync(120_000))
  second.rerender()
  expect([second.result.current.shown.items, load.mock.calls.length]).toEqual([['item of 2'], 1])
  second.unmount()

  show('?page=2')
  await act(async () => undefined)
  expect(load).toHaveBeenCalledTimes(2)
})

test.each<[string, Parameters<typeof show>]>([
  ['list', ['?page=2', 'events']],
  ['language', ['?page=2', 'news', { language: 'ru' }]],
  ['site', ['?page=2', 'news', { site: 'lib' }]],
])('takes no page for that of another %s', async (_, other) => {
  show('?page=2', 'news')
  await act(async () => undefined)

  const { result } = show(...other)

  expect(result.current.state).toBe('loading')
  await act(async () => undefined)
})

test('asks editors’ first page anew, and keeps that of the build until the answer is there', async () => {
  const { result } = show('?mode=preview')
  expect([result.current.state, result.current.shown]).toEqual(['loading', initial])

  await act(async () => undefined)

  expect(result.current.shown.items).toEqual(['item of 1'])
})

test('tells of a failure where the answer is none that can be read, and asks again', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  load.mockRejectedValueOnce(new TypeError("Cannot read properties of undefined (reading 'map')"))
  const { result } = show('?page=2', 'misread')
  await act(async () => undefined)
  expect([result.current.state, complaints.mock.calls.length]).toEqual(['failed', 1])

  act(() => result.current.retry())
  await act(async () => undefined)

  expect([result.current.state, result.current.shown.items]).toEqual(['ready', ['item of 2']])
})

test('knows the list of a page that did not come, and that of other filters from it', async () => {
  const failure = { ok: false as const, kind: 'network' as const, cause: new TypeError('Failed to fetch') }
  const list = show('', 'filtered')
  load.mockResolvedValueOnce(failure)
  list.rerender({ search: '?page=2' })
  await act(async () => undefined)
  expect([list.result.current.state, list.result.current.isSameList]).toEqual(['failed', true])

  load.mockResolvedValueOnce(failure)
  list.rerender({ search: '', filter: 'law' })
  await act(async () => undefined)
  expect([list.result.current.state, list.result.current.isSameList]).toEqual(['failed', false])

  act(() => list.result.current.retry())
  await act(async () => undefined)
  load.mockResolvedValueOnce(failure)
  list.rerender({ search: '?page=3', filter: 'law' })
  await act(async () => undefined)
  expect([list.result.current.state, list.result.current.isSameList]).toEqual(['failed', true])
})

describe('when the build is old', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    writtenAgo(3_600_000)
  })

  test('asks for the first page once, and puts what differs in the place of what the build knows', async () => {
    const { result, rerender } = show('', 'old')
    const { shownKey } = result.current
    expect([result.current.state, result.current.shown]).toEqual(['ready', initial])

    await pass()
    rerender()
    await pass()

    expect([result.current.state, result.current.shown.items, result.current.shownKey === shownKey]).toEqual(['ready', ['item of 1'], true])
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('keeps the new page on the way to another and back, and shows it at once to who comes back later', async () => {
    const list = show('', 'back')
    await pass()
    list.rerender({ search: '?page=2' })
    await pass()
    expect(list.result.current.shown.items).toEqual(['item of 2'])

    list.rerender({ search: '' })
    expect(list.result.current.shown.items).toEqual(['item of 1'])
    await pass()
    list.unmount()
    const { result } = show('', 'back')

    expect(result.current.shown.items).toEqual(['item of 1'])
    await pass()
    expect(load.mock.calls.map(([page]) => page)).toEqual([1, 2])
  })

  test('draws nothing anew when nothing has changed', async () => {
    load.mockResolvedValueOnce(answerOf({ ...initial, items: [...initial.items] }))
    const { result } = show('', 'same')

    await pass()

    expect([load.mock.calls.length, result.current.shown]).toEqual([1, initial])
    expect(result.current.shown.items).toBe(initial.items)
  })

  test('tells nobody that the API is out of reach', async () => {
    const complaints = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')]
    load.mockResolvedValueOnce({ ok: false, kind: 'network', cause: new TypeError('Failed to fetch') })
    const { result } = show('', 'down')

    await pass()

    expect([load.mock.calls.length, result.current.state, result.current.shown]).toEqual([1, 'ready', initial])
    for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled()
  })

  test('asks nothing that it asks anyway, and nothing of who has gone on before', async () => {
    show('?page=2', 'other').unmount()
    show('', 'gone').unmount()
    await pass()
    expect(load.mock.calls.map(([page]) => page)).toEqual([2])

    show('?page=2', 'second')
    await pass()
    expect(load.mock.calls.map(([page]) => page)).toEqual([2, 2])
  })

  const pass = () => act(() => jest.advanceTimersByTimeAsync(5_000))
})

test('asks for nothing when the build is new', async () => {
  jest.useFakeTimers()
  show('', 'new')

  await act(() => jest.advanceTimersByTimeAsync(60_000))

  expect(load).not.toHaveBeenCalled()
})

const answerOf = (data: ListPage<string>) => ({ ok: true as const, data, response: new Response() })

function show(search: string, name = 'news', place: Partial<BlockEnvironment> = {}) {
  let shown = search
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BlockFrame language="en" environment={{ ...place, search: shown }}>
      {children}
    </BlockFrame>
  )
  const rendered = renderHook(({ filter }: { search: string; filter?: string }) => usePages({ name, initial, filter, load }), { wrapper, initialProps: { search } })
  return {
    ...rendered,
    rerender: (next: { search: string; filter?: string } = { search: shown }) => {
      shown = next.search
      rendered.rerender(next)
    },
  }
}
