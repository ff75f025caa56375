import { useSyncExternalStore } from 'react'
import { whenBack } from './when-back'

/**
 * Whether a time has come, by the reader's clock: read when something renders, and when the reader comes back to the page.
 *
 * @param iso RFC 3339; null never comes
 * @param known what the build knew: it holds for the first render, which must equal the server's
 */
export function useIsPast(iso: string | null, known = false): boolean {
  return useSyncExternalStore(
    whenBack,
    () => iso !== null && Date.parse(iso) <= Date.now(),
    () => known,
  )
}
