import type { JsonObject } from '../contract/document'
import type { Place } from './kind'
import { isUtc } from './time'

/**
 * Says of a time that it does not come after another. Of one that is no time, or is not there, the check against the contract says more.
 *
 * @param at where the item stands that has both: `alerts[0].`
 */
export function checkOrder(item: JsonObject, earlier: string, later: string, place: Place, at = ''): void {
  const [first, second] = [item[earlier], item[later]]
  if (isUtc(first) && isUtc(second) && second <= first) place.fault(`${at}${later}`, `must be after ${earlier}`)
}
