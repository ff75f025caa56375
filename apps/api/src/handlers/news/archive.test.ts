import { archived } from '../../testing/sample-events'
import { testApp, type TestApp } from '../../testing/test-app'
import { newsFile, sampleContent } from '../../testing/test-content'
import { readingDialects } from '../../testing/test-database'

interface ArchivePage {
  data: { id: number; content_kz?: unknown }[]
  total: number
  years: number[]
}
interface ArchivedItem {
  content_kz: string
  legacy_url: string | null
  available_langs: string[]
  prev: { id: number } | null
  next: { id: number } | null
  related: { id: number }[]
}

/** 174 and 188 of the sample are of 2019; 201 of New Year's Night, 202 of the library too, 1600 is current. */
function content() {
  return {
    ...sampleContent(),
    'main/archive/2020.yaml': [
      archived(202, '2020-05-04T04:00:00Z', { sites: ['main', 'lib'], title_kz: 'Әдеби кеш', title_ru: 'Вечер', title_en: 'Evening' }),
      archived(203, '2020-06-01T04:00:00Z', { title_kz: 'Ерте көктем', title_ru: 'Весна', title_en: null, content_en: null, categories: ['science', 'university'] }),
      archived(201, '2019-12-31T19:30:00Z', { title_kz: 'Ауа райы', title_ru: 'Ясно', title_en: 'Frost' }),
      { ...archived(204, '2020-07-01T04:00:00Z'), draft: true },
    ],
    'main/news/1600-x.yaml': newsFile(1600),
  }
}

describe.each(readingDialects)('the archive of news on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, content())
  })
  afterAll(() => server.close())

  const list = async (body: object) => (await server.post('/api/plugin/news/archive', { slug: '', ...body })).json<ArchivePage>()
  const ids = async (body: object) => (await list(body)).data.map(({ id }) => id)
  const one = (id: number, more: object = {}) => server.post('/api/plugin/news/archive/id', { id, ...more })

  test.each([
    ['the newest first', {}, [203, 202, 201, 188, 174]],
    ['the oldest first', { order: 'asc' }, [174, 188, 201, 202, 203]],
    ['by title in Kazakh, where Ә follows А and Е follows Д', { sort: 'title', lang: 'kz', year: 2020 }, [201, 202, 203]],
    ['by title in Russian', { sort: 'title', lang: 'ru', year: 2020 }, [203, 202, 201]],
    ['by title in English, one of which is only in Kazakh and Russian', { sort: 'title', lang: 'en', year: 2020 }, [202, 201, 203]],
    ['a year of Almaty, where New Year comes before UTC', { year: 2019 }, [188, 174]],
    ['one of several categories', { category_slug: 'science' }, [203, 174]],
    ['a tag', { tag: 'мерейтой' }, [188]],
    ['an unknown category', { category_slug: 'nothing' }, []],
    ['a word in another language', { q: 'frost' }, [201]],
    ['the second page', { page: 2, per_page: 2 }, [201, 188]],
    ['a page beyond the last', { page: 4, per_page: 2 }, []],
    ['another site', { slug: 'lib' }, [202]],
  ])('lists %s', async (_name, body, expected) => {
    expect(await ids(body)).toEqual(expected)
  })

  test('lists what came at one moment by number, the highest first, as neighbours follow each other: no item is on two pages, and none on no page', async () => {
    const noon = '2018-05-01T07:00:00Z'
    const ofOneDay = { 'main/archive/2018.yaml': [101, 102, 103].map((id) => archived(id, noon)) }
    const other = await testApp(dialect, { ...content(), ...ofOneDay })
    const ask = async (body: object) => (await other.post('/api/plugin/news/archive', { slug: '', year: 2018, ...body })).json<ArchivePage>().data.map(({ id }) => id)
    const middle = (await other.post('/api/plugin/news/archive/id', { id: 102 })).json<ArchivedItem>()

    const orders = await Promise.all([{}, { order: 'desc' }, { order: 'asc' }, { page: 2, per_page: 2 }].map(ask))
    await other.close()

    expect(orders).toEqual([[103, 102, 101], [103, 102, 101], [101, 102, 103], [101]])
    expect([middle.next?.id, middle.prev?.id]).toEqual([103, 101])
  })

  test('names the years, whatever the filters are, and no content', async () => {
    const { years, total, data } = await list({ year: 2019 })

    expect([years, total, data.every((item) => !('content_kz' in item))]).toEqual([[2020, 2019], 2, true])
  })

  test('shows an item with its neighbours and the newest others of its categories', async () => {
    const item = (await one(188)).json<ArchivedItem>()

    expect(item).toMatchObject({ legacy_url: 'https://old.kokzhiek.example/kz/news/188', content_kz: '<p>x</p>', available_langs: ['kz', 'ru', 'en'] })
    expect([item.prev?.id, item.next?.id, item.related.map(({ id }) => id)]).toEqual([174, 201, [203, 202, 201]])
  })

  test('the neighbours are those of the site that is asked for', async () => {
    const item = (await one(202, { slug: 'lib' })).json<ArchivedItem>()

    expect([item.prev, item.next, item.related]).toEqual([null, null, []])
  })

  test.each([
    ['a draft', 204, {}],
    ['a current item', 1600, {}],
    ['an item of another site', 188, { slug: 'lib' }],
    ['an unknown id', 4711, {}],
  ])('answers 404 for %s', async (_name, id, more) => {
    expect((await one(id, more)).statusCode).toBe(404)
  })

  test('the import refuses an archived item that is still among the news', async () => {
    const again = server.import({ ...content(), 'main/news/188-x.yaml': newsFile(188) })

    await expect(again).rejects.toThrow('content/main/archive/2019.yaml: [0].id: the news item 188 is not in the archive yet')
  })
})
