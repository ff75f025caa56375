import { splitPath } from '../i18n/paths'

/**
 * Leads the keyboard to a page that has come: to what the fragment names, else to its beginning, past the header. In another
 * language it is the same page, and the focus stays in the switcher.
 */
export function focusPage({ pathname, hash }: Location, former: Location): void {
  if (splitPath(pathname).path === splitPath(former.pathname).path) return
  const main = document.getElementById('content')
  // The page has chosen a place by itself.
  if (!main || main.contains(document.activeElement)) return
  const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  // A heading takes the focus only when it is told that it may.
  if (named && named.tabIndex < 0) named.tabIndex = -1
  const target = named ?? main
  target.focus({ preventScroll: true })
}
