import { contents, newsFile, pageFile, sampleContent, times, titles } from '../testing/test-content'
import { nextTurn, testApp, type TestApp } from '../testing/test-app'
import { dialects } from '../testing/test-database'

interface NewsPage {
  data: { id: number; is_pinned: boolean }[]
  current_page: number
  last_page: number
  per_page: number
  total: number
  years: number[]
}

/** Twelve published items, one a month; 1105 is pinned, 1103 belongs to the library too. */
function newsContent() {
  const files = sampleContent()
  for (let month = 1; month <= 12; month++) {
    const more = {
      published_at: `2025-${String(month).padStart(2, '0')}-01T04:00:00Z`,
      is_pinned: month === 5,
      categories: month % 2 === 0 ? ['university'] : ['science', 'university'],
      tags: month === 3 ? ['сейсмология'] : [],
      ...(month === 3 ? { sites: ['main', 'lib'] } : {}),
    }
    files[`main/news/${1100 + month}-x.yaml`] = newsFile(1100 + month, more)
  }
  files['main/news/1200-eve.yaml'] = newsFile(1200, { published_at: '2024-12-31T20:00:00Z' })
  files['main/news/1300-draft.yaml'] = { id: 1300, ...titles('Draft'), ...contents('<p>x</p>'), categories: ['science'], updated_at: times.updated_at, draft: true }
  files['main/news/1301-scheduled.yaml'] = newsFile(1301, { published_at: '2026-11-21T09:00:00Z' })
  return files
}

