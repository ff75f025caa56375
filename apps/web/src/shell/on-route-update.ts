import type { GatsbyBrowser } from 'gatsby'

/**
 * The build writes into each page what other programs read of it (gatsby/findable/static-head.ts). That is of the page with which the
 * reader came; when another takes its place it goes, lest it says something that is no longer true.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return
  for (const element of document.head.querySelectorAll('[data-of-page]')) element.remove()
}
