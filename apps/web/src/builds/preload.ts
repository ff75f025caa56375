import { isPage } from '@university/blocks/page-path'
import { mayExist } from './manifest'

/** Loads the code and the data of a page, as Gatsby does when a link is followed. */
export type LoadPage = (path: string) => Promise<unknown>

const mostAtOnce = 5
/** A pointer that only crosses a link, or a focus that is on its way to another, does not ask for its page. */
const dwellMs = 65

/**
 * Loads the pages that a reader is about to open: the pointer or the focus rests on their link, or a finger is on it. No
 * page is loaded because it is in sight.
 *
 * @returns stops it
 */
export function startPreloading(loadPage: LoadPage): () => void {
  const preload = createPreloader(loadPage)
  // Each has a clock of its own: a focus that scrolls the page moves it under a pointer that stands still.
  const [pointer, focus] = [resting(preload), resting(preload)]
  const touch = (event: Event) => {
    const path = pathOf(event.target)
    if (path) preload(path)
  }
  const listeners = { pointerover: pointer.come, pointerout: pointer.leave, focusin: focus.come, focusout: focus.leave, touchstart: touch }

  for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener, { passive: true })
  return () => {
    pointer.leave()
    focus.leave()
    for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener)
  }
}

function resting(preload: (path: string) => void): { come: (event: Event) => void; leave: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const leave = () => clearTimeout(timer)
  return {
    come: (event) => {
      leave()
      const path = pathOf(event.target)
      if (path) timer = setTimeout(() => preload(path), dwellMs)
    },
    leave,
  }
}

/** At most five at once; the others wait. A page is asked for once, unless it failed. */
export function createPreloader(loadPage: LoadPage): (path: string) => void {
  const asked = new Set<string>()
  const waiting: string[] = []
  let running = 0

  function next() {
    const path = running < mostAtOnce ? waiting.shift() : undefined
    if (path === undefined) return
    running += 1
    void loadPage(path)
      .catch(() => asked.delete(path))
      .finally(() => {
        running -= 1
        next()
      })
  }

  return (path) => {
    if (asked.has(path) || !isWorthIt()) return
    asked.add(path)
    waiting.push(path)
    next()
  }
}

/** Not where each byte counts: the reader said so, or the connection is slow. */
function isWorthIt(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

/** The path of a page of this site that a link leads to. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin || link.pathname === location.pathname) return undefined
  return isPage(link.pathname) && mayExist(link.pathname) ? link.pathname : undefined
}
