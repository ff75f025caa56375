import type { Passage } from './passages'

const name = 'read-aloud'

/** How long a smooth scroll takes at most, in milliseconds. */
const scrolling = 1000

/** The part of the window that nothing covers: styles/global.css says how far the header and the button that leads to the top reach. */
export function openWindow(): { top: number; bottom: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  return { top: parseFloat(scrollPaddingTop) || 0, bottom: window.innerHeight - (parseFloat(scrollPaddingBottom) || 0) }
}

export interface PassageView {
  /** Undefined takes the mark away. */
  show: (passage: Passage | undefined, isChosen: boolean) => void
}

/** Marks the passage that is read and keeps it in the window, until the reader scrolls somewhere else or back. */
export function createPassageView(): PassageView {
  let shown: Passage | undefined
  let scrolledAt = -Infinity

  /** The reader has scrolled the former passage out of the window. */
  function isElsewhere(): boolean {
    if (!shown || shown.range.collapsed || performance.now() - scrolledAt < scrolling) return false
    const { top, bottom } = shown.range.getBoundingClientRect()
    return bottom < 0 || top > window.innerHeight
  }

  return {
    show: (passage, isChosen) => {
      const follows = isChosen || !isElsewhere()
      unmark(shown)
      shown = passage
      if (!passage) return
      mark(passage)
      if (follows && scrollTo(passage.range)) scrolledAt = performance.now()
    },
  }
}

/** @returns whether it had to be moved */
function scrollTo(range: Range): boolean {
  const { top, bottom } = openWindow()
  const box = range.getBoundingClientRect()
  const isSeen = box.top >= top - 1 && (box.bottom <= bottom || box.top <= top + 1)
  if (isSeen) return false
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollBy({ top: box.top - top, behavior: isStill ? 'auto' : 'smooth' })
  return true
}

/** By the colour of its letters where browsers can; pictures have none. Lines of headings are so near to each other that the ground of one covers the letters of the one above. */
function mark({ range, element }: Passage): void {
  if (range.toString().trim() && 'highlights' in CSS && !element.matches('h1, h2, h3, h4')) CSS.highlights.set(name, new Highlight(range))
  else element.setAttribute('data-read-aloud', '')
}

function unmark(passage: Passage | undefined): void {
  if (!passage) return
  if ('highlights' in CSS) CSS.highlights.delete(name)
  passage.element.removeAttribute('data-read-aloud')
}
