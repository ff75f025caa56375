import { announcementFile } from '../../testing/sample-events'
import { testApp, type TestApp } from '../../testing/test-app'
import { sampleContent } from '../../testing/test-content'
import { readingDialects } from '../../testing/test-database'

interface AnnouncementPage {
  data: { id: number; department: { id: number } | null }[]
  last_page: number
  total: number
}

/** 301 and 302 of the sample are current; 303 never expires, 304 has expired, 305 appears at nine, 306 is the library's. */
function content() {
  return {
    ...sampleContent(),
    ...announcementFile(303, { title_kz: 'Өрт қауіпсіздігі', title_ru: 'Пожарная безопасность', title_en: null, content_en: null, published_at: '2025-12-31T20:00:00Z' }),
    ...announcementFile(304, { unit: 'fit/11', title_kz: 'Ғылыми апта', title_ru: 'Неделя науки', title_en: 'Research week', published_at: '2026-10-01T04:00:00Z', expires_at: '2026-11-20T13:00:00Z' }),
    ...announcementFile(305, { published_at: '2026-11-21T09:00:00Z' }),
    ...announcementFile(306, {}, 'lib'),
    ...announcementFile(307, { draft: true }),
  }
}

describe.each(readingDialects)('announcements on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, content())
  })
  afterAll(() => server.close())

  const list = async (body: object) => (await server.post('/api/plugin/announce', { slug: '', ...body })).json<AnnouncementPage>()
  const ids = async (body: object) => (await list(body)).data.map(({ id }) => id)
  const one = (id: number, more: object = {}) => server.post('/api/plugin/announce/id', { id, ...more })

  test.each([
    ['those that hold, the newest first', {}, [301, 302, 303]],
    ['expired ones', { validity: 'expired' }, [304]],
    ['all', { validity: 'all' }, [301, 302, 304, 303]],
    ['what expires first; what never does comes last', { sort: 'expires_at' }, [301, 302, 303]],
    ['what expires last; what never does comes last all the same', { sort: 'expires_at', order: 'desc' }, [302, 301, 303]],
    ['the oldest first', { order: 'asc' }, [303, 302, 301]],
    ['titles in Kazakh', { validity: 'all', sort: 'title' }, [301, 302, 304, 303]],
    ['titles in Russian', { validity: 'all', sort: 'title', lang: 'ru' }, [301, 302, 304, 303]],
    ['titles in English, one of which is only in Kazakh', { validity: 'all', sort: 'title', lang: 'en', order: 'desc' }, [303, 304, 302, 301]],
    ['one office', { department_id: 109 }, [301]],
    ['a chair', { validity: 'all', department_id: 11 }, [304]],
    ['an unknown department', { department_id: 4711 }, []],
    ['a year in Almaty, where New Year comes five hours before UTC', { year: 2026 }, [301, 302, 303]],
    ['the year before', { year: 2025 }, []],
    ['a word of another language', { q: 'пожарная' }, [303]],
    ['another site', { slug: 'lib' }, [306]],
  ])('lists %s', async (_name, body, expected) => {
    expect(await ids(body)).toEqual(expected)
  })

  test('pages with right numbers, also beyond the last page', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, per_page: 2 })))

    expect(pages.map(({ data, last_page, total }) => [data.length, last_page, total])).toEqual([[2, 2, 3], [1, 2, 3], [0, 2, 3]])
  })

  test('an expired one is still answered', async () => {
    const answer = await one(304)

    expect([answer.statusCode, answer.json<{ expires_at: string }>().expires_at]).toEqual([200, '2026-11-20T13:00:00Z'])
  })

  test.each([
    ['a draft', 307, {}],
    ['one that is scheduled', 305, {}],
    ['one of another site', 306, { slug: '' }],
    ['an unknown one', 4711, {}],
  ])('answers 404 for %s', async (_name, id, more) => {
    expect((await one(id, more)).statusCode).toBe(404)
  })

  test('names who announces: an office, or the chair of a department', async () => {
    const { data } = await list({ validity: 'all', sort: 'expires_at' })

    expect(data.map(({ department }) => department)).toEqual([
      { id: 11, slug: null, name_kz: 'Software kz', name_ru: 'Software ru', name_en: 'Software en' },
      { id: 109, slug: 'student-affairs', name_kz: 'Student Affairs kz', name_ru: 'Student Affairs ru', name_en: 'Student Affairs en' },
      expect.objectContaining({ id: 108 }),
      null,
    ])
  })

  test.each([
    ['an expiry before the publication', { expires_at: '2026-01-09T04:00:00Z' }, 'expires_at: must be after published_at'],
    ['a link that leads nowhere', { link: '/dissertation/81/doctorals/4711' }, 'link: the link /dissertation/81/doctorals/4711 leads nowhere on this site'],
  ])('the import names %s', async (_name, more, message) => {
    await expect(server.import({ ...content(), ...announcementFile(601, more) })).rejects.toThrow(`content/main/announcements/601-x.yaml: ${message}`)
  })

  // Last, because the clock does not go back.
  test('one appears at its minute and another expires at its own, also in lists that are cached', async () => {
    const at = async (time: string) => (server.setTime(time), ids({}))

    expect(await at('2026-11-21T08:59:59Z')).toEqual([301, 302, 303])
    expect(await at('2026-11-21T09:00:00Z')).toEqual([305, 301, 302, 303])
    expect(await at('2026-11-30T12:59:59Z')).toEqual([305, 301, 302, 303])
    expect(await at('2026-11-30T13:00:00Z')).toEqual([305, 302, 303])
  })
})
