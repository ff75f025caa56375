/** @jest-environment node */
import { mockApi } from '../testing/mock-api'
import { loadUniversitiesList } from './universities-list.load'

const { mocks, client } = mockApi()

const request = { site: 'fit', language: 'ru', options: { cooperation_id: 2 } } as const

test('asks for what the editor wants, in the language of the page, and for the countries that have it', async () => {
  await loadUniversitiesList(client, request)

  expect(mocks.calls('listUniversities').map(({ body }) => body)).toEqual([expect.objectContaining({ slug: 'fit', lang: 'ru', cooperation_id: 2, per_page: 20 })])
  expect(mocks.calls('listCountries').map(({ body }) => body)).toEqual([{ slug: 'fit', lang: 'ru', cooperation_id: 2 }])
})

test('keeps of the answer one language, and what has universities', async () => {
  mocks.on('listUniversities').answer(200, (_, list) => ({
    ...list,
    data: list.data.slice(0, 1).map((row) => ({ ...row, name_kz: 'Университеті', name_ru: 'Университет', country: { id: 1, slug: 'tr', name_kz: 'Түркия', name_ru: 'Турция', name_en: null }, lat: 38.4, lng: 27.1 })),
  }))
  mocks.on('listCooperations').answer(200, [
    { id: 1, name_kz: 'Ұтқырлық', name_ru: null, name_en: null, universities_count: 3, sort_order: 10 },
    { id: 2, name_kz: 'Қос диплом', name_ru: 'Двойной диплом', name_en: null, universities_count: 0, sort_order: 20 },
  ])

  const result = await loadUniversitiesList(client, request)

  const data = result.ok ? result.data : undefined
  expect(data?.page.items[0]).toMatchObject({ name: { text: 'Университет', language: 'ru' }, country: { id: 1, code: 'TR', name: { text: 'Турция' } }, place: [27.1, 38.4] })
  expect(data?.cooperations).toEqual([{ id: 1, name: 'Ұтқырлық', lang: 'kk' }])
  expect(JSON.stringify(data)).not.toMatch(/Университеті|Түркия/)
})

test.each([
  ['the universities', () => mocks.on('listUniversities').fail('badResponse', 'serverError')],
  ['the countries', () => mocks.on('listCountries').fail('badResponse', 'serverError')],
  ['the kinds of cooperation', () => mocks.on('listCooperations').fail('badResponse', 'serverError')],
])('fails where %s cannot be asked for', async (_, fail) => {
  fail()

  expect(await loadUniversitiesList(client, request)).toMatchObject({ ok: false, kind: 'badResponse' })
})
