import { useCallback, useEffect, useRef, type RefCallback } from 'react'
import { useFocusHandover } from '../environment/use-focus-handover'
import type { SearchChoice } from './read-search'

/**
 * Brings who turned a page, at the end of the hits, to the beginning of the next ones: view and focus. Who looks for something else stays in the field.
 *
 * @returns the ref of what holds the hits
 */
export function useTurnedPage<Hits extends HTMLElement>(choice: SearchChoice): RefCallback<Hits> {
  const hits = useRef<Hits | null>(null)
  const former = useRef(choice)
  // The hits go away where the next page cannot be fetched.
  const handOver = useFocusHandover<Hits>()

  useEffect(() => {
    const { q, type, year, page } = former.current
    former.current = choice
    if (page === choice.page || q !== choice.q || type !== choice.type || year !== choice.year || !hits.current) return
    hits.current.focus({ preventScroll: true })
    if (hits.current.getBoundingClientRect().top < 0) hits.current.scrollIntoView({ block: 'start' })
  }, [choice])

  return useCallback(
    (element: Hits | null) => {
      hits.current = element
      handOver(element)
    },
    [handOver],
  )
}
