import dayjsGenerateConfig from '@rc-component/picker/generate/dayjs'
// Not of 'antd' itself, whose calendars bring ConfigProvider: 9 KB gzip.
import generatePicker from 'antd/es/date-picker/generatePicker'
import type { Locale } from 'antd/es/locale'
import dayjs, { type Dayjs } from 'dayjs'
import { cloneElement, isValidElement, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import '../antd/calendar.css'
import '../antd/site-tokens.css'
import { useBlockEnvironment } from '../environment/environment'
import { cellMark, type Cell } from './calendar-cells'
import { CalendarKeys, type Wish } from './calendar-keys'
import { readDay, type Days } from './days'
import { expandYear } from './expand-year'
import * as styles from './date-range.module.css'

export interface DayNames {
  from: string
  to: string
  /** `dd.mm.yyyy`, in letters of the language. */
  form: string
}

export interface DateRangeProps {
  /** What is chosen here, for screen readers. */
  label: string
  /** What the two fields are called, and what stands in them while they are empty. */
  names: DayNames
  value: Days
  locale: Locale
  /** Opens the calendar and takes the focus: the reader has just asked for it. */
  isWanted: boolean
  onChange: (days: Days) => void
}

/**
 * How a day may be typed; the first is how it is written. It must match as a whole, or it is as if nothing had been typed;
 * and it must exist: 31.02. does not. Two digits of a year are four by then (expand-year.ts).
 */
const formats = ['DD.MM.YYYY', 'D.M.YYYY', 'YYYY-MM-DD']

const { RangePicker } = generatePicker<Dayjs>(dayjsGenerateConfig)

/** From which day to which, typed or chosen in a calendar, into which the arrow down leads. Either may stay open. */
export function DateRange({ label, names, value: { from, to }, locale, isWanted, onChange }: DateRangeProps) {
  const { formatDate } = useBlockEnvironment()
  const frame = useRef<HTMLDivElement>(null)
  const wish = useRef<Wish>()
  const id = useId()
  const [isOpen, setOpen] = useState(isWanted)
  const [, render] = useState(0)
  const [refused, setRefused] = useState<string>()
  // Another array would take back what is chosen, and not yet told.
  const value = useMemo<[Dayjs | null, Dayjs | null]>(() => [toDay(from), toDay(to)], [from, to])

  useEffect(() => (isOpen ? showWhole(id) : undefined), [id, isOpen])

  const activeField = () => frame.current?.querySelector<HTMLElement>('.ant-picker-input-active input')

  function openOrClose(willBeOpen: boolean): void {
    // What disappears with the focus in it would leave the reader at the beginning of the page.
    if (!willBeOpen && document.getElementById(id)?.contains(document.activeElement)) activeField()?.focus()
    if (!willBeOpen) wish.current = undefined
    setOpen(willBeOpen)
  }

  /** By the field: antd takes back there what was not chosen to the end. */
  function cancel(): void {
    activeField()?.focus()
    activeField()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  }

  /** What is typed ends: as a day, or as nothing. antd would go on with the last day that stood there on the way: `15.12.2026` of `15.12.2026x`. */
  function settle(field: EventTarget): void {
    completeYear(field)
    if (!(field instanceof HTMLInputElement) || field.value.trim() === '' || readTyped(field.value)) return
    setRefused(field.value.trim())
    flushSync(() => tellOther(field, isFirst(field) ? from : to))
    flushSync(() => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  }

  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const isFirst = (field: HTMLInputElement) => field.id === `${id}-from`

  /**
   * What was typed right in the other field, with the day that this one is to have. The Escape takes both back to those that were told;
   * and antd leaves a lone day untold while the reader stays.
   */
  function tellOther(field: HTMLInputElement, own: string | undefined): void {
    const other = frame.current?.querySelector<HTMLInputElement>(`[id="${id}-${isFirst(field) ? 'to' : 'from'}"]`)?.value.trim()
    const day = readTyped(other ?? '')
    const [first, last] = isFirst(field) ? [own, toText(day)] : [toText(day), own]
    if (day && (first !== from || last !== to)) onChange(first && last && first > last ? { from: last, to: first } : { from: first, to: last })
  }

  function follow(event: KeyboardEvent): void {
    if (!(event.target instanceof HTMLInputElement)) return
    if (event.key === 'Enter' || event.key === 'Tab') settle(event.target)
    if (event.key === 'Enter' && event.target.value === '') tellOther(event.target, undefined)
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    completeYear(event.target)
    wish.current = 'calendar'
    setOpen(true)
    // It may be open already.
    render((count) => count + 1)
  }

  const nameOf = ({ day, unit }: Cell) => {
    const noon = `${day.format('YYYY-MM-DD')}T12:00:00+05:00`
    return unit === 'date' ? `${formatDate(noon, 'weekday')}, ${formatDate(noon, 'date')}` : unit === 'month' ? formatDate(noon, 'month') : String(day.year())
  }

  return (
    <div ref={frame} role="group" aria-label={label} className={styles.range} onKeyDownCapture={follow} onBlurCapture={({ target }) => settle(target)} onInput={() => setRefused(undefined)}>
      <p aria-live="polite" className={styles.refused}>
        {refused && `${refusal(locale, refused)} (${names.form})`}
      </p>
      <div className={styles.names}>
        <label htmlFor={`${id}-from`}>{names.from}</label>
        <label htmlFor={`${id}-to`}>{names.to}</label>
      </div>
      <RangePicker
        {...(locale.DatePicker && { locale: locale.DatePicker })}
        {...(isStill && { transitionName: '' })}
        id={{ start: `${id}-from`, end: `${id}-to` }}
        placeholder={[names.form, names.form]}
        value={value}
        format={formats}
        allowEmpty
        autoFocus={isWanted}
        open={isOpen}
        onOpenChange={openOrClose}
        needConfirm={false}
        // A mouse that lies where the calendar opened would write its day into the field, over what was typed.
        previewValue={false}
        // Of the fields: a calendar that is open from the first is placed before `frame` is known, and at the end of the page it made that wider for a moment.
        getPopupContainer={({ parentElement }) => parentElement ?? document.body}
        onChange={(days) => {
          setRefused(undefined)
          onChange({ from: toText(days?.[0]), to: toText(days?.[1]) })
        }}
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        cellRender={(day, { originNode, type }) => marked(originNode, day, type)}
        panelRender={(calendar) => (
          <CalendarKeys id={id} label={label} wish={wish} nameOf={nameOf} onClose={cancel}>
            {calendar}
          </CalendarKeys>
        )}
      />
    </div>
  )
}

/**
 * Scrolls to a calendar that begins or ends outside the window, as one above its field on a phone does, as soon as it stands where it stays.
 *
 * @returns stops it
 */
function showWhole(id: string): () => void {
  let frame = requestAnimationFrame(function show() {
    const calendar = document.getElementById(id)?.closest('.ant-picker-dropdown')
    // Until it has a place it is far above.
    if (!calendar || calendar.getAnimations().length > 0 || calendar.getBoundingClientRect().bottom < 0) frame = requestAnimationFrame(show)
    else calendar.scrollIntoView({ block: 'nearest' })
  })
  return () => cancelAnimationFrame(frame)
}

/** That a text is no day, in the words that come with antd's calendar. */
function refusal({ Form }: Locale, text: string): string {
  const words = Form?.defaultValidateMessages?.date?.invalid
  return typeof words === 'string' ? words.replace('${label}', () => text) : text
}

function marked(content: ReactNode, day: string | number | Dayjs, unit: string): ReactNode {
  return isValidElement(content) && dayjs.isDayjs(day) ? cloneElement(content, cellMark(day, unit)) : content
}

/** The day that a text is as a whole; undefined where it is none, or none that an address can hold. */
function readTyped(text: string): Dayjs | undefined {
  return formats.map((format) => dayjs(text, format, true)).find((day) => day.isValid() && readDay(day.format('YYYY-MM-DD')))
}

/** Only when the reader is done: while somebody types, 01.12.20 may become 01.12.2026. */
function completeYear(field: EventTarget): void {
  if (!(field instanceof HTMLInputElement)) return
  const text = expandYear(field.value)
  if (text === field.value) return
  flushSync(() => {
    // By the setter of the browser: React's own would take the value for known.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

function toDay(text: string | undefined): Dayjs | null {
  return text ? dayjs(text) : null
}

function toText(day: Dayjs | null | undefined): string | undefined {
  return day?.format('YYYY-MM-DD')
}
