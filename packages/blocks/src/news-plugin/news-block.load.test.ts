/** @jest-environment node */
import { mockApi } from '../testing/mock-api'
import { loadNewsBlock } from './news-block.load'

const { mocks, client } = mockApi()

const request = { site: 'fit', language: 'ru', options: { category_slug: 'science', per_page: 6 } } as const

test('asks for what the editor wants, and keeps categories with news', async () => {
  mocks.on('listNews').answer(200, (_, list) => ({ ...list, years: [2026] }))
  mocks.on('listNewsCategories').answer(200, () => [
    { id: 2, slug: 'science', name_kz: 'Ғылым', name_ru: 'Наука', name_en: null, news_count: 9, sort_order: 1 },
    { id: 3, slug: 'sport', name_kz: 'Спорт', name_ru: null, name_en: null, news_count: 0, sort_order: 2 },
  ])

  const result = await loadNewsBlock(client, request)

  expect(mocks.calls('listNews').map(({ body }) => body)).toEqual([expect.objectContaining({ slug: 'fit', lang: 'ru', category_slug: 'science', per_page: 6 })])
  expect(result.ok && [result.data.categories, result.data.years]).toEqual([[{ slug: 'science', name: 'Наука' }], [2026]])
})

test.each(['listNews', 'listNewsCategories'] as const)('fails with %s', async (operation) => {
  mocks.on(operation).fail('badResponse', 'serverError')

  expect(await loadNewsBlock(client, request)).toMatchObject({ ok: false, kind: 'badResponse' })
})
