/** @jest-environment node */
import 'dayjs/locale/kk'
import 'dayjs/locale/ru'
import 'dayjs/locale/en-gb'
import { formatDate } from './format-date'

test('says a date in the three languages', () => {
  expect((['kz', 'ru', 'en'] as const).map((language) => formatDate('2026-11-18T04:00:00Z', language))).toEqual([
    '2026\u00a0ж. 18\u00a0қараша',
    '18\u00a0ноября 2026\u00a0г.',
    '18\u00a0November 2026',
  ])
})

test('takes the day of Almaty, with the offset of its time', () => {
  expect([formatDate('2026-11-18T19:30:00Z', 'en'), formatDate('2024-01-10T18:30:00Z', 'en'), formatDate('2026-01-10T18:30:00Z', 'en')]).toEqual([
    '19\u00a0November 2026',
    '11\u00a0January 2024',
    '10\u00a0January 2026',
  ])
})

test('says parts of a date, a month by itself in the nominative', () => {
  const partsOf = (language: 'kz' | 'ru' | 'en') =>
    (['day', 'short-month', 'month', 'year', 'weekday', 'time'] as const).map((style) => formatDate('2026-12-04T19:05:00Z', language, style))

  expect([partsOf('kz'), partsOf('ru'), partsOf('en')]).toEqual([
    ['5', 'жел', '2026\u00a0ж. желтоқсан', '2026', 'сенбі', '00:05'],
    ['5', 'дек.', 'декабрь 2026', '2026', 'суббота', '00:05'],
    ['5', 'Dec', 'December 2026', '2026', 'Saturday', '00:05'],
  ])
})
