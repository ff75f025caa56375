/** @jest-environment node */
import { newsSummary } from '../testing/contract-news'
import { toNewsCard } from './to-news-card'

const image = {
  id: 1,
  url: '/media/a.svg',
  width: 1600,
  height: 1000,
  alt_kz: 'Оқу залы',
  alt_ru: null,
  alt_en: null,
  caption_kz: null,
  caption_ru: null,
  caption_en: null,
}

test('shows everything in the language of the reader', () => {
  const news = newsSummary(7, { is_pinned: true, image })

  expect(toNewsCard(news, 'en')).toEqual({
    id: 7,
    title: { text: 'News 7', language: 'en' },
    lead: { text: 'In short.', language: 'en' },
    image: { url: '/media/a.svg', width: 1600, height: 1000, sources: null },
    category: { slug: 'science', name: { text: 'Science', language: 'en' } },
    publishedAt: '2026-11-18T04:00:00Z',
    isPinned: true,
  })
})

test.each([
  ['Kazakh before Russian', { title_en: null }, { text: 'Жаңалық 7', language: 'kz' }],
  ['Russian when there is no Kazakh', { title_en: null, title_kz: null }, { text: 'Новость 7', language: 'ru' }],
  ['an empty text as missing', { title_en: '', title_kz: '' }, { text: 'Новость 7', language: 'ru' }],
  ['the number of the item without any title', { title_kz: null, title_ru: null, title_en: null }, { text: '#7', language: 'en' }],
] as const)('takes %s', (_, fields, title) => {
  expect(toNewsCard(newsSummary(7, fields), 'en').title).toEqual(title)
})

test('falls back text by text, so that title and lead may differ in language', () => {
  const card = toNewsCard(newsSummary(7, { title_en: null, lead_kz: null }), 'en')

  expect([card.title.language, card.lead?.language]).toEqual(['kz', 'en'])
})

test('names a category by its slug and a lead not at all where no text exists', () => {
  const card = toNewsCard(
    newsSummary(7, {
      categories: [{ id: 2, slug: 'science', name_kz: null, name_ru: null, name_en: null }],
      lead_kz: null,
      lead_ru: null,
      lead_en: null,
    }),
    'ru',
  )

  expect([card.category, card.lead]).toEqual([{ slug: 'science', name: { text: 'science', language: 'ru' } }, null])
})

test('takes the first category, or none', () => {
  const sport = { id: 3, slug: 'sport', name_kz: 'Спорт', name_ru: 'Спорт', name_en: 'Sport' }

  expect(toNewsCard(newsSummary(7, { categories: [sport, ...newsSummary(7).categories] }), 'ru').category?.slug).toBe('sport')
  expect(toNewsCard(newsSummary(7, { categories: [] }), 'ru').category).toBeNull()
})
