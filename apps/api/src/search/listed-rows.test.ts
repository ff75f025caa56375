import type { JsonObject } from '../contract/document'
import { program } from '../testing/sample-study'
import { testApp, type TestApp } from '../testing/test-app'
import { contents, newsFile, pageFile, sampleContent, titles, type ContentFiles } from '../testing/test-content'
import { readingDialects } from '../testing/test-database'

interface Found {
  data: { url: string; section?: { fragment: string; title: string }; snippet: { text: string; marks: { start: number; end: number }[] } }[]
}

const page = (id: number, slug: string, block: string, props: JsonObject, text = 'Тізім'): ContentFiles => ({
  [`main/pages/${slug}.yaml`]: pageFile(id, slug, contents(`<p>${text}</p><div data-block="${block}" data-props='${JSON.stringify(props)}'></div>`)),
})

const content: ContentFiles = {
  ...sampleContent(),
  ...page(871, 'programmes', 'ProfListBlock', {}),
  ...page(872, 'programmes-of-law', 'ProfListBlock', { training_id: 4 }),
  ...page(873, 'evening', 'ProfListBlock', { study_form: 'evening' }),
  ...page(874, 'fees', 'PriceEducation', {}),
  ...page(875, 'fees-of-law', 'PriceEducation', { category_id: 5 }),
  ...page(876, 'scores', 'ScoreListBlock', { category_id: 1 }),
  ...page(877, 'scores-unknown', 'ScoreListBlock', { category_id: 1, colour: 'red' }),
  ...page(878, 'products', 'DigitalShowcase', {}),
  ...page(880, 'rules', 'DocsListBlock', { category_id: 11 }),
  ...page(881, 'pictures', 'Gallery', { gallery_id: 15 }),
  ...page(882, 'circles', 'ListBlock', { list_id: 7 }, 'Тізім</p><h2>Қалай жазылуға болады</h2><p>x'),
  ...program(613, { profession_id: 21, code: '6B06103', name_kz: 'Болашақ', published_at: '2026-12-01T04:00:00Z' }),
  'lib/pages/programmes.yaml': pageFile(879, 'programmes', contents('<p>x</p><div data-block="ProfListBlock"></div>')),
  'main/news/1141-data.yaml': newsFile(1141, { ...titles('Жаңа мамандық'), content_ru: '<p>Набор на программу «Наука о данных» открыт, её код 6B06102.</p>' }),
}

describe.each(readingDialects)('a page with a list on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, content)
  })
  afterAll(() => server.close())

  const search = async (q: string, lang = 'ru') => (await server.post('/api/search', { slug: '', q, lang })).json<Found>().data
  const urls = async (q: string, lang = 'ru') => (await search(q, lang)).map(({ url }) => url.replace(/^\/\w\w/, ''))

  test.each([
    ['the code of a programme', '6B06101', ['/page/fees', '/page/programmes']],
    ['the code in Cyrillic letters', '6В06101', ['/page/fees', '/page/programmes']],
    ['a code that only some of its rows have', '6b04201', ['/page/evening', '/page/fees', '/page/fees-of-law', '/page/programmes', '/page/programmes-of-law']],
    ['the group of a profession', 'B057', ['/page/programmes', '/page/scores']],
    ['the name of a programme in another language', 'computer science', ['/page/fees', '/page/programmes']],
    ['what only fees of an earlier year have', 'докторантура', []],
    ['a row of a draft', '6B06301', []],
    ['a row that is scheduled', '6B06103', []],
  ])('is found by %s', async (_name, q, expected) => {
    expect((await urls(q)).filter((url) => url.startsWith('/page/')).sort()).toEqual(expected)
  })

  test.each([
    ['the heading of its block', 'проходные баллы', 'ru', '/page/scores'],
    ['that heading in Kazakh', 'өту балдары', 'kz', '/page/scores'],
    ['that of its fees', 'tuition fees', 'en', '/page/fees'],
    ['that of its programmes', 'выбор специальности', 'ru', '/page/programmes'],
    ['the name of its gallery', 'бітіру салтанаты', 'kz', '/page/pictures'],
    ['the name of its list', 'клубы и кружки', 'ru', '/page/circles'],
    ['the category of its documents', 'admission en', 'en', '/page/rules'],
  ])('is found by %s', async (_name, q, lang, url) => {
    expect(await urls(q, lang)).toContain(url)
  })

  test.each([
    ['проходные баллы', 'ru', '/ru/page/scores', { fragment: 'ScoreListBlock', title: 'Проходные баллы' }],
    ['бітіру салтанаты', 'kz', '/kz/page/pictures', { fragment: 'Gallery', title: 'Бітіру салтанаты' }],
    ['клубы и кружки', 'ru', '/ru/page/circles', { fragment: 'ListBlock', title: 'Клубы и кружки' }],
    ['жазылу', 'kz', '/kz/page/circles', { fragment: 'қалай-жазылуға-болады', title: 'Қалай жазылуға болады' }],
    ['6B06101', 'ru', '/ru/page/programmes', { fragment: 'ProfListBlock', title: 'Выбор специальности' }],
  ])('leads for %s to the heading, or the list, that has it', async (q, lang, url, section) => {
    expect((await search(q, lang)).find((hit) => hit.url === url)?.section).toEqual(section)
  })

  test('leads to the page where the title has the words', async () => {
    expect((await search('programmes', 'en')).filter(({ url }) => url === '/en/page/programmes').map(({ section }) => section)).toEqual([undefined])
  })

  test('shows the heading where its text does not have the words', async () => {
    expect((await search('проходные баллы')).find(({ url }) => url === '/ru/page/scores')?.snippet).toEqual({ text: 'Проходные баллы', marks: [{ start: 0, end: 9 }, { start: 10, end: 15 }] })
  })

  test('comes after what says it itself', async () => {
    expect((await urls('наука о данных')).slice(0, 2)).toEqual(['/news/1141', expect.stringMatching(/^\/page\//)])
  })

  test('shows the row in which the words stand, with marks', async () => {
    const { snippet } = (await search('6В06101')).find(({ url }) => url === '/ru/page/programmes') ?? { snippet: { text: '', marks: [] } }

    expect(snippet.text).toBe('6B06101 Компьютерные науки B057')
    expect(snippet.marks.map(({ start, end }) => snippet.text.slice(start, end))).toEqual(['6B06101'])
  })

  test('shows its own text where that has the words', async () => {
    expect((await search('тізім', 'kz')).find(({ url }) => url === '/kz/page/programmes')?.snippet.text).toBe('Тізім')
  })

  test('follows when its gallery gets another name', async () => {
    const { 'main/galleries/15-graduation.yaml': gallery } = content
    const counts = await server.import({ ...content, 'main/galleries/15-graduation.yaml': { ...(gallery as JsonObject), title_kz: 'Жазғы экспедиция' } })

    expect([await urls('жазғы экспедиция', 'kz'), counts]).toEqual([['/page/pictures'], expect.objectContaining({ changed: 2 })])
    await server.import(content)
  })

  test('follows when a row changes, and is left alone when another one does', async () => {
    const renamed = program(612, { profession_id: 21, code: '6B06199', name_kz: 'Жаңа', name_ru: 'Криптография', name_en: 'Cryptography' })
    const counts = await server.import({ ...content, ...renamed })

    expect([(await urls('криптография')).sort(), (await urls('6B06102')).filter((url) => url.startsWith('/page/'))]).toEqual([['/page/fees', '/page/programmes'], []])
    // The programme, its fee, and the two pages that show them.
    expect(counts).toMatchObject({ added: 0, changed: 4, removed: 0 })
    await server.import(content)
  })
})
