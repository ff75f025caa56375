import { useEffect, useRef, useState, type RefObject } from 'react'

export interface PageTurn<Frame extends HTMLElement> {
  /** Of what is around the list; it needs a role, a name and `tabIndex={-1}` once a page has been turned. */
  frame: RefObject<Frame>
  /** Whether the reader has turned a page. */
  isTurned: boolean
  /** The page that the reader is on the way to, or at. */
  page: number
  /** Told when the reader follows a link to a page. */
  onTurn: (page: number) => void
}

/**
 * Takes a reader who turns a page at the end of a list to where the new rows begin, and the keyboard with them. A page that the address
 * has when it is opened, or that the browser goes back to, was not turned: there the browser finds the place by itself.
 *
 * @param wanted the page that the address asks for
 */
export function usePageTurn<Frame extends HTMLElement>(wanted: number): PageTurn<Frame> {
  const frame = useRef<Frame>(null)
  const former = useRef(wanted)
  const [isTurned, setTurned] = useState(false)
  const [turnedTo, setTurnedTo] = useState<number>()

  // With the click, before the address changes: the link that has the focus may go away then.
  useEffect(() => {
    if (turnedTo !== undefined) frame.current?.focus({ preventScroll: true })
  }, [turnedTo])

  // Not before the address has changed: the browser would take the top of the list for the place that the back button leads to.
  useEffect(() => {
    if (former.current === wanted) return
    former.current = wanted
    if (turnedTo === wanted && frame.current && frame.current.getBoundingClientRect().top < 0) frame.current.scrollIntoView({ block: 'start' })
    setTurnedTo(undefined)
  }, [turnedTo, wanted])

  function onTurn(page: number) {
    if (page === wanted) return
    setTurned(true)
    setTurnedTo(page)
  }
  return { frame, isTurned, page: turnedTo ?? wanted, onTurn }
}
