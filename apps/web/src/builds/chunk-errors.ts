import { loadRunTime } from './load-run-time'

/**
 * Code of a former build that the server no longer has: the page is loaded anew, once in ten seconds; not where there is no connection, nor where its reader leaves it. Gatsby has a
 * listener of its own, which would do so for ever. It does not hear of these errors, if this is called before Gatsby
 * starts: of a window's listeners the first one comes first.
 *
 * @returns stops it
 */
export function reloadOnChunkErrors(): () => void {
  const onRejection = (event: PromiseRejectionEvent) => {
    // As webpack words it, of scripts and of styles.
    if (!/loading (css )?chunk/i.test(String(event.reason))) return
    event.stopImmediatePropagation()
    // Without a connection a reload would take away what the reader has, with all that was typed. Who touches it again tries again.
    if (!navigator.onLine) return event.preventDefault()
    void loadRunTime().then(({ reloadIfGone }) => reloadIfGone(event.reason as { request?: string }), console.error)
  }
  window.addEventListener('unhandledrejection', onRejection)
  return () => window.removeEventListener('unhandledrejection', onRejection)
}
