import type { Schema } from '@university/api-client/types'
import { settings } from '../settings'
import type { Language } from './sites'

/** What the API says about a site: what the pages must show. */
export interface SiteContent {
  settings: Schema<'Settings'>
  /** The main navigation. */
  menu: Schema<'MenuItem'>[]
  /** Every entry of the menu. */
  siteMap: Schema<'MenuItem'>[]
  usefulLinks: Schema<'UsefulLink'>[]
  categories: Schema<'NewsCategory'>[]
  pages: Schema<'Page'>[]
  /** In the order of the list. */
  news: Schema<'News'>[]
  archivedNews: Schema<'ArchivedNews'>[]
  /** Expired ones among them. */
  announcements: Schema<'Announcement'>[]
  /** In the order of the list: what is to come first. */
  events: Schema<'Event'>[]
  /** Those that are open. */
  vacancies: Schema<'Vacancy'>[]
  departments: Schema<'Department'>[]
  people: Schema<'PortfolioSummary'>[]
  dissertations: Schema<'DissertationSummary'>[]
}

const loaded = new Map<string, Promise<SiteContent>>()

/** Everything that the API has of a site; asked once a worker. */
export function contentOf(site: string): Promise<SiteContent> {
  const known = loaded.get(site) ?? load(site === 'main' ? '' : site)
  loaded.set(site, known)
  return known
}

/** One page of the list of news, twelve items, as the site asks for it. */
export function listNews(site: string, body: { page?: number; category_slug?: string; per_page?: number; year?: number } = {}): Promise<Schema<'NewsList'>> {
  return post<Schema<'NewsList'>>('/api/plugin/news', { slug: site === 'main' ? '' : site, per_page: 12, ...body })
}

/** One page of the list of announcements, as the site asks for it. */
export function listAnnouncements(site: string, body: { validity?: 'expired' | 'all'; year?: number; page?: number } = {}): Promise<Schema<'AnnouncementList'>> {
  return post<Schema<'AnnouncementList'>>('/api/plugin/announce', { slug: site === 'main' ? '' : site, per_page: 12, ...body })
}

/** The newest vacancies, as the lists have them. */
export function listVacancies(site: string, status: Schema<'VacancyStatus'>): Promise<Schema<'VacancyList'>> {
  return post<Schema<'VacancyList'>>('/api/plugin/vacancy', { slug: site === 'main' ? '' : site, status, per_page: 100 })
}

/** Programmes by their code. */
export function listPrograms(site: string): Promise<Schema<'ProgramList'>> {
  return post<Schema<'ProgramList'>>('/api/plugin/edu-professions/programs', { slug: site === 'main' ? '' : site })
}

/** One page of the archive of news, as the site asks for it. */
export function listArchivedNews(site: string, body: { category_slug?: string; year?: number; q?: string; page?: number } = {}): Promise<Schema<'ArchivedNewsList'>> {
  return post<Schema<'ArchivedNewsList'>>('/api/plugin/news/archive', { slug: site === 'main' ? '' : site, per_page: 24, ...body })
}

/** The rector's blog, which the main site alone has. */
export function getBlog(): Promise<Schema<'Blog'>> {
  return post<Schema<'Blog'>>('/api/blog', { slug: 'rector' })
}

/** One page of its answered questions, as the site asks for it. */
export function listBlogQuestions(body: { category_id?: number; page?: number } = {}): Promise<Schema<'BlogQuestionList'>> {
  return post<Schema<'BlogQuestionList'>>('/api/blog/requests', { slug: '', blog_slug: 'rector', sort: 'answered_at', ...body })
}

/** `{ title_kz: 'Ғылым', title_ru: null }`, `title`, `ru` → `Ғылым`, `kz`. */
export function textOf(source: object, field: string, language: Language): { text: string; language: Language } {
  for (const candidate of [language, 'kz', 'ru', 'en'] as const) {
    const text = (source as Record<string, unknown>)[`${field}_${candidate}`]
    if (typeof text === 'string' && text !== '') return { text, language: candidate }
  }
  return { text: '', language }
}

/** The year of a time in Almaty, as the lists take it. */
export function yearOf(iso: string): number {
  return Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Almaty' }).format(new Date(iso)))
}

/** The first that the sample university must have for a test to say anything. */
export function need<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`The content has no ${what}; the test needs one.`)
  return found
}

async function load(slug: string): Promise<SiteContent> {
  const siteSettings = await post<Schema<'Settings'>>('/api/web/settings', { slug }).catch((cause: unknown) => {
    throw new Error(`The API does not answer for the site ${slug || 'main'}. Where it has no content yet, \`npm run api -- content import\` stores that of the sample, and \`npm run build\` builds the sites.`, { cause })
  })
  const [menu, siteMap, usefulLinks, categories, pages, news, archivedNews, announcements, events, vacancies, departments, people, dissertations] = await Promise.all([
    post<Schema<'MenuItem'>[]>('/api/menu', { slug, is_main: true }),
    post<Schema<'MenuItem'>[]>('/api/menu', { slug, is_main: false }),
    post<Schema<'UsefulLink'>[]>('/api/menu/useful-links', { slug }),
    post<Schema<'NewsCategory'>[]>('/api/plugin/news/categories', { slug }),
    everyPage<Schema<'PageSummary'>>('/api/page', slug),
    everyPage<Schema<'NewsSummary'>>('/api/plugin/news', slug),
    everyPage<Schema<'ArchivedNewsSummary'>>('/api/plugin/news/archive', slug),
    everyPage<Schema<'AnnouncementSummary'>>('/api/plugin/announce', slug, { validity: 'all' }),
    everyPage<Schema<'EventSummary'>>('/api/plugin/events', slug),
    everyPage<Schema<'VacancySummary'>>('/api/plugin/vacancy', slug),
    post<Schema<'Department'>[]>('/api/plugin/portfolio/departments', { slug }),
    everyPage<Schema<'PortfolioSummary'>>('/api/plugin/portfolio', slug),
    everyPage<Schema<'DissertationSummary'>>('/api/plugin/dissertation', slug),
  ])
  return {
    settings: siteSettings,
    menu,
    siteMap,
    usefulLinks,
    categories,
    pages: await Promise.all(pages.map((page) => call<Schema<'Page'>>(`/api/page/${page.id}?site=${slug}`))),
    news: await Promise.all(news.map(({ id }) => post<Schema<'News'>>('/api/plugin/news/id', { id, slug }))),
    archivedNews: await Promise.all(archivedNews.map(({ id }) => post<Schema<'ArchivedNews'>>('/api/plugin/news/archive/id', { id, slug }))),
    announcements: await Promise.all(announcements.map(({ id }) => post<Schema<'Announcement'>>('/api/plugin/announce/id', { id, slug }))),
    events: await Promise.all(events.map(({ id }) => post<Schema<'Event'>>('/api/plugin/events/id', { id, slug }))),
    vacancies: await Promise.all(vacancies.map(({ id }) => post<Schema<'Vacancy'>>('/api/plugin/vacancy/id', { id, slug }))),
    departments,
    people,
    dissertations,
  }
}

async function everyPage<T>(path: string, slug: string, filters: object = {}): Promise<T[]> {
  const items: T[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await post<{ data: T[]; last_page: number }>(path, { slug, ...filters, page, per_page: 100 })
    items.push(...answer.data)
    last = answer.last_page
  }
  return items
}

/** What the API answers to a list operation. */
export function post<T>(path: string, body: object): Promise<T> {
  return call<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(`${settings.baseUrl}${path}`, init)
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}
