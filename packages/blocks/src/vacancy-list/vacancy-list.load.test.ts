/** @jest-environment node */
import { mockApi } from '../testing/mock-api'
import { loadVacancyList } from './vacancy-list.load'

const { mocks, client } = mockApi()

const request = { site: 'fit', language: 'ru', options: { status: 'all', per_page: 6 } } as const

test('asks for what the editor wants, and keeps one language of the answer', async () => {
  mocks.on('listVacancies').answer(200, (_, list) => ({ ...list, data: list.data.slice(0, 1).map((row) => ({ ...row, title_ru: null, title_kz: 'Бағбан', title_en: 'Gardener' })) }))
  mocks.on('listVacancyCategories').answer(200, () => [{ id: 3, name_kz: 'Қолдау', name_ru: 'Поддержка', name_en: null, open_count: 2, sort_order: 1 }])

  const result = await loadVacancyList(client, request)

  expect(mocks.calls('listVacancies').map(({ body }) => body)).toEqual([expect.objectContaining({ slug: 'fit', lang: 'ru', status: 'all', per_page: 6 })])
  expect(result.ok && [result.data.page.items[0]?.title, result.data.categories]).toEqual([{ text: 'Бағбан', language: 'kz' }, [{ id: 3, name: 'Поддержка', open: 2 }]])
})

test.each(['listVacancies', 'listVacancyCategories'] as const)('fails with %s', async (operation) => {
  mocks.on(operation).fail('badResponse', 'serverError')

  expect(await loadVacancyList(client, request)).toMatchObject({ ok: false, kind: 'badResponse' })
})
