/** @jest-environment node */
import { announcementSummary } from '../testing/contract-announcements'
import { toAnnounceListItem } from './to-announce-list-item'

test('shows everything in the language of the reader', () => {
  expect(toAnnounceListItem(announcementSummary(7, { expires_at: '2026-11-30T13:00:00Z' }), 'en')).toEqual({
    id: 7,
    title: { text: 'Announcement 7', language: 'en' },
    lead: { text: 'In short.', language: 'en' },
    department: { text: 'Library', language: 'en' },
    publishedAt: '2026-11-09T04:00:00Z',
    expiresAt: '2026-11-30T13:00:00Z',
  })
})

test('falls back text by text, and does without a department', () => {
  const item = toAnnounceListItem(announcementSummary(7, { title_en: null, title_kz: null, lead_en: null, department: null }), 'en')

  expect([item.title, item.lead, item.department]).toEqual([{ text: 'Объявление 7', language: 'ru' }, { text: 'Қысқаша.', language: 'kz' }, null])
})

test('takes its number for the title where there is none', () => {
  expect(toAnnounceListItem(announcementSummary(7, { title_kz: null, title_ru: null, title_en: null }), 'ru').title).toEqual({ text: '#7', language: 'ru' })
})
