import type { NewsCardProps } from './news-card'
import type { NewsCardItem } from './news-plugin.options'

/** With everything that a card may have. */
export const fullItem: NewsCardItem = {
  id: 1001,
  title: { text: 'Кітапхана түнде де ашық', language: 'kz' },
  lead: { text: 'Оқу залы тәулік бойы жұмыс істейді.', language: 'kz' },
  image: { url: '/media/library-5f3a9c1e.svg', width: 1600, height: 1000 },
  category: { slug: 'university', name: { text: 'Университет өмірі', language: 'kz' } },
  publishedAt: '2026-11-18T04:00:00Z',
  isPinned: true,
}

export const fixtures = {
  card: { item: fullItem },
  'large, at the top of a list': { item: fullItem, variant: 'lead', load: 'first' },
  'row without picture and lead': { item: fullItem, variant: 'row', level: 2 },
  'lead of another language than the title': { item: { ...fullItem, lead: { text: 'Читальный зал работает круглосуточно.', language: 'ru' } } },
  'title alone': { item: { ...fullItem, lead: null, image: null, category: null } },
} satisfies Record<string, NewsCardProps>
