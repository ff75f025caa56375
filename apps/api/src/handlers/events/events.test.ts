import { eventFile } from '../../testing/sample-events'
import { testApp, type TestApp } from '../../testing/test-app'
import { sampleContent } from '../../testing/test-content'
import { readingDialects } from '../../testing/test-database'

interface EventPage {
  data: { id: number }[]
  last_page: number
  total: number
}

/** 501 is on 5 December and 502, all day, on 10 and 11 December. It is noon in Almaty, on 21 November. */
function content() {
  return {
    ...sampleContent(),
    // Runs from yesterday until tomorrow.
    ...eventFile(503, { starts_at: '2026-11-20T04:00:00Z', ends_at: '2026-11-22T13:00:00Z', category: 'culture', title_kz: 'Әуен', title_ru: 'Мелодия', title_en: 'Tune' }),
    // Began this morning and has no end.
    ...eventFile(504, { starts_at: '2026-11-21T04:00:00Z', ends_at: null, title_kz: 'Бал', title_ru: 'Бал', title_en: 'Ball' }),
    ...eventFile(505, { starts_at: '2026-10-01T04:00:00Z', ends_at: '2026-10-01T06:00:00Z', title_kz: 'Ән', title_ru: 'Песня', title_en: 'Song' }),
    ...eventFile(506, { starts_at: '2026-11-10T04:00:00Z', ends_at: '2026-11-10T06:00:00Z', status: 'cancelled', title_kz: 'Арна', title_ru: 'Русло', title_en: null, content_en: null }),
    // Ends on 30 November at midnight in Almaty.
    ...eventFile(507, { starts_at: '2026-11-28T19:00:00Z', ends_at: '2026-11-30T19:00:00Z', all_day: true, place_kz: 'Спорт кешені' }),
    ...eventFile(508, { published_at: '2026-11-21T09:00:00Z' }),
    ...eventFile(509, {}, 'lib'),
    ...eventFile(510, { draft: true }),
  }
}

