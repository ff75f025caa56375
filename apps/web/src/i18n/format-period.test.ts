/** @jest-environment node */
import 'dayjs/locale/kk'
import 'dayjs/locale/ru'
import 'dayjs/locale/en-gb'
import { formatPeriod } from './format-period'
import { languages } from './languages'

const inEveryLanguage = (startsAt: string, endsAt: string | null, allDay = false) =>
  languages.map((language) => formatPeriod({ startsAt, endsAt, allDay }, language))

test('says the day once when something begins and ends on it', () => {
  expect(inEveryLanguage('2026-12-05T05:00:00Z', '2026-12-05T09:30:00Z')).toEqual([
    '2026\u00a0ж. 5\u00a0желтоқсан, 10:00–14:30',
    '5\u00a0декабря 2026\u00a0г., 10:00–14:30',
    '5\u00a0December 2026, 10:00–14:30',
  ])
})

test('says both days when something goes on past midnight in Almaty', () => {
  expect(inEveryLanguage('2026-12-05T17:00:00Z', '2026-12-05T21:00:00Z')[2]).toBe('5\u00a0December 2026, 22:00 – 6\u00a0December 2026, 02:00')
})

test('says only the start when the end is open', () => {
  expect(inEveryLanguage('2027-03-19T06:00:00Z', null)).toEqual(['2027\u00a0ж. 19\u00a0наурыз, 11:00', '19\u00a0марта 2027\u00a0г., 11:00', '19\u00a0March 2027, 11:00'])
})

test('takes the midnight after the last of whole days for the end of that day', () => {
  expect(inEveryLanguage('2026-12-09T19:00:00Z', '2026-12-11T19:00:00Z', true)).toEqual([
    '2026\u00a0ж. 10–11\u00a0желтоқсан',
    '10–11\u00a0декабря 2026\u00a0г.',
    '10–11\u00a0December 2026',
  ])
  expect(inEveryLanguage('2026-12-09T19:00:00Z', '2026-12-10T19:00:00Z', true)[1]).toBe('10\u00a0декабря 2026\u00a0г.')
  expect(inEveryLanguage('2026-12-09T19:00:00Z', null, true)[1]).toBe('10\u00a0декабря 2026\u00a0г.')
})

test('says both months when whole days lie in two, and takes no part of the year for the day', () => {
  expect(inEveryLanguage('2026-11-29T19:00:00Z', '2026-12-02T19:00:00Z', true)[2]).toBe('30\u00a0November 2026 – 2\u00a0December 2026')
  expect(inEveryLanguage('2020-12-18T18:00:00Z', '2020-12-20T18:00:00Z', true)).toEqual(['2020\u00a0ж. 19–20\u00a0желтоқсан', '19–20\u00a0декабря 2020\u00a0г.', '19–20\u00a0December 2020'])
})
