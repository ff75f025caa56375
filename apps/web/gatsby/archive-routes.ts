import { perPage } from '../src/lib/list-sizes'
import { query, type Graphql } from './query'
import type { Route } from './routes'
import { yearsOf } from './years-of'

/** The archive of news of each site, and a page for each item of it. */
export async function readArchiveRoutes(graphql: Graphql, sites: readonly string[]): Promise<(Route & { site: string })[]> {
  const data = await query<Queries.ArchiveRoutesQuery>(graphql, /* GraphQL */ `
    query ArchiveRoutes {
      allUniversityArchivedNews { nodes { id site api_id available_langs published_at updated_at } }
    }
  `)
  const { nodes } = data.allUniversityArchivedNews

  return [
    ...sites.map((site) => ({
      site,
      path: '/news/archive',
      template: 'news-archive' as const,
      variables: { perPage: perPage.archive, years: yearsOf(nodes.filter((node) => node.site === site)) },
    })),
    ...nodes.map(({ id, site, api_id, available_langs, updated_at }) => ({
      site,
      path: `/news/archive/${api_id}`,
      template: 'archived-news' as const,
      variables: { id },
      availableLanguages: available_langs,
      updatedAt: updated_at,
    })),
  ]
}
