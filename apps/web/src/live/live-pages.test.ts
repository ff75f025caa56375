import { createMocks } from '@university/api-client/testing'
import { forgetPreviewKey, keepPreviewKey } from '@university/blocks/preview-key'
import liveGraphql from 'live-graphql'
import { readLivePage, type LiveRequest } from './live-pages'
import { liveTemplates, type LiveTemplate } from './live-templates'

const mocks = createMocks()
let asked: string[]

beforeEach(() => {
  asked = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request
    asked.push(`${request.method} ${new URL(request.url).pathname}${new URL(request.url).search}`)
    return mocks.fetch(request)
  })
})
afterEach(() => mocks.assertNoFaults())
afterEach(() => mocks.reset())

/** A page of the main site in Russian. */
function read(template: LiveRequest['template'], params: Record<string, string>, more: Partial<LiveRequest> = {}) {
  return readLivePage({ template, params, site: 'main', language: 'ru', origin: 'https://kokzhiek.example', ...more })
}

test.each(['1e3', '0x3e8', '01000', '-5', '', '2147483648'])('has no page under a number that the site would not write: %j', async (id) => {
  expect([await read('news', { id }), await read('doctoral', { dissertation: '1', id }), asked]).toEqual([undefined, undefined, []])
})

test.each(['main', 'lib'])('has on %s no content page under its number, which the API takes for a page of any site', async (site) => {
  expect([await read('page', { slug: '236' }, { site }), asked]).toEqual([undefined, []])
})

test.each(['About/History', 'about%20us', 'about/', 'about//history', 'тарих', 'a'.repeat(201)])('asks for no content page at an address that the contract refuses: %j', async (slug) => {
  expect([await read('page', { slug }), asked]).toEqual([undefined, []])
})

test('asks for a content page at the longest address that the contract takes', async () => {
  await read('page', { slug: `a/${'b'.repeat(198)}` })

  expect(asked[0]).toMatch(/^GET \/api\/page\/a%2Fb{198}\?/)
})

test('gives a news template what the build would have given it', async () => {
  mocks.on('getNews').answer(200, (_, news) => ({ ...news, title_ru: 'Открыт набор', content_ru: null, content_kz: '<p>Мәтін</p>', published_at: '2026-11-21T05:00:00Z', views: 3 }))

  const live = await read('news', { id: '5001' })

  expect(live?.variables).toEqual({ id: '5001' })
  expect(live?.data).toMatchObject({
    universityNews: {
      id: '5001',
      title: { text: 'Открыт набор', language: 'ru' },
      // Where there is no translation: the next best, and which one it is.
      content: { text: '<p>Мәтін</p>', language: 'kz' },
      published_at: '2026-11-21T05:00:00Z',
      views: 3,
    },
  })
})

test.each([
  ['page', { slug: 'about/history' }],
  ['news', { id: '6001' }],
  ['archived-news', { id: '6002' }],
  ['announcement', { id: '6003' }],
  ['event', { id: '6004' }],
  ['vacancy', { id: '6005' }],
  ['portfolio', { id: '6006' }],
  ['dissertation', { id: '6007' }],
  ['doctoral', { dissertation: '6008', id: '12' }],
] as const)('answers the query of the template %s', async (template, params) => {
  const live = await read(template, params)

  expect(Object.values(live?.data ?? {})[0]).toMatchObject({ seo: { noindex: expect.any(Boolean) } })
})

test('has a template for each query', () => {
  expect(Object.keys(liveGraphql.documents)).toEqual([...liveTemplates])
})

test('finds a page by its slug, with the way to it where a menu names it', async () => {
  mocks.on('getPage').answer(200, ({ path }, page) => ({ ...page, menu_id: path.slug === 'about/new' ? 22 : null, blocks: [] }))
  mocks.on('getBreadcrumbs').answer(200, [{ menu_id: 22, menu_title_kz: 'Тарих', menu_title_ru: 'История', menu_title_en: null, slugs: 'about/new', link: null, is_current: true }])

  const [live, apart] = [await read('page', { slug: 'about/new' }), await read('page', { slug: 'about/apart' })]

  expect(asked).toEqual(['GET /api/page/about%2Fnew?site=', 'POST /api/page/breadcrumbs', 'GET /api/page/about%2Fapart?site='])
  expect(live?.data).toMatchObject({ universityPage: { id: 'about/new', breadcrumbs: [{ menu_title: { text: 'История' }, slugs: 'about/new' }] } })
  expect(apart?.data).toMatchObject({ universityPage: { id: 'about/apart', breadcrumbs: [] } })
})

