import { loadSettings, loadSite } from './load-site'
import { createSourceClient } from './source-client'
import { SourceError } from './source-error'
import { fakeApi, problem, type Override } from './testing/fake-api'
import { newsSummary, page, settings } from './testing/university'

test('reads everything that a site has', async () => {
  const { site } = await load()

  expect(site.settings).toBe(settings)
  expect(site.menu.main.map(({ id }) => id)).toEqual([21])
  expect(site.menu.full.map(({ id }) => id)).toEqual([21, 22])
  expect(site.usefulLinks.map(({ id }) => id)).toEqual([1])
  expect(site.pages.map(({ id }) => id)).toEqual([210, 211, 212])
  expect(site.newsCategories.map(({ slug }) => slug)).toEqual(['science'])
  expect(site.news.map(({ id, content_kz }) => [id, content_kz])).toEqual([
    [1002, '<p>Мәтін.</p>'],
    [1001, '<p>Мәтін.</p>'],
  ])
})

test('asks for breadcrumbs only of pages that a menu names', async () => {
  const { site, asked } = await load()

  expect(site.pages.map(({ breadcrumbs }) => breadcrumbs.length)).toEqual([0, 1, 0])
  expect(asked.filter(({ operation }) => operation === 'POST /api/page/breadcrumbs').map(({ body }) => body)).toEqual([{ menu_id: 21 }])
})

test('names the site in every request that can name one', async () => {
  const { asked } = await load()

  const nameless = asked.filter(({ body, query }) => body['slug'] !== '' && query['site'] !== '')
  expect(new Set(nameless.map(({ operation }) => operation))).toEqual(new Set(['GET /api/plugin/portfolio', 'POST /api/blog', 'POST /api/page/breadcrumbs']))
})

test('reads the candidates of each dissertation, and tells after each item that is read by itself', async () => {
  const { site, ticks, asked } = await load()

  const candidates = site.dissertations.flatMap((one) => one.doctorals.map(({ id, dissertation_id }) => ({ id: dissertation_id, doctoral_id: id, slug: '' })))
  expect(candidates.length).toBeGreaterThan(0)
  expect(asked.filter(({ operation }) => operation === 'POST /api/plugin/dissertation/doctorals').map(({ body }) => body)).toEqual(candidates)
  expect(site.doctorals.length).toBe(candidates.length)
  const { pages, news, archivedNews, announcements, events, vacancies, dissertations, portfolios } = site
  expect(ticks).toBe([pages, news, archivedNews, announcements, events, vacancies, dissertations, portfolios].flat().length)
})

test('says on which page vacancies and defences are listed, where one does', async () => {
  const { site, asked } = await load()

  expect(asked.filter(({ operation, body }) => operation === 'POST /api/page' && body['block'] !== undefined).map(({ body }) => [body['block'], body['per_page']])).toEqual(
    expect.arrayContaining([
      ['VacancyList', 1],
      ['Dissertation', 1],
    ]),
  )
  expect([new Set(site.vacancies.map(({ list_slug }) => list_slug)), new Set(site.dissertations.map(({ list_slug }) => list_slug))]).toEqual([new Set(['page-212']), new Set([null])])
})

test('asks for announcements that have expired, too', async () => {
  const { asked } = await load()

  expect(asked.filter(({ operation }) => operation === 'POST /api/plugin/announce').map(({ body }) => body['validity'])).toEqual(['all'])
})

test('takes a university without a blog, and asks sub-sites for none', async () => {
  const { site } = await load(({ operation }) => (operation === 'POST /api/blog' ? problem(404, 'not_found') : undefined))
  const lib = await load(undefined, 'lib')

  expect([site.blogs, lib.site.blogs, lib.asked.filter(({ operation }) => operation === 'POST /api/blog')]).toEqual([[], [], []])
})

test('reads a list over all its pages', async () => {
  const { site } = await load(({ operation, body }) =>
    operation === 'POST /api/plugin/news'
      ? Response.json({ data: [newsSummary(1000 + Number(body['page']))], current_page: body['page'], last_page: 3, per_page: 1, total: 3, years: [] })
      : undefined,
  )

  expect(site.news.map(({ id }) => id)).toEqual([1001, 1002, 1003])
})

test.each([404, 410])('leaves out what was deleted between the list and its own call, which answers %i', async (status) => {
  let isDeleted = false
  const { site, asked } = await load(({ operation, body }) => {
    if (operation === 'POST /api/plugin/news' && isDeleted) return Response.json({ data: [newsSummary(1002)], current_page: 1, last_page: 1, per_page: 100, total: 1, years: [] })
    if (operation !== 'POST /api/plugin/news/id' || body['id'] !== 1001) return undefined
    isDeleted = true
    return problem(status, 'gone')
  })

  expect(site.news.map(({ id }) => id)).toEqual([1002])
  expect(asked.filter(({ operation }) => operation === 'POST /api/plugin/news')).toHaveLength(2)
})

test('reads a list again that was cut, and stops where it is cut again', async () => {
  const cut = Response.json({ data: [newsSummary(1002)], current_page: 1, last_page: 1, per_page: 100, total: 2, years: [] })
  let isCut = true
  const { site } = await load(({ operation }) => {
    if (operation !== 'POST /api/plugin/news' || !isCut) return undefined
    isCut = false
    return cut.clone()
  })
  const error = await failure(({ operation }) => (operation === 'POST /api/plugin/news' ? cut.clone() : undefined))

  expect([site.news.length, error.message]).toEqual([2, 'listNews (main site): 1 items came of a list that has 2'])
})

