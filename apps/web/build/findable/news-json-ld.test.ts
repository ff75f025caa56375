/** @jest-environment node */
import { newsJsonLd } from './news-json-ld'

type News = Parameters<typeof newsJsonLd>[0]

const place = {
  language: 'en' as const,
  page: 'https://kokzhiek.example/en/news/1001',
  origin: 'https://kokzhiek.example',
  publisher: 'https://kokzhiek.example/#organization',
  updatedAt: '2026-11-20T09:30:00Z',
  preview: 'https://kokzhiek.example/previews/preview-1a.jpg',
}
const news: News = {
  title: { text: 'Winter examinations begin', language: 'en' },
  lead: { text: 'The timetable is out.', language: 'en' },
  author: { text: 'Press office', language: 'en' },
  image: { url: '/media/exam-1a.svg', width: 1600, height: 1000, sources: null, alt: null, caption: null },
  categories: [{ slug: 'education', name: { text: 'Education', language: 'en' } }],
  tags: ['сессия', 'емтихан'],
  published_at: '2026-11-20T04:00:00Z',
}

test('tells search engines what happened, when, and who says so', () => {
  expect(newsJsonLd(news, place)).toEqual({
    '@type': 'NewsArticle',
    headline: 'Winter examinations begin',
    description: 'The timetable is out.',
    image: ['https://kokzhiek.example/media/exam-1a.svg', place.preview],
    datePublished: '2026-11-20T04:00:00Z',
    dateModified: '2026-11-20T09:30:00Z',
    author: { '@type': 'Organization', name: 'Press office' },
    publisher: { '@id': place.publisher },
    mainEntityOfPage: place.page,
    inLanguage: 'en',
    articleSection: ['Education'],
    keywords: 'сессия, емтихан',
  })
})

test('always has a picture, a publisher and both dates, which search engines ask for', () => {
  const bare = { ...news, lead: null, author: null, image: null, categories: [], tags: [] }

  expect(JSON.parse(JSON.stringify(newsJsonLd(bare, { ...place, updatedAt: undefined })))).toEqual({
    '@type': 'NewsArticle',
    headline: 'Winter examinations begin',
    image: [place.preview],
    datePublished: '2026-11-20T04:00:00Z',
    dateModified: '2026-11-20T04:00:00Z',
    author: { '@id': place.publisher },
    publisher: { '@id': place.publisher },
    mainEntityOfPage: place.page,
    inLanguage: 'en',
  })
})

test('shortens a headline at a word, and says which language it is in', () => {
  const { headline, inLanguage } = newsJsonLd({ ...news, title: { text: 'Ғылыми конференция '.repeat(10).trim(), language: 'kz' } }, place)

  expect([headline, inLanguage]).toEqual([expect.stringMatching(/^(Ғылыми конференция )+Ғылыми…$|^(Ғылыми конференция )*Ғылыми конференция…$/), 'kk'])
  expect(headline?.length).toBeLessThanOrEqual(110)
})
