import type { Schema } from '@university/api-client/types'

/** An event of the contract with every text. */
export function eventSummary(id: number, fields: Partial<Schema<'EventSummary'>> = {}): Schema<'EventSummary'> {
  return {
    id,
    title_kz: `Іс-шара ${id}`,
    title_ru: `Событие ${id}`,
    title_en: `Event ${id}`,
    summary_kz: null,
    summary_ru: null,
    summary_en: null,
    category: { id: 3, slug: 'culture', name_kz: 'Мәдениет', name_ru: 'Культура', name_en: 'Culture' },
    starts_at: '2099-12-05T05:00:00Z',
    ends_at: '2099-12-05T09:00:00Z',
    previous_starts_at: null,
    all_day: false,
    timezone: 'Asia/Almaty',
    place_kz: 'Бас ғимарат',
    place_ru: 'Главный корпус',
    place_en: 'Main building',
    room: null,
    online_url: null,
    attendance_mode: 'offline',
    status: 'scheduled',
    organizer_kz: null,
    organizer_ru: null,
    organizer_en: null,
    registration_url: null,
    price: null,
    image: null,
    ics_url: null,
    published_at: '2026-11-10T04:00:00Z',
    updated_at: '2026-11-10T04:00:00Z',
    available_langs: ['kz', 'ru', 'en'],
    ...fields,
  }
}

/** One page of a list of events. */
export function eventList(events: Schema<'EventSummary'>[], page: number, lastPage: number, total: number): Schema<'EventList'> {
  return { data: events, current_page: page, last_page: lastPage, per_page: 12, total }
}
