import type { JsonObject } from '../../contract/document'
import { person, project } from '../../testing/sample-staff'
import { testApp, type TestApp } from '../../testing/test-app'
import { sampleContent } from '../../testing/test-content'
import { readingDialects } from '../../testing/test-database'

interface Project {
  id: number
  status: string
  leader: object
  members: object[]
}
interface Page {
  data: Project[]
  last_page: number
  total: number
  years: number[]
}

/** 401 is over, led by 71 Сейітқали; 402 runs until the end of 2026, led by 512 Өміров. */
function content() {
  const files = sampleContent()
  return {
    ...files,
    'main/project-funding.yaml': [...(files['main/project-funding.yaml'] as JsonObject[]), { id: 3, slug: 'base', name_kz: 'Базалық' }],
    ...person(590, 'left', ['Кеткен', 'Кеткен', 'Ketken'], { draft: true }),
    ...person(591, 'librarian', ['Әділова', 'Адилова', 'Adilova'], { sites: ['main', 'lib'] }),
    // Begins with the day after this one, in Almaty.
    ...project(403, { starts_at: '2026-11-22', ends_at: '2028-01-31', leader: { portfolio_id: 590 }, title_kz: 'Әлем', title_ru: 'Мир', title_en: 'World', budget_amount: 1_000_000 }),
    // Ends with this day.
    ...project(404, { starts_at: '2025-11-21', ends_at: '2026-11-21', leader: { full_name_kz: 'Бөтен Біреу', full_name_ru: 'Чужой', full_name_en: 'Somebody Else' }, title_kz: 'Бастау', title_ru: 'Родник', title_en: null }),
    ...project(405, { starts_at: '2022-01-01', ends_at: '2030-12-31', stopped: true, type: 'basic', leader: { portfolio_id: 591 }, sites: ['main', 'lib'], members: [{ portfolio_id: 71 }] }),
    ...project(406, { draft: true }),
  }
}

describe.each(readingDialects)('scientific projects on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, content())
  })
  afterAll(() => server.close())
  beforeEach(() => server.setTime('2026-11-21T06:00:00Z'))

  const list = async (body: object) => (await server.post('/api/plugin/scientific-projects', { slug: '', ...body })).json<Page>()
  const ids = async (body: object) => (await list(body)).data.map(({ id }) => id)

  test.each([
    ['the latest start first, in all states', {}, [403, 404, 402, 401, 405]],
    ['the first start first', { order: 'asc' }, [405, 401, 402, 404, 403]],
    ['by title in Kazakh, where Ә stands before Б', { sort: 'title' }, [403, 404, 401, 402, 405]],
    ['by title in Russian', { sort: 'title', lang: 'ru' }, [403, 401, 402, 405, 404]],
    ['by title in English, one without it as it is shown', { sort: 'title', lang: 'en' }, [401, 402, 405, 403, 404]],
    ['by leader, where Ә stands before Б and Ө before С', { sort: 'leader' }, [405, 404, 403, 402, 401]],
    ['by leader in English, first names first', { sort: 'leader', lang: 'en' }, [405, 403, 402, 401, 404]],
    ['the largest first, those that disclose nothing last', { sort: 'budget_amount' }, [402, 403, 401, 404, 405]],
    ['the smallest first, those that disclose nothing last', { sort: 'budget_amount', order: 'asc' }, [403, 402, 401, 404, 405]],
    ['a type', { type_id: 1 }, [402, 405]],
    ['an unknown type', { type_id: 77 }, []],
    ['a kind of funding', { funding_id: 2 }, [402]],
    ['a year, if only for a part of it', { year: 2025 }, [404, 402, 401, 405]],
    ['a year without projects', { year: 1999 }, []],
    ['a leader, not those whom somebody takes part in', { leader_id: 71 }, [401]],
    ['planned ones', { status: 'planned' }, [403]],
    ['running ones', { status: 'ongoing' }, [404, 402]],
    ['completed ones', { status: 'completed' }, [401]],
    ['stopped ones', { status: 'stopped' }, [405]],
    ['type, year and state together', { type_id: 1, year: 2026, status: 'ongoing' }, [402]],
    ['a registration number', { q: 'ap19675432' }, [401]],
    ['words of somebody’s name who takes part', { q: 'lemke' }, [401]],
    ['another site', { slug: 'lib' }, [405]],
    ['beyond the last page', { page: 4 }, []],
  ])('lists %s', async (_name, body, expected) => {
    expect(await ids(body)).toEqual(expected)
  })

  test('people have the name of their portfolio; who left has no link any more', async () => {
    const { data } = await list({ sort: 'starts_at' })
    const of = (id: number) => data.find((item) => item.id === id)

    expect(of(401)?.leader).toMatchObject({ portfolio_id: 71, full_name_kz: 'Сейітқали Айгүл', full_name_en: 'Aigul Seitkali', role_kz: 'Жетекші' })
    expect(of(401)?.members).toMatchObject([{ portfolio_id: 73 }, { portfolio_id: null, full_name_en: 'Anna Lemke' }])
    expect(of(403)?.leader).toMatchObject({ portfolio_id: null, full_name_ru: 'Кеткен Айгуль' })
  })

  test('people whom a sub-site does not list have no link there', async () => {
    const [item] = (await list({ slug: 'lib' })).data

    expect([item?.leader, item?.members]).toMatchObject([{ portfolio_id: 591 }, [{ portfolio_id: null, full_name_kz: 'Сейітқали Айгүл' }]])
  })

  test.each([
    ['all projects, whatever is asked for', { year: 2025, status: 'planned', page: 9 }, [2030, 2029, 2028, 2027, 2026, 2025, 2024, 2023, 2022]],
    ['none', { slug: 'fit' }, []],
  ])('offers the years of %s', async (_name, body, expected) => {
    expect((await list(body)).years).toEqual(expected)
  })

  test.each([
    ['type', '', [[1, 2], [2, 3]]],
    ['funding', '', [[1, 4], [2, 1], [3, 0]]],
    ['type', 'lib', [[1, 1], [2, 0]]],
  ])('counts the projects of each %s of the site "%s"', async (path, slug, expected) => {
    const entries = (await server.post(`/api/plugin/scientific-projects/${path}`, { slug })).json<{ id: number; projects_count: number }[]>()

    expect(entries.map(({ id, projects_count }) => [id, projects_count])).toEqual(expected)
  })

  test('the state changes at midnight in Almaty, also in lists that are cached', async () => {
    const states = async () => (await list({})).data.map(({ id, status }) => `${id} ${status}`)
    const before = await states()

    server.setTime('2026-11-21T18:59:59Z')
    const lastSecond = await states()
    server.setTime('2026-11-21T19:00:00Z')
    const after = await states()

    expect(before).toEqual(['403 planned', '404 ongoing', '402 ongoing', '401 completed', '405 stopped'])
    expect(lastSecond).toEqual(before)
    expect(after).toEqual(['403 ongoing', '404 completed', '402 ongoing', '401 completed', '405 stopped'])
    expect([await ids({ status: 'planned' }), await ids({ status: 'ongoing' }), await ids({ status: 'completed' })]).toEqual([[], [403, 402], [404, 401]])
  })
})
