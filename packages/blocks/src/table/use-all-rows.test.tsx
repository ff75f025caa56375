import { act, renderHook } from '@testing-library/react'
import type { Result } from '@university/api-client/result'
import { useAllRows } from './use-all-rows'

/** Answers that come when the test says so, in the order in which they were asked for. */
function show() {
  const asked: { signal: AbortSignal; answer: (rows: string[]) => Promise<void> }[] = []
  const load = (signal: AbortSignal) =>
    new Promise<Result<string[], unknown>>((resolve) => {
      asked.push({ signal, answer: (data) => act(async () => resolve({ ok: true, data, response: new Response() })) })
    })
  const rendered = renderHook((filter: string) => useAllRows<string, 'csv' | 'print'>(load, filter), { initialProps: 'all' })
  return { ...rendered, asked }
}

test('another wish takes the place of the one that waits: only the last one is done', async () => {
  const { result, asked } = show()
  const [save, print] = [jest.fn(), jest.fn()]

  act(() => result.current.fetchFor('csv', save))
  act(() => result.current.fetchFor('print', print))
  expect([result.current.waiting, asked.map(({ signal }) => signal.aborted)]).toEqual(['print', [true, false]])
  await asked[0]?.answer(['late'])
  await asked[1]?.answer(['row'])

  expect([save.mock.calls, print.mock.calls, result.current.waiting]).toEqual([[], [[['row']]], undefined])
})

test('what waits for the rows of other filters is given up', async () => {
  const { result, asked, rerender } = show()
  const save = jest.fn()
  act(() => result.current.fetchFor('csv', save))

  rerender('some')
  await asked[0]?.answer(['row'])

  expect([asked[0]?.signal.aborted, save.mock.calls, result.current.waiting]).toEqual([true, [], undefined])
})
