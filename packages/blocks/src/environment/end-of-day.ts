/** When a day is over in Almaty, in milliseconds: what holds until a day holds on it, too. @param day `2026-12-31` */
export function endOfDay(day: string): number {
  return Date.parse(`${day}T24:00:00+05:00`)
}
