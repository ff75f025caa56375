import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'

export interface PageTurn<Frame extends HTMLElement> {
  /** Of what is around the list; it needs a role, a name and `tabIndex={-1}` once the keyboard has been taken there. */
  frame: RefObject<Frame>
  /** Whether the keyboard has been taken to the frame. */
  isEntered: boolean
  /** The page that the reader is on the way to, or at. */
  page: number
  /** Told when the reader follows a link to a page. */
  onTurn: (page: number) => void
  /** Told of the focus within the frame. */
  onFocus: (event: FocusEvent<Frame>) => void
  onBlur: () => void
}

/**
 * Takes a reader who turns a page at the end of a list to where the new rows begin, and the keyboard with them. A page that the address
 * has when it is opened, or that the browser goes back to, was not turned: there the browser finds the place by itself. The keyboard is
 * taken there, too, when it was in a row that has gone: the former ones stay, and can be reached, until the new ones come. Then the page goes
 * along if it was turned last, since the keyboard may have moved it down meanwhile.
 *
 * @param wanted the page that the address asks for
 * @param shown the rows, or another value where there are none any more
 */
export function usePageTurn<Frame extends HTMLElement>(wanted: number, shown: unknown): PageTurn<Frame> {
  const frame = useRef<Frame>(null)
  const former = useRef(wanted)
  const focused = useRef<Element>()
  const wasTurned = useRef(false)
  const [entries, setEntries] = useState(0)
  const [turnedTo, setTurnedTo] = useState<number>()

  // Of a turn with the click, before the address changes: the link that has the focus may go away then.
  useEffect(() => {
    if (entries > 0) frame.current?.focus({ preventScroll: true })
  }, [entries])

  // Not before the address has changed: the browser would take the top of the list for the place that the back button leads to.
  useEffect(() => {
    if (former.current === wanted) return
    former.current = wanted
    wasTurned.current = turnedTo === wanted
    if (wasTurned.current) toBeginning(frame.current)
    setTurnedTo(undefined)
  }, [turnedTo, wanted])

  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = undefined
    if (document.activeElement !== document.body) return
    setEntries((count) => count + 1)
    if (wasTurned.current) toBeginning(frame.current)
  }, [shown])

  function onTurn(page: number) {
    if (page === wanted) return
    setEntries((count) => count + 1)
    setTurnedTo(page)
  }
  return {
    frame,
    isEntered: entries > 0,
    page: turnedTo ?? wanted,
    onTurn,
    onFocus: ({ target }) => void (focused.current = target),
    // Not told by React of what it takes out of the page.
    onBlur: () => void (focused.current = undefined),
  }
}

function toBeginning(frame: HTMLElement | null) {
  if (frame && frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' })
}
