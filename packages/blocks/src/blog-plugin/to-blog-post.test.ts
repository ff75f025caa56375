/** @jest-environment node */
import { toBlogPost } from './to-blog-post'

const post = {
  id: 41,
  title_kz: 'Неге',
  title_ru: 'Почему',
  title_en: null,
  content_kz: '<p>Мәтін</p>',
  content_ru: null,
  content_en: null,
  published_at: '2026-06-15T05:30:00Z',
  updated_at: '2026-06-16T04:10:00Z',
}

test('takes each text in the language of the reader, or the next best', () => {
  expect(toBlogPost(post, 'ru')).toEqual({
    id: 41,
    title: { text: 'Почему', language: 'ru' },
    content: { text: '<p>Мәтін</p>', language: 'kz' },
    publishedAt: '2026-06-15T05:30:00Z',
  })
})

test('names a post without a title by its number', () => {
  const nameless = { ...post, title_kz: null, title_ru: null, content_kz: null }

  expect(toBlogPost(nameless, 'en')).toMatchObject({ title: { text: '#41', language: 'en' }, content: null })
})
