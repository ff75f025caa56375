import dayjs, { type Dayjs } from 'dayjs'
import type { Unit } from './day-after-key'

/** A cell that can be chosen, of a month, year or decade that is shown. */
export interface Cell {
  element: HTMLElement
  day: Dayjs
  unit: Unit
}

/** What marks the content of a cell, for its table is antd's. */
export function cellMark(day: Dayjs, unit: string): { 'data-day': string; 'data-unit': string } {
  return { 'data-day': day.format('YYYY-MM-DD'), 'data-unit': unit }
}

/** The cells of a calendar; on a phone the second of its months is not shown. */
export function cellsOf(calendar: HTMLElement): Cell[] {
  const [first, second] = calendar.querySelectorAll<HTMLElement>('.ant-picker-panel')
  const panels = second?.getClientRects().length ? [first, second] : [first]
  return panels.flatMap((panel) => [...(panel?.querySelectorAll('.ant-picker-cell-in-view') ?? [])]).flatMap((element) => cellAt(element) ?? [])
}

/** The cell that an element is in. */
export function cellAt(element: Element): Cell | undefined {
  const cell = element.closest<HTMLElement>('.ant-picker-cell')
  const { day, unit } = cell?.querySelector<HTMLElement>('[data-day]')?.dataset ?? {}
  return cell && day && unit ? { element: cell, day: dayjs(day), unit: unit as Unit } : undefined
}

/** Where a reader is led who asks for no day: the one that is chosen, today, or the first. */
export function usualCell(cells: readonly Cell[]): Cell | undefined {
  const has = (name: string) => cells.find(({ element }) => element.classList.contains(`ant-picker-cell-${name}`))
  return has('selected') ?? has('range-start') ?? has('range-end') ?? has('today') ?? cells[0]
}

/** Whether a cell stands for a day. */
export function isCellOf({ day, unit }: Cell, wanted: Dayjs): boolean {
  return unit === 'decade' ? Math.floor(day.year() / 10) === Math.floor(wanted.year() / 10) : day.isSame(wanted, unit)
}

/** Turns a page of the calendar towards a day that it does not show. */
export function turnTowards(calendar: HTMLElement, [first]: readonly Cell[], wanted: Dayjs): void {
  if (!first) return
  const isYear = first.unit !== 'date' || Math.abs(wanted.diff(first.day, 'month')) >= 12
  // The first month has the buttons of both ways, hidden or not.
  calendar.querySelector<HTMLElement>(`.ant-picker-header-${isYear ? 'super-' : ''}${wanted.isBefore(first.day) ? 'prev' : 'next'}-btn`)?.click()
}
