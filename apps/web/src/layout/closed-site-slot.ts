import type { ComponentType } from 'react'
import type { ClosedSiteProps } from './closed-site'

/** What stands in the place of the pages of a closed site: there before the first render, on such a site and on the server. */
export const closedSite: { ClosedSite?: ComponentType<ClosedSiteProps> } = {}

export async function loadClosedSite(): Promise<void> {
  const { ClosedSite } = await import(/* webpackChunkName: "closed-site" */ './closed-site')
  Object.assign(closedSite, { ClosedSite })
}
