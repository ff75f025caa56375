/** Later than anything: stands for a time that never comes. */
export const never = '9999-12-31T00:00:00Z'

/** When items appeared that are not scheduled. */
export const sinceEver = '1970-01-01T00:00:00Z'

const rfc3339 = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/

/** The one form in which times are stored, so that they compare as text: `2026-11-18T04:00:00Z`. */
export function toUtc(time: Date): string {
  return `${time.toISOString().slice(0, 19)}Z`
}

/** The same for a text; one that is no time is left for the schema to refuse. */
export function normaliseTime(text: string): string {
  const parts = rfc3339.exec(text)
  if (!parts) return text
  const [year, month, day] = parts.slice(1, 4).map(Number) as [number, number, number]
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const time = new Date(text)
  return day > daysInMonth || Number.isNaN(time.getTime()) ? text : toUtc(time)
}

/** Whether something is a time in that form. */
export function isUtc(time: unknown): time is string {
  return typeof time === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(time)
}

/** The instant at which a day begins in Almaty: `2026-11-21` → `2026-11-20T19:00:00Z`. */
export function startOfDay(date: string): string {
  const midnight = new Date(`${date}T00:00:00Z`)
  return toUtc(new Date(midnight.getTime() - almatyOffset(midnight)))
}

/** The instant at which a day is over in Almaty, the first that is not in it. */
export function endOfDay(date: string): string {
  const next = new Date(`${date}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return startOfNext(next)
}

/** The instant at which a month is over in Almaty: `2026-11` → `2026-11-30T19:00:00Z`. */
export function endOfMonth(month: string): string {
  const next = new Date(`${month}-01T00:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return startOfNext(next)
}

/** Beyond the year 9999 times would no longer compare as text. */
function startOfNext(day: Date): string {
  return day.getUTCFullYear() > 9999 ? never : startOfDay(day.toISOString().slice(0, 10))
}

const almatyOffsets = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Almaty', timeZoneName: 'longOffset' })

/** The offset of an instant in Almaty, `+05:00`: the clocks there went back by an hour in 2024. */
export function almatyZone(time: Date): string {
  const name = almatyOffsets.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replace('GMT', '')
}

/** What the clocks in Almaty show at an instant: `2026-11-21 11:00`. */
export function almatyTime(time: Date): string {
  return new Date(time.getTime() + almatyOffset(time)).toISOString().slice(0, 16).replace('T', ' ')
}

/** In milliseconds. */
function almatyOffset(time: Date): number {
  const [hours, minutes] = almatyZone(time).slice(1).split(':')
  return (Number(hours) * 60 + Number(minutes)) * 60_000
}

const almaty = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Almaty', year: 'numeric' })

const almatyDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Almaty', year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day of an instant in Almaty: `2026-11-20T19:00:00Z` → `2026-11-21`. */
export function almatyDay(time: string): string {
  return almatyDate.format(new Date(time))
}

/** The year in which readers saw it: New Year's Eve in UTC may be the next year in Almaty. */
export function almatyYear(time: string): string {
  return almaty.format(new Date(time))
}