test('stops where the list still has what its own call does not', async () => {
  const error = await failure(({ operation, body }) => (operation === 'POST /api/plugin/news/id' && body['id'] === 1001 ? problem(404, 'not_found') : undefined))

  expect([error.operation, error.item, error.isGone]).toEqual(['getNews', 'news 1001, main site', true])
})

test.each<[string, Override, string, string, string]>([
  [
    'a page with a number for a title',
    ({ operation }) => (operation === 'GET /api/page/211' ? Response.json({ ...page(211), title_kz: 7 }) : undefined),
    'getPage',
    'page 211 admission/bachelor, main site',
    '/title_kz breaks type string null',
  ],
  [
    'a news item that lacks a field',
    ({ operation, body }) => (operation === 'POST /api/plugin/news/id' && body['id'] === 1001 ? Response.json(newsSummary(1001)) : undefined),
    'getNews',
    'news 1001, main site',
    '/content_kz breaks required',
  ],
  [
    'an item of a list with a broken time',
    ({ operation }) =>
      operation === 'POST /api/plugin/news'
        ? Response.json({ data: [newsSummary(1), { ...newsSummary(2), published_at: 'yesterday' }], current_page: 1, last_page: 1, per_page: 100, total: 2, years: [] })
        : undefined,
    'listNews',
    'main site',
    '/data/1/published_at breaks format date-time',
  ],
  [
    'a menu with an entry deep down that has no title at all',
    ({ operation, body }) => (operation === 'POST /api/menu' && body['is_main'] ? Response.json([{ id: 1, sub_menu: [] }]) : undefined),
    'getMenu',
    'main menu, main site',
    '/0/menu_title_kz breaks required',
  ],
])('stops at %s, naming operation, item and field', async (_, override, operation, item, reason) => {
  const error = await failure(override)

  expect([error.operation, error.item]).toEqual([operation, item])
  expect(error.reasons).toContain(reason)
  expect(error.message).toContain(`${operation} (${item}): `)
})

test.each<[string, Override, RegExp, RegExp | undefined]>([
  ['a fault of the server', at(problem(500, 'internal')), /^the API answered 500, a fault of the server: internal: internal$/, /log of the API, under req-1\.$/],
  ['a fault of a server that says nothing', at(new Response('', { status: 500 })), /^the API answered 500, a fault of the server$/, /log of the API\.$/],
  ['a refusal', at(problem(400, 'invalid_request')), /^the API answered 400 invalid_request: invalid_request$/, undefined],
  ['half an answer', at(new Response('[{"id":', { headers: { 'content-type': 'application/json; charset=utf-8' } })), /^the API answered 200 with JSON that cannot be read: .*JSON/, /cut or spoilt/],
  ['a page of a proxy', at(new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })), /^the API answered 200 with no JSON, but text\/html$/, /a proxy/],
  ['a proxy that knows no such address', at(new Response('<h1>Not here</h1>', { status: 404, headers: { 'content-type': 'text/html' } })), /^the API answered 404 with no problem\+json, but text\/html$/, /a proxy/],
  [
    'a server that is out of reach',
    at(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:8000') })),
    /^no answer \(network\): connect ECONNREFUSED 127\.0\.0\.1:8000$/,
    /API_URL/,
  ],
])('stops at %s, naming the operation, the reason and what to do', async (_, override, reason, advice) => {
  const error = await failure(override)

  expect([error.operation, error.item]).toEqual(['listUsefulLinks', 'main site'])
  expect(error.reasons).toEqual([expect.stringMatching(reason)])
  expect(error.advice).toEqual(advice && expect.stringMatching(advice))
})

test('keeps the cause of a failure', async () => {
  const cause = new TypeError('fetch failed')

  const error = await failure(at(cause))

  expect(error.cause).toBe(cause)
})

test('says how long it waited in vain', async () => {
  const client = createSourceClient({ baseUrl: 'http://api.example', timeoutMs: 5, fetch: (request) => new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))) })

  const error = await loadSettings(client, '').catch((caught: unknown) => caught)

  expect(error).toMatchObject({ operation: 'getSettings', item: 'main site', reasons: ['no answer in time'] })
})

test('answers the settings of a site, and undefined for a site that the API does not have', async () => {
  const client = createSourceClient({ baseUrl: 'http://api.example', fetch: fakeApi().fetch })

  expect(await loadSettings(client, '')).toEqual(settings)
  expect(await loadSettings(client, 'lib')).toBeUndefined()
})

test.each([
  [503, 'unavailable'],
  [400, 'invalid_request'],
])('does not take a %i for a site that the API does not have', async (status, code) => {
  const { fetch } = fakeApi(() => problem(status, code))

  await expect(loadSettings(createSourceClient({ baseUrl: 'http://api.example', fetch }), 'lib')).rejects.toMatchObject({ operation: 'getSettings', item: 'site lib' })
})

/** Overrides one quiet operation. */
function at(answer: Response | Error): Override {
  return ({ operation }) => (operation === 'POST /api/menu/useful-links' ? answer : undefined)
}

async function load(override?: Override, slug: Parameters<typeof loadSite>[1] = '') {
  const { fetch, asked } = fakeApi(override, slug)
  let ticks = 0
  const site = await loadSite(createSourceClient({ baseUrl: 'http://api.example', fetch }), slug, settings, () => {
    ticks += 1
  })
  return { site, asked, ticks }
}

async function failure(override: Override): Promise<SourceError> {
  const caught: unknown = await load(override).catch((error: unknown) => error)
  if (!(caught instanceof SourceError)) throw new Error('Expected a SourceError', { cause: caught })
  return caught
}
