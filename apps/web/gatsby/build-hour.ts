import { inAlmaty } from '../src/i18n/almaty-time'

const minute = 60_000
const hour = 60 * minute

/**
 * What a list of events at build time takes for now. Only the hour: builds that follow each other give the same bytes,
 * and the browser, which knows better, asks for what has changed.
 *
 * @returns RFC 3339 as the API writes it, so that Gatsby can compare it as text; `today` is midnight in Almaty
 */
export function buildHour(time: number): { now: string; today: string } {
  const { hours, minutes } = inAlmaty(time)
  return { now: written(time - (time % hour)), today: written(time - (time % minute) - (hours * 60 + minutes) * minute) }
}

function written(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z')
}
