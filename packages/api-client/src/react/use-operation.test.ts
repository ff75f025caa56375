/** @jest-environment jsdom */
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { createElement, StrictMode, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { CallOptions, Client } from '../client'
import { operation, type Operation } from '../operation'
import type { Result } from '../result'
import { ApiClientProvider, useOperation, type OperationState, type UseOperationOptions } from './use-operation'

interface Request {
  body: { page: number }
}
type State = OperationState<string, { code: string }>

const list: Operation<Request, string, { code: string }> = operation('POST', '/list')
const page = (number: number): Request => ({ body: { page: number } })

/** A client whose calls the test answers. */
function setUp(options: UseOperationOptions<string> = {}) {
  const calls: { page: number; signal: AbortSignal; answer: (result: Result<unknown, unknown>) => Promise<void> }[] = []
  const client: Client = {
    send: (_method, _path, _traits, request, { signal }: CallOptions = {}) =>
      new Promise((resolve) => {
        const answer = (result: Result<unknown, unknown>) => act(async () => resolve(result))
        calls.push({ page: (request?.body as Request['body']).page, signal: signal as AbortSignal, answer })
      }),
  }
  const wrapper = ({ children }: { children: ReactNode }) => createElement(ApiClientProvider, { client }, children)
  const use = (request: Request | null) => useOperation(list, request, options)
  const show = async (request: Request | null) => {
    const shown = renderHook(use, { wrapper, initialProps: request })
    await act(async () => {})
    return { ...shown, go: async (next: Request | null) => (shown.rerender(next), await act(async () => {})) }
  }
  return { client, calls, wrapper, use, show }
}

const good = (data: string): Result<unknown, unknown> => ({ ok: true, data, response: {} as Response })
const failed = { ok: false, kind: 'network', cause: 'broken' } as const

test('goes from loading to success', async () => {
  const { calls, show } = setUp()

  const { result } = await show(page(1))
  expect(result.current).toMatchObject({ status: 'loading', data: undefined })
  await calls[0]?.answer(good('one'))

  expect(result.current).toMatchObject({ status: 'success', data: 'one', isRevalidating: false })
  expect(calls).toHaveLength(1)
})

test('gives the failure, and asks again by `retry`', async () => {
  const { calls, show } = setUp()
  const { result } = await show(page(1))
  await calls[0]?.answer(failed)
  expect(result.current).toMatchObject({ status: 'failure', failure: failed })
  const { retry } = result.current

  await act(async () => retry())
  expect(result.current.status).toBe('loading')
  await calls[1]?.answer(good('one'))

  expect(result.current).toMatchObject({ status: 'success', data: 'one', failure: undefined })
  expect(result.current.retry).toBe(retry)
})

test('is idle without a request', async () => {
  const { calls, show } = setUp({ initialData: 'page' })

  const { result, go } = await show(null)
  expect(result.current).toMatchObject({ status: 'idle', isRevalidating: false })
  await go(page(1))

  expect([result.current.status, calls.length]).toEqual(['loading', 1])
})

test('takes equal requests for the same, in whatever object they come', async () => {
  const { calls, show } = setUp()
  const { go } = await show(page(1))

  await go({ body: { page: 1 } })

  expect(calls).toHaveLength(1)
})

test('aborts when the request changes, and ignores what comes too late', async () => {
  const { calls, show } = setUp()
  const { result, go } = await show(page(1))

  await go(page(2))
  await calls[0]?.answer(good('one'))

  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
  expect(result.current).toMatchObject({ status: 'loading', data: undefined })
})

test('aborts at once when the component goes, and is silent afterwards', async () => {
  const { calls, show } = setUp()
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { result, unmount } = await show(page(1))
  const last = result.current

  unmount()
  expect(calls[0]?.signal.aborted).toBe(true)
  await calls[0]?.answer(good('one'))
  await act(async () => last.retry())

  expect([calls.length, result.current, error.mock.calls]).toEqual([1, last, []])
  error.mockRestore()
})

test('shares one request between components, until the last of them goes', async () => {
  const { calls, wrapper, use } = setUp()
  const Part = () => createElement('p', {}, String(use(page(1)).data))
  const { rerender } = render(createElement('div', {}, createElement(Part, { key: 1 }), createElement(Part, { key: 2 })), { wrapper })
  await act(async () => {})

  rerender(createElement('div', {}, createElement(Part, { key: 2 })))
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([false])
  rerender(createElement('div', {}, createElement(Part, { key: 2 }), createElement(Part, { key: 3 })))
  await calls[0]?.answer(good('one'))

  expect(screen.getAllByText('one')).toHaveLength(2)
  expect(calls).toHaveLength(1)
})

test('shows what it knows at once and asks again only when that is stale', async () => {
  const { calls, show } = setUp({ staleMs: 1000 })
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0)
  const { result, go } = await show(page(1))
  await calls[0]?.answer(good('one'))
  await go(page(2))
  await calls[1]?.answer(good('two'))

  clock.mockReturnValue(999)
  await go(page(1))
  expect(result.current).toMatchObject({ status: 'success', data: 'one', isRevalidating: false })
  await go(page(2))
  clock.mockReturnValue(1000)
  await go(page(1))
  expect(result.current).toMatchObject({ status: 'success', data: 'one', isRevalidating: true })
  await calls[2]?.answer(good('newer'))

  expect(result.current).toMatchObject({ status: 'success', data: 'newer', isRevalidating: false })
  clock.mockRestore()
})

