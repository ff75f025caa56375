import type { AnnounceListItem, AnnounceListOptions } from './announce-list.options'

const items: AnnounceListItem[] = [
  {
    id: 301,
    title: { text: 'Президент шәкіртақысына өтініш қабылданады', language: 'kz' },
    lead: { text: '3-курстан бастап үздік студенттер қатыса алады.', language: 'kz' },
    department: { text: 'Студенттік істер департаменті', language: 'kz' },
    publishedAt: '2026-11-09T04:00:00Z',
    expiresAt: '2099-11-30T13:00:00Z',
  },
  {
    id: 302,
    title: { text: '16 декабря библиотека закрыта', language: 'ru' },
    lead: { text: 'The online catalogue and databases remain available.', language: 'en' },
    department: null,
    publishedAt: '2026-11-05T05:30:00Z',
    expiresAt: '2099-12-16T19:00:00Z',
  },
  {
    id: 308,
    title: { text: 'Smoke-free campus', language: 'en' },
    lead: null,
    department: { text: 'Ғылыми кітапхана', language: 'kz' },
    publishedAt: '2025-09-01T04:00:00Z',
    expiresAt: null,
  },
]

export const fixtures = {
  'two years': { perPage: 12, years: [2026, 2025], initial: { items, page: 1, lastPage: 1, total: 3 } },
  'first of several pages, one year': { years: [2026], perPage: 2, initial: { items: items.slice(0, 2), page: 1, lastPage: 3, total: 5 } },
  empty: { perPage: 12, years: [], initial: { items: [], page: 1, lastPage: 1, total: 0 } },
} satisfies Record<string, AnnounceListOptions>
