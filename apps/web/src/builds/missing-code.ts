import { loadRunTime } from './load-run-time'
import { tellNoConnection } from './tell-no-connection'

/** As webpack words it, of scripts and of styles. */
const isOfCode = (cause: unknown) => /loading (css )?chunk/i.test(String(cause))

/**
 * Code that does not come. Where the server no longer has it, since it went with a former build, the page is loaded anew, once in ten seconds; not where there
 * is no connection: a reload would take away what the reader has, with all that was typed. Who waits for the code is told then, and tries again.
 *
 * @param cause what `import()` rejects with
 * @param isAwaited whether a reader waits for it
 */
export function meetMissingCode(cause: unknown, isAwaited: boolean): void {
  if (!isOfCode(cause)) return console.error(cause)
  loadRunTime()
    .then(({ reloadIfGone }) => navigator.onLine && reloadIfGone(cause as { request?: string }), console.error)
    .then((isReloading) => isAwaited && !isReloading && tellNoConnection())
    .catch(console.error)
}

/**
 * The same for code whose absence nobody meets. Gatsby has a listener of its own, which would load the page anew for ever. It does not hear of these errors,
 * if this is called before Gatsby starts: of a window's listeners the first one comes first.
 *
 * @returns stops it
 */
export function reloadOnChunkErrors(): () => void {
  const onRejection = (event: PromiseRejectionEvent) => {
    if (!isOfCode(event.reason)) return
    event.stopImmediatePropagation()
    if (!navigator.onLine) event.preventDefault()
    meetMissingCode(event.reason, false)
  }
  window.addEventListener('unhandledrejection', onRejection)
  return () => window.removeEventListener('unhandledrejection', onRejection)
}
