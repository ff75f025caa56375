import { useSyncExternalStore } from 'react'
import { followClock, timeNow } from './clock'

/**
 * Whether a time has come: the clock is read when something renders, when the reader comes back to the page, and when it turns out to be wrong.
 *
 * @param iso RFC 3339; null never comes
 * @param known what the build knew: it holds for the first render, which must equal the server's
 */
export function useIsPast(iso: string | null, known = false): boolean {
  return useSyncExternalStore(
    followClock,
    () => iso !== null && Date.parse(iso) <= timeNow(),
    () => known,
  )
}
