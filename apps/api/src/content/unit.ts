import type { JsonObject } from '../contract/document'
import type { Place } from './kind'
import { chairsOf } from './kinds/department'
import { toRef } from './references'

/** For `extra`: who announces or hires, as a file names it. */
export const unitSchema: JsonObject = { type: ['string', 'null'] }

/**
 * Sets `department` from `unit`: the slug of an office or a department, or that of a department and the id of one of its
 * chairs, `natural-sciences/22`.
 */
export function resolveUnit(item: JsonObject, place: Place): void {
  const unit = (item['unit'] ??= null)
  item['department'] = null
  if (typeof unit !== 'string') return
  const [slug = '', chair] = unit.split('/')
  const department = place.find('department', slug) ?? place.find('office', slug)
  const found = chair === undefined ? department : chairsOf(department).find(({ id }) => String(id) === chair)
  if (found) item['department'] = toRef(found)
  else place.fault('unit', `there is no department, chair or office "${unit}"`)
}
