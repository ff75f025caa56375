import { almatyOffset } from '../environment/almaty-offset'

const day = 86_400_000

/** So many days before a deadline it is marked. */
export const soonDays = 7

/**
 * How many days of the calendar in Almaty lie between now and a deadline that has not passed; 0 on its day, of which it may be the end.
 *
 * @param deadline RFC 3339
 * @param now in milliseconds
 */
export function daysLeft(deadline: string, now: number): number {
  return dayNumber(Date.parse(deadline) - 1) - dayNumber(now)
}

function dayNumber(time: number): number {
  return Math.floor((time + almatyOffset) / day)
}
