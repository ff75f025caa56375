/** @jest-environment node */
import { event as makeEvent } from '../../src/testing/event'
import { pageContext } from '../../src/testing/page-context'
import { shell as makeShell } from '../../src/testing/shell'
import { withEdits } from '../edits'
import type { FinishedFacts } from '../site-finisher'
import type { SitePage } from '../../gatsby/list-pages'
import { makeFinisher, type FindableOptions } from './finisher'
import type { Preview, PreviewPictures } from './preview-pictures'

const origin = 'https://kokzhiek.example'
let drawn: Preview[]

beforeEach(() => {
  drawn = []
})

test('puts into a news item what previews and search engines want to know', async () => {
  const html = await finish('/en/news/1001', newsData('en'), '<title>Winter session — Kokzhiek University</title><meta name="description" content="Soon"/>')

  const document = read(html)
  expect(document.meta).toEqual({
    'og:type': 'article',
    'og:title': 'Winter session',
    'og:description': 'Soon',
    'og:url': `${origin}/en/news/1001`,
    'og:site_name': 'Kokzhiek University',
    'og:locale': 'en_US',
    'og:image': `${origin}/previews/preview-0.jpg`,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Winter session',
    'article:published_time': '2026-11-20T04:00:00Z',
    'article:modified_time': '2026-11-20T09:30:00Z',
    'twitter:card': 'summary_large_image',
  })
  expect(document.types).toEqual(['NewsArticle', 'CollegeOrUniversity', 'BreadcrumbList'])
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">')
})

test('writes previews before the styles, which are long', async () => {
  const html = await finish('/en/news/1001', newsData('en'), '<style>a{}</style>')

  expect(html.indexOf('og:image')).toBeLessThan(html.indexOf('<style>'))
})

test('shows the picture that editors chose, otherwise the one of the item, otherwise its title', async () => {
  await finish('/en/news/1001', newsData('en'), '', { chosenPicture: () => '/media/chosen.png' })
  await finish('/en/news/1001', newsData('en'))
  await finish('/en/news/1001', newsData('en', { image: null }), '<title>Winter session — Kokzhiek University</title>')

  expect(drawn).toEqual([
    { picture: '/media/chosen.png' },
    { picture: '/media/exam.svg' },
    { text: { title: 'Winter session', overline: 'News', siteName: 'Kokzhiek University', language: 'en' }, logo: '/media/logo-1a2b.svg' },
  ])
})

test('shows the same with a page that a former build has finished', async () => {
  const html = await finish('/en/news/1001', newsData('en', { image: null }), '<title>Winter session — Kokzhiek University</title>')
  await finish('/en/news/1001', newsData('en', { image: null }), html.slice(html.indexOf('<head>') + '<head>'.length, html.indexOf('</head>')))

  expect(drawn[1]).toEqual(drawn[0])
})

test('gives lists and pages without a place in the index the picture of the home page', async () => {
  await finish('/en', data('home', 'en', '/', {}), '<title>Kokzhiek University</title>')
  await finish('/en/news', data('news-list', 'en', '/news', {}), '<title>News — Kokzhiek University</title>')
  await finish('/en/search', data('search', 'en', '/search', {}), '<title>Search — Kokzhiek University</title><meta name="robots" content="noindex"/>')

  expect(drawn).toEqual(Array(3).fill({ text: { title: 'Kokzhiek University', overline: 'Education and research since 1964', siteName: 'Kokzhiek', language: 'en' }, logo: '/media/logo-1a2b.svg' }))
})

test('describes a page that has no description of its own by how it begins, or by its site', async () => {
  const text = 'The session runs from Monday to Friday of the second week of January.'
  const meta = '<meta name="description" content="'

  const described = await finish('/en/news/1001', newsData('en'), `<title>Session</title>${meta}Soon"/>`)
  const begun = await finish('/en/events', data('event-list', 'en', '/events', {}), '<title>Events</title>', {}, `<main><p>${text}</p></main>`)
  const bare = await finish('/en/search', data('search', 'en', '/search', {}), '<title>Search</title>')

  expect(described.split(meta)).toHaveLength(2)
  expect(begun).toContain(`${meta}${text}" data-of-page>`)
  expect(read(begun).meta['og:description']).toBe(text)
  expect(bare).toContain(`${meta}Kokzhiek University. Education and research since 1964" data-of-page>`)
})

test('describes the site and the university on the home page', async () => {
  expect(read(await finish('/kz', data('home', 'kz', '/', {}))).types).toEqual(['WebSite', 'CollegeOrUniversity', 'BreadcrumbList'])
})

