/**
 * What calendars are told of Asia/Almaty: since when its clocks are how many hours ahead of UTC. The same is in
 * `almaty-time.ts`, which stays one piece with the script of every page; shared with a late script, it would cost each page
 * 50 bytes. The test holds the two together.
 */
export const almatyChanges = [
  { since: Date.UTC(2004, 9, 30, 20), hours: 6 },
  { since: Date.UTC(2024, 1, 29, 18), hours: 5 },
] as const

/** A moment as the clocks in Almaty show it: `2026-12-05T05:00:00Z` → `20261205T100000`. */
export function almatyTime(iso: string): string {
  const time = Date.parse(iso)
  const [former, current] = almatyChanges
  return basicTime(time, time < current.since ? former.hours : current.hours)
}

/** In the form of iCalendar, without a zone. @param hours ahead of UTC */
export function basicTime(time: number, hours: number): string {
  return new Date(time + hours * 3_600_000).toISOString().replace(/[-:]|\.\d+Z$/g, '')
}
