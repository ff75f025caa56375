const controls = new Set(['AUDIO', 'BUTTON', 'CANVAS', 'DATALIST', 'DIALOG', 'EMBED', 'IFRAME', 'INPUT', 'LABEL', 'LEGEND', 'METER', 'OBJECT', 'PROGRESS', 'SELECT', 'TEXTAREA', 'VIDEO'])
const rolesOfControls = new Set(['button', 'checkbox', 'combobox', 'dialog', 'listbox', 'menu', 'menubar', 'progressbar', 'radio', 'searchbox', 'slider', 'spinbutton', 'switch', 'tab', 'tablist', 'textbox', 'toolbar'])
const phrases = new Set(['A', 'ABBR', 'B', 'CITE', 'CODE', 'DATA', 'EM', 'I', 'Q', 'SMALL', 'SPAN', 'STRONG', 'TIME'])

/** Nobody is meant to read it: neither on the screen nor by a screen reader, or it leads elsewhere. */
export function isLeftOut(element: Element): boolean {
  if (['FORM', 'NAV', 'NOSCRIPT', 'SCRIPT', 'STYLE', 'TEMPLATE'].includes(element.tagName)) return true
  if (element.getAttribute('data-block') === 'ShareComponent' || element.hasAttribute('data-unread')) return true
  if (['navigation', 'search'].includes(element.getAttribute('role') ?? '')) return true
  if (element.hasAttribute('hidden') || element.hasAttribute('inert') || element.getAttribute('aria-hidden') === 'true') return true
  const { display, visibility } = getComputedStyle(element)
  return display === 'none' || visibility === 'hidden' || visibility === 'collapse'
}

/** What the reader does something with, a link to another form of the same page among it. A button that opens what stands below a heading is that heading. */
export function isControl(element: Element): boolean {
  const isOne = controls.has(element.tagName) || element.matches('a[href^="?"]') || rolesOfControls.has(element.getAttribute('role') ?? '')
  return isOne && !element.closest('h1, h2, h3, h4, h5, h6, summary')
}

/** `word` goes on within a line, `box` stands in a line beside others, `block` begins a new one. */
export function layoutOf(element: Element): 'word' | 'box' | 'block' {
  // It has no place in the line, but its words belong there.
  if (element.classList.contains('visually-hidden')) return 'box'
  const { display } = getComputedStyle(element)
  if (display.startsWith('inline-')) return 'box'
  // Browsers say `inline` for what jsdom has no word for.
  return ['', 'inline', 'contents'].includes(display) || display.startsWith('ruby') ? 'word' : 'block'
}

/** A few words that stand beside others, however they are laid out: a date, a link, a category. */
export function isPhrase(element: Element): boolean {
  return phrases.has(element.tagName)
}

/** What is said for a picture. Undefined for what is none. */
export function textOfPicture(element: Element): string | undefined {
  if (element instanceof HTMLImageElement) return element.alt
  if (element.tagName.toLowerCase() !== 'svg' && element.getAttribute('role') !== 'img') return undefined
  return element.getAttribute('aria-label') ?? [...element.children].find(({ tagName }) => tagName === 'title')?.textContent ?? ''
}