describe.each(readingDialects)('events on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, content())
    server.setTime('2026-11-21T07:00:00Z')
  })
  afterAll(() => server.close())

  const list = async (body: object) => (await server.post('/api/plugin/events', { slug: '', ...body })).json<EventPage>()
  const ids = async (body: object) => (await list(body)).data.map(({ id }) => id)

  test.each([
    ['what is to come, the soonest first, then what is over, the latest first', {}, [503, 504, 507, 501, 502, 506, 505]],
    ['the same whatever the order', { order: 'desc' }, [503, 504, 507, 501, 502, 506, 505]],
    ['what is to come', { upcoming: true }, [503, 504, 507, 501, 502]],
    ['what is over', { upcoming: false }, [506, 505]],
    ['by start', { sort: 'starts_at' }, [505, 506, 503, 504, 507, 501, 502]],
    ['what is to come by start, the last first', { sort: 'starts_at', order: 'desc', upcoming: true }, [502, 501, 507, 504, 503]],
    ['what is over by title', { sort: 'title', upcoming: false, lang: 'kz' }, [506, 505]],
    ['by title in Kazakh, where Ә follows А', { sort: 'title', upcoming: true, from: '2026-11-20', to: '2026-11-22' }, [503, 504]],
    ['by title in English', { sort: 'title', lang: 'en', to: '2026-11-22' }, [504, 505, 503, 506]],
    ['a category', { category_slug: 'culture' }, [503]],
    ['an unknown category', { category_slug: 'nothing' }, []],
    ['a month without what ends at its first midnight', { month: '2026-12' }, [501, 502]],
    ['a month with what begins in it', { month: '2026-11', sort: 'starts_at' }, [506, 503, 504, 507]],
    ['a day in the middle of an event', { from: '2026-11-29', to: '2026-11-29' }, [507]],
    ['a period that ends before it begins', { from: '2026-12-31', to: '2026-12-01' }, []],
    ['the last month that can be named', { month: '9999-12', to: '9999-12-31' }, []],
    ['words of a place', { q: 'спорт кешені' }, [507]],
    ['another site', { slug: 'lib' }, [509]],
  ])('lists %s', async (_name, body, expected) => {
    expect(await ids(body)).toEqual(expected)
  })

  test('pages over the border between what is to come and what is over', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, per_page: 3 })))

    expect(pages.map(({ data }) => data.map(({ id }) => id))).toEqual([[503, 504, 507], [501, 502, 506], [505], []])
    expect(pages.map(({ last_page, total }) => [last_page, total])).toEqual([[3, 7], [3, 7], [3, 7], [3, 7]])
  })

  test('past and cancelled events are still answered', async () => {
    const answer = await server.post('/api/plugin/events/id', { id: 506 })

    expect([answer.statusCode, answer.json<{ status: string; available_langs: string[] }>()]).toMatchObject([200, { status: 'cancelled', available_langs: ['kz', 'ru'] }])
  })

  test.each([
    ['a draft', { id: 510 }],
    ['one that is scheduled', { id: 508 }],
    ['one of another site', { id: 509, slug: 'fit' }],
  ])('answers 404 for %s', async (_name, body) => {
    expect((await server.post('/api/plugin/events/id', body)).statusCode).toBe(404)
  })

  test.each([
    ['an all-day event that begins in the morning', { all_day: true, starts_at: '2026-12-05T05:00:00Z', ends_at: null }, 'starts_at: of an all-day event must be midnight in Almaty'],
    ['an end before the start', { ends_at: '2026-12-05T04:00:00Z' }, 'ends_at: must be after starts_at'],
    ['a new start without the old one', { status: 'rescheduled' }, 'previous_starts_at: belongs to an event that is rescheduled, and to no other'],
    ['an old start without a new one', { previous_starts_at: '2026-12-01T04:00:00Z' }, 'previous_starts_at: belongs to an event that is rescheduled, and to no other'],
    ['an online event without an address', { attendance_mode: 'online' }, 'online_url: is needed by an event that one can join over the network'],
    ['an unknown category', { category: 'nothing' }, 'category: there is no event category "nothing"'],
    ['a registration that leads nowhere', { registration_url: '/page/nowhere' }, 'registration_url: the link /page/nowhere leads nowhere on this site'],
    ['a file that is named after another event', { id: 602 }, "id: must be the number that the file's name begins with, 601"],
  ])('the import names %s', async (_name, more, message) => {
    await expect(server.import({ ...content(), ...eventFile(601, more) })).rejects.toThrow(`content/main/events/601-x.yaml: ${message}`)
  })

  // Last, because the clock does not go back.
  test('lists and counts change at the minute at which an event is over, without an end at midnight in Almaty', async () => {
    const counts = async () => (await server.post('/api/plugin/events/categories', { slug: '' })).json<{ slug: string; events_count: number; upcoming_count: number }[]>()
    const at = async (time: string) => {
      server.setTime(time)
      return [(await ids({ upcoming: true })).join(), ...(await counts()).map(({ slug, events_count, upcoming_count }) => `${slug} ${events_count} ${upcoming_count}`)]
    }

    expect(await at('2026-11-21T08:59:59Z')).toEqual(['503,504,507,501,502', 'admission 1 1', 'science 5 3', 'culture 1 1'])
    expect(await at('2026-11-21T09:00:00Z')).toEqual(['503,504,507,501,508,502', 'admission 1 1', 'science 6 4', 'culture 1 1'])
    expect(await at('2026-11-21T18:59:59Z')).toEqual(['503,504,507,501,508,502', 'admission 1 1', 'science 6 4', 'culture 1 1'])
    expect(await at('2026-11-21T19:00:00Z')).toEqual(['503,507,501,508,502', 'admission 1 1', 'science 6 3', 'culture 1 1'])
    expect(await at('2026-11-22T12:59:59Z')).toEqual(['503,507,501,508,502', 'admission 1 1', 'science 6 3', 'culture 1 1'])
    expect(await at('2026-11-22T13:00:00Z')).toEqual(['507,501,508,502', 'admission 1 1', 'science 6 3', 'culture 1 0'])
  })
})
