/** @jest-environment node */
import { mockApi } from '../testing/mock-api'
import { loadScientificProjects } from './scientific-projects.load'

const { mocks, client } = mockApi()

const request = { site: 'fit', language: 'ru', options: { status: 'ongoing', per_page: 5 } } as const

test('asks for what the editor wants, in the language of the page, and for all of it to know the leaders', async () => {
  await loadScientificProjects(client, request)

  const asked = { slug: 'fit', lang: 'ru', status: 'ongoing' }
  expect(mocks.calls('listProjects').map(({ body }) => body)).toEqual([
    expect.objectContaining({ ...asked, per_page: 5 }),
    expect.objectContaining({ ...asked, per_page: 100, sort: 'leader', order: 'asc' }),
  ])
})

test('keeps of the answer one language, each leader once and in the order of the API, and what has projects', async () => {
  const leader = (portfolio_id: number | null, name: string) => ({ portfolio_id, full_name_kz: 'Қазақша', full_name_ru: name, full_name_en: null, role_kz: null, role_ru: null, role_en: null })
  mocks.on('listProjects').answer(200, (_, list) => {
    const [row] = list.data
    const leaders = [leader(71, 'Ыбыраев Санжар'), leader(84, 'Ісләмова Анна'), leader(84, 'Ісләмова Анна'), leader(null, 'Кто-то')]
    return { ...list, data: row ? leaders.map((one, index) => ({ ...row, id: index + 1, leader: one, title_kz: 'Тақырып', title_ru: 'Тема' })) : [], last_page: 1, years: [2026, 2025] }
  })
  mocks.on('listProjectTypes').answer(200, (_, types) => types.slice(0, 2).map((type, index) => ({ ...type, id: index + 1, name_ru: `Вид ${index}`, projects_count: index })))

  const result = await loadScientificProjects(client, request)

  const data = result.ok ? result.data : undefined
  expect(data?.leaders).toEqual([
    { id: 71, name: 'Ыбыраев Санжар' },
    { id: 84, name: 'Ісләмова Анна' },
  ])
  expect([data?.types, data?.years, data?.page.items[0]?.title]).toEqual([[{ id: 2, name: 'Вид 1' }], [2026, 2025], { text: 'Тема', language: 'ru' }])
  expect(JSON.stringify(data?.page)).not.toMatch(/Қазақша|Тақырып/)
})

test.each([
  ['the projects', () => mocks.on('listProjects').fail('badResponse', 'serverError')],
  ['the types', () => mocks.on('listProjectTypes').fail('badResponse', 'serverError')],
  ['the kinds of funding', () => mocks.on('listProjectFunding').fail('badResponse', 'serverError')],
])('fails where %s cannot be asked for', async (_, fail) => {
  fail()

  expect(await loadScientificProjects(client, request)).toMatchObject({ ok: false, kind: 'badResponse' })
})
