import type { Wait } from './island-code'

/** Waits until an element is in the window or not far from it. @param margin as CSS has it */
export const whenNear = (margin: string): Wait => (element, run) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** The same, and waits for an address that names something in the element, which may be hidden until its code is there. */
export const whenNamedOrNear = (margin: string): Wait => (element, run) => {
  function look() {
    const id = window.location.hash.slice(1)
    // In the element: a heading elsewhere may have the same.
    if (id && element.querySelector(`#${CSS.escape(id)}`)) run()
  }
  look()
  window.addEventListener('hashchange', look)
  const stop = whenNear(margin)(element, run)
  return () => {
    window.removeEventListener('hashchange', look)
    stop()
  }
}

/**
 * Waits, where readers work with a finger, until an element is in the window: Safari copies and shares within the press alone, and a finger gives no
 * sign before it.
 */
export const whenInReach: Wait = (element, run) => (matchMedia('(pointer: coarse)').matches ? whenNear('0px')(element, run) : () => undefined)
