import { render, screen, waitFor } from '@testing-library/react'
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

function chart(drawingKey: string, draw: () => Promise<HTMLElement>, onMissingCode: () => void = () => undefined) {
  return (
    <BlockFrame language="en" environment={{ onMissingCode }}>
      <ChartFrame title="Fees" summary="By year" draw={draw} drawingKey={drawingKey} table={<table />} />
    </BlockFrame>
  )
}
