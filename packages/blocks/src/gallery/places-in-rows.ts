export interface Place {
  /** Of the width that the gaps of the row leave, 0 to 1. */
  share: number
  /** Pictures beside it in its row. */
  others: number
}

/** Width of a row by its height, about. */
const wantedRow = 3.3
/** What is narrower would be as high as the window. */
const narrowestRow = 2.2

/**
 * Puts pictures into rows that are about as high as each other and fill the width, known before anything is drawn; where there are
 * too few for one row they do not fill it.
 *
 * @param ratios width by height, each 0.7 to 2.2
 */
export function placesInRows(ratios: readonly number[]): Place[] {
  const rows = rowsOf(ratios, Math.max(1, Math.round(sum(ratios) / wantedRow)))
  return rows.flatMap((row) => {
    const width = Math.max(sum(row), narrowestRow)
    return row.map((ratio) => ({ share: ratio / width, others: row.length - 1 }))
  })
}

/** Fewer than wanted where one would be too narrow: what does not fill its row would be joined by the next picture. */
function rowsOf(ratios: readonly number[], count: number): number[][] {
  const perRow = sum(ratios) / count
  const rows = Array.from({ length: count }, (): number[] => [])
  // A picture is in the row that its middle lies in, were all of them one long row that is cut into equal parts.
  let before = 0
  for (const ratio of ratios) {
    rows[Math.floor((before + ratio / 2) / perRow)]?.push(ratio)
    before += ratio
  }
  return count > 1 && rows.some((row) => sum(row) < narrowestRow) ? rowsOf(ratios, count - 1) : rows
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((former, number) => former + number, 0)
}
