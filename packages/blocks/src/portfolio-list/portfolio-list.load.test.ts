/** @jest-environment node */
import { mockApi } from '../testing/mock-api'
import { loadPortfolioList } from './portfolio-list.load'

const { mocks, client } = mockApi()

const request = { site: 'fit', language: 'ru', options: { department_id: 1, per_page: 6 } } as const

test('asks for what the editor wants, in the language of the page, and for the chairs of the department', async () => {
  await loadPortfolioList(client, request)

  expect(mocks.calls('listPortfolios').map(({ body }) => body)).toEqual([expect.objectContaining({ slug: 'fit', lang: 'ru', department_id: 1, per_page: 6 })])
  expect(mocks.calls('listDepartments').map(({ body }) => body)).toEqual([{ slug: 'fit', lang: 'ru', department_id: 1 }])
})

test('keeps names in one language, and units that have people', async () => {
  mocks.on('listPortfolios').answer(200, (_, list) => {
    const person = list.data[0]
    const names = { last_name_ru: 'Сейиткали', first_name_ru: 'Айгуль', middle_name_ru: 'Ерланкызы', last_name_kz: 'Сейітқали' }
    return { ...list, data: person ? [{ ...person, ...names }, { ...person, ...names, id: 2, last_name_ru: null, first_name_kz: 'Айгүл', middle_name_kz: null }] : [] }
  })
  mocks.on('listDepartments').answer(200, (_, list) => {
    const [department] = list
    const cafedra = { id: 11, name_kz: 'Физика', name_ru: 'Кафедра физики', name_en: null, head: null, phone: null, email: null, people_count: 3, sort_order: 1 }
    return department ? [{ ...department, id: 1, name_ru: 'Факультет', people_count: 3, cafedras: [cafedra, { ...cafedra, id: 12, people_count: 0 }] }, { ...department, id: 2, people_count: 0 }] : []
  })

  const result = await loadPortfolioList(client, request)

  const { page, departments } = result.ok ? result.data : { page: undefined, departments: [] }
  expect(page?.items.map(({ name }) => name)).toEqual([
    { text: 'Сейиткали Айгуль Ерланкызы', language: 'ru' },
    { text: 'Сейітқали Айгүл', language: 'kz' },
  ])
  expect(departments).toEqual([{ id: 1, name: 'Факультет', chairs: [{ id: 11, name: 'Кафедра физики' }] }])
})

test.each(['listPortfolios', 'listDepartments'] as const)('fails with %s', async (operation) => {
  mocks.on(operation).fail('badResponse', 'serverError')

  expect(await loadPortfolioList(client, request)).toMatchObject({ ok: false, kind: 'badResponse' })
})
