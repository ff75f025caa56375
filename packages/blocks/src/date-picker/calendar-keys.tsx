import type { Dayjs } from 'dayjs'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MutableRefObject, type ReactNode } from 'react'
import { cellAt, cellsOf, isCellOf, turnTowards, usualCell, type Cell } from './calendar-cells'
import { dayAfterKey } from './day-after-key'

/** Where the focus is to go: to a day, or into the calendar; undefined where it stays. */
export type Wish = Dayjs | 'calendar' | undefined

export interface CalendarKeysProps {
  id: string
  label: string
  /** Fulfilled after the next render. */
  wish: MutableRefObject<Wish>
  /** What a cell is called. */
  nameOf: (cell: Cell) => string
  /** Escape. */
  onClose: () => void
  /** antd's calendar. */
  children: ReactNode
}

/**
 * Makes antd's calendar a dialog with a grid that the keyboard operates, as WAI-ARIA's authoring practices have it: arrows,
 * Home and End, PageUp and PageDown, with Shift for years, Enter or Space, Escape. antd's tables take no attributes, so
 * they get them after each render.
 */
export function CalendarKeys({ id, label, wish, nameOf, onClose, children }: CalendarKeysProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isInside, setInside] = useState(false)

  useLayoutEffect(() => {
    if (!frame.current) return
    describe(frame.current, nameOf, isInside)
    fulfil(frame.current, wish)
  })

  function follow(event: KeyboardEvent<HTMLDivElement>): void {
    // Alt with an arrow is the browser's way back.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const target = event.target as Element
    const isPress = event.key === 'Enter' || event.key === ' '
    const cell = cellAt(target)
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      return onClose()
    }
    // A button that shows months or years goes with what it stood above, and so would the focus.
    if (isPress && target.closest('.ant-picker-header-view')) wish.current = reachedCell(cellsOf(event.currentTarget))?.day
    if (!cell) return
    const next = dayAfterKey(cell.day, cell.unit, event.key, event.shiftKey)
    if (!next && !isPress) return
    event.preventDefault()
    if (next) {
      wish.current = next
      return fulfil(event.currentTarget, wish)
    }
    // Of a month or year its days come with the next render.
    if (cell.unit !== 'date') wish.current = cell.day
    cell.element.click()
  }

  return (
    <div ref={frame} id={id} role="dialog" aria-label={label} onKeyDown={follow} onFocus={() => setInside(true)} onBlur={({ currentTarget, relatedTarget }) => setInside(currentTarget.contains(relatedTarget))}>
      {children}
    </div>
  )
}

/** Goes where it is wished, or turns a page towards it: the render after that goes on. */
function fulfil(frame: HTMLElement, wish: MutableRefObject<Wish>): void {
  const wanted = wish.current
  if (!wanted) return
  const cells = cellsOf(frame)
  const cell = wanted === 'calendar' ? usualCell(cells) : cells.find((one) => isCellOf(one, wanted))
  if (!cell) return void (wanted !== 'calendar' && turnTowards(frame, cells, wanted))
  for (const { element } of cells) element.tabIndex = element === cell.element ? 0 : -1
  cell.element.focus({ preventScroll: true })
  // Opened just now, it is shown in one of the next frames, and placed.
  if (document.activeElement !== cell.element) return void requestAnimationFrame(() => fulfil(frame, wish))
  wish.current = undefined
  keepInSight(cell.element)
}

/** antd places the calendar anew when another month makes it higher, which takes some frames where the processor is slow. */
function keepInSight(element: HTMLElement, frames = 20): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== element) return
    element.scrollIntoView({ block: 'nearest' })
    if (frames > 1) keepInSight(element, frames - 1)
  })
}

/** The one that Tab comes to. */
function reachedCell(cells: readonly Cell[]): Cell | undefined {
  return cells.find(({ element }) => element.tabIndex === 0)
}

/** @param isInside Tab comes by the calendar only on the way through it: from the fields it leads on in the page. */
function describe(frame: HTMLElement, nameOf: (cell: Cell) => string, isInside: boolean): void {
  const cells = cellsOf(frame)
  const known = new Map<Element, Cell>(cells.map((cell) => [cell.element, cell]))
  const reached = cells.find(({ element }) => element === document.activeElement) ?? reachedCell(cells) ?? usualCell(cells)
  for (const element of frame.querySelectorAll<HTMLElement>('.ant-picker-cell')) {
    const has = (state: string) => element.classList.contains(`ant-picker-cell-${state}`)
    const cell = has('in-view') ? (known.get(element) ?? cellAt(element)) : undefined
    // A cell may have been another day's, which could be chosen.
    mark(element, {
      role: 'gridcell',
      'aria-label': cell && nameOf(cell),
      'aria-selected': cell && String(has('selected') || has('range-start') || has('range-end')),
      'aria-current': cell && has('today') ? 'date' : undefined,
      tabindex: cell && (isInside && element === reached?.element ? '0' : '-1'),
    })
  }
  for (const table of frame.querySelectorAll<HTMLElement>('.ant-picker-content')) {
    const view = table.closest('.ant-picker-panel')?.querySelector('.ant-picker-header-view')
    // The month and the year are buttons, with nothing between them.
    mark(table, { role: 'grid', 'aria-label': view ? [...view.childNodes].map(({ textContent }) => textContent).join(' ') : undefined })
  }
  for (const view of frame.querySelectorAll('.ant-picker-header-view')) mark(view, { 'aria-live': 'polite' })
  for (const button of frame.querySelectorAll('button')) mark(button, { tabindex: isInside ? '0' : '-1' })
}

/** By attributes: Firefox before 119 has no properties for them. What is undefined is taken away, and what holds already left alone: with each key most of hundreds do. */
function mark(element: Element, attributes: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name)
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}
