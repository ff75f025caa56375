import { useSyncExternalStore } from 'react'

/**
 * Whether a time has come, by the reader's clock.
 *
 * @param iso RFC 3339; null never comes
 * @param known what the build knew: it holds for the first render, which must equal the server's
 */
export function useIsPast(iso: string | null, known = false): boolean {
  return useSyncExternalStore(
    subscribe,
    () => iso !== null && Date.parse(iso) <= Date.now(),
    () => known,
  )
}

/** Nobody tells of the time: it is read when something else renders. */
const subscribe = () => () => undefined
