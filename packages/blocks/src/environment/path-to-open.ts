import { isPage } from './page-path'

/** Of a click, the browser's or React's. */
type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target'>

/** A click with nothing held: it is not for another tab or window. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** Where a click leads that opens without a reload: to another page of the site. @returns undefined where the browser follows by itself, or there is no link */
export function pathToOpen(click: Click): string | undefined {
  const link = (click.target as Element).closest('a')
  if (click.defaultPrevented || !isPlainClick(click) || !link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return undefined
  if (!isPage(link.pathname)) return undefined
  if (link.hash && link.pathname === window.location.pathname) return undefined
  return link.pathname + link.search + link.hash
}

/** Links of the site that are plain ones open without a reload, as all others do. */
export function openInPlace(click: Click & Pick<Event, 'preventDefault'>, open: (path: string) => void): void {
  const path = pathToOpen(click)
  if (path === undefined) return
  click.preventDefault()
  open(path)
}