describe.each(dialects)('reading on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, newsContent())
  })
  afterAll(() => server.close())
  beforeEach(() => server.setTime('2026-11-21T06:00:00Z'))

  const news = async (body: object) => (await server.post('/api/plugin/news', body)).json<NewsPage>()
  const ids = async (body: object) => (await news(body)).data.map(({ id }) => id)

  test('lists pinned news first, then the newest', async () => {
    const list = await ids({ slug: '', per_page: 5 })

    expect(list).toEqual([1105, 1002, 1001, 1112, 1111])
  })

  test('pages without gaps or repetitions, with right numbers on every page', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => news({ slug: '', page, per_page: 5 })))

    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(15)
    expect(pages.map(({ data, ...numbers }) => [data.length, numbers])).toEqual(
      [5, 5, 5, 0].map((length, index) => [length, { current_page: index + 1, last_page: 3, per_page: 5, total: 15, years: [2026, 2025] }]),
    )
  })

  test('an empty list has one page', async () => {
    expect(await news({ slug: 'fit' })).toEqual({ data: [], current_page: 1, last_page: 1, per_page: 12, total: 0, years: [] })
  })

  test.each([
    ['category', { category_slug: 'university' }, 12],
    ['an unknown category', { category_slug: 'nothing' }, 0],
    ['tag', { tag: 'сейсмология' }, 1],
    ['year', { year: 2026 }, 2],
    ['year in Almaty, where New Year comes five hours before UTC', { year: 2025 }, 13],
    ['category, year and tag together', { category_slug: 'science', year: 2025, tag: 'сейсмология' }, 1],
  ])('filters news by %s', async (_name, filter, total) => {
    expect((await news({ slug: '', ...filter })).total).toBe(total)
  })

  test('names the years of a category, whatever the other filters are', async () => {
    const yearsOf = async (filter: object) => (await news({ slug: '', ...filter })).years

    expect([await yearsOf({ year: 2025, q: 'nothing' }), await yearsOf({ category_slug: 'university' }), await yearsOf({ category_slug: 'nothing' })]).toEqual([[2026, 2025], [2025], []])
  })

  test('shows a shared item on each of its sites and nowhere else', async () => {
    expect([await ids({ slug: 'lib' }), await ids({ slug: 'fit' })]).toEqual([[1103], []])
  })

  test('counts the published items of each category on the site', async () => {
    const answer = await server.post('/api/plugin/news/categories', { slug: '' })

    expect(answer.json<{ slug: string; news_count: number }[]>().map(({ slug, news_count }) => [slug, news_count])).toEqual([['university', 12], ['science', 9]])
  })

  test('gives a news item its neighbours by time and related items of its categories', async () => {
    const item = (await server.post('/api/plugin/news/id', { id: 1102 })).json<{ prev: { id: number }; next: { id: number }; related: { id: number }[] }>()

    expect([item.prev.id, item.next.id, item.related.map(({ id }) => id)]).toEqual([1101, 1103, [1112, 1111, 1110]])
  })

  test('the newest item has no next and the oldest no previous', async () => {
    const [newest, oldest] = await Promise.all([1002, 1200].map(async (id) => (await server.post('/api/plugin/news/id', { id })).json<{ prev: unknown; next: unknown }>()))

    expect([newest?.next, oldest?.prev]).toEqual([null, null])
  })

  test.each([
    ['a draft', { id: 1300 }],
    ['a scheduled item', { id: 1301 }],
    ['an unknown item', { id: 4711 }],
    ['an item of another site', { id: 1002, slug: 'lib' }],
  ])('answers 404 for %s', async (_name, body) => {
    const answer = await server.post('/api/plugin/news/id', body)

    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found'])
  })

  test('a scheduled item appears at its time, also in lists that are cached', async () => {
    const before = await ids({ slug: '', per_page: 2 })

    server.setTime('2026-11-21T08:59:59Z')
    const justBefore = await ids({ slug: '', per_page: 2 })
    server.setTime('2026-11-21T09:00:00Z')
    const after = await ids({ slug: '', per_page: 2 })

    expect([before, justBefore, after]).toEqual([[1105, 1002], [1105, 1002], [1105, 1301]])
  })

  test.each([
    ['/api/page/admission%2Fbachelor', 211, 21],
    ['/api/page/211', 211, 21],
    ['/api/page/rules?site=lib', 802, 81],
    ['/api/page/802', 802, 81],
    ['/api/page/admission%2Fcontacts?site=lib', 236, null],
  ])('finds the page %s with its menu item', async (url, id, menuId) => {
    const page = (await server.get(url)).json<{ id: number; menu_id: number | null }>()

    expect([page.id, page.menu_id]).toEqual([id, menuId])
  })

  test('a slug is looked for on one site only', async () => {
    expect((await server.get('/api/page/rules')).statusCode).toBe(404)
  })

  test('lists the pages of a site by id, shared ones too', async () => {
    const { data, total } = (await server.post('/api/page', { slug: 'lib' })).json<{ data: { id: number }[]; total: number }>()

    expect([data.map(({ id }) => id), total]).toEqual([[236, 802], 2])
  })

  test('leaves out of the main menu what is not meant for it', async () => {
    const menu = async (is_main: boolean) => (await server.post('/api/menu', { slug: '', is_main })).json<{ sub_menu: { id: number }[] }[]>()[0]?.sub_menu.map(({ id }) => id)

    expect([await menu(true), await menu(false)]).toEqual([[21], [21, 22]])
  })

  test('walks the breadcrumbs from the top', async () => {
    const steps = (await server.post('/api/page/breadcrumbs', { menu_id: 21 })).json<{ menu_id: number; is_current: boolean }[]>()

    expect(steps.map(({ menu_id, is_current }) => [menu_id, is_current])).toEqual([[2, false], [21, true]])
    expect((await server.post('/api/page/breadcrumbs', { menu_id: 9 })).statusCode).toBe(404)
  })

  test('a site without settings does not exist', async () => {
    expect((await server.post('/api/web/settings', { slug: 'bs' })).statusCode).toBe(404)
  })

  test('cleans HTML that came into the table by another way than the import', async () => {
    const evil = JSON.stringify({ ...pageFile(211, 'admission/bachelor'), content_kz: '<p onclick="x()">a<script>b</script></p>', files: [], seo: {}, available_langs: ['kz'] })
    const { query } = server.database
    const stored = await query.selectFrom('content_item').where('kind', '=', 'page').where('id', '=', 211).select('data').executeTakeFirstOrThrow()
    await query.updateTable('content_item').set({ data: JSON.stringify({ ...JSON.parse(stored.data), content_kz: JSON.parse(evil).content_kz }) }).where('kind', '=', 'page').where('id', '=', 211).execute()
    await query.updateTable('content_version').set((row) => ({ version: row('version', '+', 1) })).execute()
    await nextTurn()

    const page = (await server.get('/api/page/211')).json<{ content_kz: string }>()

    expect(page.content_kz).toBe('<p>a</p>')
  })
})