test('tells search engines nothing about a page that they shall not have', async () => {
  expect(read(await finish('/en/news/1001', newsData('en'), '<meta name="robots" content="noindex"/>')).types).toEqual([])
})

test('gives an event a picture that search engines take, beside its own', async () => {
  const event = makeEvent({ image: { url: '/media/hall.svg', width: 9, height: 9, sources: null, alt: null } })

  const html = await finish('/en/events/501', data('event', 'en', '/events/501', { universityEvent: event }))

  expect(read(html).graph[0]).toMatchObject({ '@type': 'Event', image: [`${origin}/media/hall.svg`, `${origin}/previews/preview-0.jpg`] })
})

test('names the programmes of a chair on its page, and of which body they are', async () => {
  const html = await finish('/en/portfolio/department/cafedra/11', data('cafedra', 'en', '/portfolio/department/cafedra/11', {}, { cafedraId: 11 }), '<title>Software Engineering — Kokzhiek University</title>', {
    programmesOf: async (_, __, cafedraId) => (cafedraId === 11 ? [programme] : []),
  })

  expect(read(html).graph[0]).toMatchObject({ '@type': 'EducationalOccupationalProgram', identifier: '6B06101', provider: { name: 'Software Engineering' } })
  expect(read(html).types).toEqual(['EducationalOccupationalProgram', 'CollegeOrUniversity', 'BreadcrumbList'])
})

test('leaves the programmes of a chair out of the pages of its people', async () => {
  const html = await finish('/en/portfolio/71', data('portfolio', 'en', '/portfolio/71', { universityPortfolio: null }, { cafedraId: 11 }), '', {
    programmesOf: async (_, __, cafedraId) => (cafedraId === 11 ? [programme] : []),
  })

  expect(read(html).types).toEqual(['BreadcrumbList'])
})

test('says which feeds there are where they belong', async () => {
  const html = await finish('/ru/news', data('news-list', 'ru', '/news', {}), '', { feedsOf: () => [{ title: 'Новости & прочее', folder: '/ru/news' }] })

  expect(html).toContain('<link rel="alternate" type="application/rss+xml" title="Новости &amp; прочее" href="/ru/news/feed.xml" data-of-page>')
  expect([...html.matchAll(/href="\/ru\/news\/(\w+\.\w+)"/g)].map(([, file]) => file)).toEqual(['feed.xml', 'atom.xml', 'feed.json'])
})

test('says nothing of a closed site but that it is there', async () => {
  const html = await finish('/en/news/1001', newsData('en'), '<title>Closed</title>', { readShell: async () => ({ ...makeShell(), closed: { text: 'Closed' } }) })

  expect([read(html).meta, read(html).types, html.includes('rel="manifest"')]).toEqual([{}, [], true])
})

test('lists for search engines the pages that readers look for, each once and with its last change', async () => {
  const files = await filesOf(make(), [
    ['/kz/news/1001', newsData('kz')],
    ['/news/1001', newsData('kz', {}, false)],
    ['/en/news/1001', newsData('en'), '<meta name="robots" content="noindex"/>'],
    ['/kz/Maintenance', data('maintenance', 'kz', '/Maintenance', {})],
  ])

  expect([...files.keys()].filter((path) => path.startsWith('/sitemap'))).toEqual(['/sitemap-kz.xml', '/sitemap.xml'])
  expect([...(files.get('/sitemap-kz.xml') ?? '').matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)</g)].map(([, ...found]) => found)).toEqual([[`${origin}/kz/news/1001`, '2026-11-20T09:30:00.000Z']])
})

test('makes everything else that a site has at its root, and the pictures that its pages name', async () => {
  const finisher = make({ movedOf: () => [{ path: '/page/about', former: ['/old', '/kz/news/1001'] }] })

  const files = await filesOf(finisher, [['/kz/news/1001', newsData('kz')]])
  expect([...files.keys()].filter((path) => !path.startsWith('/sitemap')).sort()).toEqual([
    '/.well-known/security.txt',
    '/apple-touch-icon.png',
    '/favicon.ico',
    '/icons/icon-192.png',
    '/icons/icon-512.png',
    '/icons/maskable-512.png',
    '/manifest.webmanifest',
    '/previews/preview-0.jpg',
    '/redirects.json',
    '/robots.txt',
  ])
  expect(JSON.parse(files.get('/redirects.json') ?? '')).toEqual({ '/old': '/kz/page/about' })
})

test.each([
  ['does not come', async () => Promise.reject(new Error('503'))],
  ['is no picture', async () => Buffer.from('<html>Maintenance</html>')],
])('makes the icons of a site without its emblem when that %s, and says so', async (_, readPicture) => {
  const warnings: string[] = []
  const files = await filesOf(make({ readPicture, warn: (message) => warnings.push(message) }), [['/kz/news/1001', newsData('kz')]])

  expect([files.has('/favicon.ico'), warnings]).toEqual([true, [expect.stringContaining('The icons of')]])
})

