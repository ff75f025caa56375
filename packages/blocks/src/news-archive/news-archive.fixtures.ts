import type { NewsCardItem } from '../news-plugin/news-plugin.options'
import type { NewsArchiveOptions } from './news-archive.options'

const items: NewsCardItem[] = [
  {
    id: 811,
    title: { text: 'Түлек тәлімгерлер бағдарламасы басталды', language: 'kz' },
    lead: { text: 'Алғашқы елу жұп тағайындалды.', language: 'kz' },
    image: { url: '/media/startup-ec3af85a.svg', width: 1600, height: 1000 },
    category: { slug: 'students', name: { text: 'Студенттер', language: 'kz' } },
    publishedAt: '2024-12-06T05:00:00Z',
    isPinned: false,
  },
  {
    id: 808,
    title: { text: 'Волонтёры собрали макулатуру', language: 'ru' },
    lead: { text: 'Twelve hundred kilograms in a week.', language: 'en' },
    image: null,
    category: null,
    publishedAt: '2024-11-08T06:00:00Z',
    isPinned: false,
  },
  {
    id: 188,
    title: { text: 'The University turns 55', language: 'en' },
    lead: null,
    image: null,
    category: { slug: 'university', name: { text: 'Университет өмірі', language: 'kz' } },
    publishedAt: '2019-10-14T05:00:00Z',
    isPinned: false,
  },
]

const categories = [
  { slug: 'students', name: 'Студенттер' },
  { slug: 'university', name: 'Университет өмірі' },
]

export const fixtures = {
  'two years': { perPage: 24, years: [2024, 2019], categories, initial: { items, page: 1, lastPage: 1, total: 3 } },
  'first of several pages, without filters': { perPage: 2, years: [2024], categories: [], initial: { items: items.slice(0, 2), page: 1, lastPage: 3, total: 5 } },
  empty: { perPage: 24, years: [], categories: [], initial: { items: [], page: 1, lastPage: 1, total: 0 } },
} satisfies Record<string, NewsArchiveOptions>
