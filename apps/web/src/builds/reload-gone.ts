import { spell } from '../shell/spell'
import { reloadOnce } from './reload-once'
import { tellNoConnection } from './tell-no-connection'

/*
 * Firefox fails what a page still asks for when its reader leaves it, and a reload would hold the reader back. So the server is asked first: by the time
 * that it answers, who leaves has left.
 */

/** What a link led to last, with its fragment, which the loader of pages is not told. */
let goal = ''

/** Notes it, from now on. */
export function noteGoals(): void {
  const { ___navigate: navigate } = window
  window.___navigate = (to, options) => {
    goal = String(to)
    navigate(to, options)
  }
}

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

export interface Wanted {
  /** The page that its reader has before them, as HTML: it only did not come to life. */
  isShown: boolean
  /** Whether its reader has gone nowhere else meanwhile. */
  isWanted: () => boolean
}

/**
 * Loads a page that Gatsby could not load from the server, once in ten seconds. Where nothing answers the browser would put a page of its own in the place of what
 * the reader has, with all that was typed: who follows a link is told, and stays; a page that is shown already is loaded by the next connection.
 *
 * While it loads nothing is returned: the reader leaves this page. Where the back button brings it as it was left, it is left at that, too.
 *
 * @returns `left` where it is left at that; `failed` where Gatsby may do what it likes
 */
export async function loadFromServer(path: string, { isShown, isWanted }: Wanted): Promise<'left' | 'failed'> {
  const answer = await ask(path)
  // Nor has who leaves left by the time of an answer that does not come.
  if (!answer) await new Promise((resolve) => setTimeout(resolve, 1_000))
  if (!isWanted()) return 'left'
  // nginx refuses what cannot be read, without the page that says so.
  const load = () => reloadOnce((goal.split('#')[0] === path ? goal : path).replace(/^[^?#]+/, spell))
  if (!answer && isShown) {
    window.addEventListener('online', load, { once: true })
    return 'left'
  }
  // After a step in the history the address is another one already.
  if (!answer && path.split(/[?#]/)[0] !== location.pathname) {
    tellNoConnection()
    return 'left'
  }
  if (!load()) return 'failed'
  await broughtBack()
  return 'left'
}

/** As hosts of files put it: some forbid what is not there, some have a page in its place. */
const isGone = ({ ok, status, headers }: Response) => (ok ? /html/.test(headers.get('content-type') ?? '') : [403, 404, 410].includes(status))

/** Resolves when the back button brings the page as it was left, with all that it was waiting for. */
function broughtBack(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('pageshow', ({ persisted }) => persisted && resolve()))
}

/** So long an answer is waited for, in milliseconds: one that hangs is none. */
const patience = 10_000

/** Undefined where there is no answer. */
async function ask(url: string): Promise<Response | undefined> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), patience)
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store', signal: giveUp.signal }).catch(() => undefined)
  clearTimeout(timer)
  return answer
}
