import { sampleContent } from '../../testing/test-content'
import { testApp, type TestApp } from '../../testing/test-app'
import { readingDialects } from '../../testing/test-database'

interface PricePage {
  data: { id: number; program_code: string | null }[]
  total: number
  academic_years: string[]
}
interface Category {
  id: number
  parent_id: number | null
  has_children: boolean
}

/** Beside the sample: a fee on two sites. */
function morePrices() {
  const own = { program_name_kz: 'Ақпараттық жүйелер', program_code: '6B06103', level: 'bachelor', study_form: 'full_time', languages: ['kz'], duration_years: 4, basis: 'school' }
  return {
    ...sampleContent(),
    'fit/settings.yaml': { site_info: { name_kz: 'АТФ' } },
    'main/prices/2024-2025.yaml': [{ id: 101, category_id: 4, academic_year: '2024-2025', effective_from: '2024-07-01', price_citizen: 1_100_000, ...own, sites: ['main', 'fit'] }],
  }
}

describe.each(readingDialects)('prices on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, morePrices())
  })
  afterAll(() => server.close())

  const list = async (body: object) => (await server.post('/api/plugin/edu-price', { slug: '', ...body })).json<PricePage>()
  const ids = async (body: object) => (await list(body)).data.map(({ id }) => id)
  const categories = async (slug: string) => (await server.post('/api/plugin/edu-price/categories', { slug })).json<Category[]>()
  const children = (body: object) => server.post('/api/plugin/edu-price/child', body)

  test('lists the newest year by code, then by basis, what has no code last, and names all years', async () => {
    const { data, total, academic_years } = await list({})

    expect(data.map(({ id }) => id)).toEqual([304, 301, 302, 303, 305])
    expect([total, academic_years]).toEqual([5, ['2026-2027', '2025-2026', '2024-2025']])
  })

  test.each([
    ['another year', { academic_year: '2025-2026' }, [201, 202]],
    ['a year without fees', { academic_year: '2019-2020' }, []],
    ['category', { category_id: 4 }, [301, 302, 303]],
    ['a category with those below it', { category_id: 1 }, [304, 301, 302, 303, 305]],
    ['an unknown category', { category_id: 99 }, []],
    ['level', { level: 'doctoral', academic_year: '2025-2026' }, [202]],
    ['form of study', { study_form: 'evening' }, [304]],
    ['basis', { basis: 'college' }, [302]],
    ['all of them together', { category_id: 5, level: 'bachelor', study_form: 'distance', basis: 'higher' }, [305]],
    ['a code', { q: '6b06102' }, [303]],
    ['the code of a group', { q: 'b057' }, [301, 302, 303]],
    ['words of a name', { q: 'компьютерные' }, [301, 302]],
  ])('filters by %s', async (_name, filter, expected) => {
    expect(await ids(filter)).toEqual(expected)
  })

  test.each([
    ['citizens’ fees', { sort: 'price_citizen' }, [304, 302, 303, 301, 305]],
    ['citizens’ fees, the highest first, none still last', { sort: 'price_citizen', order: 'desc' }, [301, 303, 302, 304, 305]],
    ['foreigners’ fees', { sort: 'price_foreign' }, [305, 303, 301, 304, 302]],
    ['codes, backwards', { sort: 'program_code', order: 'desc' }, [303, 301, 302, 304, 305]],
    ['Kazakh names', { sort: 'program_name', lang: 'kz' }, [303, 301, 302, 304, 305]],
    ['Russian names', { sort: 'program_name', lang: 'ru' }, [301, 302, 303, 304, 305]],
    ['English names', { sort: 'program_name', lang: 'en' }, [301, 302, 303, 304, 305]],
  ])('sorts by %s', async (_name, body, expected) => {
    expect(await ids(body)).toEqual(expected)
  })

  test('a row says what its programme says, unless it says it itself', async () => {
    const [school, college] = (await list({ q: '6B06101' })).data

    expect(school).toMatchObject({ program_code: '6B06101', group_code: 'B057', program_name_ru: 'Компьютерные науки', level: 'bachelor', study_form: 'full_time', languages: ['kz', 'ru', 'en'], duration_years: 4, currency: 'KZT', document: { mime: 'application/pdf' } })
    expect(college).toMatchObject({ languages: ['kz', 'ru'], duration_years: 3, price_foreign: null })
  })

  test('gives the tree of categories as a list, without those that no year has fees in', async () => {
    const tree = await categories('')

    expect(tree.map(({ id, parent_id, has_children }) => [id, parent_id, has_children])).toEqual([[1, null, true], [4, 1, false], [5, 1, false], [3, null, false]])
  })

  test('a site has the categories of its own fees and of its own years', async () => {
    expect((await categories('fit')).map(({ id }) => id)).toEqual([1, 4])
    expect(await list({ slug: 'fit' })).toMatchObject({ data: [{ id: 101 }], academic_years: ['2024-2025'] })
    expect(await categories('lib')).toEqual([])
    expect(await list({ slug: 'lib' })).toMatchObject({ data: [], academic_years: [] })
  })

  test('goes one step down the tree', async () => {
    const [top, field] = await Promise.all([{ category_id: 1 }, { category_id: 4 }].map(async (body) => (await children(body)).json<{ category: Category; children: Category[]; prices: { id: number }[] }>()))

    expect([top?.category.has_children, top?.children.map(({ id }) => id), top?.prices]).toEqual([true, [4, 5], []])
    expect([field?.category.has_children, field?.children, field?.prices.map(({ id }) => id)]).toEqual([false, [], [301, 302, 303]])
  })

  test('gives the fees of another year in a category', async () => {
    const answer = (await children({ category_id: 4, academic_year: '2025-2026' })).json<{ prices: { id: number }[] }>()

    expect(answer.prices.map(({ id }) => id)).toEqual([201])
  })

  test.each([
    ['an unknown category', { category_id: 99 }],
    ['a category without fees', { category_id: 2 }],
    ['a category that another site has fees in', { category_id: 5, slug: 'fit' }],
  ])('answers 404 for %s', async (_name, body) => {
    const answer = await children(body)

    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found'])
  })
})
