import { almatyTime, almatyZone } from '../time'

/** Before March 2024 Almaty had +06:00, and since then +05:00. */
const ofAlmaty = /^\d.*([+-]0[56]:00)$/

/**
 * What may be wrong with a time that has one of Almaty's two offsets, and not that of its day: somebody has copied it from a time before or after
 * the change. It may be meant so, of an event in Omsk.
 */
export function zoneDoubt(text: string): string | undefined {
  const [, written] = ofAlmaty.exec(text) ?? []
  const time = new Date(text)
  if (written === undefined || Number.isNaN(time.getTime())) return undefined
  const there = almatyZone(time)
  return there === written ? undefined : `is written with ${written}, where Almaty has ${there}: readers see ${almatyTime(time)}`
}
