import type { Schema } from '@university/api-client/types'

/** An announcement of the contract with every text. */
export function announcementSummary(id: number, fields: Partial<Schema<'AnnouncementSummary'>> = {}): Schema<'AnnouncementSummary'> {
  return {
    id,
    title_kz: `Хабарландыру ${id}`,
    title_ru: `Объявление ${id}`,
    title_en: `Announcement ${id}`,
    lead_kz: 'Қысқаша.',
    lead_ru: 'Кратко.',
    lead_en: 'In short.',
    image: null,
    link: null,
    department: { id: 8, slug: 'lib', name_kz: 'Кітапхана', name_ru: 'Библиотека', name_en: 'Library' },
    published_at: '2026-11-09T04:00:00Z',
    updated_at: '2026-11-09T04:00:00Z',
    expires_at: null,
    available_langs: ['kz', 'ru', 'en'],
    ...fields,
  }
}

/** One page of a list of announcements. */
export function announcementList(ids: number[], page = 1, lastPage = 1): Schema<'AnnouncementList'> {
  return { data: ids.map((id) => announcementSummary(id)), current_page: page, last_page: lastPage, per_page: 12, total: ids.length }
}
