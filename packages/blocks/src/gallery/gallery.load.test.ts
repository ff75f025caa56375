/** @jest-environment node */
import { mockApi } from '../testing/mock-api'
import { loadGallery } from './gallery.load'

const { mocks, client } = mockApi()

const request = { site: 'fit', language: 'ru', options: { gallery_id: 15 } } as const

test('asks for the gallery of the editor, and keeps of it one language', async () => {
  mocks.on('getGallery').answer(200, (_, gallery) => ({
    ...gallery,
    title_kz: 'Бітіру',
    title_ru: 'Выпускной',
    images: gallery.images.slice(0, 1).map((image) => ({ ...image, alt_kz: 'Түлектер', alt_ru: null, caption_kz: null, caption_ru: null, caption_en: null })),
  }))

  const result = await loadGallery(client, request)

  expect(mocks.calls('getGallery').map(({ body }) => body)).toEqual([{ slug: 'fit', lang: 'ru', gallery_id: 15 }])
  const { title, pictures } = result.ok ? result.data : { title: null, pictures: [] }
  expect([title, pictures[0]?.alt, pictures[0]?.caption]).toEqual([{ text: 'Выпускной', language: 'ru' }, { text: 'Түлектер', language: 'kz' }, null])
  expect(JSON.stringify(pictures)).not.toContain('alt_')
})

test('fails where there is no such gallery', async () => {
  mocks.on('getGallery').fail('badRequest', 404)

  expect(await loadGallery(client, request)).toMatchObject({ ok: false, status: 404 })
})
