import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Cite } from '../citation/cite'
import { SaveAll } from '../citation/save-all'
import { works } from '../citation/work.fixtures'
import { BlockFrame } from '../testing/block-frame'
import { useMapProjection } from '../universities-list/use-map-projection'

jest.mock('../citation/citation', () => {
  throw new Error('Loading chunk citation failed')
})
jest.mock('../citation/save-bibtex', () => {
  throw new Error('Loading chunk citation failed')
})
jest.mock('../universities-list/project-map', () => {
  throw new Error('Loading chunk partner-map failed')
})

test.each<[string, ReactElement, string]>([
  ['the ways to cite', <Cite key="" work={works.article} />, 'citation'],
  ['a file of all publications', <SaveAll key="" portfolioId={7} />, 'citation'],
  ['a map', <Map key="" />, 'partner-map'],
])('the site is told of code of %s that does not come; its reader has been told already', async (_, block, chunk) => {
  const onMissingCode = jest.fn()
  render(
    <BlockFrame language="en" environment={{ onMissingCode }}>
      {block}
    </BlockFrame>,
  )

  const button = screen.queryByRole('button')
  if (button) fireEvent.click(button)

  await waitFor(() => expect(onMissingCode.mock.calls).toEqual([[expect.objectContaining({ message: `Loading chunk ${chunk} failed` }), false]]))
})

function Map() {
  useMapProjection()
  return null
}
