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
} from '@university/api-client'
import type { Client } from '@university/api-client/client'
import type { ListRequest } from '@university/api-client/read-all-pages'
import type { Result } from '@university/api-client/result'
import type { ReadProblem, Schema } from '@university/api-client/types'
import { check, isRefused } from './check-answer'
import { loadVacancies } from './load-vacancies'
import { mapConcurrently } from './map-concurrently'
import { readList, type CountedList } from './read-list'
import { SourceError } from './source-error'

/** An item that has no list of its own at a known address: on which page a block lists it. */
type Listed<Item> = Item & { list_slug: string | null }

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
  /** Those that closed a while ago, too. */
  vacancies: Listed<Schema<'Vacancy'>>[]
  dissertations: Listed<Schema<'Dissertation'>>[]
  doctorals: Schema<'Doctoral'>[]
  departments: Schema<'Department'>[]
  portfolios: Schema<'Portfolio'>[]
  /** The rector's blog, where the site has one. */
  blogs: Schema<'Blog'>[]
}

export const requestsAtOnce = 8

/** The settings of a site, or undefined when the API has no such site. */
export async function loadSettings(client: Client, slug: Schema<'SiteSlug'>): Promise<Schema<'Settings'> | undefined> {
  const answer = await getSettings(client, { body: { slug } })
  if (isRefused(answer, 404)) return undefined
  return check('getSettings', nameOf(slug), answer)
}

/**
 * Reads one site through the generated client; where something is gone, a second time: what was deleted between a list and its own call is in neither then.
 *
 * @param client see createSourceClient
 * @param onItem told after each page and news item, for a progress line
 * @throws SourceError when a call fails or an answer breaks the contract
 */
export async function loadSite(client: Client, slug: Schema<'SiteSlug'>, settings: Schema<'Settings'>, onItem: () => void): Promise<Site> {
  const read = () => readSite(client, slug, settings, onItem)
  return read().catch((error: unknown) => {
    if (error instanceof SourceError && error.isGone) return read()
    throw error
  })
}

async function readSite(client: Client, slug: Schema<'SiteSlug'>, settings: Schema<'Settings'>, onItem: () => void): Promise<Site> {
  const site = nameOf(slug)
  const list = { body: { slug, lang: 'kz' as const } }

  /** Every item of a list, and of each what its own call says. */
  const readEach = async <Row extends { id: number }, Item>(
    rows: Promise<Row[]>,
    getName: string,
    name: (row: Row) => string,
    get: (row: Row) => Promise<Result<Item, ReadProblem>>,
  ): Promise<Item[]> =>
    mapConcurrently(await rows, requestsAtOnce, async (row) => {
      const item = check(getName, `${name(row)}, ${site}`, await get(row))
      onItem()
      return item
    })
  const all = <T>(name: string, operation: CountedList<typeof list & ListRequest, T>) => readList(client, operation, list, { name, site })

  const [main, full, usefulLinks, newsCategories, eventCategories, departments] = await Promise.all([
    getMenu(client, { body: { slug, is_main: true } }).then((answer) => check('getMenu', `main menu, ${site}`, answer)),
    getMenu(client, { body: { slug, is_main: false } }).then((answer) => check('getMenu', `full menu, ${site}`, answer)),
    listUsefulLinks(client, list).then((answer) => check('listUsefulLinks', site, answer)),
    listNewsCategories(client, list).then((answer) => check('listNewsCategories', site, answer)),
    listEventCategories(client, list).then((answer) => check('listEventCategories', site, answer)),
    listDepartments(client, list).then((answer) => check('listDepartments', site, answer)),
  ])
  const listedBy = async <Item>(block: string, items: Promise<Item[]>): Promise<Listed<Item>[]> => {
    const [pages, listed] = await Promise.all([listPages(client, { body: { ...list.body, block, per_page: 1 } }), items])
    const list_slug = check('listPages', `pages with ${block}, ${site}`, pages).data[0]?.slug ?? null
    return listed.map((item) => ({ ...item, list_slug }))
  }
  const readPages = async () => {
    const pages = await readEach(all('listPages', listPages), 'getPage', ({ id, slug: path }) => `page ${id} ${path}`, ({ id }) => getPage(client, { path: { slug: String(id) }, query: { site: slug } }))
    return mapConcurrently(pages, requestsAtOnce, async (page) => ({ ...page, breadcrumbs: await readBreadcrumbs(client, page, site) }))
  }
  const readNews = async () => ({
    news: await readEach(all('listNews', listNews), 'getNews', ({ id }) => `news ${id}`, ({ id }) => getNews(client, { body: { id, slug } })),
    archivedNews: await readEach(all('listArchivedNews', listArchivedNews), 'getArchivedNews', ({ id }) => `archived news ${id}`, ({ id }) => getArchivedNews(client, { body: { id, slug } })),
  })
  const readDates = async () => {
    // Expired ones, too: links to them are kept, and lists offer them.
    const everyAnnouncement = readList(client, listAnnouncements, { body: { ...list.body, validity: 'all' as const } }, { name: 'listAnnouncements', site })
    return {
      announcements: await readEach(everyAnnouncement, 'getAnnouncement', ({ id }) => `announcement ${id}`, ({ id }) => getAnnouncement(client, { body: { id, slug } })),
      events: await readEach(all('listEvents', listEvents), 'getEvent', ({ id }) => `event ${id}`, ({ id }) => getEvent(client, { body: { id, slug } })),
      vacancies: await listedBy('VacancyList', loadVacancies(client, slug, { site, atOnce: requestsAtOnce, onItem })),
    }
  }
  const readStaff = async () => {
    const dissertations = await listedBy(
      'Dissertation',
      readEach(all('listDissertations', listDissertations), 'getDissertation', ({ id }) => `dissertation ${id}`, ({ id }) => getDissertation(client, { body: { id, slug } })),
    )
    const candidates = dissertations.flatMap((dissertation) => dissertation.doctorals)
    const doctorals = await mapConcurrently(candidates, requestsAtOnce, async ({ id, dissertation_id }) =>
      check('getDoctoral', `doctoral ${id} of dissertation ${dissertation_id}, ${site}`, await getDoctoral(client, { body: { id: dissertation_id, doctoral_id: id, slug } })),
    )
    const portfolios = await readEach(all('listPortfolios', listPortfolios), 'getPortfolio', ({ id }) => `portfolio ${id}`, ({ id }) => getPortfolio(client, { query: { id } }))
    return { dissertations, doctorals, portfolios }
  }
  // Side by side, so that neither this process nor the server waits for the last answer of each list.
  const [pages, news, dates, staff, blog] = await Promise.all([readPages(), readNews(), readDates(), readStaff(), slug === '' ? getBlog(client, { body: { slug: 'rector' } }) : undefined])

  return {
    settings,
    menu: { main, full },
    usefulLinks,
    pages,
    newsCategories,
    ...news,
    ...dates,
    ...staff,
    eventCategories,
    departments,
    blogs: !blog || isRefused(blog, 404) ? [] : [check('getBlog', 'rector', blog)],
  }
}

async function readBreadcrumbs(client: Client, { id, slug, menu_id }: Schema<'Page'>, site: string): Promise<Schema<'Breadcrumb'>[]> {
  return menu_id === null ? [] : check('getBreadcrumbs', `page ${id} ${slug}, ${site}`, await getBreadcrumbs(client, { body: { menu_id } }))
}

function nameOf(slug: Schema<'SiteSlug'>): string {
  return slug === '' ? 'main site' : `site ${slug}`
}
