import { act, render, screen, waitFor } from '@testing-library/react'
import { BlockFrame } from '../testing/block-frame'
import { say } from '../testing/messages'
import { ChartFrame } from './chart-frame'

test('a chart that could not be drawn says so until other rows are drawn, and leaves lost code to the site', async () => {
  const lost = new Error('Loading chunk chart failed')
  const onMissingCode = jest.fn()
  const draw = jest.fn(async () => document.createElement('svg'))
  draw.mockRejectedValueOnce(lost)
  const { rerender, container } = render(chart('first', draw, onMissingCode))

  expect(await screen.findByText(say('en', 'chart.failed'))).toBeInTheDocument()
  expect(onMissingCode.mock.calls).toEqual([[lost, false]])

  rerender(chart('second', draw, onMissingCode))

  await waitFor(() => expect(container.querySelector('figure > div svg')).toBeInTheDocument())
  expect(screen.queryByText(say('en', 'chart.failed'))).toBeNull()
})

test('takes away the drawing of former rows where the new ones could not be drawn', async () => {
  const draw = jest.fn(async () => document.createElement('svg'))
  const { rerender, container } = render(chart('first', draw))
  await waitFor(() => expect(container.querySelector('figure > div svg')).toBeInTheDocument())

  draw.mockRejectedValueOnce(new Error('Loading chunk chart failed'))
  rerender(chart('second', draw))

  expect(await screen.findByText(say('en', 'chart.failed'))).toBeInTheDocument()
  expect(container.querySelector('figure > div svg')).toBeNull()
})

test('a drawing that comes late, or not at all, takes the place of no newer one', async () => {
  const drawings: { come: (drawing: HTMLElement) => void; fail: (cause: Error) => void }[] = []
  const draw = () => new Promise<HTMLElement>((come, fail) => drawings.push({ come, fail }))
  const { rerender, container } = render(chart('first', draw))
  for (const key of ['second', 'third']) rerender(chart(key, draw))
  const [first, second, third] = drawings
  const newest = document.createElement('svg')

  await act(async () => third?.come(newest))
  await act(async () => first?.come(document.createElement('svg')))
  await act(async () => second?.fail(new Error('Loading chunk chart failed')))

  expect([...(container.querySelector('figure > div')?.children ?? [])]).toEqual([newest])
  expect(screen.queryByText(say('en', 'chart.failed'))).toBeNull()
})

test('is drawn at once for who comes back from another page, until it is drawn anew', async () => {
  const drawing = document.createElement('svg')
  drawing.id = 'bars'
  const { unmount, container } = render(chart('come back', async () => drawing))
  await waitFor(() => expect(container.querySelector('#bars')).toBeInTheDocument())
  unmount()

  const again = render(chart('come back', () => new Promise(() => undefined)))
  expect(again.container.querySelector('figure > div > #bars')).toBeInTheDocument()
  again.unmount()

  const other = render(chart('other rows', () => new Promise(() => undefined)))
  expect(other.container.querySelector('#bars')).toBeNull()
})

function chart(drawingKey: string, draw: () => Promise<HTMLElement>, onMissingCode: () => void = () => undefined) {
  return (
    <BlockFrame language="en" environment={{ onMissingCode }}>
      <ChartFrame title="Fees" summary="By year" draw={draw} drawingKey={drawingKey} table={<table />} />
    </BlockFrame>
  )
}
