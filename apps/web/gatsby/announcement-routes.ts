import { perPage } from '../src/lib/list-sizes'
import { buildHour } from './build-hour'
import { query, type Graphql } from './query'
import type { Route } from './routes'
import { buildTime } from './settings'
import { yearsOf } from './years-of'

/** The list of announcements of each site and a page for each announcement, expired ones among them. */
export async function readAnnouncementRoutes(graphql: Graphql, sites: readonly string[]): Promise<(Route & { site: string })[]> {
  const data = await query<Queries.AnnouncementRoutesQuery>(graphql, /* GraphQL */ `
    query AnnouncementRoutes {
      allUniversityAnnouncement { nodes { id site api_id available_langs published_at updated_at expires_at } }
    }
  `)
  const { nodes } = data.allUniversityAnnouncement
  const { now } = buildHour(buildTime())

  return [
    ...sites.map((site) => ({
      site,
      path: '/announce',
      template: 'announcement-list' as const,
      variables: { now, perPage: perPage.announcements, years: yearsOf(nodes.filter((node) => node.site === site)) },
    })),
    ...nodes.map(({ id, site, api_id, available_langs, updated_at, expires_at }) => ({
      site,
      path: `/announce/${api_id}`,
      template: 'announcement' as const,
      variables: { id, ...(expires_at !== null && Date.parse(expires_at) <= Date.parse(now) && { wasOver: true }) },
      availableLanguages: available_langs,
      updatedAt: updated_at,
    })),
  ]
}
