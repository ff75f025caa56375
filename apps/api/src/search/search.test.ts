import { contents, newsFile, pageFile, sampleContent, titles } from '../testing/test-content'
import { person } from '../testing/sample-staff'
import { testApp, type TestApp } from '../testing/test-app'
import { dialects } from '../testing/test-database'

interface Hit {
  url: string
  title: string
  lang: string
  title_marks?: { start: number; end: number }[]
  site_slug: string
  site_name?: string
  snippet: { text: string; marks: { start: number; end: number }[] }
}
interface Found {
  data: Hit[]
  total: number
  suggestion: string | null
  facets: Record<'type' | 'lang' | 'site' | 'year', { value: string | number; count: number }[]>
}

const texts = { title_kz: 'Емтихан кестесі', title_ru: 'Расписание экзаменов', title_en: 'Examination timetable' }
const bodies = { content_kz: '<p>Қысқы сессия 14 желтоқсанда басталады.</p>', content_ru: '<p>Зимняя сессия начнётся 14 декабря, расписание уже готово.</p>', content_en: '<p>The winter session begins on 14 December.</p>' }

const content = {
  ...sampleContent(),
  'main/news/1101-exams.yaml': newsFile(1101, { ...texts, ...bodies }),
  'main/news/1102-mention.yaml': newsFile(1102, { ...titles('Дорога'), content_ru: '<p>Студенты спешат: расписание экзаменов висит на двери.</p>', published_at: '2025-03-01T04:00:00Z' }),
  'main/news/1103-scheduled.yaml': newsFile(1103, { title_kz: 'Құпия көрме', title_ru: undefined, title_en: undefined, ...contents('<p>x</p>'), published_at: '2026-12-01T04:00:00Z' }),
  'main/news/1105-marathon.yaml': newsFile(1105, { ...titles('Марафон'), ...contents('<p>Марафон</p>'), published_at: '2023-05-01T04:00:00Z' }),
  'main/news/1106-marathon.yaml': newsFile(1106, { ...titles('Марафон'), ...contents('<p>Марафон</p>'), published_at: '2026-05-01T04:00:00Z' }),
  'main/news/1107-two-languages.yaml': newsFile(1107, { title_kz: 'Қобыз үйірмесі', title_ru: undefined, title_en: 'Fiddle circle', content_kz: '<p>Қобыз</p>', content_ru: undefined, content_en: '<p>Fiddle</p>' }),
  // `студент` is the nominative in both languages, and a text in Russian mostly has another case.
  'main/news/1113-students.yaml': newsFile(1113, { title_kz: '510 студент тәжірибеден өтті', title_ru: 'Практику прошли 510 студентов', title_en: '510 did an internship', ...contents('<p>x</p>') }),
  'main/news/1114-kazakh-student.yaml': newsFile(1114, { title_kz: 'Мүшәйра', title_ru: undefined, title_en: undefined, content_kz: '<p>Студент жүлде алды.</p>', content_ru: undefined, content_en: undefined }),
  'main/news/1115-licence.yaml': newsFile(1115, { title_kz: 'Патент', title_ru: undefined, title_en: undefined, content_kz: '<p>Патент</p>', content_ru: undefined, content_en: undefined }),
  'main/news/1116-mention.yaml': newsFile(1116, { ...titles('Дневник'), ...contents(`<p>${'О многом другом. '.repeat(60)} О патенте.</p>`) }),
  'main/news/1117-parts.yaml': newsFile(1117, { ...titles('Собеседование'), ...contents('<h2>Из чего состоит</h2><table><tbody><tr><th scope="row">Эссе</th><td>60 минут</td></tr></tbody></table>') }),
  'main/news/1108-namesake.yaml': newsFile(1108, { ...titles('Жолымбетов Асан'), published_at: '2026-06-01T04:00:00Z' }),
  'main/news/1109-namesake.yaml': newsFile(1109, { ...titles('Жолымбетов Болат'), published_at: '2026-01-01T04:00:00Z' }),
  'main/news/1110-grant.yaml': newsFile(1110, { ...titles('Стипендия фонда'), ...contents(`<p>${'Стипендия фонда: стипендия. '.repeat(20)}</p>`) }),
  // As a Mac and a PDF write й, Word breaks a long word, and a primer says where the stress is.
  'main/news/1111-trolleybus.yaml': newsFile(1111, { ...titles('Троллеи\u0306бус до университета'), ...contents('<p>Остано\u0301вка у ста\u00adди\u00adона, ря\u0301дом с кое\u0308м.</p>') }),
  'main/pages/scholarships.yaml': pageFile(852, 'scholarships', { title_kz: 'Шәкіртақы', title_ru: 'Стипендия', title_en: 'Scholarships', ...contents('<p>Кому и сколько платят.</p>') }),
  'lib/pages/scholarships.yaml': pageFile(853, 'scholarships', { title_kz: 'Шәкіртақы', title_ru: 'Стипендия', title_en: 'Scholarships', ...contents('<p>Стипендия имени библиотекаря.</p>') }),
  'main/pages/programmes.yaml': pageFile(854, 'programmes', { title_kz: 'Білім беру бағдарламалары', title_ru: 'Образовательные программы', title_en: 'Degree programmes', ...contents('<p>34 және 17.</p>') }),
  'lib/pages/programmes.yaml': pageFile(855, 'programmes', { title_kz: 'Бағдарламалар', title_ru: 'Программы', title_en: 'Programmes', ...contents('<p>1.</p>') }),
  'fit/pages/programmes.yaml': pageFile(856, 'programmes', { title_kz: 'Бағдарламалар', title_ru: 'Программы', title_en: 'Programmes', ...contents('<p>2.</p>') }),
  'main/menu.yaml': [
    { id: 2, menu_title_kz: 'Талапкерге', menu_title_ru: 'Абитуриенту', menu_title_en: 'Applicants', slugs: 'admission' },
    { id: 22, menu_title_kz: 'Хабарлар', menu_title_ru: 'Вести', link: '/news' },
    { id: 23, menu_title_ru: 'Учебный портал', link: 'https://lms.kokzhiek.example' },
    { id: 24, menu_title_ru: 'Краи\u0306ние сто\u0301и\u0306ки', link: 'https://land.kokzhiek.example' },
  ],
  'lib/settings.yaml': { site_info: { name_kz: 'Кітапхана', name_en: 'Library' } },
  'lib/menu.yaml': [{ id: 81, menu_title_ru: 'Учебный портал', link: 'https://lms.kokzhiek.example' }],
  ...person(72, 'tolegen', ['Төлеген', 'Толеген', 'Tolegen'], { email: 't.tolegen@kokzhiek.example', bio_en: '<p>Writes on steppe winds.</p>' }),
  'main/pages/fees.yaml': pageFile(857, 'fees', { ...titles('Плата'), ...contents('<p>1 450 000 ₸, +7 (727) 355-14-52</p>') }),
  'main/pages/clubs.yaml': pageFile(858, 'clubs', { ...titles('Кружки'), ...contents(`<p>${'Для всех. '.repeat(60)}</p><h2>Шахматный клуб</h2><p>По средам.</p>`) }),
  'main/news/1118-chess.yaml': newsFile(1118, { ...titles('Турнир за рекой'), ...contents(`<p>${'Шахматный клуб. '.repeat(4)}</p>`) }),
  'main/pages/pier.yaml': pageFile(859, 'pier', { ...titles('Набережная'), ...contents(`<p>${'Новости с пристани. '.repeat(2)}</p>`) }),
  'main/news/1119-pier.yaml': newsFile(1119, { ...titles('Ремонт пристани'), ...contents(`<p>${'Доски меняют. '.repeat(30)}</p>`) }),
  'lib/pages/catalogue.yaml': pageFile(851, 'catalogue', { title_kz: 'Электрондық каталог', title_ru: 'Электронный каталог', title_en: 'Catalogue', ...contents('<p>12 &lt; 13 &amp; кітапхана</p>') }),
}

