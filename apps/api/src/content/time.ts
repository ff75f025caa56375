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

const almaty = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Almaty', year: 'numeric' })

/** The year in which readers saw it: New Year's Eve in UTC may be the next year in Almaty. */
export function almatyYear(time: string): string {
  return almaty.format(new Date(time))
}
