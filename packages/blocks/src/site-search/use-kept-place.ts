import { useEffect, useRef } from 'react'

const key = 'search-place'
/** What shows that the reader looks for a place themselves. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Leads a reader who loads the results again, or comes back to them from another site, to where they were. The browser looks for that place before the
 * results are there, and ends at the end of the page.
 *
 * @param areThere whether the results are shown
 */
export function useKeptPlace(areThere: boolean): void {
  const place = useRef<number>()

  useEffect(() => {
    place.current = takePlace()
    const forget = () => void (place.current = undefined)
    for (const sign of signs) window.addEventListener(sign, forget, { passive: true })
    window.addEventListener('pagehide', keepPlace)
    return () => {
      for (const sign of signs) window.removeEventListener(sign, forget)
      window.removeEventListener('pagehide', keepPlace)
    }
  }, [])

  useEffect(() => {
    if (!areThere || place.current === undefined) return
    window.scrollTo(0, place.current)
    place.current = undefined
  }, [areThere])
}

function keepPlace(): void {
  try {
    sessionStorage.setItem(key, `${Math.round(window.scrollY)} ${window.location.href}`)
  } catch {
    // A browser that keeps nothing.
  }
}

/** Once: who comes to the same address by a link begins at its top. */
function takePlace(): number | undefined {
  try {
    const [top, address] = sessionStorage.getItem(key)?.split(' ') ?? []
    sessionStorage.removeItem(key)
    const [start] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return address === window.location.href && start?.type !== 'navigate' ? Number(top) : undefined
  } catch {
    return undefined
  }
}
