/** @jest-environment node */
import type { Schema } from '@university/api-client/types'
import { toAnnounceListItem as announcementOfContract } from '@university/blocks/to-announce-list-item'
import { toEventItem as eventOfContract } from '@university/blocks/to-event-item'
import { toNewsCard as newsOfContract } from '@university/blocks/to-news-card'
import { toAnnounceListItem } from './to-announce-list-item'
import { toEventItem } from './to-event-item'
import { toNewsCard } from './to-news-card'

/*
 * A list that is old asks the API, and is drawn anew where the answer differs from what was built, as JSON: so the same
 * row must become the same item either way, with its fields in the same order.
 */

const title = { title_kz: null, title_ru: null, title_en: null }
const text = { text: 'Кітапхана', language: 'kz' } as const
const named = { name_kz: text.text, name_ru: null, name_en: null }
const led = { lead_kz: text.text, lead_ru: null, lead_en: null }
const event = { room: null, attendance_mode: 'offline', status: 'scheduled', starts_at: '2026-12-01T05:00:00Z', ends_at: null, all_day: false, previous_starts_at: null } as const

test.each<[string, object, object]>([
  [
    'announcement',
    announcementOfContract({ id: 7, ...title, ...led, department: { id: 1, ...named }, published_at: '2026-11-09T04:00:00Z', expires_at: null } as Schema<'AnnouncementSummary'>, 'en'),
    toAnnounceListItem({ api_id: 7, title: null, lead: text, department: { name: text }, published_at: '2026-11-09T04:00:00Z', expires_at: null }, 'en'),
  ],
  [
    'event',
    eventOfContract({ ...event, id: 7, ...title, category: { id: 1, slug: 'culture', ...named }, place_kz: text.text, place_ru: null, place_en: null } as Schema<'EventSummary'>, 'en'),
    toEventItem({ ...event, api_id: 7, title: null, category: { slug: 'culture', name: text }, place: text }, 'en'),
  ],
  [
    'news item',
    newsOfContract({ id: 7, ...title, ...led, image: null, categories: [{ id: 1, slug: 'science', ...named }], published_at: '2026-11-09T04:00:00Z', is_pinned: true } as Schema<'NewsSummary'>, 'en'),
    toNewsCard({ api_id: 7, title: null, lead: text, image: null, categories: [{ slug: 'science', name: text }], published_at: '2026-11-09T04:00:00Z', is_pinned: true }, 'en'),
  ],
])('an untitled row is the same item from the build and from the API, with its number in the language of the page: %s', (_, fromApi, fromBuild) => {
  expect(JSON.stringify(fromBuild)).toBe(JSON.stringify(fromApi))
  expect(fromBuild).toMatchObject({ title: { text: '#7', language: 'en' } })
})
