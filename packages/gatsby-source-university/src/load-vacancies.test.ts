import { loadVacancies } from './load-vacancies'
import { createSourceClient } from './source-client'
import { fakeApi, problem, type Override } from './testing/fake-api'
import { vacancy, vacancySummary } from './testing/university'

const now = Date.parse('2026-11-21T06:00:00Z')
const overdue = (id: number, deadline_at: string) => vacancySummary(id, { status: 'closed', deadline_at })
const filled = (id: number, updated_at: string) => vacancySummary(id, { status: 'closed', deadline_at: '2026-12-10T13:00:00Z', updated_at })

test('reads open vacancies whole, and recently closed ones in short, without asking for them', async () => {
  const { vacancies, asked } = await load([vacancySummary(301), overdue(302, '2026-10-30T13:00:00Z'), filled(303, '2026-11-18T09:00:00Z')])

  expect(vacancies.map(({ id, status, description_kz, seo }) => [id, status, description_kz, seo.noindex])).toEqual([
    [301, 'open', '<p>Мәтін.</p>', false],
    [302, 'closed', null, true],
    [303, 'closed', null, true],
  ])
  expect(asked.filter(({ operation }) => operation === 'POST /api/plugin/vacancy/id').map(({ body }) => body['id'])).toEqual([301])
  expect(asked[0]?.body).toMatchObject({ slug: '', status: 'all' })
})

test('leaves out what closed more than 180 days ago', async () => {
  const { vacancies } = await load([overdue(302, '2026-05-25T05:59:59Z'), overdue(303, '2026-05-25T06:00:01Z'), filled(304, '2026-05-25T05:59:59Z')])

  expect(vacancies.map(({ id }) => id)).toEqual([303])
})

test('takes a vacancy that closes between the list and its own call for a closed one', async () => {
  const { vacancies, ticks } = await load([vacancySummary(301)], () => problem(410, 'gone'))

  expect(vacancies.map(({ id, title_kz, status }) => [id, title_kz, status])).toEqual([[301, vacancySummary(301).title_kz, 'closed']])
  expect(ticks).toBe(1)
})

test('stops where an open vacancy is not there', async () => {
  await expect(load([vacancySummary(301)], () => problem(404, 'not_found'))).rejects.toMatchObject({ operation: 'getVacancy', item: 'vacancy 301, main site' })
})

async function load(rows: ReturnType<typeof vacancySummary>[], one: () => Response = () => Response.json(vacancy(301))) {
  const override: Override = ({ operation }) => {
    if (operation === 'POST /api/plugin/vacancy') return Response.json({ data: rows, current_page: 1, last_page: 1, per_page: 100, total: rows.length })
    return operation === 'POST /api/plugin/vacancy/id' ? one() : undefined
  }
  const { fetch, asked } = fakeApi(override)
  let ticks = 0
  const onItem = () => void (ticks += 1)
  const vacancies = await loadVacancies(createSourceClient({ baseUrl: 'http://api.example', fetch }), '', { site: 'main site', atOnce: 8, onItem, now })
  return { vacancies, asked, ticks }
}