describe.each(dialects)('searching on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, content)
  })
  afterAll(() => server.close())

  const search = async (q: string, more: object = {}) => (await server.post('/api/search', { slug: '', lang: 'ru', q, ...more })).json<Found>()
  const urls = ({ data }: Found) => data.map(({ url }) => url)

  test.each([
    ['as it is written', 'расписание', 'ru', '/ru/news/1101'],
    ['another form', 'экзамену', 'ru', '/ru/news/1101'],
    ['a Kazakh form', 'емтихандардың кестесі', 'kz', '/kz/news/1101'],
    ['Russian letters for Kazakh ones', 'кысқы сессиясы', 'kz', '/kz/news/1101'],
    ['Latin script', 'emtihan', 'kz', '/kz/news/1101'],
    ['Latin letters that look like Cyrillic ones', 'eмтихaн кестeсi', 'kz', '/kz/news/1101'],
    ['a typing error', 'расписанее', 'ru', '/ru/news/1101'],
    ['a typing error in a word that texts have with an ending only', 'экзомен', 'ru', '/ru/news/1101'],
    ['a vowel that nobody hears at the beginning of a word', 'икзаменов', 'ru', '/ru/news/1101'],
    ['one of a Kazakh word', 'эмтихан', 'kz', '/kz/news/1101'],
    ['a letter that sounds like another', 'cession', 'en', '/en/news/1101'],
    ['the beginning of a word', 'timeta', 'en', '/en/news/1101'],
    ['stop words beside it', 'где посмотреть расписание на сессию', 'ru', '/ru/news/1101'],
    ['е for ё', 'зимняя сессия начнется', 'ru', '/ru/news/1101'],
    ['initials that no text has', 'расписание Я. Ю.', 'ru', '/ru/news/1101'],
    ['an English possessive', 'examination’s timetable', 'en', '/en/news/1101'],
    ['words of which each language has one', 'fiddle үйірмесі', 'kz', '/kz/news/1107'],
    ['another keyboard layout', "hfcgbcfybt 'rpfvtyjd", 'ru', '/ru/news/1101'],
    ['English words typed in Russian letters', 'ешьуефиду', 'en', '/en/news/1101'],
    ['a person by an e-mail address', 't.tolegen@kokzhiek.example', 'en', '/en/portfolio/72'],
    ['an amount without spaces', '1450000', 'ru', '/ru/page/fees'],
    ['a telephone number without spaces', '+77273551452', 'ru', '/ru/page/fees'],
    ['Kazakh letters where numbers are', 'rtcntc3', 'kz', '/kz/news/1101'],
    ['a page by its name in the menu', 'абитуриенту', 'ru', '/ru/page/admission'],
    ['what a menu links to', 'учебный портал', 'ru', 'https://lms.kokzhiek.example'],
    ['a list by its name', 'новости', 'ru', '/ru/news'],
    ['a list by its name in the menu', 'хабарлар', 'kz', '/kz/news'],
    ['a form', 'общественная приёмная', 'ru', '/ru/reception'],
    ['a form by what it is for', 'complaint', 'en', '/en/reception'],
    ['the newsletter', 'подписка на новости', 'ru', '/ru/newsletter/subscribe'],
    ['the statement on accessibility', 'accessibility', 'en', '/en/accessibility'],
    ['a page before what holds its title among other words', 'стипендия', 'ru', '/ru/page/scholarships'],
    ['a page of which a heading is the query before what holds the words elsewhere', 'шахматный клуб', 'ru', '/ru/page/clubs'],
    ['another word for it', 'stipend', 'en', '/en/page/scholarships'],
    ['a form of another word for it', 'графиком экзаменов', 'ru', '/ru/news/1101'],
    ['what was written in pieces', 'троллейбус', 'ru', '/ru/news/1111'],
    ['a word with a soft hyphen', 'стадион', 'ru', '/ru/news/1111'],
    ['a word with a mark of its stress', 'остановка', 'ru', '/ru/news/1111'],
    ['a name in the menu that was written in pieces', 'крайние стойки', 'ru', 'https://land.kokzhiek.example'],
    ['what the query has in pieces', 'до\u0301 трол\u00adлеи\u0306бус', 'ru', '/ru/news/1111'],
    ['a word beside one that nothing has', 'finder of programmes', 'en', '/en/page/programmes'],
    ['the page that is called so, where nothing has both words', 'стипендия марафон', 'ru', '/ru/page/scholarships'],
    ['what the kind of hit is called', 'новость расписание', 'ru', '/ru/news/1101'],
    ['what is of the kind before what speaks of it', 'новость пристань', 'ru', '/ru/news/1119'],
  ])('finds %s', async (_name, q, lang, url) => {
    expect(urls(await search(q, { lang }))[0]).toBe(url)
  })

  test('puts what has it in the title first, and shows an item once, in the reader’s language', async () => {
    const found = await search('расписание экзаменов')

    expect(urls(found)).toEqual(['/ru/news/1101', '/ru/news/1102'])
    expect(found.data[0]).toMatchObject({ title: 'Расписание экзаменов', lang: 'ru', site_slug: '' })
  })

  test('shows an item in the reader’s language, though another version has the word just as it is typed, and first what that language has', async () => {
    const [inRussian, inKazakh] = [await search('студент'), await search('студент', { lang: 'kz' })]

    expect(inRussian.data.map(({ url, title }) => [url, title])).toEqual([
      ['/ru/news/1113', 'Практику прошли 510 студентов'],
      ['/ru/news/1102', 'Дорога ru'],
      ['/kz/news/1114', 'Мүшәйра'],
    ])
    expect(urls(inKazakh).slice(0, 2)).toEqual(expect.arrayContaining(['/kz/news/1113', '/kz/news/1114']))
  })

  test('shows in the reader’s language what only another version has, unless it is asked for texts in that one', async () => {
    const [inKazakh, ofEnglish] = [await search('fiddle', { lang: 'kz' }), await search('fiddle', { lang: 'kz', text_lang: 'en' })]

    expect([inKazakh.data[0], ofEnglish.data[0]]).toMatchObject([{ url: '/kz/news/1107', title: 'Қобыз үйірмесі', lang: 'kz' }, { url: '/en/news/1107', lang: 'en' }])
  })

  test('what only another language has is first where it fits far better', async () => {
    expect(urls(await search('патент'))).toEqual(['/kz/news/1115', '/ru/news/1116'])
  })

  test('initials tell people of one name apart', async () => {
    expect([urls(await search('Жолымбетов А.')), urls(await search('Б. Жолымбетов'))]).toEqual([
      ['/ru/news/1108', '/ru/news/1109'],
      ['/ru/news/1109', '/ru/news/1108'],
    ])
  })

  test('of what comes each year the latest is first', async () => {
    expect(urls(await search('марафон'))).toEqual(['/ru/news/1106', '/ru/news/1105'])
  })

  test('marks what was found in the snippet, by UTF-16 offsets', async () => {
    const { data } = await search('зимней сессии')
    const [{ snippet }] = data as [Hit]

    expect(snippet.marks.map(({ start, end }) => snippet.text.slice(start, end))).toEqual(['Зимняя', 'сессия'])
  })

  test('marks what was found in the title, and says nothing of marks where it has none of the words', async () => {
    const [byTitle, byText] = [(await search('студент')).data[0], (await search('библиотекаря')).data[0]]

    expect(byTitle?.title_marks?.map(({ start, end }) => byTitle.title.slice(start, end))).toEqual(['студентов'])
    expect([byText?.title, byText?.title_marks]).toEqual(['Стипендия', undefined])
  })

  test('says what the site of a hit is called, in the language of the reader or else in another', async () => {
    const names = async (q: string, lang: string) => (await search(q, { lang })).data.map(({ site_slug, site_name }) => [site_slug, site_name])

    expect([(await names('каталог', 'ru'))[0], (await names('каталог', 'en'))[0]]).toEqual([['lib', 'Кітапхана'], ['lib', 'Library']])
  })

  test('marks whole words where the text was written in pieces', async () => {
    const [hit] = (await search('остановка стадион коем')).data
    const list = (await server.post('/api/plugin/news', { slug: '', lang: 'ru', q: 'троллейбус' })).json<{ data: { id: number }[] }>()

    expect(hit?.snippet.marks.map(({ start, end }) => hit.snippet.text.slice(start, end))).toEqual(['Остановка', 'стадиона', 'коём'])
    expect([hit?.title, list.data.map(({ id }) => id)]).toEqual(['Троллейбус до университета ru', [1111]])
  })

  test('shows text, not markup', async () => {
    const { data } = await search('каталог', { slug: 'lib' })

    expect(data[0]?.snippet.text).toBe('12 < 13 & кітапхана')
  })

  test('shows where a heading and a cell end, and does not find what stands there', async () => {
    const [byText, byDots] = [await search('эссе 60 минут'), await search('··')]

    expect([byText.data[0]?.snippet.text, byDots.total]).toEqual([expect.stringMatching(/Из чего состоит · Эссе · 60 минут$/), 0])
  })

  test('shows what is known of a person with one mark at the end of each part', async () => {
    const { data } = await search('steppe winds', { lang: 'en' })

    expect(data[0]?.snippet.text).toBe('Writes on steppe winds. t.tolegen@kokzhiek.example')
  })

  test('suggests the word that was meant, and nothing for a word that is right', async () => {
    const queries = ['рассписание экзаменов', 'hfcgbcfybt', 'кестес3', 'rscrs ctccbz', 'расписание', 'emtihan', 'эмтихан', 'экзомен', 'абракадабра']

    expect(await Promise.all(queries.map(async (q) => (await search(q)).suggestion))).toEqual(['расписание экзаменов', 'расписание', 'кестесі', 'қысқы сессия', null, null, 'емтихан', 'экзамен', null])
  })

  test('shows a page that several sites have once, where the reader is', async () => {
    const [onMain, onLib] = [await search('приёмная'), await search('приёмная', { slug: 'lib' })]

    expect([urls(onMain), urls(onLib)]).toEqual([['/ru/reception'], ['/ru/reception']])
    expect([onMain.data[0]?.site_slug, onLib.data[0]?.site_slug]).toEqual(['', 'lib'])
    expect(urls(await search('учебный портал'))).toHaveLength(1)
  })

  test('of pages with one name that of the searched site is first', async () => {
    const sites = async (slug: string) => (await search('стипендия', { slug, type: 3 })).data.map(({ site_slug }) => site_slug)

    expect([await sites(''), await sites('lib')]).toEqual([['', 'lib'], ['lib']])
  })

  test.each([
    ['бағдарламалар', 'kz'],
    ['программы', 'ru'],
    ['programmes', 'en'],
  ])('what several sites call a page says nothing on the main site: %s', async (q, lang) => {
    const first = async (slug: string) => (await search(q, { slug, lang })).data[0]

    expect([await first(''), await first('lib')]).toMatchObject([{ site_slug: '', url: `/${lang}/page/programmes` }, { site_slug: 'lib', url: `/${lang}/page/programmes` }])
  })

  test('a page of the site is found, too, that is called by one of the words and nothing else', async () => {
    expect(urls(await search('стипендия фонда'))).toEqual(['/ru/news/1110', '/ru/page/scholarships'])
  })

  test('finds all words where it can, most of them where this site has them apart', async () => {
    const both = ['/ru/news/1101', '/ru/news/1102']
    const queries = [search('общежитие экзаменов'), search('каталог экзаменов', { slug: 'lib' }), search('расписание экзаменов'), search('расписание экзаменов', { slug: 'lib' })]

    expect((await Promise.all(queries)).map(urls)).toEqual([both, ['/ru/page/catalogue'], both, []])
    // Of three words one may be missing, and words that nothing has tell nothing, however many they are.
    expect(urls(await search('расписание зимней сессии'))).toEqual(['/ru/news/1101'])
    expect(urls(await search('кенгуру аквариум бегемот кактус верблюд пингвин саксофон вулкан тюлень арбуз фазан экзаменов'))).toEqual(both)
  })

  test('finds a sub-site by its name, and no list that a site has nothing for', async () => {
    expect((await search('кітапхана', { lang: 'kz' })).data[0]).toMatchObject({ url: '/kz', title: 'Кітапхана', site_slug: 'lib' })
    expect(urls(await search('блог ректора', { slug: 'lib' }))).toEqual([])
  })

  test('follows when an entry of the menu gets another name', async () => {
    await server.import({ ...content, 'main/menu.yaml': [{ id: 2, menu_title_ru: 'Как поступить', slugs: 'admission' }] })

    expect([urls(await search('абитуриенту')), urls(await search('как поступить'))[0]]).toEqual([[], '/ru/page/admission'])
    await server.import(content)
  })

  test('finds nothing on a site that is closed, and what it has in common with others on those', async () => {
    const shared = { 'main/news/1112-shared.yaml': newsFile(1112, { ...titles('Каталог выставки'), sites: ['main', 'lib'] }) }
    const settings = { site_info: { name_kz: 'Кітапхана', is_closed: true } }
    await server.import({ ...content, ...shared, 'lib/settings.yaml': settings })

    const [all, own, home, portal] = [await search('каталог'), await search('каталог', { slug: 'lib' }), await search('кітапхана', { lang: 'kz' }), await search('учебный портал')]

    expect([urls(all), all.total, all.data[0]?.site_slug, all.facets.site, all.facets.type]).toEqual([['/ru/news/1112'], 1, '', [{ value: '', count: 1 }], [{ value: 2, count: 1 }]])
    expect([own.data, own.total, own.facets.site, home.data, portal.data.map(({ site_slug }) => site_slug)]).toEqual([[], 0, [], [], ['']])
    await server.import(content)
    expect(urls(await search('каталог', { slug: 'lib' }))).toEqual(['/ru/page/catalogue'])
  })

  test('the main site finds all sites, a sub-site its own', async () => {
    expect(urls(await search('каталог', { slug: 'lib' }))).toEqual(['/ru/page/catalogue'])
    expect((await search('каталог')).data[0]).toMatchObject({ site_slug: 'lib' })
    expect((await search('каталог', { slug: 'fit' })).total).toBe(0)
  })

  test('filters, each of which leaves its own counts alone', async () => {
    const of2025 = await search('расписание', { year: 2025 })

    expect([urls(of2025), of2025.facets.year, of2025.facets.type]).toEqual([['/ru/news/1102'], [{ value: 2026, count: 1 }, { value: 2025, count: 1 }], [{ value: 2, count: 1 }]])
    expect((await search('расписание', { type: 3 })).total).toBe(0)
    const ofLib = await search('стипендия', { type: 3, site: 'lib' })
    expect([ofLib.data.map(({ site_slug }) => site_slug), ofLib.facets.site]).toEqual([['lib'], [{ value: '', count: 1 }, { value: 'lib', count: 1 }]])
    expect((await search('14', { text_lang: 'en' })).data.every(({ lang }) => lang === 'en')).toBe(true)
  })

  test('orders by date when asked, and pages', async () => {
    const oldest = await search('расписание', { sort: 'published_at', order: 'asc', per_page: 1 })

    expect([urls(oldest), oldest.total]).toEqual([['/ru/news/1102'], 2])
    expect(urls(await search('расписание', { sort: 'published_at', order: 'asc', per_page: 1, page: 2 }))).toEqual(['/ru/news/1101'])
  })

  test('finds a scheduled item from its minute on', async () => {
    expect((await search('көрме', { lang: 'kz' })).total).toBe(0)

    server.setTime('2026-12-01T04:00:00Z')

    expect(urls(await search('көрме', { lang: 'kz' }))).toEqual(['/kz/news/1103'])
    server.setTime('2026-11-21T06:00:00Z')
  })

  test.each(['!!!', 'жоқсөзмүлдем', "'; drop table content_item; --", '%%', '"*"'])('finds nothing for %s, without an error', async (q) => {
    const found = await search(q)

    expect([found.total, found.data, found.facets]).toEqual([0, [], { type: [], lang: [], site: [], year: [] }])
  })

  test('what an import changed is found at once, what it removed no longer', async () => {
    const { 'main/news/1102-mention.yaml': _gone, ...rest } = content
    await server.import({ ...rest, 'main/news/1104-new.yaml': newsFile(1104, { ...titles('Обсерватория'), ...contents('<p>Звёзды</p>') }) })

    expect([urls(await search('расписание')), urls(await search('обсерватория'))]).toEqual([['/ru/news/1101'], ['/ru/news/1104']])
    await server.import(content)
  })
})
