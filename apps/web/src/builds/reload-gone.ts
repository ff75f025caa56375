import { reloadOnce } from './reload-once'

/*
 * Firefox fails what a page still asks for when its reader leaves it, and a reload would hold the reader back. So the server is asked first: by the time
 * that it answers, who leaves has left.
 */

/** It loads already: what else is missing comes with it. */
let isReloading = false

/**
 * Loads the page anew where the server no longer has a script or styles of it. Does nothing where it has them, or does not answer: who touches that part
 * of the page again tries again.
 *
 * @param reason what webpack rejects with
 * @returns whether it loads
 */
export async function reloadIfGone({ request }: { request?: string }): Promise<boolean> {
  if (isReloading) return true
  const answer = request === undefined ? undefined : await ask(request)
  if (request !== undefined && !(answer && isGone(answer))) return false
  isReloading ||= reloadOnce(location.pathname + location.search + location.hash)
  // The back button may bring the page as it was left.
  window.addEventListener('pageshow', () => (isReloading = false), { once: true })
  return isReloading
}

/**
 * Loads a page that Gatsby could not load from the server, once in ten seconds.
 *
 * @returns whether it loads
 */
export async function loadFromServer(path: string): Promise<boolean> {
  // Nor has who leaves left by the time of an answer that does not come.
  if (!(await ask(path))) await new Promise((resolve) => setTimeout(resolve, 1_000))
  return reloadOnce(path)
}

/** As hosts of files put it: some forbid what is not there, some have a page in its place. */
const isGone = ({ ok, status, headers }: Response) => (ok ? /html/.test(headers.get('content-type') ?? '') : [403, 404, 410].includes(status))

/** Undefined where there is no answer. */
const ask = (url: string): Promise<Response | undefined> => fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
