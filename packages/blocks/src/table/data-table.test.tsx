import { fireEvent, render, screen } from '@testing-library/react'
import { BlockFrame } from '../testing/block-frame'
import { DataTable, type Column } from './data-table'

test('puts digits below digits only in columns of long numbers', () => {
  const columns: Column<number>[] = [
    { id: 'name', header: 'Name', isName: true, cell: String },
    { id: 'places', header: 'Places', isNumber: true, cell: String },
    { id: 'fee', header: 'Fee', isNumber: 'long', cell: (row) => row * 100_000 },
  ]

  render(
    <BlockFrame language="en">
      <DataTable caption="Places and fees" columns={columns} rows={[11]} keyOf={(row) => row} sort={undefined} onSort={() => undefined} />
    </BlockFrame>,
  )

  expect(screen.getAllByRole('cell').map(({ className }) => className)).toEqual(['number', 'number long'])
  expect(screen.getAllByRole('columnheader').map(({ className }) => className)).toEqual(['name', 'number', 'number long'])
})

test('sorts by the column that is chosen above cards, whatever its name, or by none', () => {
  const columns: Column<number>[] = [
    { id: 'name', header: 'Name', isName: true, cell: String },
    { id: 'first-year', header: 'First year', cell: String, canSort: true },
  ]
  const onSort = jest.fn()
  render(
    <BlockFrame language="en">
      <DataTable caption="Years" columns={columns} rows={[11]} keyOf={(row) => row} sort={{ by: 'first-year', isDescending: false }} onSort={onSort} />
    </BlockFrame>,
  )
  const choice = screen.getByRole('combobox')
  const [usual = '', ...others] = screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value)

  expect(choice).toHaveDisplayValue('First year ↑')
  for (const value of [...others, usual]) fireEvent.change(choice, { target: { value } })
  expect(onSort.mock.calls).toEqual([[{ by: 'first-year', isDescending: false }], [{ by: 'first-year', isDescending: true }], [undefined]])
})