test('asks for the first screens of the blocks of a page, as the build does', async () => {
  mocks.on('getPage').answer(200, (_, page) => ({ ...page, blocks: [{ name: 'PriceEducation', props: { level: 'bachelor' } }, { name: 'ShareComponent', props: {} }] }))

  const live = await read('page', { slug: 'tuition' })

  expect(live?.data).toMatchObject({
    universityPage: { blocks: [
        { name: 'PriceEducation', props: { level: 'bachelor' }, hidden: false, title: 'Стоимость по программам', initial: { page: { page: 1 }, years: expect.any(Array) } },
        { initial: null, title: 'Поделиться страницей', hidden: false },
      ] },
  })
  expect(mocks.calls('listPrices').map(({ body }) => body)).toMatchObject([{ slug: '', lang: 'ru', level: 'bachelor' }])
})

test('leaves a block to ask by itself where the API does not answer now', async () => {
  mocks.on('getPage').answer(200, (_, page) => ({ ...page, blocks: [{ name: 'PriceEducation', props: {} }] }))
  mocks.on('listPrices').fail('network')

  expect((await read('page', { slug: 'no-prices' }))?.data).toMatchObject({ universityPage: { blocks: [{ initial: null, title: 'Стоимость по программам', hidden: false }] } })
})

test('says in a preview which blocks visitors are not shown', async () => {
  const [good, bad] = [{ name: 'ShareComponent', props: {} }, { name: 'Carousel', props: { speed: 3 } }]
  mocks.on('getPage').answer(200, ({ query }, page) => ({ ...page, blocks: query.mode === 'preview' ? [good, bad] : [good] }))

  const live = await read('page', { slug: 'hidden' }, { preview: true })

  expect(live?.data).toMatchObject({ universityPage: { blocks: [{ ...good, hidden: false }, { ...bad, hidden: true, initial: null, title: null }] } })
})

test('has no heading of a block whose content is gone', async () => {
  mocks.on('getPage').answer(200, (_, page) => ({ ...page, blocks: [{ name: 'Gallery', props: { gallery_id: 15 } }] }))
  mocks.on('getGallery').fail('badRequest', 404)

  expect((await read('page', { slug: 'gone-gallery' }))?.data).toMatchObject({ universityPage: { blocks: [{ initial: null, title: null }] } })
})

test.each([
  ['vacancy', { id: '7301' }, 'universityVacancy', 'VacancyList'],
  ['dissertation', { id: '7302' }, 'universityDissertation', 'Dissertation'],
  ['doctoral', { dissertation: '7303', id: '1' }, 'universityDissertation', 'Dissertation'],
] as const)('says on which page the list of a %s is', async (template, params, field, block) => {
  mocks.on('listPages').answer(200, (_, list) => ({ ...list, data: list.data.map((page) => ({ ...page, slug: 'about/list' })) }))

  expect((await read(template, params))?.data).toMatchObject({ [field]: { list_slug: 'about/list' } })
  expect(mocks.calls('listPages').map(({ body }) => body)).toMatchObject([{ slug: '', block, per_page: 1 }])
})

test('leads to no list where the site has no page with one', async () => {
  mocks.on('listPages').answer(200, (_, list) => ({ ...list, data: [] }))

  expect((await read('vacancy', { id: '7304' }))?.data).toMatchObject({ universityVacancy: { list_slug: null } })
})

