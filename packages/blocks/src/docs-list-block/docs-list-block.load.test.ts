/** @jest-environment node */
import { mockApi } from '../testing/mock-api'
import { loadDocsListBlock } from './docs-list-block.load'

const { mocks, client } = mockApi()

const request = { site: 'fit', language: 'ru', options: { category_id: 11 } } as const

test('asks for what the editor wants, in the language of the page', async () => {
  await loadDocsListBlock(client, request)

  expect(mocks.calls('listDocuments').map(({ body }) => body)).toEqual([expect.objectContaining({ slug: 'fit', lang: 'ru', category_id: 11 })])
})

test('keeps of the answer one language, with the categories and years to choose from', async () => {
  mocks.on('listDocuments').answer(200, (_, list) => ({
    ...list,
    data: list.data.slice(0, 1).map((row) => ({ ...row, title_kz: 'Ереже', title_ru: 'Положение' })),
    categories: [{ id: 10, parent_id: null, name_kz: 'Оқу', name_ru: null, name_en: 'Teaching', documents_count: 5, sort_order: 1 }],
    years: [2026, 2019],
  }))

  const result = await loadDocsListBlock(client, request)

  const { page, categories } = result.ok ? result.data : { page: undefined, categories: [] }
  expect(page?.items.map(({ title }) => title)).toEqual([{ text: 'Положение', language: 'ru' }])
  expect([categories, page?.years]).toEqual([[{ id: 10, parentId: null, name: 'Оқу', lang: 'kk', count: 5 }], [2026, 2019]])
})

test('fails with its call', async () => {
  mocks.on('listDocuments').fail('badResponse', 'serverError')

  expect(await loadDocsListBlock(client, request)).toMatchObject({ ok: false, kind: 'badResponse' })
})
