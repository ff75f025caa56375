/** @jest-environment node */
import { mockApi } from '../testing/mock-api'
import { loadDigitalShowcase } from './digital-showcase.load'

const { mocks, client } = mockApi()

const request = { site: 'fit', language: 'ru', options: { status: 'live' } } as const

test('asks for what the editor wants, in the language of the page', async () => {
  await loadDigitalShowcase(client, request)

  expect(mocks.calls('listShowcase').map(({ body }) => body)).toEqual([expect.objectContaining({ slug: 'fit', lang: 'ru', status: 'live' })])
})

test('keeps of the answer one language', async () => {
  mocks.on('listShowcase').answer(200, (_, list) => ({
    ...list,
    data: list.data.slice(0, 1).map((row) => ({ ...row, title_kz: 'Өнім', title_ru: 'Продукт', summary_kz: 'Қысқаша', summary_ru: null, summary_en: null })),
    categories: [{ id: 2, name_kz: 'Деректер', name_ru: null, name_en: 'Data', items_count: 1, sort_order: 10 }],
  }))

  const result = await loadDigitalShowcase(client, request)

  const data = result.ok ? result.data : undefined
  expect(data?.page.items[0]).toMatchObject({ title: { text: 'Продукт', language: 'ru' }, summary: { text: 'Қысқаша', language: 'kz' } })
  expect(data?.categories).toEqual([{ id: 2, name: 'Деректер', lang: 'kk' }])
  expect(JSON.stringify(data)).not.toContain('Өнім')
})

test('fails where the products cannot be asked for', async () => {
  mocks.on('listShowcase').fail('badResponse', 'serverError')

  expect(await loadDigitalShowcase(client, request)).toMatchObject({ ok: false, kind: 'badResponse' })
})
