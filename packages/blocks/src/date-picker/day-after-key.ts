import type { Dayjs } from 'dayjs'

/** What a cell of a calendar stands for. */
export type Unit = 'date' | 'month' | 'year' | 'decade'

interface Steps {
  /** From one cell to the next. */
  cell: (day: Dayjs, count: number) => Dayjs
  columns: number
  /** In which column of its row a day stands, from 0. */
  column: (day: Dayjs) => number
  page: (day: Dayjs, count: number) => Dayjs
}

const steps: Record<Unit, Steps> = {
  // Weeks begin on Monday in all three languages.
  date: { cell: (day, count) => day.add(count, 'day'), columns: 7, column: (day) => (day.day() + 6) % 7, page: (day, count) => day.add(count, 'month') },
  month: { cell: (day, count) => day.add(count, 'month'), columns: 3, column: (day) => day.month() % 3, page: (day, count) => day.add(count, 'year') },
  year: { cell: (day, count) => day.add(count, 'year'), columns: 2, column: (day) => day.year() % 2, page: (day, count) => day.add(10 * count, 'year') },
  decade: { cell: (day, count) => day.add(10 * count, 'year'), columns: 3, column: (day) => (Math.floor(day.year() / 10) % 10) % 3, page: (day, count) => day.add(100 * count, 'year') },
}

/** Where a key leads in a calendar, as WAI-ARIA's authoring practices have it; undefined for a key that leads nowhere. */
export function dayAfterKey(day: Dayjs, unit: Unit, key: string, isShifted: boolean): Dayjs | undefined {
  const { cell, columns, column, page } = steps[unit]
  const turn = (count: number) => (isShifted && unit === 'date' ? day.add(count, 'year') : page(day, count))
  switch (key) {
    case 'ArrowLeft':
      return cell(day, -1)
    case 'ArrowRight':
      return cell(day, 1)
    case 'ArrowUp':
      return cell(day, -columns)
    case 'ArrowDown':
      return cell(day, columns)
    case 'Home':
      return cell(day, -column(day))
    case 'End':
      return cell(day, columns - 1 - column(day))
    case 'PageUp':
      return turn(-1)
    case 'PageDown':
      return turn(1)
    default:
      return undefined
  }
}
