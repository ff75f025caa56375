const guardMs = 10_000

/**
 * Loads a page from the server, once in ten seconds a path: what a reload does not mend is not tried for ever. Where the
 * browser keeps nothing, there is no such memory and so no reload.
 *
 * @param url a path of the site, with query and fragment
 * @returns whether it loads
 */
export function reloadOnce(url: string): boolean {
  const key = `reloaded ${url.split(/[?#]/)[0]}`
  try {
    // Either way: a clock that was ahead, and has been set back since, would forbid it for as long as it was.
    if (Math.abs(Date.now() - Number(sessionStorage.getItem(key))) < guardMs) return false
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    return false
  }
  if (url === location.pathname + location.search + location.hash) location.reload()
  // A path may begin with two slashes, which would be the name of a host.
  else location.assign(location.origin + url)
  return true
}
