import type { Language } from '../src/i18n/languages'
import type { PageContext } from '../src/lib/page-context'
import { query, type Graphql } from './query'

/** A page of a site before it is multiplied by languages. */
export interface Route {
  /** Without a language: `/news/1001`. */
  path: string
  template: 'home' | 'page' | 'news-list' | 'news' | 'not-found'
  /** Variables of the template's query beside site and language. */
  variables?: Pick<PageContext, 'id' | 'category'>
  /** Languages with a text of their own; all when absent. */
  availableLanguages?: readonly Language[]
}

/** Every page of every site, in Gatsby's order of the sites. */
export async function readRoutes(graphql: Graphql): Promise<Map<string, Route[]>> {
  const data = await query<Queries.RoutesQuery>(graphql, /* GraphQL */ `
    query Routes {
      allUniversitySettings { nodes { site } }
      allUniversityPage { nodes { id site slug available_langs } }
      allUniversityNews { nodes { id site api_id available_langs } }
      allUniversityNewsCategory { nodes { site slug } }
    }
  `)

  const routes = new Map<string, Route[]>()
  for (const { site } of data.allUniversitySettings.nodes) {
    routes.set(site, [
      { path: '/', template: 'home' },
      { path: '/news', template: 'news-list' },
      { path: '/404', template: 'not-found' },
    ])
  }
  /** One page for each item, at its own path. */
  function addEach<Node extends Item>(nodes: readonly Node[], template: Route['template'], pathOf: (node: Node) => string): void {
    for (const node of nodes) {
      routes.get(node.site)?.push({
        path: pathOf(node),
        template,
        variables: { id: node.id },
        ...(node.available_langs && { availableLanguages: node.available_langs }),
      })
    }
  }

  addEach(data.allUniversityPage.nodes, 'page', ({ slug }) => `/page/${slug}`)
  addEach(data.allUniversityNews.nodes, 'news', ({ api_id }) => `/news/${api_id}`)
  for (const { site, slug } of data.allUniversityNewsCategory.nodes) {
    routes.get(site)?.push({ path: `/news/category/${slug}`, template: 'news-list', variables: { category: slug } })
  }
  return routes
}

interface Item {
  readonly id: string
  readonly site: string
  readonly available_langs?: readonly Language[]
}
