import { person, project } from '../../testing/sample-staff'
import { testApp, type TestApp } from '../../testing/test-app'
import { sampleContent } from '../../testing/test-content'
import { readingDialects } from '../../testing/test-database'

const lists = ['subjects', 'publications', 'awards', 'grants', 'interests', 'experience', 'scientific']

/** The sample's 71 has some of everything; 73 has nothing but a listed project; 580 left. */
function content() {
  return {
    ...sampleContent(),
    ...person(580, 'left', ['Кеткен', 'Кеткен', 'Ketken'], { draft: true }),
    ...person(581, 'dean', ['Әбілдаев', 'Абильдаев', 'Abildayev'], { sites: ['main', 'fit'], publications: [2021, 2024].map((year) => ({ id: 7000 + year, title: 'Основы', authors: 'Абильдаев Н. С.', year, type: 'textbook', index: [], citation: 'Абильдаев Н. С.' })) }),
    ...project(403, { leader: { portfolio_id: 580 }, members: [{ portfolio_id: 71, role_en: 'Adviser' }, { portfolio_id: 581 }], starts_at: '2026-03-01', ends_at: '2026-12-31', results_kz: `<p>${'ұ'.repeat(2001)}</p>` }),
    ...project(404, { leader: { portfolio_id: 73 }, draft: true }),
  }
}

describe.each(readingDialects)('the lists of a person on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, content())
  })
  afterAll(() => server.close())
  beforeEach(() => server.setTime('2026-11-21T06:00:00Z'))

  const ask = async <Row = { id: number }>(list: string, body: object = {}) => (await server.post(`/api/plugin/portfolio/${list}`, { portfolio_id: 71, ...body })).json<Row[]>()
  const ids = async (list: string, body: object = {}) => (await ask(list, body)).map(({ id }) => id)

  test.each([
    ['subjects by level and name', 'subjects', {}, [61, 62, 64]],
    ['subjects by level and name in English', 'subjects', { lang: 'en' }, [62, 61, 64]],
    ['awards, the latest first, those without a day last', 'awards', {}, [171, 168, 172]],
    ['grants, the latest start first', 'grants', {}, [91, 87]],
    ['interests as the person chose', 'interests', {}, [32, 31]],
    ['posts held now first, then the latest end', 'experience', {}, [42, 41, 38]],
    ['projects, listed ones and others', 'scientific', {}, [403, 401, 47]],
    ['projects of the site that the person is of, whichever is asked for', 'scientific', { portfolio_id: 581, slug: 'fit' }, [403]],
  ])('has %s', async (_name, list, body, expected) => {
    expect(await ids(list, body)).toEqual(expected)
  })

  test('a listed project says what the person did in it and what came of it', async () => {
    const [long, corpus, own] = await ask<object>('scientific')

    // The contract has room for 2,000 characters.
    expect(long).toMatchObject({ result_kz: `${'ұ'.repeat(1999)}…` })
    expect(corpus).toMatchObject({ id: 401, project_id: 401, title_en: 'Project 401', role_kz: 'Жетекші', starts_at: '2023-06-01', result_kz: '12 миллион сөз. Ашық.', result_ru: null })
    expect(own).toMatchObject({ id: 47, project_id: null, title_kz: 'Оқулықтар' })
  })

  test.each([
    ['the latest year first, within a year by title', {}, [9002, 9001, 9003]],
    ['the first year first', { order: 'asc' }, [9003, 9002, 9001]],
    ['by title, Latin letters first', { sort: 'title' }, [9002, 9001, 9003]],
    ['by title backwards', { sort: 'title', order: 'desc' }, [9003, 9001, 9002]],
    ['of one title the latest year first', { portfolio_id: 581, sort: 'title' }, [9024, 9021]],
    ['a type', { type: 'article' }, [9002, 9001]],
    ['an index', { index: 'scopus' }, [9002]],
    ['a year', { year: 2021 }, [9003]],
    ['a year without publications', { year: 1999 }, []],
    ['words of title, authors and source', { q: 'хабаршы талдаушысы' }, [9001]],
    ['words with letters of the other keyboard', { q: 'казак' }, [9001]],
    ['type, index and year together', { type: 'article', index: 'scopus', year: 2024 }, [9002]],
    ['the second page', { page: 2, per_page: 2 }, [9003]],
    ['beyond the last page', { page: 3, per_page: 2 }, []],
  ])('lists publications: %s', async (_name, body, expected) => {
    const answer = await server.post('/api/plugin/portfolio/publications', { portfolio_id: 71, ...body })
    const { data, years } = answer.json<{ data: { id: number }[]; years: number[] }>()

    expect([data.map(({ id }) => id), years]).toEqual([expected, [2024, 2021]])
  })

  test('the portfolio counts what its lists have', async () => {
    const portfolio = async (id: number) => (await server.get(`/api/plugin/portfolio?id=${id}`)).json<{ counts: object; bio_kz: string | null; languages: object[] }>()

    const [whole, bare] = await Promise.all([portfolio(71), portfolio(73)])

    expect(whole.counts).toEqual({ subjects: 3, publications: 3, awards: 3, grants: 2, interests: 2, experience: 3, projects: 3 })
    expect(bare.counts).toEqual({ subjects: 0, publications: 0, awards: 0, grants: 0, interests: 0, experience: 0, projects: 1 })
    expect([whole.bio_kz, whole.languages]).toEqual(['<p>Өмірбаяны</p>', [{ code: 'kk', name_kz: 'қазақ тілі', name_ru: 'казахский', name_en: 'Kazakh', level: 'native' }]])
  })

  test.each(lists)('answers an empty list of %s where there is nothing', async (list) => {
    const rows = (await server.post(`/api/plugin/portfolio/${list}`, { portfolio_id: 512 })).json<{ total?: number; length?: number }>()

    expect(rows.total ?? rows.length).toBe(list === 'scientific' ? 1 : 0)
  })

  test.each(lists.flatMap((list) => [[list, 'somebody who left', { portfolio_id: 580 }], [list, 'an unknown person', { portfolio_id: 4711 }], [list, 'somebody of another site', { portfolio_id: 71, slug: 'lib' }]] as const))('answers 404 for %s of %s', async (list, _name, body) => {
    const answer = await server.post(`/api/plugin/portfolio/${list}`, body)

    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found'])
  })

  test('a post is held until its last day is over in Almaty', async () => {
    const current = async () => (await ask<{ id: number; is_current: boolean }>('experience')).filter(({ is_current }) => is_current).map(({ id }) => id)
    const before = await current()

    server.setTime('2026-11-21T18:59:59Z')
    const lastSecond = await current()
    server.setTime('2026-11-21T19:00:00Z')
    const after = await current()

    expect([before, lastSecond, after]).toEqual([[42, 41], [42, 41], [41]])
    expect(await ids('experience')).toEqual([41, 42, 38])
  })
})