test('keeps showing data when its revalidation fails, and says so', async () => {
  const { calls, show } = setUp()
  const { result } = await show(page(1))
  await calls[0]?.answer(good('one'))

  await act(async () => result.current.retry())
  expect(result.current).toMatchObject({ status: 'success', isRevalidating: true })
  await calls[1]?.answer(failed)

  expect(result.current).toMatchObject({ status: 'success', data: 'one', failure: failed, isRevalidating: false })
})

test('keeps the former data while the next request loads or has failed, where it is asked to', async () => {
  const { calls, show } = setUp({ keepPrevious: true })
  const { result, go } = await show(page(1))
  await calls[0]?.answer(good('one'))

  await go(page(2))
  expect(result.current).toMatchObject({ status: 'loading', data: 'one' })
  await calls[1]?.answer(failed)
  expect(result.current).toMatchObject({ status: 'failure', data: 'one' })
  await go(page(3))
  await calls[2]?.answer(good('three'))

  expect(result.current).toMatchObject({ status: 'success', data: 'three' })
})

test('keeps no data of another operation', async () => {
  const { client, calls } = setUp()
  const other: typeof list = operation('POST', '/other')
  const { rerender, result } = renderHook((one: typeof list) => useOperation(one, page(1), { client, keepPrevious: true }), { initialProps: list })
  await act(async () => {})
  await calls[0]?.answer(good('one'))

  rerender(other)

  expect(result.current).toMatchObject({ status: 'loading', data: undefined })
})

describe('data that came with the page', () => {
  test('is shown without a request, and not for another one', async () => {
    const { calls, show } = setUp({ initialData: 'page' })

    const { result, go } = await show(page(1))
    expect([result.current.status, result.current.data, calls.length]).toEqual(['success', 'page', 0])
    await go(page(2))
    expect([result.current.status, result.current.data, calls.length]).toEqual(['loading', undefined, 1])
    await go(page(1))

    expect([result.current.status, result.current.data, calls.length]).toEqual(['success', 'page', 1])
  })

  test('may come anew with another request', async () => {
    const { client, calls } = setUp()
    const { rerender, result } = renderHook(({ number, initialData }) => useOperation(list, page(number), { client, initialData }), {
      initialProps: { number: 1, initialData: 'page one' },
    })

    rerender({ number: 2, initialData: 'page two' })
    await act(async () => {})

    expect([result.current.status, result.current.data, calls.length]).toEqual(['success', 'page two', 0])
  })

  test('is asked for again at once with `staleMs` 0', async () => {
    const { calls, show } = setUp({ initialData: 'page', staleMs: 0 })

    const { result } = await show(page(1))
    expect(result.current).toMatchObject({ status: 'success', data: 'page', isRevalidating: true })
    await calls[0]?.answer(good('newer'))

    expect(result.current.data).toBe('newer')
  })

  test.each([
    ['data', 'page', { initialData: 'page' }],
    ['no data', 'loading', {}],
  ])('hydrates without a difference: %s', async (_what, html, options) => {
    const { calls, wrapper, use, show } = setUp(options)
    const Part = () => {
      const state = use(page(1))
      return createElement('p', {}, state.data ?? state.status)
    }
    await show(page(1))
    await calls[0]?.answer(good('already cached'))
    const errors = jest.fn()
    document.body.innerHTML = `<div id="root"><p>${html}</p></div>`
    const root = document.getElementById('root') as HTMLElement

    await act(async () => void hydrateRoot(root, createElement(wrapper, null, createElement(Part)), { onRecoverableError: errors }))

    expect(errors).not.toHaveBeenCalled()
    expect(root.textContent).toBe(calls.length > 0 ? 'already cached' : 'page')
  })
})

test('sends one request in strict mode', async () => {
  const { client, calls, use } = setUp()
  const wrapper = ({ children }: { children: ReactNode }) => createElement(StrictMode, null, createElement(ApiClientProvider, { client }, children))

  const { result } = renderHook(() => use(page(1)), { wrapper })
  await waitFor(() => expect(calls).toHaveLength(1))
  await calls[0]?.answer(good('one'))

  expect(result.current).toMatchObject({ status: 'success', data: 'one' })
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([false])
})

test('takes a client of its own, and says when there is none', async () => {
  const { client, calls } = setUp()
  renderHook(() => useOperation(list, page(7), { client }))
  await waitFor(() => expect(calls.map((call) => call.page)).toEqual([7]))
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})

  expect(() => renderHook(() => useOperation(list, page(7)))).toThrow('ApiClientProvider')
  error.mockRestore()
})

test('tells the types of data and failure by the status', () => {
  const read = (state: State): string | undefined => {
    if (state.status === 'success') return state.data
    if (state.status === 'failure') return state.failure.kind === 'badRequest' ? state.failure.error.code : state.failure.kind
    return state.data
  }

  expect(read({ status: 'failure', failure: failed, isRevalidating: false, retry: () => {} })).toBe('network')
})
