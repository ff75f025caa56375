import type { Schema } from '@university/api-client/types'

/** A news item of the contract with every text. */
export function newsSummary(id: number, fields: Partial<Schema<'NewsSummary'>> = {}): Schema<'NewsSummary'> {
  return {
    id,
    title_kz: `Жаңалық ${id}`,
    title_ru: `Новость ${id}`,
    title_en: `News ${id}`,
    lead_kz: 'Қысқаша.',
    lead_ru: 'Кратко.',
    lead_en: 'In short.',
    image: null,
    categories: [{ id: 2, slug: 'science', name_kz: 'Ғылым', name_ru: 'Наука', name_en: 'Science' }],
    tags: [],
    published_at: '2026-11-18T04:00:00Z',
    updated_at: '2026-11-18T04:00:00Z',
    is_pinned: false,
    views: 0,
    available_langs: ['kz', 'ru', 'en'],
    ...fields,
  }
}

/** One page of a list of news. */
export function newsList(ids: number[], page: number, lastPage: number, total: number): Schema<'NewsList'> {
  return { data: ids.map((id) => newsSummary(id)), current_page: page, last_page: lastPage, per_page: 12, total, years: [2026] }
}
