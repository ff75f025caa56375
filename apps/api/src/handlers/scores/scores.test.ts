import { sampleContent } from '../../testing/test-content'
import { testApp, type TestApp } from '../../testing/test-app'
import { readingDialects } from '../../testing/test-database'

interface ScorePage {
  data: { id: number; score_min: number | null; source_url: string | null }[]
  total: number
  years: number[]
}

/** Beside the sample: a score of security in an older year, which the faculty shows too. */
function moreScores() {
  return {
    ...sampleContent(),
    'fit/settings.yaml': { site_info: { name_kz: 'АТФ' } },
    'main/scores/2024.yaml': [{ id: 7001, category_id: 1, year: 2024, group_code: 'B058', edu_lang: 'ru', competition: 'general', score_min: 90, score_max: 119, source_url: '/news/1001', sites: ['main', 'fit'] }],
  }
}

describe.each(readingDialects)('scores on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, moreScores())
  })
  afterAll(() => server.close())

  const passing = async (body: object) => (await server.post('/api/plugin/edu-passing-score', { slug: '', ...body })).json<ScorePage>()
  const doctoral = async (body: object) => (await server.post('/api/plugin/edu-passing-score/doctoral', { slug: '', ...body })).json<ScorePage>()
  const part = async (name: string, body: object) => (await server.post(`/api/plugin/edu-passing-score/${name}`, body)).json<{ id: number }[]>()
  const ids = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id)

  test('lists the newest year first, then group, language and competition', async () => {
    const answer = await passing({})

    expect([ids(answer), answer.total, answer.years]).toEqual([[9005, 9004, 9001, 9002, 9003, 8001, 7001], 7, [2026, 2025, 2024]])
  })

  test('tells other sites where on the main one the scores were published, in their language', async () => {
    const sourceOf = async (body: object) => (await passing({ year: 2024, ...body })).data[0]?.source_url

    expect([await sourceOf({}), await sourceOf({ slug: 'fit', lang: 'ru' }), await sourceOf({ slug: 'fit' })]).toEqual(['/news/1001', 'http://localhost:8000/ru/news/1001', 'http://localhost:8000/news/1001'])
  })

  test('fills in what the classifier says of the group', async () => {
    expect((await passing({ group_code: 'B057', year: 2025 })).data[0]).toMatchObject({
      group_name_kz: 'Ақпараттық технологиялар',
      field_id: 6,
      direction_id: 61,
      profile_subjects: [{ id: 1 }, { id: 2 }],
      applicants_count: null,
      threshold_score: null,
    })
  })

  test.each([
    ['category', { category_id: 1 }, [9005, 9004, 9001, 9002, 9003, 8001, 7001]],
    ['a category without scores', { category_id: 2 }, []],
    ['year', { year: 2025 }, [8001]],
    ['field', { field_id: 4 }, [9005, 9004]],
    ['direction', { direction_id: 63 }, [7001]],
    ['group', { group_code: 'B057' }, [9001, 9002, 9003, 8001]],
    ['language', { edu_lang: 'ru' }, [9003, 7001]],
    ['competition', { competition: 'rural' }, [9002]],
    ['points that were enough, rows without points left out', { score: 97 }, [9001, 9002, 8001, 7001]],
    ['points that were just too few', { score: 96, year: 2026 }, [9002]],
    ['words of the group’s name', { q: 'право' }, [9005, 9004]],
    ['all of them together', { category_id: 1, year: 2026, field_id: 6, edu_lang: 'ru', score: 98 }, [9003]],
  ])('filters by %s', async (_name, filter, expected) => {
    const answer = await passing(filter)

    expect([ids(answer), answer.total]).toEqual([expected, expected.length])
  })

  test.each([
    ['the oldest year, the rest as ever', { order: 'asc' }, [7001, 8001, 9005, 9004, 9001, 9002, 9003]],
    ['points, none last', { sort: 'score_min' }, [9002, 7001, 8001, 9001, 9003, 9005, 9004]],
    ['points, the highest first, none still last', { sort: 'score_min', order: 'desc' }, [9005, 9003, 9001, 8001, 7001, 9002, 9004]],
    ['groups, backwards, among equals the newest', { sort: 'group_code', order: 'desc' }, [7001, 9001, 9002, 9003, 8001, 9005, 9004]],
    ['Kazakh names', { sort: 'group_name', lang: 'kz' }, [9001, 9002, 9003, 8001, 7001, 9005, 9004]],
    ['Russian names', { sort: 'group_name', lang: 'ru' }, [7001, 9001, 9002, 9003, 8001, 9005, 9004]],
    ['English names', { sort: 'group_name', lang: 'en' }, [9001, 9002, 9003, 8001, 9005, 9004, 7001]],
  ])('sorts by %s', async (_name, body, expected) => {
    expect(ids(await passing(body))).toEqual(expected)
  })

  test('names the years of a category, whatever else is filtered', async () => {
    const [used, unused] = await Promise.all([passing({ category_id: 1, year: 2025 }), passing({ category_id: 2 })])

    expect([used.years, unused.years]).toEqual([[2026, 2025, 2024], []])
  })

  test('pages without gaps or repetitions', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => passing({ page, per_page: 3 })))

    expect(pages.flatMap(ids)).toEqual([9005, 9004, 9001, 9002, 9003, 8001, 7001])
    expect(pages.map(({ data, total }) => [data.length, total])).toEqual([[3, 7], [3, 7], [1, 7], [0, 7]])
  })

  test('lists the categories that have scores; doctorates count by theirs', async () => {
    expect((await part('categories', { slug: '' })).map(({ id }) => id)).toEqual([1, 3])
    expect((await part('categories', { slug: 'fit' })).map(({ id }) => id)).toEqual([1])
    expect(await part('categories', { slug: 'lib' })).toEqual([])
  })

  test('lists the fields of a category by code, with the categories that they have scores in', async () => {
    expect(await part('fields', { category_id: 1 })).toMatchObject([{ id: 4, code: '6B04', category_ids: [1] }, { id: 6, category_ids: [1] }])
    expect(await part('fields', { category_id: 3 })).toMatchObject([{ id: 26, code: '8D06', category_ids: [3] }])
    expect(await part('fields', { category_id: 1, slug: 'fit' })).toMatchObject([{ id: 6 }])
    expect(await part('fields', { category_id: 99 })).toEqual([])
  })

  test('lists the directions of a field that have scores, by code', async () => {
    const directions = async (body: object) => (await part('directions', body)).map(({ id }) => id)

    expect(await directions({ field_id: 6 })).toEqual([61, 63])
    expect(await directions({ field_id: 26 })).toEqual([81])
    expect(await directions({ field_id: 6, slug: 'fit' })).toEqual([63])
    expect(await directions({ field_id: 99 })).toEqual([])
  })

  test('lists scores for doctorates with those that nobody won, by language and funding', async () => {
    const answer = await doctoral({})

    expect([answer.data.map(({ id, score_min }) => [id, score_min]), answer.years]).toEqual([[[9501, 81], [9502, 76], [9503, null], [9401, 78]], [2026, 2025]])
  })

  test.each([
    ['year', { year: 2025 }, [9401]],
    ['direction', { direction_id: 81, edu_lang: 'ru' }, [9503]],
    ['an unknown direction', { direction_id: 61 }, []],
    ['group and funding', { group_code: 'D094', funding: 'paid' }, [9502]],
    ['the site', { slug: 'fit' }, []],
  ])('filters scores for doctorates by %s', async (_name, filter, expected) => {
    expect(ids(await doctoral(filter))).toEqual(expected)
  })

  test.each([
    ['points, none last', { sort: 'score_min' }, [9502, 9401, 9501, 9503]],
    ['places, the most first', { sort: 'places_count' }, [9502, 9501, 9401, 9503]],
    ['the oldest year', { sort: 'year', order: 'asc' }, [9401, 9501, 9502, 9503]],
  ])('sorts scores for doctorates by %s', async (_name, body, expected) => {
    expect(ids(await doctoral(body))).toEqual(expected)
  })
})