test('says what a page follows from beside its data', async () => {
  const finisher = make({ chosenPicture: () => '/media/chosen.png', programmesOf: async () => [programme], feedsOf: () => [{ title: 'News', folder: '/en/news' }] })
  const page: SitePage = { site: 'main', path: '/en/news', template: 'news-list', context: pageContext('en', '/news'), updatedAt: '2026-11-20T05:00:00Z' }

  expect(await finisher.follows(page)).toEqual({ picture: '/media/chosen.png', programmes: [programme], feeds: [{ title: 'News', folder: '/en/news' }], updatedAt: '2026-11-20T05:00:00Z' })
})

const programme = { code: '6B06101', name_en: 'Software Engineering', study_form: 'full_time', languages: ['en'], duration_years: 4, credits: 240 } as Awaited<ReturnType<FindableOptions['programmesOf']>>[number]

function make(options: Partial<FindableOptions> = {}) {
  const previews: Pick<PreviewPictures, 'fileOf' | 'read'> = {
    async fileOf(preview) {
      return `preview-${drawn.push(preview) - 1}.jpg`
    },
    read: async (files, take) => {
      for (const file of files) await take(file, Buffer.from('picture'))
      return []
    },
  }
  return makeFinisher({
    previews,
    readShell: async (key) => makeShell({ language: key.split('-')[1] ?? '' }),
    readPicture: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>'),
    programmesOf: async () => [],
    chosenPicture: () => undefined,
    movedOf: () => [],
    feedsOf: () => [],
    warn: () => undefined,
    now: 0,
    ...options,
  })
}

/** A page with what its query answered. */
type Answered = Pick<SitePage, 'template' | 'context'> & { answer: object }

async function finish(publicPath: string, page: Answered, head = '', options: Partial<FindableOptions> = {}, main = ''): Promise<string> {
  const { edits } = await run(make(options), publicPath, page, head, main)
  return withEdits(htmlOf(page, head, main), edits)
}

function run(finisher: ReturnType<typeof make>, publicPath: string, { answer, ...page }: Answered, head = '', main = '') {
  return finisher.page({ ...page, site: 'main', path: publicPath, updatedAt: '2026-11-20T09:30:00Z' }, htmlOf(page, head, main), answer)
}

function htmlOf({ context: { language, i18n } }: Pick<Answered, 'context'>, head: string, main: string): string {
  const canonical = `<link rel="canonical" href="${origin}/${language}${i18n.originalPath === '/' ? '' : i18n.originalPath}"/>`
  return `<html><head>${head}${head.includes('noindex') ? '' : canonical}</head><body><nav data-breadcrumbs=""><ol><li><a href="/en">Home</a></li><li><a href="/en/news">News</a></li><li>Here</li></ol></nav>${main}</body></html>`
}

/** The files of the site, after these pages. */
async function filesOf(finisher: ReturnType<typeof make>, pages: [string, Answered, string?][]) {
  const facts: FinishedFacts[] = []
  for (const [path, page, head] of pages) facts.push({ path, ...(await run(finisher, path, page, head)) })
  const files = await finisher.files('main', 'main-kz-0', facts)
  const found = new Map(files.map(({ publicPath, content }) => [publicPath, String(content)]))
  await finisher.pictures(facts.flatMap(({ preview }) => preview ?? []), async (publicPath, content) => void found.set(publicPath, String(content)))
  return found
}

function data(template: SitePage['template'], language: 'kz' | 'ru' | 'en', path: string, answer: object, context = {}): Answered {
  return { template, context: pageContext(language, path, context), answer }
}

function newsData(language: 'kz' | 'en', fields: object = {}, routed = true): Answered {
  const news = { title: { text: 'Winter session', language }, lead: null, author: null, image: { url: '/media/exam.svg' }, categories: [], tags: [], published_at: '2026-11-20T04:00:00Z', ...fields }
  const page = data('news', language, '/news/1001', { universityNews: news })
  page.context.i18n.routed = routed
  return page
}

/** What other programs find in the head. */
function read(html: string) {
  const meta = Object.fromEntries([...html.matchAll(/<meta (?:property|name)="((?:og|article|twitter):[^"]*)" content="([^"]*)"/g)].map(([, name, content]) => [name, content]))
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1]
  const graph = json ? (JSON.parse(json) as { '@graph': { '@type': string }[] })['@graph'] : []
  return { meta, graph, types: graph.map((thing) => thing['@type']) }
}
