/** @jest-environment node */
import { mockApi } from '../testing/mock-api'
import { loadListBlock } from './list-block.load'

const { mocks, client } = mockApi()

const request = { site: 'fit', language: 'ru', options: { list_id: 7, per_page: 5 } } as const

test('asks for the list of the editor, and keeps of it one language', async () => {
  mocks.on('listEntries').answer(200, (_, list) => ({
    ...list,
    title_kz: 'Клубтар мен үйірмелер',
    title_ru: 'Клубы и кружки',
    letters: ['Ш'],
    data: list.data.slice(0, 1).map((row) => ({ ...row, title_kz: 'Шахмат', title_ru: 'Шахматный клуб', text_kz: '<p>Сейсенбі</p>', text_ru: null, text_en: null })),
  }))

  const result = await loadListBlock(client, request)

  expect(mocks.calls('listEntries').map(({ body }) => body)).toEqual([expect.objectContaining({ slug: 'fit', lang: 'ru', list_id: 7, per_page: 5 })])
  const { title, page, letters } = result.ok ? result.data : { title: undefined, page: undefined, letters: [] }
  expect(title).toEqual({ text: 'Клубы и кружки', language: 'ru' })
  expect(page?.items).toMatchObject([{ title: { text: 'Шахматный клуб', language: 'ru' }, text: { text: '<p>Сейсенбі</p>', language: 'kz' } }])
  expect(letters).toEqual(['Ш'])
  expect(JSON.stringify(page)).not.toContain('Шахмат"')
})

test('takes the title in another language where it is not translated, and none where there is none', async () => {
  mocks.on('listEntries').answer(200, (_, list) => ({ ...list, title_kz: 'Клубтар', title_ru: null, title_en: 'Clubs' })).once()
  const foreign = await loadListBlock(client, request)
  mocks.on('listEntries').answer(200, (_, list) => ({ ...list, title_kz: null, title_ru: null, title_en: null }))
  const untitled = await loadListBlock(client, request)

  expect([foreign, untitled].map((result) => result.ok && result.data.title)).toEqual([{ text: 'Клубтар', language: 'kz' }, null])
})

test('fails where there is no such list', async () => {
  mocks.on('listEntries').fail('badRequest', 404)

  expect(await loadListBlock(client, request)).toMatchObject({ ok: false, status: 404 })
})
