import { program } from '../../testing/sample-study'
import { sampleContent } from '../../testing/test-content'
import { testApp, type TestApp } from '../../testing/test-app'
import { readingDialects } from '../../testing/test-database'

interface ProfessionPage {
  data: { id: number; languages: string[]; programs_count: number }[]
  total: number
  subjects: { id: number }[]
}
interface ProgramPage {
  data: { id: number; price_id: number | null; goals_kz: string | null; accreditations: { id: number }[] }[]
  total: number
}

/** Beside the sample: a programme that the faculty shows too, and one that appears in the afternoon. */
function morePrograms() {
  return {
    ...sampleContent(),
    'fit/settings.yaml': { site_info: { name_kz: 'АТФ' } },
    ...program(613, { profession_id: 21, code: '6B06103', name_kz: 'Әлеуметтік желілер', name_ru: 'Яндекс', name_en: 'Algorithms', sites: ['main', 'fit'], department: null, cafedra: null }),
    ...program(632, { profession_id: 23, code: '6B06302', name_kz: 'Криптография', published_at: '2026-11-21T09:00:00Z', updated_at: '2026-11-20T04:00:00Z' }),
  }
}

describe.each(readingDialects)('professions on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, morePrograms())
  })
  afterAll(() => server.close())
  beforeEach(() => server.setTime('2026-11-21T06:00:00Z'))

  const professions = async (body: object) => (await server.post('/api/plugin/edu-professions', { slug: '', ...body })).json<ProfessionPage>()
  const programs = async (body: object) => (await server.post('/api/plugin/edu-professions/programs', { slug: '', ...body })).json<ProgramPage>()
  const fields = async (body: object) => (await server.post('/api/plugin/edu-professions/training', { slug: '', ...body })).json<{ id: number; programs_count: number }[]>()
  const ids = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id)

  test('lists professions with a published programme by code, with languages and numbers of their programmes', async () => {
    const { data } = await professions({})

    expect(data.map(({ id, languages, programs_count }) => [id, languages, programs_count])).toEqual([
      [22, ['kz', 'ru'], 2],
      [21, ['kz', 'ru', 'en'], 3],
    ])
  })

  test('fills in what the classifier says', async () => {
    expect((await professions({ q: 'B057' })).data[0]).toMatchObject({
      code: '6B061',
      level: 'bachelor',
      training: { id: 6, slug: null, name_en: 'ICT en' },
      profile_subjects: [{ id: 1, name_kz: 'Математика' }, { id: 2 }],
      image: { width: 160 },
    })
  })

  test.each([
    ['level', { level: 'bachelor' }, [22, 21]],
    ['a level without any', { level: 'master' }, []],
    ['field of training', { training_id: 6 }, [21]],
    ['an unknown field', { training_id: 99 }, []],
    ['language', { language: 'en' }, [21]],
    ['form of study', { study_form: 'evening' }, [22]],
    ['language and form that no single programme has together', { language: 'kz', study_form: 'evening' }, []],
    ['both subjects', { subject_ids: [2, 1] }, [21]],
    ['subjects of different professions', { subject_ids: [1, 3] }, []],
    ['words of the summary', { q: 'courts' }, [22]],
    ['a code', { q: '6b042' }, [22]],
  ])('filters professions by %s', async (_name, filter, expected) => {
    const answer = await professions(filter)

    expect([ids(answer), answer.total]).toEqual([expected, expected.length])
  })

  test.each([
    ['Kazakh names', { sort: 'name', lang: 'kz' }, [21, 22]],
    ['Russian names, backwards', { sort: 'name', lang: 'ru', order: 'desc' }, [22, 21]],
    ['English names', { sort: 'name', lang: 'en' }, [21, 22]],
    ['numbers of programmes', { sort: 'programs_count' }, [21, 22]],
    ['numbers of programmes, the fewest first', { sort: 'programs_count', order: 'asc' }, [22, 21]],
    ['codes, backwards', { order: 'desc' }, [21, 22]],
  ])('sorts professions by %s', async (_name, body, expected) => {
    expect(ids(await professions(body))).toEqual(expected)
  })

  test.each([
    ['kz', [3, 2, 4, 1]],
    ['ru', [3, 2, 1, 4]],
    ['en', [4, 2, 1, 3]],
  ])('gives the subjects of all its professions by name in %s, whatever is filtered', async (lang, expected) => {
    const { subjects } = await professions({ lang, level: 'master' })

    expect(subjects.map(({ id }) => id)).toEqual(expected)
  })

  test('pages professions with right numbers', async () => {
    const answer = await professions({ page: 2, per_page: 1 })

    expect([ids(answer), answer]).toEqual([[21], expect.objectContaining({ total: 2, current_page: 2, last_page: 2 })])
  })

  test('lists programmes by code, each study form by itself', async () => {
    expect(ids(await programs({}))).toEqual([621, 622, 611, 612, 613])
  })

  test.each([
    ['profession', { profession_id: 22 }, [621, 622]],
    ['field of training', { training_id: 6 }, [611, 612, 613]],
    ['itself', { program_id: 611 }, [611]],
    ['a draft', { program_id: 631 }, []],
    ['an unknown programme', { program_id: 2_147_483_647 }, []],
    ['level', { level: 'bachelor', language: 'en' }, [611]],
    ['form of study', { study_form: 'evening' }, [622]],
    ['profession and another one’s field', { profession_id: 22, training_id: 6 }, []],
    ['words of a name', { q: 'наука данных' }, [612]],
  ])('filters programmes by %s', async (_name, filter, expected) => {
    expect(ids(await programs(filter))).toEqual(expected)
  })

  test.each([
    ['Kazakh names', { sort: 'name', lang: 'kz' }, [613, 612, 611, 621, 622]],
    ['Russian names', { sort: 'name', lang: 'ru' }, [611, 612, 621, 622, 613]],
    ['English names', { sort: 'name', lang: 'en' }, [613, 611, 612, 621, 622]],
    ['thresholds, none last', { sort: 'threshold_score' }, [612, 611, 621, 622, 613]],
    ['thresholds, the highest first, none still last', { sort: 'threshold_score', order: 'desc' }, [611, 612, 621, 622, 613]],
  ])('sorts programmes by %s', async (_name, body, expected) => {
    expect(ids(await programs(body))).toEqual(expected)
  })

  test('gives a programme its chair, its texts, its accreditations from the latest, and its usual fee of the newest year', async () => {
    const { data } = await programs({ program_id: 611 })

    expect(data[0]).toMatchObject({ cafedra: { id: 11 }, group_code: 'B057', goals_kz: '<p>Мақсаты</p>', goals_ru: null, accreditations: [{ id: 51 }, { id: 52 }], price_id: 301 })
  })

  test('a programme without a fee of the newest year has none', async () => {
    const { data } = await programs({ profession_id: 22 })

    expect(data.map(({ id, price_id }) => [id, price_id])).toEqual([[621, null], [622, 304]])
  })

  test('a site shows its own programmes, with their professions and fields', async () => {
    expect(ids(await programs({ slug: 'fit' }))).toEqual([613])
    expect(await professions({ slug: 'fit' })).toMatchObject({ data: [{ id: 21, programs_count: 1, languages: ['kz', 'ru'] }], total: 1 })
    expect(await fields({ slug: 'fit' })).toMatchObject([{ id: 6, programs_count: 1 }])
    expect(await fields({ slug: 'lib' })).toEqual([])
  })

  test('lists fields of training with programmes, of one level or of all', async () => {
    const [all, bachelor, doctoral] = await Promise.all([fields({}), fields({ level: 'bachelor' }), fields({ level: 'doctoral' })])

    expect(all.map(({ id, programs_count }) => [id, programs_count])).toEqual([[4, 2], [6, 3]])
    expect([bachelor.length, doctoral]).toEqual([2, []])
  })

  test('a scheduled programme appears at its minute and brings its profession along', async () => {
    server.setTime('2026-11-21T08:59:59Z')
    const before = [(await programs({})).total, (await professions({})).total, (await fields({}))[1]?.programs_count]
    server.setTime('2026-11-21T09:00:00Z')
    const after = [(await programs({})).total, (await professions({})).total, (await fields({}))[1]?.programs_count]

    expect([before, after]).toEqual([[5, 2, 3], [6, 3, 4]])
  })
})
