import { fireEvent, render, screen } from '@testing-library/react'
import { BlockFrame } from '../testing/block-frame'
import { OrderFilter, type OrderFilterProps } from './order-filter'

const orders = { newest: { sort: 'launched_at', order: 'desc' }, title: { sort: 'title', order: 'asc' } } as const

test.each<[string, OrderFilterProps<string>['fixed'], string]>([
  ['the first where nobody has chosen', {}, 'newest'],
  ['that of the editor', { sort: 'title' }, 'title'],
  ['that of the editor with its direction', { sort: 'title', order: 'asc' }, 'title'],
  ['the usual one where the editor has turned it round', { sort: 'launched_at', order: 'asc' }, ''],
  ['the usual one where the editor has turned the first one round', { order: 'asc' }, ''],
  ['the usual one where the editor wants what is not offered', { sort: 'trl' }, ''],
])('shows %s', (_, fixed, shown) => {
  show({ fixed })

  expect(select()).toHaveValue(shown)
})

test('leads from an order of the editor that is not offered to any other, and back', () => {
  const { changes } = show({ fixed: { sort: 'launched_at', order: 'asc' } })
  expect([...select().options].map(({ text }) => text)).toEqual(['Default order', 'Newest', 'Title'])

  fireEvent.change(select(), { target: { value: 'newest' } })
  show({ fixed: { sort: 'launched_at', order: 'asc' }, chosen: 'newest', changes })
  fireEvent.change(select(), { target: { value: '' } })

  expect(changes).toEqual(['newest', undefined])
})

test('what the list begins with is no choice of the reader', () => {
  const { changes } = show({ fixed: { sort: 'title' }, chosen: 'newest' })
  fireEvent.change(select(), { target: { value: 'title' } })

  expect(changes).toEqual([undefined])
})

const select = () => screen.getAllByLabelText<HTMLSelectElement>('Sort by').at(-1) as HTMLSelectElement

function show({ changes = [], ...props }: { fixed: OrderFilterProps<string>['fixed']; chosen?: 'newest'; changes?: (string | undefined)[] }) {
  render(
    <BlockFrame language="en">
      <OrderFilter orders={orders} labelOf={(name) => name} chosen={undefined} onChange={(name) => changes.push(name)} {...props} />
    </BlockFrame>,
  )
  return { changes }
}
