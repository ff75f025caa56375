import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { BlockFrame } from '../testing/block-frame'
import { DocFacts } from './doc-facts'
import { fixtures } from './docs-list-block.fixtures'

const [document] = fixtures['all categories'].initial.page.items

test('says by the clock of the reader that a document is over, and until when the build’s word holds', () => {
  // Its last day was over an hour ago, in Almaty.
  jest.useFakeTimers({ now: new Date('2026-12-31T20:00:00Z') })
  const facts = (
    <BlockFrame language="en">
      <DocFacts item={{ ...document!, validUntil: '2026-12-31', isOver: false }} />
    </BlockFrame>
  )

  const html = renderToString(facts)
  expect([html.includes('Expired'), html.includes('data-until="2026-12-31T19:00:00.000Z"')]).toEqual([false, true])

  render(facts)
  expect(screen.getByText('Expired')).toBeInTheDocument()
  jest.useRealTimers()
})
