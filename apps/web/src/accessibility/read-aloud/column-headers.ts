export interface ColumnHeaders {
  /** Rows that only name the columns. */
  rows: ReadonlySet<HTMLTableRowElement>
  /** The cells that name the columns of a cell, from the top. */
  of: (cell: HTMLTableCellElement) => HTMLTableCellElement[]
}

/** Finds the headers of a table: its `thead`, or a first row that has nothing else. Merged cells count in each column that they take. */
export function columnHeaders(table: HTMLTableElement): ColumnHeaders {
  const all = [...table.rows]
  const rows = new Set(table.tHead ? [...table.tHead.rows] : all.slice(0, isHeader(all[0]) && all.length > 1 ? 1 : 0))
  const columns = columnsOf(all)
  const headers = [...rows].flatMap((row) => [...row.cells])
  return {
    rows,
    of: (cell) => {
      const column = columns.get(cell) ?? 0
      return headers.filter((header) => {
        const first = columns.get(header) ?? 0
        return first <= column && column < first + header.colSpan
      })
    },
  }
}

function isHeader(row: HTMLTableRowElement | undefined): boolean {
  return row !== undefined && [...row.cells].every(({ tagName }) => tagName === 'TH')
}

/** The first column of each cell. */
function columnsOf(rows: HTMLTableRowElement[]): Map<HTMLTableCellElement, number> {
  const columns = new Map<HTMLTableCellElement, number>()
  const taken = rows.map(() => new Set<number>())
  rows.forEach((row, line) => {
    let column = 0
    for (const cell of row.cells) {
      while (taken[line]?.has(column)) column += 1
      columns.set(cell, column)
      for (const below of taken.slice(line, line + Math.max(1, cell.rowSpan))) for (let at = column; at < column + cell.colSpan; at += 1) below.add(at)
      column += cell.colSpan
    }
  })
  return columns
}
