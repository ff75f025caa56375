import type { JsonObject } from '../../contract/document'
import { product } from '../../testing/sample-partners'
import { testApp, type TestApp } from '../../testing/test-app'
import { sampleContent } from '../../testing/test-content'
import { readingDialects } from '../../testing/test-database'

interface Page {
  data: { id: number; description_kz: string | null }[]
  total: number
  categories: { id: number; items_count: number }[]
}

/** 801 of the services went live in 2025, 802 of AI is a pilot without a date. */
function content() {
  const files = sampleContent()
  return {
    ...files,
    'main/showcase-categories.yaml': [...(files['main/showcase-categories.yaml'] as JsonObject[]), { id: 3, slug: 'old', name_kz: 'Ескі' }, { id: 4, slug: 'none', name_kz: 'Бос' }],
    ...product(803, { launched_at: '2026-01-15', trl: 8, title_kz: 'Әліппе', title_ru: 'Азбука', title_en: 'Primer', developer_ru: 'Лаборатория речи', sites: ['main', 'lib'] }),
    ...product(804, { status: 'development', title_kz: 'Бесік', title_ru: 'Колыбель', title_en: 'Cradle' }),
    ...product(805, { category: 'old', status: 'archived', launched_at: '2010-01-01' }),
    ...product(806, { status: 'archived', launched_at: '2026-11-01' }),
    ...product(807, { draft: true }),
  }
}

describe.each(readingDialects)('digital products on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, content())
  })
  afterAll(() => server.close())

  const list = async (body: object) => (await server.post('/api/plugin/digital-showcase', { slug: '', ...body })).json<Page>()
  const ids = async (body: object) => (await list(body)).data.map(({ id }) => id)

  test.each([
    ['the latest launch first and those without one last, archived ones left out', {}, [803, 801, 802, 804]],
    ['the first launch first and those without one last', { order: 'asc' }, [801, 803, 802, 804]],
    ['by title in Kazakh, where Ә stands before Б', { sort: 'title' }, [803, 804, 801, 802]],
    ['by title in Russian, those without one as they are shown', { sort: 'title', lang: 'ru' }, [803, 804, 801, 802]],
    ['by title in English', { sort: 'title', lang: 'en' }, [804, 803, 801, 802]],
    ['by level, the highest first and those without one last', { sort: 'trl' }, [801, 803, 802, 804]],
    ['by level, the lowest first and those without one last', { sort: 'trl', order: 'asc' }, [802, 803, 801, 804]],
    ['a category', { category_id: 2 }, [802]],
    ['an unknown category', { category_id: 77 }, []],
    ['a state', { status: 'live' }, [803, 801]],
    ['archived ones', { status: 'archived' }, [806, 805]],
    ['category and state together', { category_id: 1, status: 'archived' }, [806]],
    ['words of title and developer', { q: 'азбука речи' }, [803]],
    ['another site', { slug: 'lib' }, [803]],
    ['beyond the last page', { page: 9 }, []],
  ])('lists %s', async (_name, body, expected) => {
    expect(await ids(body)).toEqual(expected)
  })

  test('answers products complete', async () => {
    const { data } = await list({ q: '801' })

    expect(data).toMatchObject([{ id: 801, description_kz: '<p>Кесте</p>', category: { id: 1, slug: 'services' }, logo: { width: 160 }, screenshots: [] }])
  })

  test.each([
    ['whatever is asked for', { status: 'pilot', category_id: 2, q: '80', page: 4 }, [[1, 3], [2, 1]]],
    ['of its own site', { slug: 'lib' }, [[1, 1]]],
    ['of a site without any', { slug: 'fit' }, []],
  ])('offers the categories that have products on show, %s', async (_name, body, expected) => {
    const { categories } = await list(body)

    expect(categories.map(({ id, items_count }) => [id, items_count])).toEqual(expected)
  })
})
