import { fullItem } from './news-card.fixtures'
import type { NewsCardItem, NewsPluginOptions } from './news-plugin.options'

const items: NewsCardItem[] = [
  fullItem,
  {
    id: 1002,
    title: { text: 'Физики получили грант', language: 'ru' },
    lead: null,
    image: null,
    category: { slug: 'science', name: { text: 'Ғылым', language: 'kz' } },
    publishedAt: '2026-11-12T09:30:00Z',
    isPinned: false,
  },
  {
    id: 1003,
    title: { text: 'Open day on 5 December', language: 'en' },
    lead: { text: 'Күн тәртібі мен тіркеу.', language: 'kz' },
    image: null,
    category: null,
    publishedAt: '2026-11-01T19:00:00Z',
    isPinned: false,
  },
]

export const fixtures = {
  'one page': { years: [2026], initial: { items, page: 1, lastPage: 1, total: 3 } },
  'first of several pages': { perPage: 3, years: [2026, 2025], initial: { items, page: 1, lastPage: 4, total: 11 } },
  'a category with one item': { categorySlug: 'science', years: [2026], initial: { items: items.slice(1, 2), page: 1, lastPage: 1, total: 1 } },
  empty: { categorySlug: 'sport', years: [], initial: { items: [], page: 1, lastPage: 1, total: 0 } },
} satisfies Record<string, NewsPluginOptions>
