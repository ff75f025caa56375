import type { Period } from '../environment/environment'

const hour = 3_600_000
const day = 24 * hour
/** Of Almaty since 2024; what was before that is over by either count. */
const offset = 5 * hour

/** Whether something has ended. Without an end it is over when its day is, in Almaty: the rule of the contract. */
export function isOver({ startsAt, endsAt }: Period, now: number): boolean {
  const start = Date.parse(startsAt) + offset
  const end = endsAt ? Date.parse(endsAt) : start - (start % day) + day - offset
  return end <= now
}
