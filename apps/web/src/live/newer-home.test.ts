/** @jest-environment node */
import { listAnnouncements, listEvents, listNews } from '@university/api-client'
import type { Schema } from '@university/api-client/types'
import type { EventItem } from '@university/blocks/events-plugin/options'
import { onHome } from '../lib/list-sizes'
import { toAnnounceListItem } from '../lib/to-announce-list-item'
import { readNewerHome, type HomeLists } from './newer-home'

jest.mock('@university/api-client', () => ({ listNews: jest.fn(), listEvents: jest.fn(), listAnnouncements: jest.fn() }))

const nothing: HomeLists = { news: [], events: [], announcements: [] }
const unreachable = { ok: false, kind: 'network', cause: new TypeError('Failed to fetch') } as const
const noEvents = { ok: true, data: { data: [], current_page: 1, last_page: 1, per_page: 4, total: 0, years: [] }, response: new Response() } as unknown as Awaited<ReturnType<typeof listEvents>>

test('asks for as much as the home page shows', async () => {
  jest.mocked(listNews).mockResolvedValue(unreachable)
  jest.mocked(listEvents).mockResolvedValue(noEvents)
  jest.mocked(listAnnouncements).mockResolvedValue(unreachable)
  const { signal } = new AbortController()

  await readNewerHome({ slug: 'lib', lang: 'ru', built: nothing }, signal)

  expect(jest.mocked(listNews).mock.calls[0]?.slice(1)).toEqual([{ body: { slug: 'lib', lang: 'ru', per_page: onHome.news } }, { signal }])
  expect(jest.mocked(listEvents).mock.calls[0]?.slice(1)).toEqual([{ body: { slug: 'lib', lang: 'ru', upcoming: true, per_page: onHome.events } }, { signal }])
  expect(jest.mocked(listAnnouncements).mock.calls[0]?.slice(1)).toEqual([{ body: { slug: 'lib', lang: 'ru', per_page: onHome.announcements } }, { signal }])
})

test('says nothing of what the API did not answer, and that nothing is on where it said so', async () => {
  jest.mocked(listNews).mockResolvedValue(unreachable)
  jest.mocked(listEvents).mockResolvedValue(noEvents)
  jest.mocked(listAnnouncements).mockResolvedValue(unreachable)

  expect(await read({ ...nothing, events: [{ id: 1 } as EventItem] })).toEqual({ events: [] })
})

test('says nothing of what the API says as the build does, which knows but the titles of announcements', async () => {
  const announcement: Schema<'AnnouncementSummary'> = {
    id: 7,
    title_kz: 'Кітапхана',
    title_ru: null,
    title_en: null,
    lead_kz: 'Сенбіде жабық',
    lead_ru: null,
    lead_en: null,
    image: null,
    link: null,
    department: { id: 8, slug: 'lib', name_kz: 'Кітапхана', name_ru: null, name_en: null },
    published_at: '2026-11-09T04:00:00Z',
    updated_at: '2026-11-09T04:00:00Z',
    expires_at: null,
    available_langs: ['kz'],
  }
  const row = { api_id: 7, title: { text: 'Кітапхана', language: 'kz' }, published_at: announcement.published_at, expires_at: null } as const
  jest.mocked(listNews).mockResolvedValue(unreachable)
  jest.mocked(listEvents).mockResolvedValue(noEvents)
  jest.mocked(listAnnouncements).mockResolvedValue({ ok: true, data: { data: [announcement] } } as Awaited<ReturnType<typeof listAnnouncements>>)

  expect(await read({ ...nothing, announcements: [toAnnounceListItem(row, 'en')] })).toEqual({})
  expect(await read({ ...nothing, announcements: [toAnnounceListItem({ ...row, expires_at: '2026-12-01T04:00:00Z' }, 'en')] })).toMatchObject({ announcements: [{ id: 7, expiresAt: null }] })
})

const read = (built: HomeLists) => readNewerHome({ slug: '', lang: 'en', built }, new AbortController().signal)
