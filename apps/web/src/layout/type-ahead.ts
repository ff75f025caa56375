import { useRef, type KeyboardEvent } from 'react'

/** A pause of this length, in milliseconds, begins a new word. */
const pause = 500

/**
 * Letters typed in a menu lead to its next entry that begins with them.
 *
 * @returns a handler of `keydown` for the element around the entries; it looks at links, buttons and folds that are seen
 */
export function useTypeAhead<E extends HTMLElement>(): (event: KeyboardEvent<E>) => void {
  const typed = useRef({ text: '', at: 0 })

  return (event) => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
    const now = Date.now()
    const text = (now - typed.current.at > pause ? '' : typed.current.text) + event.key.toLocaleLowerCase()
    typed.current = { text, at: now }

    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button, summary')].filter(isSeen)
    const current = entries.indexOf(document.activeElement as HTMLElement)
    // A word that goes on may stay where it is; a new one moves on.
    const start = text.length > 1 ? current : current + 1
    const inOrder = [...entries.slice(Math.max(start, 0)), ...entries.slice(0, Math.max(start, 0))]
    inOrder.find((entry) => entry.textContent?.trim().toLocaleLowerCase().startsWith(text))?.focus()
  }
}

function isSeen(element: HTMLElement): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true
}
