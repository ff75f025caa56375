import { officialDocument } from '../../testing/sample-documents'
import { sampleContent } from '../../testing/test-content'
import { testApp, type TestApp } from '../../testing/test-app'
import { readingDialects } from '../../testing/test-database'

interface DocumentPage {
  data: { id: number; category: object; files: { lang: string | null }[] }[]
  total: number
  current_page: number
  last_page: number
  categories: { id: number; documents_count: number }[]
  years: number[]
}

/** Beside the sample: one without a date, one in two languages, one of the library, a draft and one for the afternoon. */
function moreDocuments() {
  return {
    ...sampleContent(),
    'main/documents/more.yaml': [
      officialDocument(510, { category: 10, title_kz: 'Өтініш үлгісі', title_ru: 'Образец заявления', title_en: undefined }),
      officialDocument(511, { category: 12, title_kz: 'Ұтқырлық ережесі', title_ru: 'Ёлочка', title_en: 'Appeals', approved_at: '2026-01-15', number: '14/2 ҚБ' }),
      officialDocument(520, { category: 12, title_kz: 'Адалдық саясаты, жаңа', approved_at: '2026-11-20', replaces_id: 502, published_at: '2026-11-21T14:00:00+05:00' }),
      officialDocument(521, { approved_at: '2026-11-21', replaces_id: 511, draft: true }),
    ],
    'lib/documents/library.yaml': [officialDocument(530, { approved_at: '2026-02-02' })],
  }
}

describe.each(readingDialects)('documents on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, moreDocuments())
  })
  afterAll(() => server.close())
  beforeEach(() => server.setTime('2026-11-21T06:00:00Z'))

  const list = async (body: object) => (await server.post('/api/plugin/edu-docs', { slug: '', ...body })).json<DocumentPage>()
  const ids = async (body: object) => (await list(body)).data.map(({ id }) => id)

  test('lists the newest approval first, those without a date last, and leaves out what was replaced', async () => {
    expect(await ids({})).toEqual([501, 511, 502, 510])
  })

  test('lists replaced ones too when asked', async () => {
    expect(await ids({ include_replaced: true })).toEqual([501, 511, 502, 412, 510])
  })

  test('names the years in which what may be listed was approved, of a category and a language, whatever the year and the words are', async () => {
    const yearsOf = async (body: object) => (await list({ year: 2022, q: 'nothing', ...body })).years

    expect([await yearsOf({}), await yearsOf({ include_replaced: true })]).toEqual([[2026, 2025], [2026, 2025, 2024]])
    expect([await yearsOf({ category_id: 99 }), await yearsOf({ doc_lang: 'ru' }), await yearsOf({ category_id: 12, doc_lang: 'en' })]).toEqual([[], [2026], [2025]])
  })

  test('documents without a date come last when the oldest is first', async () => {
    expect(await ids({ order: 'asc' })).toEqual([502, 511, 501, 510])
  })

  test.each([
    ['Kazakh', { lang: 'kz' }, [502, 501, 510, 511]],
    ['Russian', { lang: 'ru' }, [501, 502, 511, 510]],
    ['English, with the Kazakh title where there is none', { lang: 'en' }, [511, 501, 502, 510]],
    ['Kazakh, backwards', { lang: 'kz', order: 'desc' }, [511, 510, 501, 502]],
  ])('sorts titles in %s', async (_name, body, expected) => {
    expect(await ids({ sort: 'title', ...body })).toEqual(expected)
  })

  test.each([
    ['category', { category_id: 12 }, [511, 502]],
    ['a category with those below it', { category_id: 10 }, [501, 511, 502, 510]],
    ['an unknown category', { category_id: 99 }, []],
    ['year of approval', { year: 2025 }, [502]],
    ['language of a file', { doc_lang: 'ru' }, [501]],
    ['everything together', { category_id: 10, year: 2026, doc_lang: 'kz' }, [501]],
    ['words of the title in any language', { q: 'образец заявления' }, [510]],
    ['letters of the number', { q: '14/2' }, [511]],
    ['a sign that is any letter for the database', { q: '14_2' }, []],
    ['words without Kazakh letters', { q: 'уткырлык' }, [511]],
    ['words that do not all occur', { q: 'образец саясаты' }, []],
  ])('filters by %s', async (_name, filter, expected) => {
    expect(await ids(filter)).toEqual(expected)
  })

  test('gives all categories that the site has documents in, with what they hold and what lies below them', async () => {
    const { categories } = await list({ category_id: 12, q: 'ештеңе' })

    expect(categories.map(({ id, documents_count }) => [id, documents_count])).toEqual([[10, 4], [11, 1], [12, 2]])
  })

  test('has right numbers beyond the last page', async () => {
    const { data, total, current_page, last_page } = await list({ page: 9, per_page: 3 })

    expect([data, total, current_page, last_page]).toEqual([[], 4, 9, 2])
  })

  test('a site shows its own documents and categories only', async () => {
    const { data, categories } = await list({ slug: 'lib' })

    expect([data.map(({ id }) => id), categories.map(({ id, documents_count }) => [id, documents_count])]).toEqual([[530], [[10, 1], [11, 1]]])
    expect(await list({ slug: 'fit' })).toMatchObject({ data: [], total: 0, categories: [] })
  })

  test('names the category and types the files by their content', async () => {
    const { data } = await list({ q: '№ 27' })

    expect(data[0]).toMatchObject({ category: { id: 11, slug: null, name_ru: 'Admission ru' }, files: [{ mime: 'application/pdf', lang: 'kz' }, { lang: 'ru' }], replaces_id: 412, version: '4.0' })
  })

  test('the search leads to the file of a document in the language', async () => {
    const { data } = (await server.post('/api/search', { slug: '', lang: 'kz', q: 'қабылдау қағидалары', type: 9 })).json<{ data: { id: number; url: string }[] }>()

    expect(data).toMatchObject([{ id: 501, type: 9, lang: 'kz', url: expect.stringMatching(/^\/media\/rules-[0-9a-f]{8}\.pdf$/), published_at: '2026-05-28T19:00:00Z' }])
  })

  test('a new version replaces the old one at the minute of its publication', async () => {
    server.setTime('2026-11-21T08:59:59Z')
    const before = await ids({ category_id: 12 })
    server.setTime('2026-11-21T09:00:00Z')
    const after = await ids({ category_id: 12 })

    expect([before, after]).toEqual([[511, 502], [520, 511]])
  })
})
