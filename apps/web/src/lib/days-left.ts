import { inAlmaty } from '../i18n/almaty-time'

/** How many days of the calendar in Almaty lie between now and a deadline that has not passed; 0 on its day. */
export function daysLeft(deadline: string, now: number): number {
  return dayNumber(Date.parse(deadline)) - dayNumber(now)
}

function dayNumber(time: number): number {
  const { year, month, day } = inAlmaty(time)
  return Date.UTC(year, month - 1, day) / 86_400_000
}
