import { useEffect } from 'react'

/** Smaller movements are those of a finger that rests, in pixels. */
const slack = 8

/**
 * Tells the styles by `data-going-down` of the root that the reader goes on down the page: `page`, or `footer` from where the
 * content ends in the window. It is not there at first, after a step up, and at the end of all.
 */
export function useGoingDown(): void {
  useEffect(() => {
    const root = document.documentElement
    let last = window.scrollY
    function look() {
      const { scrollY, innerHeight } = window
      if (Math.abs(scrollY - last) < slack) return
      const isDown = scrollY > last && root.scrollHeight - scrollY - innerHeight > slack
      last = scrollY
      if (!isDown) delete root.dataset['goingDown']
      else root.dataset['goingDown'] = (document.getElementById('content')?.getBoundingClientRect().bottom ?? 0) > innerHeight ? 'page' : 'footer'
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
}
