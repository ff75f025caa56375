import { dissertationFile, doctoralFile } from '../../testing/sample-defences'
import { testApp, type TestApp } from '../../testing/test-app'
import { sampleContent } from '../../testing/test-content'
import { readingDialects } from '../../testing/test-database'

interface Page {
  id: number
  updated_at: string
  doctorals: { id: number }[]
}
interface PageList {
  data: Page[]
  total: number
  last_page: number
  years: number[]
  councils: { id: number; slug: null; name_en: string }[]
}

/** To 81 and 82 of the sample: 80 of the year before, 83 without candidates, 84 a draft, 85 from nine o'clock on. */
function content() {
  return {
    ...sampleContent(),
    ...dissertationFile(80, { year: 2025 }),
    ...dissertationFile(83, { program_code: '8D06102', program_name_kz: 'Деректер ғылымы' }),
    ...dissertationFile(84, { draft: true }),
    ...dissertationFile(85, { year: 2024, published_at: '2026-11-21T09:00:00Z' }),
    ...doctoralFile(801, 80, { status: 'postponed', full_name_ru: 'Ахметов' }),
    ...doctoralFile(802, 80, { status: 'held', defence_at: '2025-05-01T05:00:00Z', full_name_ru: 'Серикова', topic_ru: 'Спутники' }),
    ...doctoralFile(803, 81, { published_at: '2026-11-21T10:00:00Z', updated_at: '2026-11-21T10:00:00Z', status: 'cancelled', full_name_en: 'Zeta' }),
    ...doctoralFile(804, 81, { draft: true }),
    ...doctoralFile(805, 85),
  }
}

