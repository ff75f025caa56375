import { useSyncExternalStore } from 'react'
import { followClock, timeNow } from './clock'

const minute = 60_000

/**
 * What time it is, to the minute, in milliseconds: read when something renders, when the reader comes back to the page, and when their clock turns out to be wrong. Undefined during the first
 * render of a page: the server, which rendered it some time ago, must agree with the browser.
 */
export function useNow(): number | undefined {
  return useSyncExternalStore(
    followClock,
    () => Math.floor(timeNow() / minute) * minute,
    () => undefined,
  )
}
