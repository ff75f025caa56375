import type { Period } from '../environment/environment'
import { endOf } from './end-of'

/** Whether something has ended. */
export function isOver(period: Period, now: number): boolean {
  return endOf(period) <= now
}