describe.each(readingDialects)('dissertations on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, content())
  })
  afterAll(() => server.close())

  const list = async (body: object) => (await server.post('/api/plugin/dissertation', { slug: '', ...body })).json<PageList>()
  const ids = async (body: object) => (await list(body)).data.map(({ id }) => id)
  const candidates = ({ doctorals }: Page) => doctorals.map(({ id }) => id)

  test.each([
    ['the latest year first, within it by code', {}, [82, 81, 83, 80]],
    ['the earliest year first, within it by code', { order: 'asc' }, [80, 82, 81, 83]],
    ['by code, the latest year of one first', { sort: 'program_code' }, [82, 81, 80, 83]],
    ['by code from the highest, the latest year of one first all the same', { sort: 'program_code', order: 'desc' }, [83, 81, 80, 82]],
    ['a council', { council_id: 1 }, [82]],
    ['an unknown council', { council_id: 9 }, []],
    ['a year', { year: 2025 }, [80]],
    ['those with a defence to come', { status: 'planned' }, [82, 81]],
    ['those with a defence that was held', { status: 'held' }, [81, 80]],
    ['a word of a topic', { q: 'спутник' }, [81, 80]],
    ['words of a topic and of the programme', { q: 'спутник компьютер' }, [81, 80]],
    ['a name', { q: 'ахметов' }, [80]],
    ['a name and a status, which one candidate must have both', { q: 'ахметов', status: 'held' }, []],
    ['a candidate who is not published yet', { q: 'zeta' }, []],
    ['a status that only somebody not published has', { status: 'cancelled' }, []],
    ['another site', { slug: 'lib' }, []],
  ])('lists %s', async (_name, body, expected) => {
    expect(await ids(body)).toEqual(expected)
  })

  test('shows all candidates of a page that matches, the earliest defence first, those without a day last', async () => {
    const { data } = await list({ status: 'held' })

    expect(data.map(candidates)).toEqual([[807, 811], [802, 801]])
  })

  test('a change of a candidate is a change of the page', async () => {
    const { data } = await list({ year: 2026 })

    expect(data.map(({ id, updated_at }) => [id, updated_at])).toEqual([[82, '2026-11-01T05:00:00Z'], [81, '2026-11-06T04:10:00Z'], [83, '2026-11-01T05:00:00Z']])
  })

  test('names the councils in their order and the years, whatever the filters are, with right numbers', async () => {
    const { councils, years, total, last_page, data } = await list({ year: 2026, page: 2, per_page: 2 })

    expect([councils, years]).toEqual([[{ id: 1, slug: null, name_kz: '8D023 kz', name_ru: '8D023 ru', name_en: '8D023 en' }, expect.objectContaining({ id: 6 })], [2026, 2025]])
    expect([total, last_page, data.length]).toEqual([3, 2, 1])
  })

  test('shows a page with its council, its reports and its candidates', async () => {
    const page = (await server.post('/api/plugin/dissertation/id', { id: 81 })).json<Page & { reports: object[]; council: object }>()

    expect([page.reports.length, page.council, candidates(page)]).toMatchObject([1, { id: 6, chair: { portfolio_id: 512, full_name_en: 'Aigul Omirov' }, contacts: { email: 'phd@kokzhiek.example', phone: null } }, [807, 811]])
  })

  test('shows all that must be public about a defence, the latest change first', async () => {
    const doctoral = (await server.post('/api/plugin/dissertation/doctorals', { id: 81, doctoral_id: 811 })).json<Record<string, unknown>>()

    expect(doctoral).toMatchObject({
      thesis: { ext: 'pdf', lang: 'kz', updated_at: '2026-11-06T04:10:00Z' },
      annotation_ru: null,
      consultants: [{ portfolio_id: 71, full_name_kz: 'Сейітқали Айгүл', review: { ext: 'pdf' } }],
      reviewers: [{ portfolio_id: null, review: null }],
      changes: [{ changed_at: '2026-11-06T04:10:00Z' }, { changed_at: '2026-11-02T04:00:00Z' }],
      degree_en: 'Doctor of Philosophy (PhD)',
    })
  })

  test.each([
    ['a draft of a page', '', { id: 84 }],
    ['a page that is not published yet', '', { id: 85 }],
    ['a page of another site', '', { id: 81, slug: 'lib' }],
    ['a draft of a candidate', '/doctorals', { id: 81, doctoral_id: 804 }],
    ['a candidate who is not published yet', '/doctorals', { id: 81, doctoral_id: 803 }],
    ['a candidate of a page that is not published yet', '/doctorals', { id: 85, doctoral_id: 805 }],
    ['a candidate of another page', '/doctorals', { id: 82, doctoral_id: 811 }],
  ])('answers 404 for %s', async (_name, path, body) => {
    const url = path ? `/api/plugin/dissertation${path}` : '/api/plugin/dissertation/id'

    expect((await server.post(url, body)).statusCode).toBe(404)
  })

  test.each([
    ['a council that is not there', dissertationFile(90, { council: 7 }), 'content/main/dissertations/90-x.yaml: council: there is no dissertation council 7'],
    ['a portfolio that is not there', doctoralFile(901, 81, { consultants: [{ portfolio_id: 4711 }] }), 'content/main/doctorals/901-x.yaml: consultants[0].portfolio_id: there is no portfolio 4711'],
    ['a page that is not there', doctoralFile(902, 4711), 'content/main/doctorals/902-x.yaml: dissertation_id: there is no dissertation 4711'],
  ])('the import names %s', async (_name, files, message) => {
    await expect(server.import({ ...content(), ...files })).rejects.toThrow(message)
  })

  // Last, because the clock does not go back.
  test('a page and a candidate appear at their minute', async () => {
    server.setTime('2026-11-21T09:00:00Z')
    const atNine = [await ids({}), candidates((await list({ council_id: 6, year: 2026 })).data[0] as Page)]
    server.setTime('2026-11-21T10:00:00Z')
    const atTen = [candidates((await list({ council_id: 6, year: 2026 })).data[0] as Page), await ids({ status: 'cancelled' })]

    expect([atNine, atTen]).toEqual([[[82, 81, 83, 80, 85], [807, 811]], [[807, 811, 803], [81]]])
  })
})
