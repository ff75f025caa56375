import { render, screen } from '@testing-library/react'
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
