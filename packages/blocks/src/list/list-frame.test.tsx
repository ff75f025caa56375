import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BlockFrame } from '../testing/block-frame'
import { say } from '../testing/messages'
import { ListFrame, type ListFrameProps } from './list-frame'
import type { Pages } from './use-pages'

test('says that there is nothing at present where no filter holds', () => {
  show({})

  expect(screen.getByText('There are no documents at present.')).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

test('says that nothing fits the filters, and takes them back', () => {
  const onReset = jest.fn()
  show({ onReset })
  expect(screen.getByText('Nothing found')).toBeInTheDocument()

  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))

  expect(onReset).toHaveBeenCalledTimes(1)
})

test('leaves the focus of the button that takes the filters back where the list comes', async () => {
  const { rerender } = show({ onReset: jest.fn() })
  const button = screen.getByRole('button', { name: 'Clear filters' })
  const place = button.parentElement?.parentElement
  button.focus()

  rerender(frame({ lastPage: 1, items: ['a'] }))

  await waitFor(() => expect(place).toHaveFocus())
})

test('says it in the words of the block, where it has some', () => {
  show({ onReset: jest.fn(), nothingFits: 'This score was not enough.' })

  expect(screen.getByText('This score was not enough.')).toBeInTheDocument()
  expect(screen.queryByText('Nothing found')).toBeNull()
})

test.each([
  [true, '2 documents', 1],
  [false, '', 0],
])('of a page that did not come says how many rows there are and where the others stand, if it is of the same list: %s', (isSameList, count, pagers) => {
  render(frame({ lastPage: 2, items: ['a', 'b'] }, {}, { isSameList, state: 'failed' }))

  expect(screen.getByRole('alert')).toHaveTextContent(say('en', 'list.failed'))
  expect(screen.getByRole('status').textContent).toBe(count)
  expect(screen.queryAllByRole('navigation')).toHaveLength(pagers)
})

test.each([
  ['to the only one that there is', { page: 9, items: [], total: 6 }, ['Page 1 of 1', 'Previous page']],
  ['nowhere where there is none', { page: 9, items: [], total: 0 }, []],
])('leads from a page beyond the last %s', (_, shown, links) => {
  render(frame({ lastPage: 1, ...shown }, {}, { wanted: 9 }))

  expect(screen.queryAllByRole('link').map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])).toEqual(links.map((name) => [name, '?']))
})

test('says how many there are as one writes numbers', () => {
  render(frame({ lastPage: 125, items: ['a'], total: 2500 }))

  expect(screen.getByRole('status')).toHaveTextContent('2,500 documents')
})

test('says why the other pages are not there where there is no JavaScript', () => {
  expect(renderToStaticMarkup(frame({ lastPage: 2, items: ['a'] }))).toContain(`${say('en', 'list.needs_script')}</p></noscript>`)
  expect(renderToStaticMarkup(frame({ lastPage: 1, items: ['a'] }))).not.toContain('noscript')
})

function show(props: Pick<ListFrameProps<string>, 'onReset' | 'nothingFits'>) {
  return render(frame({ lastPage: 1, items: [] }, props))
}

function frame(shown: { page?: number; lastPage: number; items: string[]; total?: number }, props: Pick<ListFrameProps<string>, 'onReset' | 'nothingFits'> = {}, state: Partial<Pages<string>> = {}) {
  const pages = { shown: { page: 1, total: shown.items.length, ...shown }, shownKey: 'none', isSameList: true, state: 'ready' as const, wanted: 1, retry: jest.fn(), ...state }
  return (
    <BlockFrame language="en">
      <ListFrame pages={pages} count={(count) => `${count} documents`} empty="There are no documents at present." {...props}>
        <ul />
      </ListFrame>
    </BlockFrame>
  )
}
