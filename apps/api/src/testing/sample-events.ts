import type { JsonObject } from '../contract/document'
import { names } from './sample-staff'
import { contents, times, titles, type ContentFiles } from './test-content'

/** A file `main/events/<id>.yaml`: one hour on 5 December 2026. */
export function eventFile(id: number, more: JsonObject = {}, site = 'main'): ContentFiles {
  const file = { id, ...titles(`Event ${id}`), ...contents('<p>x</p>'), category: 'science', starts_at: '2026-12-05T05:00:00Z', ends_at: '2026-12-05T06:00:00Z', ...times, ...more }
  return { [`${site}/events/${id}-x.yaml`]: file }
}

/** A file `main/announcements/<id>.yaml` that never expires. */
export function announcementFile(id: number, more: JsonObject = {}, site = 'main'): ContentFiles {
  return { [`${site}/announcements/${id}-x.yaml`]: { id, ...titles(`Announcement ${id}`), ...contents('<p>x</p>'), ...times, ...more } }
}

/** An item for `main/archive/<year>.yaml`. */
export function archived(id: number, published_at: string, more: JsonObject = {}): JsonObject {
  return { id, ...titles(`Archived ${id}`), ...contents('<p>x</p>'), categories: ['university'], published_at, updated_at: published_at, archived_at: '2025-01-15T06:00:00Z', ...more }
}

/** What a site announces: events, announcements, the archive of its news. */
export function sampleEvents(): ContentFiles {
  return {
    'main/event-categories.yaml': [
      { id: 1, slug: 'admission', ...names('Admission') },
      { id: 2, slug: 'science', ...names('Science') },
      { id: 3, slug: 'culture', ...names('Culture') },
    ],
    ...eventFile(501, { title_kz: 'Ашық есік күні', category: 'admission', attendance_mode: 'mixed', online_url: 'https://video.kokzhiek.example/live', image: { file: 'logo.svg', alt_kz: 'Эмблема' }, price: 0 }),
    ...eventFile(502, { starts_at: '2026-12-09T19:00:00Z', ends_at: '2026-12-11T19:00:00Z', all_day: true }),
    'main/offices.yaml': [{ id: 109, slug: 'student-affairs', ...names('Student Affairs') }, { id: 108, slug: 'library', ...names('Library') }],
    ...announcementFile(301, { unit: 'student-affairs', link: '/page/admission', expires_at: '2026-11-30T13:00:00Z', published_at: '2026-11-09T04:00:00Z' }),
    ...announcementFile(302, { unit: 'library', expires_at: '2026-12-16T19:00:00Z', published_at: '2026-11-05T05:30:00Z' }),
    'main/archive/2019.yaml': [
      archived(188, '2019-10-14T05:00:00Z', { tags: ['мерейтой'], legacy_url: 'https://old.kokzhiek.example/kz/news/188' }),
      archived(174, '2019-04-12T09:30:00Z', { categories: ['science'], title_en: null, content_en: null }),
    ],
  }
}
