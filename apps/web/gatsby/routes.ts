import type { Language } from '../src/i18n/languages'
import { onHome, perPage } from '../src/lib/list-sizes'
import type { PageContext } from '../src/lib/page-context'
import { readAnnouncementRoutes } from './announcement-routes'
import { readArchiveRoutes } from './archive-routes'
import { readBlogRoutes } from './blog-routes'
import { buildHour } from './build-hour'
import { readPeopleRoutes } from './people-routes'
import { query, type Graphql } from './query'
import { buildTime } from './settings'
import { yearsOf } from './years-of'

/** One file each in `src/templates`. */
export const templates = [
  'home', 'page', 'news-list', 'news', 'news-archive', 'archived-news',
  'announcement-list', 'announcement', 'event-list', 'event', 'vacancy', 'search',
  'reception', 'accessibility', 'department', 'cafedra', 'portfolio', 'dissertation',
  'doctoral', 'blog', 'blog-elsewhere', 'rector', 'newsletter-subscribe', 'newsletter-activate', 'newsletter-unsubscribe',
  'maintenance', 'not-found',
] as const

export type Template = (typeof templates)[number]

/** A page of a site before it is multiplied by languages. */
export interface Route {
  /** Without a language: `/news/1001`. */
  path: string
  template: Template
  /** Variables of the template's query beside site and language. */
  variables?: Omit<PageContext, 'site' | 'language' | 'shell' | 'availableLanguages' | 'i18n'>
  /** Languages with a text of their own; all when absent. */
  availableLanguages?: readonly Language[]
  /** RFC 3339: the last change of the item, where the page shows one. */
  updatedAt?: string
}

/** Every page of every site, in Gatsby's order of the sites. */
export async function readRoutes(graphql: Graphql): Promise<Map<string, Route[]>> {
  const data = await query<Queries.RoutesQuery>(graphql, /* GraphQL */ `
    query Routes {
      allUniversitySettings { nodes { site } }
      allUniversityPage { nodes { id site slug available_langs updated_at } }
      allUniversityNews { nodes { id site api_id available_langs published_at updated_at categories { slug } } }
      allUniversityNewsCategory { nodes { site slug } }
      allUniversityEvent { nodes { id site api_id available_langs updated_at } }
      allUniversityVacancy { nodes { id site api_id available_langs updated_at category { id } } }
    }
  `)

  const routes = new Map<string, Route[]>()
  /** Those in which a site has news, or news of a category. */
  const newsYears = (site: string, category?: string) =>
    yearsOf(data.allUniversityNews.nodes.filter((news) => news.site === site && (category === undefined || news.categories.some(({ slug }) => slug === category))))
  for (const { site } of data.allUniversitySettings.nodes) {
    routes.set(site, [
      { path: '/', template: 'home', variables: { ...buildHour(buildTime()), ...onHome } },
      { path: '/news', template: 'news-list', variables: { perPage: perPage.news, years: newsYears(site) } },
      { path: '/events', template: 'event-list', variables: { ...buildHour(buildTime()), perPage: perPage.events } },
      { path: '/search', template: 'search' },
      { path: '/reception', template: 'reception' },
      { path: '/accessibility', template: 'accessibility' },
      { path: '/newsletter/subscribe', template: 'newsletter-subscribe' },
      { path: '/newsletter/activate', template: 'newsletter-activate' },
      { path: '/newsletter/unsubscribe', template: 'newsletter-unsubscribe' },
      { path: '/Maintenance', template: 'maintenance' },
      { path: '/404', template: 'not-found' },
    ])
  }
  /** One page for each item, at its own path. */
  function addEach<Node extends Item>(
    nodes: readonly Node[],
    template: Route['template'],
    pathOf: (node: Node) => string,
    variablesOf: (node: Node) => Route['variables'] = () => ({}),
  ): void {
    for (const node of nodes) {
      routes.get(node.site)?.push({
        path: pathOf(node),
        template,
        variables: { id: node.id, ...variablesOf(node) },
        updatedAt: node.updated_at,
        ...(node.available_langs && { availableLanguages: node.available_langs }),
      })
    }
  }

  addEach(data.allUniversityPage.nodes, 'page', ({ slug }) => `/page/${slug}`)
  addEach(data.allUniversityNews.nodes, 'news', ({ api_id }) => `/news/${api_id}`)
  addEach(data.allUniversityEvent.nodes, 'event', ({ api_id }) => `/events/${api_id}`)
  addEach(data.allUniversityVacancy.nodes, 'vacancy', ({ api_id }) => `/vacancy/${api_id}`, ({ category }) => ({ categoryId: category.id }))
  for (const { site, slug } of data.allUniversityNewsCategory.nodes) {
    routes.get(site)?.push({ path: `/news/category/${slug}`, template: 'news-list', variables: { category: slug, perPage: perPage.news, years: newsYears(site, slug) } })
  }
  const sites = [...routes.keys()]
  for (const { site, ...route } of [...(await readAnnouncementRoutes(graphql, sites)), ...(await readArchiveRoutes(graphql, sites)), ...(await readPeopleRoutes(graphql)), ...(await readBlogRoutes(graphql, sites))]) {
    routes.get(site)?.push(route)
  }
  return routes
}

interface Item {
  readonly id: string
  readonly site: string
  readonly updated_at: string
  readonly available_langs?: readonly Language[]
}
