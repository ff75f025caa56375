/** @jest-environment node */
import { mockApi } from '../testing/mock-api'
import { loadPriceEducation } from './price-education.load'

const { mocks, client } = mockApi()

const request = { site: 'fit', language: 'ru', options: { level: 'bachelor', per_page: 5 } } as const

test('asks for what the editor wants, in the language of the page', async () => {
  await loadPriceEducation(client, request)

  expect(mocks.calls('listPrices').map(({ body }) => body)).toEqual([expect.objectContaining({ slug: 'fit', lang: 'ru', level: 'bachelor', per_page: 5 })])
})

test('keeps of the answer one language, and names the order once', async () => {
  mocks.on('listPrices').answer(200, (_, list) => {
    const [row] = list.data
    const document = { id: 1, title_kz: 'Бұйрық', title_ru: null, title_en: null, url: '/media/a.pdf', mime: 'application/pdf', ext: 'pdf', size_bytes: 5, lang: 'kz' as const, updated_at: '2026-05-18T05:00:00Z' }
    const fees = row ? [1, 2].map((id) => ({ ...row, id, document, program_name_ru: 'Право', program_name_kz: 'Құқық' })) : []
    return { ...list, data: fees, academic_years: ['2026-2027'] }
  })

  const result = await loadPriceEducation(client, request)

  const { page, years } = result.ok ? result.data : { page: undefined, years: [] }
  expect(page?.items.map(({ name, order }) => [name, order])).toEqual([
    [{ text: 'Право', language: 'ru' }, { title: { text: 'Бұйрық', language: 'kz' }, url: '/media/a.pdf', ext: 'pdf', bytes: 5 }],
    [{ text: 'Право', language: 'ru' }, null],
  ])
  expect(years).toEqual(['2026-2027'])
  expect(JSON.stringify(page)).not.toContain('Құқық')
})

test.each([
  ['the fees', () => mocks.on('listPrices').fail('network')],
  ['the categories', () => mocks.on('listPriceCategories').fail('network')],
])('fails where %s cannot be asked for', async (_, fail) => {
  fail()

  expect(await loadPriceEducation(client, request)).toMatchObject({ ok: false, kind: 'network' })
})
