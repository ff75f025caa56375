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

/** An archived news item of the contract with every text. */
export function archivedNewsSummary(id: number, fields: Partial<Schema<'ArchivedNewsSummary'>> = {}): Schema<'ArchivedNewsSummary'> {
  const { is_pinned: _, ...news } = newsSummary(id)
  return { ...news, title_en: `Old news ${id}`, archived_at: '2024-01-15T06:00:00Z', legacy_url: null, ...fields }
}

/** One page of a list of archived news. */
export function archivedNewsList(ids: number[], page = 1, lastPage = 1): Schema<'ArchivedNewsList'> {
  return { data: ids.map((id) => archivedNewsSummary(id)), current_page: page, last_page: lastPage, per_page: 24, total: ids.length, years: [2024, 2019] }
}
