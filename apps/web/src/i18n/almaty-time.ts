const minute = 60_000

/** A moment as the clocks in Almaty show it. */
export interface AlmatyTime {
  year: number
  /** 1–12. */
  month: number
  day: number
  hours: number
  minutes: number
}

/** Asia/Almaty is +05 all year since 1 March 2024. From 31 October 2004 until then it was +06 all year. */
const almatyOffsets = [
  { since: Date.UTC(2004, 9, 30, 20), minutes: 6 * 60 },
  { since: Date.UTC(2024, 1, 29, 18), minutes: 5 * 60 },
] as const

/** By arithmetic and not by Intl, whose zones are as old as the reader's browser: many still take Almaty for +06. */
export function inAlmaty(time: number): AlmatyTime {
  const [former, current] = almatyOffsets
  const shifted = new Date(time + (time < current.since ? former : current).minutes * minute)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hours: shifted.getUTCHours(),
    minutes: shifted.getUTCMinutes(),
  }
}
