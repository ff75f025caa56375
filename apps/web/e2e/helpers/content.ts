import type { Schema } from '@university/api-client/types'
import { settings } from '../settings'
import type { Language } from './sites'

/** What the API says about a site: what the pages must show. */
export interface SiteContent {
  settings: Schema<'Settings'>
  /** The main navigation. */
  menu: Schema<'MenuItem'>[]
  usefulLinks: Schema<'UsefulLink'>[]
  categories: Schema<'NewsCategory'>[]
  pages: Schema<'Page'>[]
  /** In the order of the list. */
  news: Schema<'News'>[]
}

const loaded = new Map<string, Promise<SiteContent>>()

/** Everything that the API has of a site; asked once a worker. */
export function contentOf(site: string): Promise<SiteContent> {
  const known = loaded.get(site) ?? load(site === 'main' ? '' : site)
  loaded.set(site, known)
  return known
}

/** One page of the list of news, twelve items, as the site asks for it. */
export function listNews(site: string, body: { page?: number; category_slug?: string; per_page?: number } = {}): Promise<Schema<'NewsList'>> {
  return post<Schema<'NewsList'>>('/api/plugin/news', { slug: site === 'main' ? '' : site, per_page: 12, ...body })
}

/** `{ title_kz: 'Ғылым', title_ru: null }`, `title`, `ru` → `Ғылым`, `kz`. */
export function textOf(source: object, field: string, language: Language): { text: string; language: Language } {
  for (const candidate of [language, 'kz', 'ru', 'en'] as const) {
    const text = (source as Record<string, unknown>)[`${field}_${candidate}`]
    if (typeof text === 'string' && text !== '') return { text, language: candidate }
  }
  return { text: '', language }
}

/** The first that the sample university must have for a test to say anything. */
export function need<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`The content has no ${what}; the test needs one.`)
  return found
}

async function load(slug: string): Promise<SiteContent> {
  const [siteSettings, menu, usefulLinks, categories, pages, news] = await Promise.all([
    post<Schema<'Settings'>>('/api/web/settings', { slug }),
    post<Schema<'MenuItem'>[]>('/api/menu', { slug, is_main: true }),
    post<Schema<'UsefulLink'>[]>('/api/menu/useful-links', { slug }),
    post<Schema<'NewsCategory'>[]>('/api/plugin/news/categories', { slug }),
    everyPage<Schema<'PageSummary'>>('/api/page', slug),
    everyPage<Schema<'NewsSummary'>>('/api/plugin/news', slug),
  ])
  return {
    settings: siteSettings,
    menu,
    usefulLinks,
    categories,
    pages: await Promise.all(pages.map((page) => call<Schema<'Page'>>(`/api/page/${page.id}?site=${slug}`))),
    news: await Promise.all(news.map(({ id }) => post<Schema<'News'>>('/api/plugin/news/id', { id, slug }))),
  }
}

async function everyPage<T>(path: string, slug: string): Promise<T[]> {
  const items: T[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await post<{ data: T[]; last_page: number }>(path, { slug, page, per_page: 100 })
    items.push(...answer.data)
    last = answer.last_page
  }
  return items
}

function post<T>(path: string, body: object): Promise<T> {
  return call<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(`${settings.baseUrl}${path}`, init)
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}
