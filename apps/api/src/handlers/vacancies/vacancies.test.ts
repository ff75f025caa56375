import { vacancyFile } from '../../testing/sample-vacancies'
import { testApp, type TestApp } from '../../testing/test-app'
import { sampleContent } from '../../testing/test-content'
import { readingDialects } from '../../testing/test-database'

interface VacancyPage {
  data: { id: number; status: string; available_langs: string[]; department: { id: number; name_en: string } | null }[]
  last_page: number
  total: number
}

/** 298 and 301 of the sample are open; 303 closes at nine today, 304 has closed, 305 is filled, 306 the library's. */
function content() {
  return {
    ...sampleContent(),
    ...vacancyFile(303, { category: 2, title_kz: 'Өрт инженері', title_ru: 'Юрист', title_en: 'Archivist', deadline_at: '2026-11-21T09:00:00Z', published_at: '2026-11-01T04:00:00Z' }),
    ...vacancyFile(304, { deadline_at: '2026-11-20T13:00:00Z', published_at: '2026-10-01T04:00:00Z' }),
    ...vacancyFile(305, { is_filled: true, deadline_at: '2026-12-20T13:00:00Z', published_at: '2026-10-02T04:00:00Z' }),
    ...vacancyFile(306, {}, 'lib'),
    ...vacancyFile(307, { draft: true }),
    ...vacancyFile(308, { published_at: '2026-11-21T10:00:00Z' }),
  }
}

describe.each(readingDialects)('vacancies on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, content())
  })
  afterAll(() => server.close())

  const list = async (body: object) => (await server.post('/api/plugin/vacancy', { slug: '', ...body })).json<VacancyPage>()
  const ids = async (body: object) => (await list(body)).data.map(({ id }) => id)
  const one = async (id: number, more: object = {}) => {
    const answer = await server.post('/api/plugin/vacancy/id', { id, ...more })
    return [answer.statusCode, answer.json<{ code?: string; status?: string }>().code ?? answer.json<{ status: string }>().status]
  }
  const counts = async () => (await server.post('/api/plugin/vacancy/category', { slug: '' })).json<{ open_count: number }[]>().map(({ open_count }) => open_count)

  test.each([
    ['open ones, the newest first', {}, [301, 303, 298]],
    ['closed ones', { status: 'closed' }, [305, 304]],
    ['all', { status: 'all' }, [301, 303, 298, 305, 304]],
    ['the next deadline first; without one comes last', { sort: 'deadline_at', order: 'asc' }, [303, 301, 298]],
    ['the last deadline first; without one comes last all the same', { sort: 'deadline_at' }, [301, 303, 298]],
    ['by title in Kazakh', { sort: 'title', order: 'asc', lang: 'kz' }, [298, 301, 303]],
    ['by title in Russian', { sort: 'title', order: 'asc', lang: 'ru' }, [298, 301, 303]],
    ['by title in English', { sort: 'title', order: 'asc', lang: 'en' }, [303, 298, 301]],
    ['a category', { category_id: 2 }, [303, 298]],
    ['an unknown category', { category_id: 9 }, []],
    ['part time', { employment_type: 'part_time' }, [298]],
    ['a category and a type', { category_id: 2, employment_type: 'full_time' }, [303]],
    ['a word of the requirements', { q: 'магистр' }, [301]],
    ['a word of the department', { q: 'library' }, [298]],
    ['another site', { slug: 'lib' }, [306]],
    ['a page beyond the last', { page: 3, per_page: 2 }, []],
  ])('lists %s', async (_name, body, expected) => {
    expect(await ids(body)).toEqual(expected)
  })

  test('says of each whether it is open, where it is, and in which languages it can be read', async () => {
    const { data } = await list({ status: 'all' })

    expect(data.map(({ id, status }) => `${id} ${status}`)).toEqual(['301 open', '303 open', '298 open', '305 closed', '304 closed'])
    expect(data.map(({ department }) => department?.id ?? null)).toEqual([11, null, 108, null, null])
    expect(data.find(({ id }) => id === 298)?.available_langs).toEqual(['kz', 'ru'])
  })

  test.each([
    ['an open one', 301, {}, [200, 'open']],
    ['one whose deadline is over', 304, {}, [410, 'gone']],
    ['one that is filled before its deadline', 305, {}, [410, 'gone']],
    ['a draft', 307, {}, [404, 'not_found']],
    ['one that is scheduled', 308, {}, [404, 'not_found']],
    ['one of another site', 306, { slug: '' }, [404, 'not_found']],
    ['a closed one of another site', 304, { slug: 'lib' }, [404, 'not_found']],
  ])('answers %s', async (_name, id, more, expected) => {
    expect(await one(id, more)).toEqual(expected)
  })

  test.each([
    ['a salary that falls', { salary_from: 400_000, salary_to: 300_000 }, 'salary_to: must not be less than salary_from'],
    ['a deadline before the publication', { deadline_at: '2026-01-01T04:00:00Z' }, 'deadline_at: must be after published_at'],
    ['an unknown office', { unit: 'nothing' }, 'unit: there is no department, chair or office "nothing"'],
    ['an unknown chair', { unit: 'fit/99' }, 'unit: there is no department, chair or office "fit/99"'],
    ['a department that is written out', { department: { id: 1 } }, 'department: is worked out by the server; leave it out'],
  ])('the import names %s', async (_name, more, message) => {
    await expect(server.import({ ...content(), ...vacancyFile(601, more) })).rejects.toThrow(`content/main/vacancies/601-x.yaml: ${message}`)
  })

  // Last, because the clock does not go back.
  test('closes at the deadline, in lists, in counts, by id and for the search', async () => {
    const at = async (time: string) => {
      server.setTime(time)
      const found = (await server.post('/api/search', { slug: '', q: 'юрист', type: 7 })).json<{ total: number }>().total
      return [await ids({}), await counts(), await one(303), found]
    }

    expect(await at('2026-11-21T08:59:59Z')).toEqual([[301, 303, 298], [1, 2], [200, 'open'], 1])
    expect(await at('2026-11-21T09:00:00Z')).toEqual([[301, 298], [1, 1], [410, 'gone'], 0])
    expect(await at('2026-12-01T13:00:00Z')).toEqual([[308, 298], [1, 1], [410, 'gone'], 0])
  })
})
