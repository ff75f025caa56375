import { testApp, type TestApp } from '../../testing/test-app'
import { sampleContent } from '../../testing/test-content'
import { readingDialects } from '../../testing/test-database'

interface EntryPage {
  title_kz: string | null
  title_ru: string | null
  title_en: string | null
  data: { id: number; list_id: number; text_kz: string | null; files: object[] }[]
  total: number
  last_page: number
  letters: string[]
}

/** List 7 of the sample has 701, 704 and 709, in this order; in English 709 has no title, nor has the list. */
function content() {
  return {
    ...sampleContent(),
    'main/lists/8-more.yaml': [
      { id: 801, title_kz: 'Бірінші', published_at: '2026-11-21T09:00:00Z' },
      { id: 802, title_kz: 'Екінші', sort_order: 5 },
      { id: 803, title_kz: 'Draft', draft: true },
    ],
    'main/lists/10-shared.yaml': [{ id: 1001, title_kz: 'Ортақ' }],
    'main/lists/11-renamed.yaml': [{ id: 1101, title_kz: 'Бір' }],
    'main/lists.yaml': [
      { id: 7, title_kz: 'Клубтар мен үйірмелер', title_ru: 'Клубы и кружки' },
      { id: 11, title_kz: 'Draft', draft: true },
    ],
    'lib/lists/9-library.yaml': [{ id: 901, title_kz: 'Кітап' }],
    'lib/lists.yaml': [{ id: 10, title_kz: 'Кітапханада' }],
    'main/galleries/16-draft.yaml': { id: 16, title_kz: 'x', updated_at: '2026-06-29T04:00:00Z', draft: true },
    'main/galleries/17-empty.yaml': { id: 17, title_kz: 'x', updated_at: '2026-06-29T04:00:00Z' },
    'main/galleries/18-soon.yaml': { id: 18, title_kz: 'x', updated_at: '2026-06-29T04:00:00Z', published_at: '2026-11-21T09:00:00Z' },
  }
}

describe.each(readingDialects)('lists and galleries on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, content())
  })
  afterAll(() => server.close())

  const list = async (body: object) => (await server.post('/api/plugin/list', { slug: '', list_id: 7, ...body })).json<EntryPage>()
  const ids = async (body: object) => (await list(body)).data.map(({ id }) => id)
  const gallery = (gallery_id: number, more: object = {}) => server.post('/api/plugin/gallery', { gallery_id, ...more })

  test.each([
    ['as the editors ordered them', {}, [701, 704, 709]],
    ['the other way round', { order: 'desc' }, [709, 704, 701]],
    ['by title in Kazakh, where Ә comes before Д, quotation marks apart', { sort: 'title' }, [709, 704, 701]],
    ['by title in Russian', { sort: 'title', lang: 'ru' }, [704, 709, 701]],
    ['by title in English, Latin letters first', { sort: 'title', lang: 'en' }, [701, 704, 709]],
    ['a letter in Kazakh', { letter: 'Ш' }, [701]],
    ['a letter in lower case', { letter: 'ә' }, [709]],
    ['a letter in another language', { letter: 'Х', lang: 'ru' }, [709]],
    ['a letter that no title has', { letter: 'Я' }, []],
    ['a word of the text', { q: 'сейсенбі' }, [701]],
    ['a letter and a word', { letter: 'Ш', q: 'дебат' }, []],
    ['the second page', { page: 2, per_page: 2 }, [709]],
    ['another list, one of whose entries was put before the rest', { list_id: 8 }, [802]],
  ])('lists %s', async (_name, body, expected) => {
    expect(await ids(body)).toEqual(expected)
  })

  test('names the first letters in the order of the alphabet, whatever the filters are', async () => {
    const letters = await Promise.all(['kz', 'ru', 'en'].map(async (lang) => (await list({ lang, letter: 'Z', page: 9 })).letters))

    expect(letters).toEqual([['Ә', 'Д', 'Ш'], ['Д', 'Х', 'Ш'], ['C', 'D', 'Ә']])
  })

  test('names the list on each of its pages, also where nothing is found', async () => {
    const clubs = { title_kz: 'Клубтар мен үйірмелер', title_ru: 'Клубы и кружки', title_en: null }

    expect(await Promise.all([list({}), list({ lang: 'en', page: 9 }), list({ letter: 'Я' })])).toMatchObject([clubs, clubs, clubs])
  })

  test('leaves a list without a title, with the title of another site’s, or with a draft of one, unnamed', async () => {
    const lists = await Promise.all([list({ list_id: 8 }), list({ list_id: 10 }), list({ list_id: 11 })])

    expect(lists.map(({ title_kz, title_ru, title_en, total }) => [title_kz, title_ru, title_en, total])).toEqual([8, 10, 11].map(() => [null, null, null, 1]))
  })

  test('shows text and files', async () => {
    const { data } = await list({})

    expect([data[0], data[2]]).toMatchObject([{ list_id: 7, text_kz: '<p>Сейсенбі, 18:00.</p>' }, { text_kz: null, files: [{ ext: 'pdf', lang: 'kz' }] }])
  })

  test.each([
    ['an unknown list', { list_id: 4711 }],
    ['a list of another site', { list_id: 9 }],
  ])('answers 404 for %s', async (_name, body) => {
    expect((await server.post('/api/plugin/list', { slug: '', ...body })).statusCode).toBe(404)
  })

  test('shows the pictures of a gallery, and none while there is none', async () => {
    const [full, empty] = await Promise.all([gallery(15), gallery(17)])

    expect([full?.json(), empty?.json()]).toMatchObject([{ id: 15, title_ru: null, images: [{ alt_kz: 'Эмблема', width: 160 }] }, { id: 17, images: [] }])
  })

  test.each([
    ['an unknown gallery', 4711, {}],
    ['a draft', 16, {}],
    ['one that is not published yet', 18, {}],
    ['one of another site', 15, { slug: 'lib' }],
  ])('answers 404 for %s', async (_name, id, more) => {
    expect((await gallery(id, more)).statusCode).toBe(404)
  })

  test('the import wants the number of the list in the name of its file', async () => {
    await expect(server.import({ ...content(), 'main/lists/clubs.yaml': [{ id: 1, title_kz: 'x' }] })).rejects.toThrow('content/main/lists/clubs.yaml: [0].list_id: must stand at the beginning of the file\'s name, with a - behind it, as in 7-rare-books.yaml')
  })

  test.each([
    ['a title in some language', { id: 7 }, 'title_kz: no language has a title'],
    ['the number of the list', { title_kz: 'Клубтар' }, 'id: must be the number of a list'],
    ['no entries among the titles', { id: 7, title_kz: 'Клубтар', data: [] }, 'data: is worked out by the server; leave it out'],
  ])('the import wants %s', async (_name, title, fault) => {
    await expect(server.import({ ...content(), 'main/lists.yaml': [title] })).rejects.toThrow(`content/main/lists.yaml: [0].${fault}`)
  })

  // Last, because the clock does not go back.
  test('an entry and a gallery appear at their minute', async () => {
    server.setTime('2026-11-21T09:00:00Z')

    expect([await ids({ list_id: 8 }), (await gallery(18)).statusCode]).toEqual([[802, 801], 200])
  })
})
