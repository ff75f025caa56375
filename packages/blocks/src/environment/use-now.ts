import { useSyncExternalStore } from 'react'

const minute = 60_000

/**
 * The reader's clock to the minute, in milliseconds. Undefined during the first render of a page: the server, which
 * rendered it some time ago, must agree with the browser.
 */
export function useNow(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minute) * minute,
    () => undefined,
  )
}

/** Nobody tells of the time: it is read when something else renders. */
const subscribe = () => () => undefined
