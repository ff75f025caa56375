import {
  getAnnouncement,
  getArchivedNews,
  getBlog,
  getBreadcrumbs,
  getDissertation,
  getDoctoral,
  getEvent,
  getMenu,
  getNews,
  getPage,
  getPortfolio,
  getSettings,
  getVacancy,
  listAnnouncements,
  listArchivedNews,
  listDepartments,
  listDissertations,
  listEventCategories,
  listEvents,
  listNews,
  listNewsCategories,
  listPages,
  listPortfolios,
  listUsefulLinks,
  listVacancies,
} from '@university/api-client'
import type { Client } from '@university/api-client/client'
import type { Operation } from '@university/api-client/operation'
import { readAllPages, type ListAnswer, type ListRequest } from '@university/api-client/read-all-pages'
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
  archivedNews: Schema<'ArchivedNews'>[]
  announcements: Schema<'Announcement'>[]
  eventCategories: Schema<'EventCategory'>[]
  events: Schema<'Event'>[]
  vacancies: Schema<'Vacancy'>[]
  dissertations: Schema<'Dissertation'>[]
  doctorals: Schema<'Doctoral'>[]
  departments: Schema<'Department'>[]
  portfolios: Schema<'Portfolio'>[]
  /** The rector's blog, where the site has one. */
  blogs: Schema<'Blog'>[]
}

const requestsAtOnce = 8

/** The settings of a site, or undefined when the API has no such site. */
export async function loadSettings(client: Client, slug: Schema<'SiteSlug'>): Promise<Schema<'Settings'> | undefined> {
  const answer = await getSettings(client, { body: { slug } })
  if (isNotFound(answer)) return undefined
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

  /** Every item of a list, and of each what its own call says. */
  const readEach = async <Row extends { id: number }, Item>(
    rows: Promise<Result<Row[], Schema<'Problem'>>>,
    [listName, getName]: [string, string],
    name: (row: Row) => string,
    get: (row: Row) => Promise<Result<Item, Schema<'Problem'>>>,
  ): Promise<Item[]> =>
    mapConcurrently(check(listName, site, await rows), requestsAtOnce, async (row) => {
      const item = check(getName, `${name(row)}, ${site}`, await get(row))
      onItem()
      return item
    })
  const all = <T>(operation: Operation<typeof list & ListRequest, ListAnswer<T>, Schema<'Problem'>>) => readAllPages(client, operation, list)

  const [main, full, usefulLinks, newsCategories, eventCategories, departments] = await Promise.all([
    getMenu(client, { body: { slug, is_main: true } }).then((answer) => check('getMenu', `main menu, ${site}`, answer)),
    getMenu(client, { body: { slug, is_main: false } }).then((answer) => check('getMenu', `full menu, ${site}`, answer)),
    listUsefulLinks(client, list).then((answer) => check('listUsefulLinks', site, answer)),
    listNewsCategories(client, list).then((answer) => check('listNewsCategories', site, answer)),
    listEventCategories(client, list).then((answer) => check('listEventCategories', site, answer)),
    listDepartments(client, list).then((answer) => check('listDepartments', site, answer)),
  ])
  const pages = await readEach(all(listPages), ['listPages', 'getPage'], ({ id, slug: path }) => `page ${id} ${path}`, ({ id }) => getPage(client, { path: { slug: String(id) }, query: { site: slug } }))
  const news = await readEach(all(listNews), ['listNews', 'getNews'], ({ id }) => `news ${id}`, ({ id }) => getNews(client, { body: { id, slug } }))
  const archivedNews = await readEach(all(listArchivedNews), ['listArchivedNews', 'getArchivedNews'], ({ id }) => `archived news ${id}`, ({ id }) => getArchivedNews(client, { body: { id, slug } }))
  // Expired ones, too: links to them are kept, and lists offer them.
  const everyAnnouncement = readAllPages(client, listAnnouncements, { body: { ...list.body, validity: 'all' as const } })
  const announcements = await readEach(everyAnnouncement, ['listAnnouncements', 'getAnnouncement'], ({ id }) => `announcement ${id}`, ({ id }) => getAnnouncement(client, { body: { id, slug } }))
  const events = await readEach(all(listEvents), ['listEvents', 'getEvent'], ({ id }) => `event ${id}`, ({ id }) => getEvent(client, { body: { id, slug } }))
  const vacancies = await readEach(all(listVacancies), ['listVacancies', 'getVacancy'], ({ id }) => `vacancy ${id}`, ({ id }) => getVacancy(client, { body: { id, slug } }))
  const dissertations = await readEach(all(listDissertations), ['listDissertations', 'getDissertation'], ({ id }) => `dissertation ${id}`, ({ id }) => getDissertation(client, { body: { id, slug } }))
  const candidates = dissertations.flatMap((dissertation) => dissertation.doctorals)
  const doctorals = await mapConcurrently(candidates, requestsAtOnce, async ({ id, dissertation_id }) =>
    check('getDoctoral', `doctoral ${id} of dissertation ${dissertation_id}, ${site}`, await getDoctoral(client, { body: { id: dissertation_id, doctoral_id: id, slug } })),
  )
  const portfolios = await readEach(all(listPortfolios), ['listPortfolios', 'getPortfolio'], ({ id }) => `portfolio ${id}`, ({ id }) => getPortfolio(client, { query: { id } }))
  const blog = await getBlog(client, { body: { slug: 'rector' } })

  return {
    settings,
    menu: { main, full },
    usefulLinks,
    pages: await mapConcurrently(pages, requestsAtOnce, async (page) => ({ ...page, breadcrumbs: await readBreadcrumbs(client, page, site) })),
    newsCategories,
    news,
    archivedNews,
    announcements,
    eventCategories,
    events,
    vacancies,
    dissertations,
    doctorals,
    departments,
    portfolios,
    blogs: slug !== '' || isNotFound(blog) ? [] : [check('getBlog', 'rector', blog)],
  }
}

async function readBreadcrumbs(client: Client, { id, slug, menu_id }: Schema<'Page'>, site: string): Promise<Schema<'Breadcrumb'>[]> {
  return menu_id === null ? [] : check('getBreadcrumbs', `page ${id} ${slug}, ${site}`, await getBreadcrumbs(client, { body: { menu_id } }))
}

const isNotFound = (answer: Result<unknown, unknown>): boolean => !answer.ok && answer.kind === 'badRequest' && answer.status === 404

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
