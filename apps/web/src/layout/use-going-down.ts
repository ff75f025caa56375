import { useEffect } from 'react'

/** Smaller movements are those of a finger that rests, in pixels. */
const slack = 8
/** How long what a step up has brought stays, in milliseconds: who has stopped there reads on. */
const stay = 5000

/**
 * Tells the styles by `data-going-down` of the root that the reader goes on down the page, or reads on where they are. It is not there at first, for a while after a
 * step up, and at the end of all.
 */
export function useGoingDown(): void {
  useEffect(() => {
    const root = document.documentElement
    let last = window.scrollY
    let timer: ReturnType<typeof setTimeout> | undefined
    const isAtEnd = () => root.scrollHeight - window.scrollY - window.innerHeight <= slack
    const say = (goesDown: boolean) => root.toggleAttribute('data-going-down', goesDown && !isAtEnd())
    function look() {
      const { scrollY } = window
      if (Math.abs(scrollY - last) < slack) return
      say(scrollY > last)
      last = scrollY
      clearTimeout(timer)
      timer = setTimeout(() => say(true), stay)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', look)
    }
  }, [])
}
