import type { EventItem, EventsPluginOptions } from './events-plugin.options'

// Far ahead, so that none is over when a test runs.
const items: EventItem[] = [
  {
    id: 501,
    title: { text: 'Ашық есік күні', language: 'kz' },
    category: { text: 'Талапкерлерге', language: 'kz' },
    place: { text: 'Бас ғимарат, акт залы', language: 'kz' },
    room: '215',
    isOnline: true,
    status: 'scheduled',
    startsAt: '2099-12-05T05:00:00Z',
    endsAt: '2099-12-05T09:00:00Z',
    allDay: false,
    formerStart: null,
  },
  {
    id: 502,
    title: { text: 'Конференция «Цифровые гуманитарные науки»', language: 'ru' },
    category: null,
    place: null,
    room: null,
    isOnline: true,
    status: 'moved_online',
    startsAt: '2099-12-10T00:00:00Z',
    endsAt: '2099-12-12T00:00:00Z',
    allDay: true,
    formerStart: null,
  },
  {
    id: 503,
    title: { text: 'Student theatre', language: 'en' },
    category: { text: 'Culture', language: 'en' },
    place: { text: 'Assembly hall', language: 'en' },
    room: null,
    isOnline: false,
    status: 'rescheduled',
    startsAt: '2100-01-18T13:00:00Z',
    endsAt: null,
    allDay: false,
    formerStart: '2099-12-27T13:00:00Z',
  },
  {
    id: 504,
    title: { text: 'Winter cup', language: 'en' },
    category: { text: 'Sport', language: 'en' },
    place: null,
    room: null,
    isOnline: false,
    status: 'cancelled',
    startsAt: '2100-01-20T00:00:00Z',
    endsAt: null,
    allDay: true,
    formerStart: null,
  },
]

const builtAt = '2099-11-21T17:00:00Z'
const categories = [
  { slug: 'admission', name: 'Талапкерлерге' },
  { slug: 'culture', name: 'Мәдениет' },
]

export const fixtures = {
  'two months': { builtAt, categories, initial: { items, page: 1, lastPage: 1, total: 4 } },
  'first of several pages': { builtAt, perPage: 4, initial: { items, page: 1, lastPage: 3, total: 11 } },
  'one category': { builtAt, categorySlug: 'culture', initial: { items: items.slice(2, 3), page: 1, lastPage: 1, total: 1 } },
  empty: { builtAt, categories, initial: { items: [], page: 1, lastPage: 1, total: 0 } },
} satisfies Record<string, EventsPluginOptions>
