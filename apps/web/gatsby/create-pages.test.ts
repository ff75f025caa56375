/** @jest-environment node */
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { PageContext } from '../src/lib/page-context'

interface CreatedPage {
  path: string
  component: string
  context: PageContext
}

let root: string

beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'web-'))
})

afterEach(() => fs.rm(root, { recursive: true, force: true }))

test('makes every page with each prefix and, in Kazakh, without one', async () => {
  const { created } = await create(['main'])

  expect(created.filter(({ context }) => context.i18n.originalPath === '/news/1001').map(({ path: at, context }) => [at, context.language, context.i18n.routed])).toEqual([
    ['/kz/news/1001', 'kz', true],
    ['/ru/news/1001', 'ru', true],
    ['/en/news/1001', 'en', true],
    ['/news/1001', 'kz', false],
  ])
})

test('makes home, news, category, item, page and the page of unknown addresses', async () => {
  const { created } = await create(['main'])

  expect(created.filter(({ context }) => !context.i18n.routed).map(({ path: at, component }) => [at, path.relative(root, component)])).toEqual([
    ['/', 'src/templates/home.tsx'],
    ['/news', 'src/templates/news-list.tsx'],
    ['/events', 'src/templates/event-list.tsx'],
    ['/search', 'src/templates/search.tsx'],
    ['/reception', 'src/templates/reception.tsx'],
    ['/accessibility', 'src/templates/accessibility.tsx'],
    ['/newsletter/subscribe', 'src/templates/newsletter-subscribe.tsx'],
    ['/newsletter/activate', 'src/templates/newsletter-activate.tsx'],
    ['/newsletter/unsubscribe', 'src/templates/newsletter-unsubscribe.tsx'],
    ['/Maintenance', 'src/templates/maintenance.tsx'],
    ['/404', 'src/templates/not-found.tsx'],
    ['/page/admission/bachelor', 'src/templates/page.tsx'],
    ['/news/1001', 'src/templates/news.tsx'],
    ['/news/901', 'src/templates/news.tsx'],
    ['/events/501', 'src/templates/event.tsx'],
    ['/vacancy/301', 'src/templates/vacancy.tsx'],
    ['/news/category/science', 'src/templates/news-list.tsx'],
    ['/announce', 'src/templates/announcement-list.tsx'],
    ['/announce/301', 'src/templates/announcement.tsx'],
    ['/announce/302', 'src/templates/announcement.tsx'],
    ['/news/archive', 'src/templates/news-archive.tsx'],
    ['/news/archive/188', 'src/templates/archived-news.tsx'],
  ])
})

test('tells the lists of news, of announcements and of archived news the years to choose from, and an old announcement that it was over', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T08:45:00Z'), doNotFake: ['nextTick', 'setImmediate'] })
  const { created } = await create(['main'])
  jest.useRealTimers()

  const of = (at: string) => created.find(({ path: path_ }) => path_ === at)?.context
  expect([of('/ru/news')?.years, of('/ru/news/category/science')?.years]).toEqual([[2026, 2025], [2026]])
  expect(of('/ru/announce')).toMatchObject({ years: [2026], now: '2026-11-20T08:00:00Z' })
  expect(of('/ru/news/archive')).toMatchObject({ years: [2019] })
  expect([of('/ru/announce/301')?.wasOver, of('/ru/announce/302')?.wasOver]).toEqual([undefined, true])
  expect(of('/ru/announce/302')?.availableLanguages).toEqual(['kz', 'ru'])
})

test('has no trailing slash anywhere', async () => {
  const { created } = await create(['lib', 'main'])

  expect(created.map(({ path: at }) => at).filter((at) => at !== '/' && at.endsWith('/'))).toEqual([])
})

test('keeps the pages of sub-sites apart as long as there are several sites', async () => {
  const { created } = await create(['lib', 'main'])

  const homes = created.filter(({ context }) => context.i18n.originalPath === '/' && context.language === 'kz').map(({ path: at }) => at)
  expect(homes).toEqual(['/_s/lib/kz', '/_s/lib', '/kz', '/'])
})

