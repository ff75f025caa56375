export interface Place {
  /** Of the width that the gaps of the row leave, 0 to 1. */
  share: number
  /** Pictures beside it in its row. */
  others: number
}

/** Width of a row by its height, about. */
const wantedRow = 3.3
/** What is narrower does not fill the width: a single picture would be as high as the window. */
const narrowestRow = 2.2

/**
 * Puts pictures into rows that are about as high as each other and fill the width, known before anything is drawn.
 *
 * @param ratios width by height, each 0.7 to 2.2
 */
export function placesInRows(ratios: readonly number[]): Place[] {
  const total = sum(ratios)
  const perRow = total / Math.max(1, Math.round(total / wantedRow))
  // A picture is in the row that its middle lies in, were all of them one long row that is cut into equal parts.
  const rowOf = ratios.map((ratio, index) => Math.floor((sum(ratios.slice(0, index)) + ratio / 2) / perRow))
  return ratios.map((ratio, index) => {
    const row = ratios.filter((_, other) => rowOf[other] === rowOf[index])
    return { share: ratio / Math.max(sum(row), narrowestRow), others: row.length - 1 }
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((former, number) => former + number, 0)
}
