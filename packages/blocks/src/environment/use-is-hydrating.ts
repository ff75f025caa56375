import { useSyncExternalStore } from 'react'

/** True while HTML of the build is taken over: it knows nothing of what was answered since. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )
}