test('gives a sub-site that is built alone the paths that visitors see', async () => {
  const { created } = await create(['lib'])

  expect(created.filter(({ path: at }) => at.startsWith('/_s'))).toEqual([])
})

test('gives each site its own pages', async () => {
  const { created } = await create(['lib', 'main'])

  const ids = (site: string) => created.filter(({ context }) => context.site === site).flatMap(({ context }) => context.id ?? [])
  expect(ids('lib').filter((id) => !id.endsWith(' of lib'))).toEqual([])
  expect(ids('main').map((id) => id.replace(' of main', ' of lib'))).toEqual(ids('lib'))
})

test('tells the template what its query needs, and nothing big', async () => {
  const { created } = await create(['main'])

  const category = created.find(({ path: at }) => at === '/ru/news/category/science')
  expect(category?.context).toEqual({
    site: 'main',
    language: 'ru',
    shell: expect.stringMatching(/^main-ru-[0-9a-f]{12}$/),
    category: 'science',
    perPage: 12,
    years: [2026],
    i18n: {
      language: 'ru',
      languages: ['kz', 'ru', 'en'],
      defaultLanguage: 'kz',
      generateDefaultLanguagePage: true,
      routed: true,
      originalPath: '/news/category/science',
      path: '/ru/news/category/science',
    },
  })
  expect(Math.max(...created.map(({ context }) => JSON.stringify(context).length))).toBeLessThan(500)
})

test('has the messages of its kind come with each page, and none beside the common ones where it says no more', async () => {
  const { created } = await create(['main'])

  const of = (at: string) => created.find((page) => page.path === at)?.context
  expect(['/ru/reception', '/ru/accessibility', '/ru/search', '/ru/news'].map((at) => of(at)?.messages)).toEqual(['forms', 'statement', 'sections', undefined])
})

test('tells the list of events what is over, and a vacancy which others are like it', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T17:19:16Z'))

  const { created } = await create(['main'])

  const contextOf = (at: string) => created.find((page) => page.path === at)?.context
  expect(contextOf('/ru/events')).toMatchObject({ now: '2026-11-21T17:00:00Z', today: '2026-11-20T19:00:00Z' })
  expect(contextOf('/ru/vacancy/301')).toMatchObject({ id: 'vacancy of main', categoryId: 4 })
})

test('names the languages of a text only where one is missing', async () => {
  const { created } = await create(['main'])

  const of = (at: string) => created.find((page) => page.path === at)?.context.availableLanguages
  expect([of('/kz/page/admission/bachelor'), of('/kz/news/1001'), of('/kz/news')]).toEqual([['kz', 'ru'], undefined, undefined])
})

test('writes the shell that each page names, and its site map', async () => {
  const { created } = await create(['lib', 'main'])

  const named = new Set(created.flatMap(({ context }) => [`${context.shell}.json`, `${context.shell}.site-map.json`]))
  expect(named.size).toBe(12)
  expect(new Set(await fs.readdir(path.join(root, 'public/shell')))).toEqual(named)
})

test('stops when a query fails', async () => {
  await expect(create(['main'], { errors: ['no such field'] })).rejects.toThrow('A query of gatsby/ failed: no such field')
})

test('makes one page of each template, without content, where only the code is compiled', async () => {
  await fs.mkdir(path.join(root, 'src/templates'), { recursive: true })
  for (const file of ['news.tsx', 'news.test.tsx', 'news.module.css', 'home.tsx']) await fs.writeFile(path.join(root, 'src/templates', file), '')

  const { created } = await create(['main'], undefined, 'compile')

  expect(created.map(({ path: at, component }) => [at, path.relative(root, component)])).toEqual([
    ['/home', 'src/templates/home.tsx'],
    ['/news', 'src/templates/news.tsx'],
  ])
})

async function create(sites: string[], failure?: { errors: string[] }, step = '') {
  const created: CreatedPage[] = []
  jest.resetModules()
  process.env.SITE_BUILD = step
  const { createPages } = await import('./create-pages')
  const args = {
    graphql: async (document: string) => failure ?? { data: document.includes('Routes') ? routes(sites) : shells(sites) },
    actions: { createPage: (page: CreatedPage) => created.push(page) },
    store: { getState: () => ({ program: { directory: root } }) },
  } as unknown as Parameters<NonNullable<typeof createPages>>[0]
  await createPages?.(args, { plugins: [] }, () => undefined)
  return { created }
}

