import { render, screen, waitFor } from '@testing-library/react'
import { BlockFrame } from '../testing/block-frame'
import { collectUncaught } from '../testing/collect-uncaught'
import { say } from '../testing/messages'
import { ChartFrame } from './chart-frame'

test('a chart that could not be drawn says so until other rows are drawn, and leaves lost code to the site', async () => {
  const lost = new Error('Loading chunk chart failed')
  const uncaught = collectUncaught()
  const draw = jest.fn(async () => document.createElement('svg'))
  draw.mockRejectedValueOnce(lost)
  const { rerender, container } = render(chart('first', draw))

  expect(await screen.findByText(say('en', 'chart.failed'))).toBeInTheDocument()
  expect(uncaught).toEqual([lost])

  rerender(chart('second', draw))

  await waitFor(() => expect(container.querySelector('figure > div svg')).toBeInTheDocument())
  expect(screen.queryByText(say('en', 'chart.failed'))).toBeNull()
})

test('takes away the drawing of former rows where the new ones could not be drawn', async () => {
  collectUncaught()
  const draw = jest.fn(async () => document.createElement('svg'))
  const { rerender, container } = render(chart('first', draw))
  await waitFor(() => expect(container.querySelector('figure > div svg')).toBeInTheDocument())

  draw.mockRejectedValueOnce(new Error('Loading chunk chart failed'))
  rerender(chart('second', draw))

  expect(await screen.findByText(say('en', 'chart.failed'))).toBeInTheDocument()
  expect(container.querySelector('figure > div svg')).toBeNull()
})

function chart(drawingKey: string, draw: () => Promise<HTMLElement>) {
  return (
    <BlockFrame language="en">
      <ChartFrame title="Fees" summary="By year" draw={draw} drawingKey={drawingKey} table={<table />} />
    </BlockFrame>
  )
}
