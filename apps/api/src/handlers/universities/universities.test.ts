import type { JsonObject } from '../../contract/document'
import { testApp, type TestApp } from '../../testing/test-app'
import { sampleContent } from '../../testing/test-content'
import { readingDialects } from '../../testing/test-database'

interface Page {
  data: { id: number; is_active: boolean }[]
  last_page: number
  total: number
}

const partner = (id: number, name_kz: string | null, country: string, more: JsonObject = {}): JsonObject => ({ id, name_kz, name_ru: name_kz, country, cooperation_ids: [1], ...more })

/** 151 in Türkiye until 2029, with a dual degree; 164 in Poland until 2024. */
function content() {
  const files = sampleContent()
  const sample = files['main/universities.yaml'] as JsonObject[]
  return {
    ...files,
    'main/universities.yaml': [
      ...sample,
      partner(171, 'Ала-Арча университеті', 'kr', { cooperation_ids: [2], city_ru: 'Бишкек', signed_at: '2020-01-01' }),
      // The agreement ends with this day.
      partner(172, 'Әуезов көшесі университеті', 'tr', { valid_until: '2026-11-21', signed_at: '2021-11-22' }),
      // Will be signed the day after tomorrow.
      partner(173, 'Бесік университеті', 'pl', { signed_at: '2026-11-23' }),
      partner(174, null, 'tr', { name_en: 'Anatolian Coast University', sites: ['main', 'lib'] }),
      partner(175, 'Draft', 'tr', { draft: true }),
    ],
  }
}

describe.each(readingDialects)('partner universities on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, content())
  })
  afterAll(() => server.close())
  beforeEach(() => server.setTime('2026-11-21T06:00:00Z'))

  const list = async (body: object) => (await server.post('/api/plugin/universities', { slug: '', ...body })).json<Page>()
  const ids = async (body: object) => (await list(body)).data.map(({ id }) => id)

  test.each([
    ['by name in Kazakh', {}, [174, 171, 172, 151, 164]],
    ['by name in English, those without one as they are shown', { lang: 'en' }, [174, 171, 172, 151, 164]],
    ['by name in Russian', { lang: 'ru' }, [174, 171, 172, 164, 151]],
    ['by name backwards', { order: 'desc' }, [164, 151, 172, 171, 174]],
    ['by country', { sort: 'country' }, [171, 164, 151, 172, 174]],
    ['by country in English', { sort: 'country', lang: 'en' }, [171, 164, 151, 172, 174]],
    ['by day of signing, the latest first, those without one last', { sort: 'signed_at' }, [151, 172, 171, 164, 174]],
    ['by day of signing, the first first, those without one last', { sort: 'signed_at', order: 'asc' }, [164, 171, 172, 151, 174]],
    ['by end', { sort: 'valid_until' }, [164, 172, 151, 171, 174]],
    ['by end backwards', { sort: 'valid_until', order: 'desc' }, [151, 172, 164, 171, 174]],
    ['a country', { country_id: 2 }, [164]],
    ['an unknown country', { country_id: 77 }, []],
    ['a cooperation', { cooperation_id: 2 }, [171, 151]],
    ['an unknown cooperation', { cooperation_id: 77 }, []],
    ['those in force', { active: true }, [174, 171, 172, 151]],
    ['ended ones', { active: false }, [164]],
    ['country, cooperation and force together', { country_id: 1, cooperation_id: 2, active: true }, [151]],
    ['words of a name with Russian letters', { q: 'ауезов кошеси' }, [172]],
    ['words of a city', { q: 'izmir' }, [151]],
    ['another site', { slug: 'lib' }, [174]],
    ['beyond the last page', { page: 3, per_page: 4 }, []],
  ])('lists %s', async (_name, body, expected) => {
    expect(await ids(body)).toEqual(expected)
  })

  test.each([
    ['by name in Kazakh', {}, [[3, 1], [2, 1], [1, 3]]],
    ['by name in English', { lang: 'en' }, [[3, 1], [2, 1], [1, 3]]],
    ['by name in Russian', { lang: 'ru' }, [[3, 1], [2, 1], [1, 3]]],
    ['with a cooperation', { cooperation_id: 2 }, [[3, 1], [1, 1]]],
    ['with an unknown cooperation', { cooperation_id: 77 }, []],
    ['of another site', { slug: 'lib' }, [[1, 1]]],
    ['of a site without partners', { slug: 'fit' }, []],
  ])('lists countries %s with their universities', async (_name, body, expected) => {
    const countries = (await server.post('/api/plugin/universities/coutries', { slug: '', ...body })).json<{ id: number; iso2: string; universities_count: number }[]>()

    expect(countries.map(({ id, universities_count }) => [id, universities_count])).toEqual(expected)
  })

  test('a country has its code', async () => {
    const countries = (await server.post('/api/plugin/universities/coutries', { slug: 'lib' })).json<object[]>()

    expect(countries).toEqual([{ id: 1, iso2: 'TR', name_kz: 'Түркия', name_ru: 'Турция', name_en: 'Türkiye', universities_count: 1 }])
  })

  test('counts the universities of each kind of cooperation, and of none', async () => {
    const kinds = (await server.post('/api/plugin/universities/cooperations', { slug: '' })).json<{ id: number; universities_count: number }[]>()

    expect(kinds.map(({ id, universities_count }) => [id, universities_count])).toEqual([[1, 4], [2, 2], [3, 0]])
  })

  test('an agreement is in force until its last day is over in Almaty, also in lists that are cached', async () => {
    const state = async () => [(await list({ q: 'Әуезов' })).data[0]?.is_active, (await list({ active: true })).total, (await list({ active: false })).total]
    const before = await state()

    server.setTime('2026-11-21T18:59:59Z')
    const lastSecond = await state()
    server.setTime('2026-11-21T19:00:00Z')
    const after = await state()

    expect([before, lastSecond, after]).toEqual([[true, 4, 1], [true, 4, 1], [false, 3, 2]])
  })

  test('an agreement appears on the day of its signing, with its country', async () => {
    const state = async () => [(await list({ country_id: 2 })).total, (await server.post('/api/plugin/universities/coutries', { slug: '' })).json<{ id: number; universities_count: number }[]>().find(({ id }) => id === 2)?.universities_count]
    const before = await state()

    server.setTime('2026-11-22T19:00:00Z')
    const after = await state()

    expect([before, after]).toEqual([[1, 1], [2, 2]])
  })
})
