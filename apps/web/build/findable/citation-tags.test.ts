/** @jest-environment node */
import { citationTags } from './citation-tags'

const doctoral = {
  full_name: { text: 'Timur Mussayev', language: 'en' },
  topic: { text: 'Sediment in Mountain Rivers', language: 'en' },
  thesis: { id: 1, url: '/media/thesis-1a2b.pdf', mime: 'application/pdf', ext: 'pdf', size_bytes: 24_000, lang: 'kz', title: null },
  defence_at: '2026-04-24T20:00:00Z',
  published_at: '2026-03-01T05:00:00Z',
} as const
const shell = { name: 'Kokzhiek University', origin: 'https://kokzhiek.example' }

test('tells programs that cite what to write, by the day of the defence in Almaty', () => {
  expect(citationTags(doctoral, shell)).toEqual([
    ['citation_title', 'Sediment in Mountain Rivers'],
    ['citation_author', 'Timur Mussayev'],
    ['citation_publication_date', '2026/04/25'],
    ['citation_dissertation_institution', 'Kokzhiek University'],
    ['citation_language', 'kk'],
    ['citation_pdf_url', 'https://kokzhiek.example/media/thesis-1a2b.pdf'],
  ])
})

test.each([
  ['kz', 'Мұсаев Тимур Әлиұлы', 'Мұсаев, Тимур Әлиұлы'],
  ['ru', 'Лемке Анна', 'Лемке, Анна'],
] as const)('says in %s which name is that of the family', (language, text, author) => {
  expect(citationTags({ ...doctoral, full_name: { text, language } }, shell)).toContainEqual(['citation_author', author])
})

test('has the day of the notice for a defence without one, and nothing of a dissertation that nobody can read', () => {
  expect(citationTags({ ...doctoral, defence_at: null }, shell)).toContainEqual(['citation_publication_date', '2026/03/01'])
  expect(citationTags({ ...doctoral, thesis: null }, shell)).toEqual([])
})