function routes(sites: string[]): Queries.RoutesQuery & Queries.AnnouncementRoutesQuery & Queries.ArchiveRoutesQuery & Queries.PeopleRoutesQuery & Queries.BlogRoutesQuery {
  return {
    allUniversitySettings: { nodes: sites.map((site) => ({ site })) },
    allUniversityPage: { nodes: sites.map((site) => ({ id: `page of ${site}`, site, slug: 'admission/bachelor', available_langs: ['kz', 'ru'], updated_at: '2026-11-20T09:30:00Z' })) },
    allUniversityNews: {
      nodes: sites.flatMap((site) => [
        { id: `news of ${site}`, site, api_id: 1001, available_langs: ['kz', 'ru', 'en'], updated_at: '2026-11-20T09:30:00Z', published_at: '2025-12-31T19:00:00Z', categories: [{ slug: 'science' }] },
        { id: `older news of ${site}`, site, api_id: 901, available_langs: ['kz', 'ru', 'en'], updated_at: '2025-05-01T09:30:00Z', published_at: '2025-05-01T09:30:00Z', categories: [{ slug: 'sport' }] },
      ]),
    },
    allUniversityNewsCategory: { nodes: sites.map((site) => ({ site, slug: 'science' })) },
    allUniversityAnnouncement: {
      nodes: sites.flatMap((site) => [
        { id: `announcement of ${site}`, site, api_id: 301, available_langs: ['kz', 'ru', 'en'], updated_at: '2026-11-20T09:30:00Z', published_at: '2026-11-09T04:00:00Z', expires_at: null },
        { id: `old announcement of ${site}`, site, api_id: 302, available_langs: ['kz', 'ru'], updated_at: '2026-11-20T09:30:00Z', published_at: '2025-12-31T19:00:00Z', expires_at: '2026-01-31T19:00:00Z' },
      ]),
    },
    allUniversityArchivedNews: {
      nodes: sites.map((site) => ({ id: `archived news of ${site}`, site, api_id: 188, available_langs: ['kz', 'ru', 'en'], updated_at: '2026-11-20T09:30:00Z', published_at: '2019-10-14T05:00:00Z' })),
    },
    allUniversityEvent: { nodes: sites.map((site) => ({ id: `event of ${site}`, site, api_id: 501, available_langs: ['kz', 'ru', 'en'], updated_at: '2026-11-20T09:30:00Z' })) },
    allUniversityVacancy: { nodes: sites.map((site) => ({ id: `vacancy of ${site}`, site, api_id: 301, available_langs: ['kz', 'ru', 'en'], updated_at: '2026-11-20T09:30:00Z', category: { id: 4 } })) },
    // Their pages have tests of their own.
    allUniversityDepartment: { nodes: [] },
    allUniversityBlog: { nodes: [] },
    allUniversityPortfolio: { nodes: [] },
    allUniversityDissertation: { nodes: [] },
    allUniversityDoctoral: { nodes: [] },
  }
}

function shells(sites: string[]): Queries.ShellsQuery {
  return {
    allUniversitySettings: {
      nodes: sites.map((site) => ({
        site,
        site_info: { name: null, short_name: null, tagline: null, address: null, fax: null, email: null, social_media_ids: null, logo: null, is_closed: false, closed_message: null },
        alerts: [],
        settings: { mourning: false },
        features: { traffic_link: false, old_site_link: false, visitor_badge: false, analytics: false },
        stats_url: null,
        old_site_url: null,
        reception_url: null,
        admission_page_id: 236,
      })),
    },
    allUniversityMenu: { nodes: [] },
    allUniversityPage: { nodes: sites.map((site) => ({ site, api_id: 236, slug: 'admission/contacts' })) },
    allUniversityUsefulLink: { nodes: [] },
  }
}
