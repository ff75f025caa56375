import { almatyDay } from '../content/time'

/** The same dates every year (Law on Holidays). One that falls on a weekend takes the next working day instead. */
const holidays = ['01-01', '01-02', '03-08', '03-21', '03-22', '03-23', '05-01', '05-07', '05-09', '07-06', '08-30', '10-25', '12-16']

/** Orthodox Christmas, which moves to no other day. */
const christmas = '01-07'

/** The first day of Kurban Ait follows the moon: add years in time. */
const kurbanAit = ['2026-05-27', '2027-05-16', '2028-05-05', '2029-04-24', '2030-04-13']

/** End of office hours in Almaty. */
const closingTime = '18:00:00+05:00'

/**
 * By when something is due that takes a number of working days, not counting the day on which it arrives.
 *
 * @returns an instant in UTC: `2026-12-10T13:00:00Z`
 */
export function dueAfter(arrival: Date, workingDays: number): string {
  let day = almatyDay(arrival.toISOString())
  for (let left = workingDays; left > 0; ) {
    day = dayAfter(day)
    if (isWorkingDay(day)) left--
  }
  return `${new Date(`${day}T${closingTime}`).toISOString().slice(0, 19)}Z`
}

function isWorkingDay(day: string): boolean {
  return !isWeekend(day) && !daysOff(Number(day.slice(0, 4))).has(day)
}

function daysOff(year: number): Set<string> {
  const fixed = holidays.map((date) => `${year}-${date}`)
  const off = new Set([...fixed, `${year}-${christmas}`, ...kurbanAit])
  for (const holiday of fixed.filter(isWeekend)) {
    let instead = dayAfter(holiday)
    while (isWeekend(instead) || off.has(instead)) instead = dayAfter(instead)
    off.add(instead)
  }
  return off
}

function isWeekend(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
