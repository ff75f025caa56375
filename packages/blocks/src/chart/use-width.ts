import { useEffect, useState, type RefObject } from 'react'

/** How wide an element is, in whole pixels; undefined before it is known. */
export function useWidth(element: RefObject<HTMLElement>): number | undefined {
  const [width, setWidth] = useState<number>()
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry && Math.floor(entry.contentRect.width)))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
