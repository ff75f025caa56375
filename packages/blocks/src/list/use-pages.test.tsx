import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BlockFrame } from '../testing/block-frame'
import { usePages, type ListPage } from './use-pages'

const initial: ListPage<string> = { items: ['first of the build'], page: 1, lastPage: 3, total: 3 }
const load = jest.fn((page: number) => Promise.resolve({ ok: true as const, data: { items: [`item of ${page}`], page, lastPage: 3, total: 3 }, response: new Response() }))

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

test('takes no list for another', async () => {
  show('?page=2', 'news')
  await act(async () => undefined)

  const { result } = show('?page=2', 'events')

  expect(result.current.state).toBe('loading')
  await act(async () => undefined)
})

test('asks editors’ first page anew, and keeps that of the build until the answer is there', async () => {
  const { result } = show('?mode=preview')
  expect([result.current.state, result.current.shown]).toEqual(['loading', initial])

  await act(async () => undefined)

  expect(result.current.shown.items).toEqual(['item of 1'])
})

function show(search: string, name = 'news') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BlockFrame language="en" environment={{ search }}>
      {children}
    </BlockFrame>
  )
  return renderHook(() => usePages({ name, initial, load }), { wrapper })
}
