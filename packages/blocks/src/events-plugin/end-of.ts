import { almatyOffset } from '../environment/almaty-offset'
import type { Period } from '../environment/environment'

const day = 86_400_000

/** When something has ended, in milliseconds. Without an end that is when its day is over, in Almaty: the rule of the contract. */
export function endOf({ startsAt, endsAt }: Period): number {
  const start = Date.parse(startsAt) + almatyOffset
  return endsAt ? Date.parse(endsAt) : start - (start % day) + day - almatyOffset
}
