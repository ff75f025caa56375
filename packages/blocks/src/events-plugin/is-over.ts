import { almatyOffset } from '../environment/almaty-offset'
import type { Period } from '../environment/environment'

const day = 86_400_000

/** Whether something has ended. Without an end it is over when its day is, in Almaty: the rule of the contract. */
export function isOver({ startsAt, endsAt }: Period, now: number): boolean {
  const start = Date.parse(startsAt) + almatyOffset
  const end = endsAt ? Date.parse(endsAt) : start - (start % day) + day - almatyOffset
  return end <= now
}
