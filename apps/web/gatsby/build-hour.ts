const hour = 3_600_000
const day = 24 * hour
/** Of Almaty, since 2024. */
const offset = 5 * hour

/**
 * What a list of events at build time takes for now. Only the hour: builds that follow each other give the same bytes,
 * and the browser, which knows better, asks for what has changed.
 *
 * @returns RFC 3339 as the API writes it, so that Gatsby can compare it as text; `today` is midnight in Almaty
 */
export function buildHour(time: number): { now: string; today: string } {
  const local = time + offset
  return { now: written(time - (time % hour)), today: written(local - (local % day) - offset) }
}

function written(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z')
}