test('shows three other vacancies of the category, and asks for nothing twice', async () => {
  mocks.on('getVacancy').answer(200, (_, vacancy) => ({ ...vacancy, id: 7002, category: { ...vacancy.category, id: 4 } }))
  mocks.on('listVacancies').answer(200, ({ body }, list) => ({ ...list, data: [7001, 7002, 7003, 7004, 7005].slice(0, body.per_page).flatMap((id) => list.data.slice(0, 1).map((row) => ({ ...row, id }))) }))

  const live = await read('vacancy', { id: '7002' })

  expect(live).toMatchObject({ variables: { id: '7002', categoryId: 4 }, data: { similar: { nodes: [{ api_id: 7001 }, { api_id: 7003 }, { api_id: 7004 }] } } })
  expect(asked.sort()).toEqual(['POST /api/page', 'POST /api/plugin/vacancy', 'POST /api/plugin/vacancy/id'])
})

test('says of an announcement whether it has expired', async () => {
  mocks.on('getAnnouncement').answer(200, ({ body }, announcement) => ({ ...announcement, expires_at: body.id === 8001 ? '2020-01-01T00:00:00Z' : '2999-01-01T00:00:00Z' }))

  const [expired, valid] = [await read('announcement', { id: '8001' }), await read('announcement', { id: '8002' })]

  expect([expired?.variables, valid?.variables]).toEqual([{ id: '8001', wasOver: true }, { id: '8002' }])
})

test('gives an event its calendar file, which no build has written, unless the API has one; and asks once', async () => {
  mocks.on('getEvent').answer(200, ({ body }, event) => ({ ...event, title_ru: 'Бал', starts_at: '2026-12-05T05:00:00Z', ics_url: body.id === 6101 ? null : '/media/events/6102.ics' }))

  const [made, given] = [await read('event', { id: '6101' }), await read('event', { id: '6102' })]

  expect(decodeURIComponent(made?.variables.calendarFile ?? '')).toMatch(/^data:text\/calendar;charset=utf-8,BEGIN:VCALENDAR\r\n[^]*UID:event-6101@kokzhiek\.example\r\n[^]*SUMMARY;LANGUAGE=ru:Бал\r\n/)
  expect([given?.variables, asked.length]).toEqual([{ id: '6102' }, 2])
})

test('gives a defence that is planned its calendar file', async () => {
  mocks.on('getDoctoral').answer(200, ({ body }, doctoral) => ({ ...doctoral, full_name_ru: 'Ким', status: body.doctoral_id === 1 ? 'planned' : 'held', defence_at: '2026-12-04T10:00:00Z' }))

  const [planned, held] = [await read('doctoral', { dissertation: '6010', id: '1' }), await read('doctoral', { dissertation: '6010', id: '2' })]

  expect(decodeURIComponent(planned?.variables.calendarFile ?? '')).toMatch(/UID:defence-\d+-\d+@kokzhiek\.example\r\n[^]*DTSTART;TZID=Asia\/Almaty:20261204T150000\r\n[^]*SUMMARY;LANGUAGE=ru:Защита диссертации: Ким\r\n/)
  expect(held?.variables.calendarFile).toBeUndefined()
})

