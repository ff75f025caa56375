import { names, person } from '../../testing/sample-staff'
import { testApp, type TestApp } from '../../testing/test-app'
import { sampleContent } from '../../testing/test-content'
import { readingDialects } from '../../testing/test-database'

interface PeoplePage {
  data: { id: number }[]
  current_page: number
  last_page: number
  total: number
  letters: string[]
}
interface Unit {
  id: number
  head: object | null
  people_count: number
  website: string | null
}

/**
 * Beside the sample's 71 Сейітқали, 73 Ахметов and 512 Өміров, of chair 11: a dean, people of another chair, of another
 * department and of the library, somebody with one name in one language, and somebody who left.
 */
function content() {
  const files = sampleContent()
  return {
    ...files,
    'main/departments.yaml': [
      { id: 2, slug: 'fe', sort_order: 20, ...names('Economics') },
      { id: 1, slug: 'fit', sort_order: 10, sites: ['main', 'fit'], ...names('IT'), cafedras: [{ id: 14, sort_order: 2, ...names('Security') }, { id: 11, sort_order: 1, ...names('Software') }, { id: 15, ...names('Empty') }] },
      { id: 3, slug: 'old', sort_order: 30, ...names('Empty') },
      { id: 4, slug: 'lib', sort_order: 40, sites: ['main', 'lib'], ...names('Library') },
    ],
    ...person(505, 'dean', ['Әбілдаев', 'Абильдаев', 'Abildayev'], { department: 'fit', heads: 'department', degree_code: 'phd', first_name_kz: 'Нұрлан', first_name_ru: 'Нурлан', middle_name_kz: 'Сейітұлы', middle_name_ru: 'Сейтович', first_name_en: 'Nurlan', sites: ['main', 'fit'] }),
    ...person(519, 'lim', ['Лим', 'Лим', 'Lim'], { department: 'fit', cafedra: 14, degree_code: 'candidate', sites: ['main', 'fit'] }),
    ...person(560, 'iva', ['Іле', 'Иле', 'Ile'], { department: 'fe' }),
    ...person(561, 'one', [null, null, 'Zweig'], { department: 'fe', first_name_kz: undefined, first_name_ru: undefined }),
    ...person(562, 'zhakyp', ['Жақып', null, null], {}),
    ...person(563, 'left', ['Ғабит', 'Габит', 'Gabit'], { department: 'fe', heads: 'department', draft: true }),
    ...person(620, 'librarian', ['Құлмағамбетова', 'Кулмагамбетова', 'Kulmagambetova'], { department: 'lib', heads: 'department', sites: ['main', 'lib'] }),
  }
}

