import { lastMomentBefore } from './last-moment-before'

/**
 * Until when, in words: what ends with a day names that day, and no hour.
 *
 * @param iso RFC 3339, the first moment at which it is too late
 * @param formatDate a date in the language of the reader, or its hour
 * @param withTime names the hour, too, unless it is that of midnight
 */
export function formatDeadline(iso: string, formatDate: (iso: string, style?: 'time') => string, withTime = false): string {
  const hour = formatDate(iso, 'time')
  return `${formatDate(lastMomentBefore(iso))}${withTime && hour !== '00:00' ? `, ${hour}` : ''}`
}