describe('a department', () => {
  const name = (text: string) => ({ name_kz: text, name_ru: text, name_en: text })
  beforeEach(() => {
    mocks.on('listDepartments').answer(200, (_, [first]) => {
      const [cafedra] = first?.cafedras ?? []
      if (!first || !cafedra) throw new Error('The example has no department with a chair')
      return [{ ...first, id: 14, ...name('Факультет'), cafedras: [{ ...cafedra, id: 14, ...name('Кафедра') }, { ...cafedra, id: 15, ...name('Новая кафедра'), people_count: 0 }] }, { ...first, id: 2, ...name('Новый факультет'), head: null, cafedras: [] }]
    })
    mocks.on('listPortfolios').answer(200, ({ body }, list) => ({ ...list, data: body.department_id === 2 || body.cafedra_id === 15 ? [] : list.data.slice(0, 1), total: 1, last_page: 1 }))
  })

  test('is shown with its chairs and people', async () => {
    const live = await read('department', { id: '14' })

    expect(live).toMatchObject({
      variables: { id: '14', departmentId: 14 },
      data: { universityDepartment: { name: { text: 'Факультет' }, cafedras: [{ id: 14, name: { text: 'Кафедра' } }, { id: 15, people_count: 0 }] }, allUniversityPortfolio: { nodes: [{ last_name: { language: 'ru' } }] } },
    })
    expect(mocks.calls('listPortfolios').map(({ body }) => body)).toMatchObject([{ slug: '', department_id: 14, per_page: 100 }])
    expect(asked).toHaveLength(2)
  })

  test('is found by its chair', async () => {
    const live = await read('cafedra', { id: '14' })

    expect(live).toMatchObject({
      variables: { id: '14', cafedraId: 14 },
      data: { universityDepartment: { api_id: 14, name: { text: 'Факультет' }, cafedras: [{ id: 14, name: { text: 'Кафедра' } }, { id: 15 }] }, allUniversityPortfolio: { nodes: [{ last_name: { language: 'ru' } }] } },
    })
    expect(mocks.calls('listPortfolios').map(({ body }) => body)).toMatchObject([{ slug: '', cafedra_id: 14 }])
  })

  test.each([
    ['department', '2'],
    ['cafedra', '15'],
  ] as const)('without people is a page, too: %s', async (template, id) => {
    expect((await read(template, { id }, { language: 'en' }))?.data).toMatchObject({ universityDepartment: expect.any(Object), allUniversityPortfolio: { nodes: [] } })
  })

  test.each(['department', 'cafedra'] as const)('that the site does not have is no page, and costs one question: %s', async (template) => {
    expect([await read(template, { id: '99' }, { site: 'lib' }), asked]).toEqual([undefined, ['POST /api/plugin/portfolio/departments']])
    expect(mocks.calls('listDepartments').map(({ body }) => body)).toEqual([{ slug: 'lib' }])
  })
})

describe('a category of news', () => {
  beforeEach(() => {
    mocks.on('listNewsCategories').answer(200, (_, all) => all.slice(0, 1).map((category) => ({ ...category, slug: 'grants', name_ru: 'Гранты', news_count: 0 })))
  })

  test('is shown with its first news and how many are in the archive', async () => {
    mocks.on('listNews').answer(200, (_, list) => ({ ...list, total: 31, years: [2026, 2025] }))
    mocks.on('listArchivedNews').answer(200, (_, list) => ({ ...list, total: 4 }))

    const live = await read('news-list', { slug: 'grants' })

    expect(live).toMatchObject({
      variables: { category: 'grants', perPage: 12, years: [2026, 2025] },
      data: {
        allUniversityNews: { totalCount: 31, nodes: expect.arrayContaining([expect.objectContaining({ is_pinned: expect.any(Boolean) })]) },
        allUniversityArchivedNews: { totalCount: 4 },
        allUniversityNewsCategory: { nodes: [{ slug: 'grants', name: { text: 'Гранты' } }] },
      },
    })
    expect([mocks.calls('listNews'), mocks.calls('listArchivedNews')].map(([call]) => call?.body)).toMatchObject([{ slug: '', category_slug: 'grants', per_page: 12 }, { slug: '', category_slug: 'grants', per_page: 1 }])
    expect(asked).toHaveLength(3)
  })

  test('without news is a page, too', async () => {
    mocks.on('listNews').answer(200, (_, list) => ({ ...list, data: [], total: 0 }))

    expect((await read('news-list', { slug: 'grants' }, { language: 'en' }))?.data).toMatchObject({ allUniversityNews: { totalCount: 0, nodes: [] } })
  })

  test('that nobody knows is no page, and costs one question', async () => {
    expect([await read('news-list', { slug: 'nothing' }), asked]).toEqual([undefined, ['POST /api/plugin/news/categories']])
  })
})

test('asks for a person of the site', async () => {
  await read('portfolio', { id: '9002' }, { site: 'lib' })

  expect(asked).toEqual(['GET /api/plugin/portfolio?id=9002&slug=lib'])
})

test('keeps a department and a chair of the same id apart', async () => {
  const ref = (name: string) => ({ id: 11, slug: null, name_kz: name, name_ru: name, name_en: name })
  mocks.on('getPortfolio').answer(200, (_, person) => ({ ...person, department: ref('Факультет'), cafedra: ref('Кафедра') }))

  const live = await read('portfolio', { id: '7101' })

  expect(live?.data).toMatchObject({ universityPortfolio: { department: { name: { text: 'Факультет' } }, cafedra: { name: { text: 'Кафедра' } } } })
})

