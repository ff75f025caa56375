import { act, render, screen } from '@testing-library/react'
import type { Result } from '@university/api-client/result'
import { renderToString } from 'react-dom/server'
import { BlockFrame } from '../testing/block-frame'
import { writtenAgo } from '../testing/written-ago'
import { isListOutdated } from './is-list-outdated'
import { usePages, type ListPage } from './use-pages'

const built: ListPage<string> = { items: ['of the build'], page: 1, lastPage: 1, total: 1 }
const newer: ListPage<string> = { items: ['newer', 'of the build'], page: 1, lastPage: 1, total: 2 }
const asking = { site: '', language: 'en' } as const

test.each<[string, Result<ListPage<string>, unknown>, boolean]>([
  ['is where the API has something else', answerOf(newer), true],
  ['is not where it says the same', answerOf({ ...built, items: [...built.items] }), false],
  ['is not where it does not answer', { ok: false, kind: 'network', cause: new TypeError('Failed to fetch') }, false],
])('%s', async (_, answer, expected) => {
  expect(await isListOutdated(asking, { name: `list ${expected}`, load: async () => answer }, built, new AbortController().signal)).toBe(expected)
})

test('has the list show what was answered when its code takes the HTML of the build over, and ask for nothing again', async () => {
  jest.useFakeTimers()
  writtenAgo(3_600_000)
  const complaints = jest.spyOn(console, 'error')
  const load = jest.fn(async () => answerOf(newer))
  const list = (
    <BlockFrame language="en">
      <List load={load} />
    </BlockFrame>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(list)

  await isListOutdated(asking, { name: 'taken over', load }, built, new AbortController().signal)
  render(list, { container, hydrate: true })
  await act(() => jest.advanceTimersByTimeAsync(5_000))

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['newer', 'of the build'])
  expect([load.mock.calls.length, complaints.mock.calls]).toEqual([1, []])
  jest.useRealTimers()
})

function List({ load }: { load: () => Promise<Result<ListPage<string>, unknown>> }) {
  const { shown } = usePages({ name: 'taken over', initial: built, load })
  return (
    <ul>
      {shown.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function answerOf(data: ListPage<string>) {
  return { ok: true as const, data, response: new Response() }
}
