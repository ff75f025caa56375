import type { Period } from '@university/blocks/environment'
import { lastMomentBefore } from '@university/blocks/last-moment-before'
import { formatDate } from './format-date'
import type { Language } from './languages'

/**
 * From when to when, as short as it can be said: `5 December 2026, 10:00–14:00`, `10–11 December 2026`,
 * `30 November 2026 – 2 December 2026`, `5 December 2026, 22:00 – 6 December 2026, 02:00`.
 */
export function formatPeriod({ startsAt, endsAt, allDay }: Period, language: Language): string {
  const say = (iso: string, style: 'date' | 'day' | 'month' | 'time' = 'date') => formatDate(iso, language, style)
  // The end of whole days is the midnight after the last of them.
  const last = endsAt && (allDay ? lastMomentBefore(endsAt) : endsAt)
  const isOneDay = !last || say(startsAt) === say(last)

  if (allDay) return isOneDay ? say(startsAt) : formatDays(startsAt, last, language)
  const start = `${say(startsAt)}, ${say(startsAt, 'time')}`
  if (!last) return start
  return isOneDay ? `${start}–${say(last, 'time')}` : `${start} – ${say(last)}, ${say(last, 'time')}`
}

/** Of two days in one month the month is said once. */
function formatDays(first: string, last: string, language: Language): string {
  const full = formatDate(last, language)
  if (formatDate(first, language, 'month') !== formatDate(last, language, 'month')) return `${formatDate(first, language)} – ${full}`
  const day = formatDate(last, language, 'day')
  // The year may hold the same digits; the day stands alone.
  return full.replace(new RegExp(`(^| )${day}\u00a0`), `$1${formatDate(first, language, 'day')}–${day}\u00a0`)
}