test('asks for a page once, and again in a preview: then also for what visitors are not shown', async () => {
  await read('page', { slug: 'once' })
  asked = []

  await read('page', { slug: 'once' })
  expect(asked).toEqual([])

  await read('page', { slug: 'once' }, { preview: true })
  expect(asked[0]).toBe('GET /api/page/once?site=&mode=preview')
})

describe('a draft', () => {
  const key = 'the-editors-share-this-key'
  beforeEach(() => {
    keepPreviewKey(key)
    history.replaceState(null, '', '/ru/news/1?mode=preview')
    mocks.on('getNews').answer(404)
    mocks.on('getNews', ({ header }) => header['X-Preview-Key'] === key).answer(200, (_, news) => ({ ...news, title_ru: 'Черновик' }))
  })
  afterEach(() => {
    forgetPreviewKey()
    history.replaceState(null, '', '/')
  })

  test('is shown in a preview with the key, as what visitors do not see', async () => {
    expect(await read('news', { id: '9301' }, { preview: true })).toMatchObject({ data: { universityNews: { title: { text: 'Черновик' } } }, unpublished: true })
  })

  test('is not known to a visit without the preview that follows', async () => {
    await read('news', { id: '9302' }, { preview: true })
    history.replaceState(null, '', '/ru/news/1')

    expect(await read('news', { id: '9302' })).toBeUndefined()
  })

  test('is not there in a preview without the key', async () => {
    forgetPreviewKey()

    expect(await read('news', { id: '9303' }, { preview: true })).toBeUndefined()
  })

  test('is not what is published, whoever has the key', async () => {
    expect((await read('event', { id: '9304' }, { preview: true }))?.unpublished).toBe(false)
  })

  test.each([
    ['department', { id: '9306' }],
    ['cafedra', { id: '9306' }],
    ['news-list', { slug: 'grants' }],
  ] as const)('is no department, chair or category: %s', async (template, params) => {
    mocks.on('listDepartments').answer(200, (_, [first]) => (first ? [{ ...first, id: 9306, cafedras: first.cafedras.slice(0, 1).map((cafedra) => ({ ...cafedra, id: 9306 })) }] : []))
    mocks.on('listNewsCategories').answer(200, (_, all) => all.slice(0, 1).map((category) => ({ ...category, slug: 'grants' })))

    expect((await read(template, params, { preview: true }))?.unpublished).toBe(false)
  })

  const operations = {
    page: 'getPage', news: 'getNews', 'archived-news': 'getArchivedNews', announcement: 'getAnnouncement', event: 'getEvent',
    vacancy: 'getVacancy', portfolio: 'getPortfolio', dissertation: 'getDissertation', doctoral: 'getDoctoral',
  } satisfies Record<Exclude<LiveTemplate, 'department' | 'cafedra' | 'news-list'>, string>

  test.each(Object.entries(operations) as [keyof typeof operations, 'getPage'][])('is told from what is published: %s', async (template, operation) => {
    mocks.on(operation, ({ header }) => header['X-Preview-Key'] === undefined).answer(404)

    expect((await read(template, { id: '9305', slug: 'about/draft', dissertation: '12' }, { preview: true }))?.unpublished).toBe(true)
  })
})

test('asks for what the sub-site has', async () => {
  await read('news', { id: '9001' }, { site: 'lib' })

  expect(mocks.calls('getNews').map(({ body }) => body)).toEqual([{ id: 9001, slug: 'lib' }])
})

test.each([404, 410] as const)('finds nothing where the API answers %i', async (status) => {
  mocks.on('getVacancy').fail('badRequest', status)

  expect(await read('vacancy', { id: String(9100 + status) })).toBeUndefined()
})

test('fails when the API cannot be asked', async () => {
  mocks.on('getNews').fail('network')

  await expect(read('news', { id: '9200' })).rejects.toThrow('no answer (network)')
})
