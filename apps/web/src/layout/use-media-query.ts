import { useEffect, useState } from 'react'

/** Whether the window fits a media query, and from then on. For what the server does not render. */
export function useMediaQuery(query: string): boolean {
  const [matches, setMatches] = useState(() => window.matchMedia(query).matches)
  useEffect(() => {
    const list = window.matchMedia(query)
    const look = () => setMatches(list.matches)
    look()
    list.addEventListener('change', look)
    return () => list.removeEventListener('change', look)
  }, [query])
  return matches
}
