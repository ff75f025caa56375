import { afterIdle } from './after-idle'

const outdatedAfterMs = 600_000

/**
 * Asks anew for what the build knows: when the browser has nothing else to do, where the page was written more than ten
 * minutes ago and the reader does not save data. In a tab that was opened in the background when its reader first sees it.
 *
 * @param ask its signal is aborted when nobody waits for the answer any more
 * @returns stops it
 */
export function whenOutdated(ask: (signal: AbortSignal) => void): () => void {
  const abort = new AbortController()
  const start = () => void (abort.signal.aborted || ask(abort.signal))
  const begin = () => mayBeOutdated() && afterIdle(start)
  if (document.visibilityState === 'hidden') document.addEventListener('visibilitychange', begin, { once: true })
  else begin()
  return () => abort.abort()
}

/**
 * Servers say when they wrote a file (`Last-Modified`). Of one that does not, browsers name the present, and nothing is asked. By a clock that is behind
 * the page was written in the future: how old it is nobody knows.
 */
function mayBeOutdated(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return !connection?.saveData && Math.abs(Date.now() - Date.parse(document.lastModified)) > outdatedAfterMs
}
