/** @jest-environment node */
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pageContext } from '../src/testing/page-context'
import { shell } from '../src/testing/shell'
import type { SitePage } from '../gatsby/list-pages'
import { withEdits } from './edits'
import { makeFindable } from './make-findable'
import type { SiteFinisher } from './site-finisher'
import type { Graphql } from '../gatsby/query'

let folder: string
let root: string
let calls: string[]

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'findable-'))
  root = path.join(folder, 'apps/web')
  calls = []
  await fs.mkdir(path.join(root, 'public/shell'), { recursive: true })
  await fs.writeFile(path.join(root, 'public/shell/main-en-000000000000.json'), JSON.stringify(shell({ logo: null })))
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    calls.push(pathname)
    if (pathname.startsWith('/media/')) return new Response('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>')
    return Response.json({ data: programmes, current_page: 1, last_page: 1, per_page: 100, total: programmes.length })
  })
})

afterEach(() => fs.rm(folder, { recursive: true, force: true }))

test('describes the programmes that a list on a page shows, and asks for all of them once', async () => {
  const finisher = await make({ pages: [page('programmes', { name: 'ProfListBlock', props: { level: 'master' } }), page('all', { name: 'ProfListBlock', props: {} }), page('other', { name: 'Gallery', props: {} })] })

  const codes = await Promise.all(['programmes', 'all', 'other'].map(async (slug) => codesIn(await htmlOf(finisher, sitePage('page', `/page/${slug}`)))))

  expect(codes).toEqual([['7M06101'], ['6B06101', '7M06101'], []])
  expect(calls).toEqual(['/api/plugin/edu-professions/programs'])
})

test('describes the programmes of all lists on a page, each once', async () => {
  const list = (props: object) => ({ name: 'ProfListBlock', props })
  const finisher = await make({ pages: [page('both', list({ level: 'bachelor' }), list({ level: 'master' })), page('twice', list({ level: 'master' }), list({ study_form: 'full_time' }))] })

  const codes = await Promise.all(['both', 'twice'].map(async (slug) => codesIn(await htmlOf(finisher, sitePage('page', `/page/${slug}`)))))

  expect(codes).toEqual([['6B06101', '7M06101'], ['6B06101', '7M06101']])
})

test('describes the programmes of a chair on its page', async () => {
  const finisher = await make({})

  expect(codesIn(await htmlOf(finisher, sitePage('cafedra', '/portfolio/department/cafedra/11', { cafedraId: 11 })))).toEqual(['6B06101'])
})

test('asks for no programmes for the sake of pages that show none', async () => {
  const finisher = await make({})

  await finisher.page(sitePage('page', '/page/about'), html, {})

  expect(calls).toEqual([])
})

test('names on the home page all feeds that there are, on a list its own', async () => {
  const feeds = ['/en/news/feed.xml', '/en/events/feed.xml', '/ru/vacancy/feed.xml'].map((publicPath) => ({ site: 'main', publicPath, content: '' }))
  const finisher = await make({ feeds })

  const found = await Promise.all(['/', '/news', '/announce', '/page/about'].map(async (at) => rssIn(await htmlOf(finisher, sitePage('page', at)))))
  expect(found).toEqual([['/en/news/feed.xml', '/en/events/feed.xml'], ['/en/news/feed.xml'], [], []])
})

test('leads former addresses of pages, news and the archive to them, on their own site only', async () => {
  const finisher = await make({
    pages: [{ ...page('about'), former_addresses: ['/index.php?id=1'] }, { ...page('of-lib'), site: 'lib', former_addresses: ['/index.php?id=2'] }],
    news: [{ site: 'main', api_id: 1001, former_addresses: ['/ru/old/1'], seo }],
    archived: [{ site: 'main', api_id: 188, legacy_url: 'https://old.kokzhiek.example/kz/news/188', seo }],
  })

  const redirects = (await finisher.files('main', 'main-en-000000000000', [{ path: '/kz' }])).find(({ publicPath }) => publicPath === '/redirects.json')
  expect(JSON.parse(String(redirects?.content))).toEqual({
    '/en/news/188': '/en/news/archive/188',
    '/index.php?id=1': '/kz/page/about',
    '/kz/news/188': '/kz/news/archive/188',
    '/ru/news/188': '/ru/news/archive/188',
    '/ru/old/1': '/ru/news/1001',
  })
})

test('shows the picture that editors chose for an item', async () => {
  const finisher = await make({ pages: [{ ...page('about'), seo: { og_image: { url: '/media/chosen-1a.svg' } } }] })

  const [chosen, none] = await Promise.all(['about', 'other'].map(async (slug) => /og:image" content="([^"]*)/.exec(await htmlOf(finisher, sitePage('page', `/page/${slug}`)))?.[1]))

  expect(chosen).not.toBe(none)
})

const html = '<html><head><title>A — Kokzhiek University</title></head><body></body></html>'
const seo = { og_image: null }
const programmes = [programme('6B06101', 'bachelor', 11), programme('7M06101', 'master', 12)]

function programme(code: string, level: string, chair: number) {
  return { code, level, name_en: code, study_form: 'full_time', languages: ['en'], duration_years: 4, credits: 240, training: { id: 6 }, cafedra: { id: chair } }
}

function page(slug: string, ...blocks: object[]) {
  return { site: 'main', slug, former_addresses: null as string[] | null, blocks, seo: seo as { og_image: { url: string } | null } }
}

function sitePage(template: SitePage['template'], at: string, context = {}): SitePage {
  return { site: 'main', path: `/en${at}`, template, context: pageContext('en', at, context) }
}

interface Content {
  pages?: object[]
  news?: object[]
  archived?: object[]
  feeds?: { site: string; publicPath: string; content: string }[]
}

function make({ pages = [], news = [], archived = [], feeds = [] }: Content) {
  const none = { nodes: [] }
  const data = {
    allUniversityPage: { nodes: pages },
    allUniversityNews: { nodes: news },
    allUniversityArchivedNews: { nodes: archived },
    allUniversityAnnouncement: none,
    allUniversityEvent: none,
    allUniversityVacancy: none,
    allUniversityPortfolio: none,
  }
  return makeFindable({ graphql: (async () => ({ data })) as Graphql, warn: () => undefined, publicFolder: path.join(root, 'public'), feeds, now: Date.now() })
}

async function htmlOf(finisher: SiteFinisher, page: SitePage): Promise<string> {
  const { edits } = await finisher.page(page, html, {})
  return withEdits(html, edits)
}

function codesIn(finished: string): unknown[] {
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(finished)?.[1]
  const things = json ? (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'] : []
  return things.flatMap((thing) => (thing['@type'] === 'EducationalOccupationalProgram' ? [thing['identifier']] : []))
}

function rssIn(finished: string): string[] {
  return [...finished.matchAll(/type="application\/rss\+xml"[^>]* href="([^"]*)"/g)].map(([, href]) => href ?? '')
}
