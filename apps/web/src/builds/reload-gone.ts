import { reloadOnce } from './reload-once'

/*
 * Firefox fails what a page still asks for when its reader leaves it, and a reload would hold the reader back. So the server is asked first: by the time
 * that it answers, who leaves has left.
 */

/**
 * Loads the page anew where the server no longer has a script or styles of it. Does nothing where it has them, or does not answer: who touches that part
 * of the page again tries again.
 *
 * @param reason what webpack rejects with
 */
export async function reloadIfGone({ request }: { request?: string }): Promise<void> {
  if (request !== undefined && !/^4(04|10)$/.test(String(await statusOf(request)))) return
  reloadOnce(location.pathname + location.search + location.hash)
}

/**
 * Loads a page that Gatsby could not load from the server, once in ten seconds.
 *
 * @returns whether it loads
 */
export async function reloadIfServed(path: string): Promise<boolean> {
  return (await statusOf(path)) !== undefined && reloadOnce(path)
}

/** Undefined where there is no answer. */
function statusOf(url: string): Promise<number | undefined> {
  return fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status,
    () => undefined,
  )
}
