import { useSyncExternalStore } from 'react'
import { whenBack } from './when-back'

const minute = 60_000

/**
 * The reader's clock to the minute, in milliseconds: read when something renders, and when the reader comes back to the page. Undefined during the first
 * render of a page: the server, which rendered it some time ago, must agree with the browser.
 */
export function useNow(): number | undefined {
  return useSyncExternalStore(
    whenBack,
    () => Math.floor(Date.now() / minute) * minute,
    () => undefined,
  )
}
