import { fetchLatestId } from './manifest'
import { reloadOnce } from './reload-once'

/** As Nuxt asks: a build is not made more often, and readers rarely stay longer. */
const intervalMs = 3_600_000

/**
 * Asks once an hour whether the site was built anew since the page was loaded, never in a tab that nobody looks at; one
 * that comes to the front after an hour asks at once. After a new build the next step to another page loads that page
 * from the server.
 *
 * @param current the build of this page; without it the first answer is taken for it
 * @returns stops it
 */
export function watchBuilds(current: string | undefined): () => void {
  let build = current
  let askedAt = Date.now()

  async function check() {
    // A timer may come a little early. A clock that was set back by hours tells nothing of how long ago it was.
    if (document.hidden || Math.abs(Date.now() - askedAt) < intervalMs - 1_000) return
    askedAt = Date.now()
    const latest = await fetchLatestId().catch((cause: unknown) => void console.error('Whether there is a newer build is not known', cause))
    if (latest && build && latest !== build) {
      stop()
      reloadOnNavigation()
    }
    build ??= latest
  }

  const onCheck = () => void check()
  const timer = setInterval(onCheck, intervalMs)
  document.addEventListener('visibilitychange', onCheck)

  function stop() {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onCheck)
  }
  return stop
}

/** Steps within the page, such as those of filters, go on as before: a reload would take away what the reader is at. So do all without a connection, of which the reader is told then. */
function reloadOnNavigation(): void {
  const { ___navigate: navigate } = window
  window.___navigate = (to, options) => {
    const leaves = typeof to === 'string' && new URL(to, location.href).pathname !== location.pathname
    if (leaves && navigator.onLine && reloadOnce(to)) return
    navigate(to, options)
  }
}
