import type { ReactElement } from 'react'
import type { Shell } from '../shell/shell'

const titleKey = 'closed-site-title'

/*
 * The HTML of a closed site has nothing of its pages: not in the body, where layout/closed-site.tsx stands in their place,
 * and not in the head or in the data for the browser.
 */

/** What the head of every page says instead. */
export function closedSiteHead({ name }: Shell): ReactElement[] {
  return [<title key={titleKey}>{name}</title>, <meta key="closed-site-robots" name="robots" content="noindex" />]
}

/** Of a closed site without what the pages put into the head themselves, of an open one as they are. */
export function headOfSite(components: ReactElement[]): ReactElement[] {
  if (!components.some(({ key }) => key === titleKey)) return components
  return components.filter(({ props }) => !(props as Record<string, unknown>)['data-gatsby-head'])
}

/** Without menus and links; a preview fetches them. */
export function shellInHtml(shell: Shell): Shell {
  return shell.closed ? { ...shell, menu: [], usefulLinks: [] } : shell
}
