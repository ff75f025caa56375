import type { GatsbyBrowser } from 'gatsby'
import { loadRunTime } from '../builds/load-run-time'
import { focusPage } from './focus-page'

/**
 * When another page has taken the place of the former one. The build writes into each page what other programs read of it
 * (build/findable/static-head.ts): that of the page with which the reader came goes, lest it says something that is no longer
 * true. The keyboard and screen readers are led to what is new.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return
  for (const element of document.head.querySelectorAll('[data-of-page]')) element.remove()
  focusPage(location, prevLocation)
  loadRunTime().then(({ announcePage }) => announcePage(location), console.error)
}
