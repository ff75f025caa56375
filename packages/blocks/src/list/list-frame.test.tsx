import { fireEvent, render, screen } from '@testing-library/react'
import { BlockFrame } from '../testing/block-frame'
import { ListFrame, type ListFrameProps } from './list-frame'

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

test('says it in the words of the block, where it has some', () => {
  show({ onReset: jest.fn(), nothingFits: 'This score was not enough.' })

  expect(screen.getByText('This score was not enough.')).toBeInTheDocument()
  expect(screen.queryByText('Nothing found')).toBeNull()
})

function show(props: Pick<ListFrameProps<string>, 'onReset' | 'nothingFits'>) {
  const pages = { shown: { items: [], page: 1, lastPage: 1, total: 0 }, shownKey: 'none', state: 'ready' as const, wanted: 1, retry: jest.fn() }
  render(
    <BlockFrame language="en">
      <ListFrame pages={pages} count={(count) => `${count} documents`} empty="There are no documents at present." {...props}>
        <ul />
      </ListFrame>
    </BlockFrame>,
  )
}
