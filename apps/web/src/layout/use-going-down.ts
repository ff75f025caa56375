import { useEffect } from 'react'

/** Smaller movements are those of a finger that rests, in pixels. */
const slack = 8

/**
 * Tells the styles by `data-going-down` of the root that the reader goes on down the page. It is not there at first, after a
 * step up, and at the end of all.
 */
export function useGoingDown(): void {
  useEffect(() => {
    const root = document.documentElement
    let last = window.scrollY
    function look() {
      const { scrollY, innerHeight } = window
      if (Math.abs(scrollY - last) < slack) return
      root.toggleAttribute('data-going-down', scrollY > last && root.scrollHeight - scrollY - innerHeight > slack)
      last = scrollY
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
}
