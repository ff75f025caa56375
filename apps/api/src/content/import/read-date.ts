import { almatyDay, normaliseTime, startOfDay, toUtc } from '../time'

/** What a field takes, by its schema: an instant, a day, a year. */
export type DateForm = 'date-time' | 'date' | 'year'

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const grammar = /^([+-]\d{1,4}|0)d(?: (workday|sun|mon|tue|wed|thu|fri|sat))?(?: ([01]\d|2[0-3]):([0-5]\d))?$/
const expected = 'must be days from the day of the import, such as 0d, "+3d 10:00", "-2d sat" or "+12d workday 18:00"'
const dayMs = 86_400_000

/**
 * What an author writes as a date. It may count from the day on which it is imported, in Almaty, so that a sample never
 * looks abandoned: `+3d 10:00`, `-2d sat`, `+12d workday 18:00`. With the name of a weekday, or `workday`, the next such
 * day is meant, seen from the import: what is to come stays so, and what is over. Midnight where no time is given; in a
 * field that takes a day no time is allowed, and in one that takes a year the year of that day is meant.
 *
 * @param importedAt when the import began
 * @returns the date as it is stored; of an absolute one that is none the text itself, for the schema to refuse; or what is wrong
 */
export function readDate(text: string, form: DateForm, importedAt: Date): { value: string | number } | { fault: string } {
  if (!isRelative(text)) return { value: form === 'date-time' ? normaliseTime(text) : text }
  const [, days, snap, hours, minutes] = grammar.exec(text) ?? []
  if (days === undefined) return { fault: expected }
  if (hours !== undefined && form !== 'date-time') return { fault: 'takes a day without a time' }
  const day = snapped(Date.parse(almatyDay(toUtc(importedAt))) + Number(days) * dayMs, snap, Number(days) < 0 ? -1 : 1)
  if (form === 'year') return { value: Number(day.slice(0, 4)) }
  if (form === 'date') return { value: day }
  return { value: toUtc(new Date(Date.parse(startOfDay(day)) + (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000)) }
}

/** Whether something is meant for such a date, well written or not. */
export function isRelative(text: string): boolean {
  return /^[+-]?\s?\d+\s?d/.test(text)
}

/** The same day, or the next one in a direction that is as asked for. */
function snapped(time: number, snap: string | undefined, direction: 1 | -1): string {
  const fits = (date: Date) => snap === undefined || (snap === 'workday' ? ![0, 6].includes(date.getUTCDay()) : weekdays[date.getUTCDay()] === snap)
  let date = new Date(time)
  while (!fits(date)) date = new Date(date.getTime() + direction * dayMs)
  return date.toISOString().slice(0, 10)
}
