/** @jest-environment node */
import { mockApi } from '../testing/mock-api'
import { loadDissertation } from './dissertation.load'

const { mocks, client } = mockApi()

const request = { site: 'fit', language: 'ru', options: { council_id: 6, per_page: 6 } } as const

test('asks for what the editor wants, and keeps one language of the answer', async () => {
  mocks.on('listDissertations').answer(200, (_, list) => ({
    ...list,
    data: list.data.slice(0, 1).map((row) => ({ ...row, program_name_kz: 'Құқық', program_name_ru: 'Право' })),
    councils: [{ id: 6, slug: null, name_kz: 'Кеңес', name_ru: null, name_en: null }],
    years: [2026, 2025],
  }))

  const result = await loadDissertation(client, request)

  expect(mocks.calls('listDissertations').map(({ body }) => body)).toEqual([expect.objectContaining({ slug: 'fit', lang: 'ru', council_id: 6, per_page: 6 })])
  const { page, councils, years } = result.ok ? result.data : { page: undefined, councils: [], years: [] }
  expect([page?.items[0]?.program, councils, years]).toEqual([{ text: 'Право', language: 'ru' }, [{ id: 6, name: 'Кеңес', lang: 'kk' }], [2026, 2025]])
  expect(JSON.stringify(page)).not.toContain('Құқық')
})

test('fails with listDissertations', async () => {
  mocks.on('listDissertations').fail('badResponse', 'serverError')

  expect(await loadDissertation(client, request)).toMatchObject({ ok: false, kind: 'badResponse' })
})
