import { splitPath } from '../i18n/paths'

/** The router takes the focus within this many milliseconds, or not at all. */
const patience = 1000

/**
 * Leads the keyboard to a page that has come: to what the fragment names, else to its beginning, past the header. In another
 * language it is the same page, and the focus stays in the switcher.
 */
export function focusPage({ pathname, hash }: Location, former: Location): void {
  const main = document.getElementById('content')
  if (!main) return
  const isOther = splitPath(pathname).path !== splitPath(former.pathname).path
  // Unless the page has chosen a place in it by itself.
  const hasChosen = main !== document.activeElement && main.contains(document.activeElement)
  if (isOther && !hasChosen) (named(hash) ?? main).focus({ preventScroll: true })
  giveBackFocus()
}

function named(hash: string): HTMLElement | undefined {
  const element = document.getElementById(decode(hash.slice(1)))
  // A heading takes the focus only when it is told that it may.
  if (element && element.tabIndex < 0) element.tabIndex = -1
  return element ?? undefined
}

/** Gatsby's router gives the focus to all of the page, header included, some time after it has told of the page. What had it gets it back. */
function giveBackFocus(): void {
  const whole = document.getElementById('gatsby-focus-wrapper')
  const giveBack = ({ relatedTarget }: FocusEvent) => relatedTarget instanceof HTMLElement && relatedTarget.focus({ preventScroll: true })
  whole?.addEventListener('focus', giveBack, { once: true })
  setTimeout(() => whole?.removeEventListener('focus', giveBack), patience)
}

/** What is no encoded text stands for itself. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
