import {
  getBreadcrumbs,
  getMenu,
  getNews,
  getPage,
  getSettings,
  listNews,
  listNewsCategories,
  listPages,
  listUsefulLinks,
} from '@university/api-client'
import type { Client } from '@university/api-client/client'
import { readAllPages } from '@university/api-client/read-all-pages'
import type { Result } from '@university/api-client/result'
import type { Schema } from '@university/api-client/types'
import { mapConcurrently } from './map-concurrently'
import { SourceError } from './source-error'

/** Everything that the build wants of one site. */
export interface Site {
  settings: Schema<'Settings'>
  menu: { main: Schema<'MenuItem'>[]; full: Schema<'MenuItem'>[] }
  usefulLinks: Schema<'UsefulLink'>[]
  pages: (Schema<'Page'> & { breadcrumbs: Schema<'Breadcrumb'>[] })[]
  newsCategories: Schema<'NewsCategory'>[]
  news: Schema<'News'>[]
}

const requestsAtOnce = 8

/** The settings of a site, or undefined when the API has no such site. */
export async function loadSettings(client: Client, slug: Schema<'SiteSlug'>): Promise<Schema<'Settings'> | undefined> {
  const answer = await getSettings(client, { body: { slug } })
  if (!answer.ok && answer.kind === 'badRequest' && answer.status === 404) return undefined
  return check('getSettings', nameOf(slug), answer)
}

/**
 * Reads one site through the generated client.
 *
 * @param client see createSourceClient
 * @param onItem told after each page and news item, for a progress line
 * @throws SourceError when a call fails or an answer breaks the contract
 */
export async function loadSite(client: Client, slug: Schema<'SiteSlug'>, settings: Schema<'Settings'>, onItem: () => void): Promise<Site> {
  const site = nameOf(slug)
  const list = { body: { slug, lang: 'kz' as const } }
  const [main, full, usefulLinks, pageList, newsCategories, newsList] = await Promise.all([
    getMenu(client, { body: { slug, is_main: true } }).then((answer) => check('getMenu', `main menu, ${site}`, answer)),
    getMenu(client, { body: { slug, is_main: false } }).then((answer) => check('getMenu', `full menu, ${site}`, answer)),
    listUsefulLinks(client, list).then((answer) => check('listUsefulLinks', site, answer)),
    readAllPages(client, listPages, list).then((answer) => check('listPages', site, answer)),
    listNewsCategories(client, list).then((answer) => check('listNewsCategories', site, answer)),
    readAllPages(client, listNews, list).then((answer) => check('listNews', site, answer)),
  ])

  const pages = await mapConcurrently(pageList, requestsAtOnce, async ({ id, slug: pageSlug }) => {
    const item = `page ${id} ${pageSlug}, ${site}`
    const page = check('getPage', item, await getPage(client, { path: { slug: String(id) }, query: { site: slug } }))
    const breadcrumbs = page.menu_id === null ? [] : check('getBreadcrumbs', item, await getBreadcrumbs(client, { body: { menu_id: page.menu_id } }))
    onItem()
    return { ...page, breadcrumbs }
  })

  const news = await mapConcurrently(newsList, requestsAtOnce, async ({ id }) => {
    const item = check('getNews', `news ${id}, ${site}`, await getNews(client, { body: { id, slug } }))
    onItem()
    return item
  })

  return { settings, menu: { main, full }, usefulLinks, pages, newsCategories, news }
}

/** The data of an answer that came. @throws SourceError */
function check<T>(operation: string, item: string, answer: Result<T, Schema<'Problem'>>): T {
  if (answer.ok) return answer.data
  switch (answer.kind) {
    case 'badRequest':
      throw new SourceError(operation, item, [`the API answered ${answer.status} ${answer.error.code}: ${answer.error.detail ?? answer.error.title}`])
    case 'badResponse':
      if (answer.issues) throw new SourceError(operation, item, answer.issues.map(({ pointer, message }) => `${pointer || '/'} ${message}`))
      throw new SourceError(operation, item, [`the API answered ${answer.status}, which the contract does not allow for`], { cause: answer.cause })
    default:
      throw new SourceError(operation, item, [`no answer (${answer.kind}): ${reasonOf(answer.cause)}`], { cause: answer.cause })
  }
}

/** Node hides why a fetch failed one level down. */
function reasonOf(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  return inner instanceof Error ? inner.message || inner.name : String(inner)
}

function nameOf(slug: Schema<'SiteSlug'>): string {
  return slug === '' ? 'main site' : `site ${slug}`
}
