/** @jest-environment node */
import { nodeFields } from 'gatsby-source-university/node-fields'
import type { Schema } from '@university/api-client/types'
import { makeCalendarFile, type CalendarFileOptions } from './calendar-file'

const openDay = {
  id: 990_001,
  title_kz: 'Ашық есік күні',
  title_ru: 'День открытых дверей',
  title_en: null,
  summary_kz: null,
  summary_ru: null,
  summary_en: null,
  category: { id: 1, slug: 'admission', name_kz: 'Талапкерлерге', name_ru: 'Абитуриентам', name_en: 'For applicants' },
  starts_at: '2026-12-05T05:00:00Z',
  ends_at: '2026-12-05T09:30:00Z',
  previous_starts_at: null,
  all_day: false,
  timezone: 'Asia/Almaty',
  status: 'scheduled',
  place_kz: null,
  place_ru: 'Главный корпус',
  place_en: null,
  room: '215',
  online_url: null,
  attendance_mode: 'offline',
  organizer_kz: null,
  organizer_ru: null,
  organizer_en: null,
  registration_url: null,
  price: 0,
  image: null,
  ics_url: null,
  published_at: '2026-11-10T04:00:00Z',
  updated_at: '2026-11-10T04:01:00Z',
  available_langs: ['kz', 'ru'],
  content_kz: null,
  content_ru: null,
  content_en: null,
  files: [],
  seo: { meta_title_kz: null, meta_title_ru: null, meta_title_en: null, meta_description_kz: null, meta_description_ru: null, meta_description_en: null, og_image: null, noindex: false },
} satisfies Schema<'Event'>

test('says everything in the language of the page, or which one it is in, and the room in that of the place', async () => {
  const all = await lines({ language: 'en' })

  expect(all.filter((line) => /^(SUMMARY|LOCATION|CATEGORIES|URL|DTSTART;TZID|SEQUENCE)/.test(line))).toEqual([
    'SEQUENCE:60',
    'DTSTART;TZID=Asia/Almaty:20261205T100000',
    'SUMMARY;LANGUAGE=kk:Ашық есік күні',
    'LOCATION;LANGUAGE=ru:Главный корпус\\, каб.\u00a0215',
    'CATEGORIES;LANGUAGE=en:For applicants',
    'URL:https://kokzhiek.example/en/events/990001',
  ])
})

test.each([
  ['main', 'https://kokzhiek.example'],
  ['main', 'https://www.kokzhiek.example'],
  ['lib', 'https://lib.kokzhiek.example'],
])('names an event alike on every site: %s at %s', async (site, origin) => {
  const all = await lines({ site, origin })

  expect(all.filter((line) => /^(UID|PRODID)/.test(line))).toEqual(['PRODID:-//kokzhiek.example//Events//RU', 'UID:event-990001@kokzhiek.example'])
})

/** Unfolded. */
async function lines(options: Partial<CalendarFileOptions>): Promise<string[]> {
  const address = await makeCalendarFile(nodeFields(openDay), { site: 'main', language: 'ru', origin: 'https://kokzhiek.example', ...options })
  const [type, text = ''] = address.split(',')
  expect(type).toBe('data:text/calendar;charset=utf-8')
  return decodeURIComponent(text).replaceAll('\r\n ', '').split('\r\n')
}
