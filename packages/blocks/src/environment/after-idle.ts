const delayMs = 1_000
/** For a page that is drawn all the time: it has no idle moment. */
const longestWaitMs = 10_000

/** Does what no reader waits for: a second after the browser has nothing else to do, or eleven after this is asked for. */
export function afterIdle(action: () => void): void {
  const start = () => setTimeout(action, delayMs)
  // Safari has none.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: longestWaitMs })
  else setTimeout(start)
}
