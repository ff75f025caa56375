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
    ['/404', 'src/templates/not-found.tsx'],
    ['/page/admission/bachelor', 'src/templates/page.tsx'],
    ['/news/1001', 'src/templates/news.tsx'],
    ['/news/category/science', 'src/templates/news-list.tsx'],
  ])
})

test('has no trailing slash anywhere', async () => {
  const { created } = await create(['lib', 'main'])

  expect(created.map(({ path: at }) => at).filter((at) => at !== '/' && at.endsWith('/'))).toEqual([])
})

test('keeps the pages of sub-sites apart as long as there are several sites', async () => {
  const { created, recorded } = await create(['lib', 'main'])

  const homes = created.filter(({ context }) => context.i18n.originalPath === '/' && context.language === 'kz').map(({ path: at }) => at)
  expect(homes).toEqual(['/_s/lib/kz', '/_s/lib', '/kz', '/'])
  expect(recorded.find(({ gatsbyPath }) => gatsbyPath === '/_s/lib/kz')).toEqual({ site: 'lib', publicPath: '/kz', gatsbyPath: '/_s/lib/kz' })
  expect(recorded).toHaveLength(created.length)
})

test('gives a sub-site that is built alone the paths that visitors see', async () => {
  const { created, recorded } = await create(['lib'])

  expect(created.filter(({ path: at }) => at.startsWith('/_s'))).toEqual([])
  expect(recorded.every(({ publicPath, gatsbyPath }) => publicPath === gatsbyPath)).toBe(true)
})

test('gives each site its own pages', async () => {
  const { created } = await create(['lib', 'main'])

  expect(created.filter(({ context }) => context.site === 'lib' && context.id).map(({ context }) => context.id)).toEqual([
    ...Array.from({ length: 4 }, () => 'page of lib'),
    ...Array.from({ length: 4 }, () => 'news of lib'),
  ])
})

test('tells the template what its query needs, and nothing big', async () => {
  const { created } = await create(['main'])

  const category = created.find(({ path: at }) => at === '/ru/news/category/science')
  expect(category?.context).toEqual({
    site: 'main',
    language: 'ru',
    shell: expect.stringMatching(/^main-ru-[0-9a-f]{12}$/),
    category: 'science',
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

test('names the languages of a text only where one is missing', async () => {
  const { created } = await create(['main'])

  const of = (at: string) => created.find((page) => page.path === at)?.context.availableLanguages
  expect([of('/kz/page/admission/bachelor'), of('/kz/news/1001'), of('/kz/news')]).toEqual([['kz', 'ru'], undefined, undefined])
})

test('writes the shell that each page names', async () => {
  const { created } = await create(['lib', 'main'])

  const named = new Set(created.map(({ context }) => `${context.shell}.json`))
  expect(named.size).toBe(6)
  expect(new Set(await fs.readdir(path.join(root, 'public/shell')))).toEqual(named)
})

test('stops when a query fails', async () => {
  await expect(create(['main'], { errors: ['no such field'] })).rejects.toThrow('A query of gatsby/ failed: no such field')
})

/** Each run is a build of its own: the list of pages is kept by the module. */
async function create(sites: string[], failure?: { errors: string[] }) {
  const created: CreatedPage[] = []
  jest.resetModules()
  const { createPages } = await import('./create-pages')
  const { recordedPages } = await import('./page-manifest')
  const args = {
    graphql: async (document: string) => failure ?? { data: document.includes('Routes') ? routes(sites) : shells(sites) },
    actions: { createPage: (page: CreatedPage) => created.push(page) },
    store: { getState: () => ({ program: { directory: root } }) },
  } as unknown as Parameters<NonNullable<typeof createPages>>[0]
  await createPages?.(args, { plugins: [] }, () => undefined)
  return { created, recorded: recordedPages() }
}

function routes(sites: string[]): Queries.RoutesQuery {
  return {
    allUniversitySettings: { nodes: sites.map((site) => ({ site })) },
    allUniversityPage: { nodes: sites.map((site) => ({ id: `page of ${site}`, site, slug: 'admission/bachelor', available_langs: ['kz', 'ru'] })) },
    allUniversityNews: { nodes: sites.map((site) => ({ id: `news of ${site}`, site, api_id: 1001, available_langs: ['kz', 'ru', 'en'] })) },
    allUniversityNewsCategory: { nodes: sites.map((site) => ({ site, slug: 'science' })) },
  }
}

function shells(sites: string[]): Queries.ShellsQuery {
  return {
    allUniversitySettings: {
      nodes: sites.map((site) => ({
        site,
        site_info: { name: null, short_name: null, tagline: null, address: null, fax: null, email: null, social_media_ids: null, logo: null },
        settings: { mourning: false },
        features: { traffic_link: false },
        stats_url: null,
        old_site_url: null,
      })),
    },
    allUniversityMenu: { nodes: [] },
    allUniversityNews: { nodes: [{ published_at: '2026-11-18T04:00:00Z' }] },
    allUniversityUsefulLink: { nodes: [] },
  }
}