describe.each(readingDialects)('people on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, content())
  })
  afterAll(() => server.close())

  const list = async (body: object) => (await server.post('/api/plugin/portfolio', { slug: '', ...body })).json<PeoplePage>()
  const ids = async (body: object) => (await list(body)).data.map(({ id }) => id)

  test.each([
    ['by last name in Kazakh, where Ә follows А, Қ К and Ө О, Latin letters first', {}, [561, 73, 505, 562, 620, 519, 512, 71, 560]],
    ['by last name in Russian, somebody without one as he is shown', { lang: 'ru' }, [561, 505, 73, 562, 560, 620, 519, 512, 71]],
    ['by last name in English, Latin letters first', { lang: 'en' }, [505, 73, 560, 620, 519, 512, 71, 561, 562]],
    ['from the end of the alphabet', { order: 'desc' }, [560, 71, 512, 519, 620, 562, 505, 73, 561]],
    ['as the departments do, heads first, and those without a department last', { sort: 'position' }, [505, 512, 71, 73, 519, 560, 561, 620, 562]],
    ['a department with its chairs', { department_id: 1 }, [73, 505, 519, 512, 71]],
    ['a chair', { cafedra_id: 11 }, [73, 512, 71]],
    ['a chair of another department', { department_id: 2, cafedra_id: 11 }, []],
    ['an unknown department', { department_id: 99 }, []],
    ['a letter', { letter: 'Ә' }, [505]],
    ['a small letter', { letter: 'ө' }, [512]],
    ['a letter of another language', { letter: 'Ә', lang: 'ru' }, []],
    ['a letter in Russian', { letter: 'А', lang: 'ru' }, [505, 73]],
    ['a degree', { degree: 'phd' }, [505, 71]],
    ['words of a name, in any order and with Russian letters', { q: 'нурлан абилдаев' }, [505]],
    ['words of a name in another language', { q: 'lim', lang: 'kz' }, [519]],
    ['words that no name has', { q: 'Әбілдаев Айгүл' }, []],
    ['words, department and degree together', { q: 'айгуль', department_id: 1, degree: 'phd' }, [71]],
    ['the sub-site of a faculty', { slug: 'fit' }, [505, 519]],
    ['a site without people', { slug: 'csd' }, []],
  ])('lists %s', async (_name, body, expected) => {
    expect(await ids(body)).toEqual(expected)
  })

  test.each([
    ['all people', {}, ['Z', 'А', 'Ә', 'Ж', 'Қ', 'Л', 'Ө', 'С', 'І']],
    ['those of a department, whatever letter, words and page are asked for', { department_id: 1, letter: 'Ө', q: 'aigul', page: 7 }, ['А', 'Ә', 'Л', 'Ө', 'С']],
    ['a degree in English', { degree: 'phd', lang: 'en' }, ['A', 'S']],
    ['nobody', { slug: 'csd' }, []],
  ])('offers the letters of %s', async (_name, body, expected) => {
    expect((await list(body)).letters).toEqual(expected)
  })

  test('pages without gaps or repetitions', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, per_page: 4 })))

    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(await ids({}))
    expect(pages.map(({ data, current_page, last_page, total }) => [data.length, current_page, last_page, total])).toEqual([[4, 1, 3, 9], [4, 2, 3, 9], [1, 3, 3, 9], [0, 4, 3, 9]])
  })

  test('the list says no more than the contract wants of it', async () => {
    const [first] = (await list({ cafedra_id: 14 })).data

    expect(Object.keys(first ?? {})).not.toEqual(expect.arrayContaining(['bio_kz']))
    expect(first).toMatchObject({ id: 519, department: { id: 1, slug: 'fit', name_en: 'IT en' }, cafedra: { id: 14, slug: null, name_kz: 'Security kz' } })
  })

  test.each([
    ['of whatever site', 560, '', 200],
    ['of the main site', 560, '&slug=', 200],
    ['of the sub-site that shows them, too', 519, '&slug=fit', 200],
    ['of another site', 560, '&slug=fit', 404],
  ])('the portfolio of somebody %s', async (_name, id, site, status) => {
    expect((await server.get(`/api/plugin/portfolio?id=${id}${site}`)).statusCode).toBe(status)
  })

  test('departments stand in display order with their chairs, heads and numbers of people', async () => {
    const departments = (await server.post('/api/plugin/portfolio/departments', { slug: '' })).json<(Unit & { cafedras: Unit[] })[]>()

    const outline = ({ id, head, people_count }: Unit) => [id, (head as { id: number } | null)?.id ?? null, people_count]
    expect(departments.map(outline)).toEqual([[1, 505, 5], [2, null, 2], [3, null, 0], [4, 620, 1]])
    expect(departments[0]?.cafedras.map(outline)).toEqual([[11, 512, 3], [14, null, 1], [15, null, 0]])
    expect(departments[0]?.head).toEqual({ id: 505, slug: 'dean', name_kz: 'Әбілдаев Нұрлан Сейітұлы', name_ru: 'Абильдаев Нурлан Сейтович', name_en: 'Nurlan Abildayev' })
  })

  test('a department has the site of its slug, where there is one', async () => {
    const departments = (await server.post('/api/plugin/portfolio/departments', { slug: '' })).json<Unit[]>()

    // `fit` is the name of a site, but this university has none of it.
    expect(departments.map(({ website }) => website)).toEqual([null, null, null, 'http://lib.localhost:8000'])
  })

  test.each([
    ['one', { department_id: 2 }, [2]],
    ['an unknown one', { department_id: 77 }, []],
    ['those of a sub-site', { slug: 'fit' }, [1]],
    ['one of another site', { slug: 'fit', department_id: 2 }, []],
  ])('lists departments: %s', async (_name, body, expected) => {
    const departments = (await server.post('/api/plugin/portfolio/departments', { slug: '', ...body })).json<Unit[]>()

    expect(departments.map(({ id }) => id)).toEqual(expected)
  })

  test('counts on a sub-site are those of its own people', async () => {
    const [fit] = (await server.post('/api/plugin/portfolio/departments', { slug: 'fit' })).json<(Unit & { cafedras: Unit[] })[]>()

    expect([fit?.people_count, fit?.cafedras.map(({ people_count }) => people_count)]).toEqual([2, [0, 1, 0]])
  })

  test.each([
    ['somebody who left', 563],
    ['an unknown person', 4711],
  ])('answers 404 for %s', async (_name, id) => {
    const answer = await server.get(`/api/plugin/portfolio?id=${id}`)

    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found'])
  })
})
