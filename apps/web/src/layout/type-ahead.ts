/** A pause of this length, in milliseconds, begins a new word. */
const pause = 500

let typed: { menu?: Element; text: string; at: number } = { text: '', at: 0 }

/**
 * Letters typed in a menu lead to its next entry that begins with them.
 *
 * @param menu the element around the entries: links, buttons and folds that are seen
 * @param letter the key, a single character
 */
export function typeAhead(menu: Element, letter: string): void {
  const now = performance.now()
  const goesOn = typed.menu === menu && now - typed.at <= pause
  const text = (goesOn ? typed.text : '') + letter.toLowerCase()
  typed = { menu, text, at: now }

  const entries = [...menu.querySelectorAll<HTMLElement>('a, button, summary')].filter(isSeen)
  const current = entries.indexOf(document.activeElement as HTMLElement)
  // A word that goes on may stay where it is; a new one moves on.
  const start = text.length > 1 ? current : current + 1
  const inOrder = [...entries.slice(Math.max(start, 0)), ...entries.slice(0, Math.max(start, 0))]
  inOrder.find((entry) => entry.textContent?.trim().toLowerCase().startsWith(text))?.focus()
}

function isSeen(element: HTMLElement): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true
}
