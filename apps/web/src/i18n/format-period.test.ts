import 'dayjs/locale/kk'
import 'dayjs/locale/ru'
import 'dayjs/locale/en-gb'
import { formatPeriod } from './format-period'
import { languages } from './languages'

const inEveryLanguage = (startsAt: string, endsAt: string | null, allDay = false) =>
  languages.map((language) => formatPeriod({ startsAt, endsAt, allDay }, language))

test('says the day once when something begins and ends on it', () => {
  expect(inEveryLanguage('2026-12-05T05:00:00Z', '2026-12-05T09:30:00Z')).toEqual([
    '2026 ж. 5 желтоқсан, 10:00–14:30',
    '5 декабря 2026 г., 10:00–14:30',
    '5 December 2026, 10:00–14:30',
  ])
})

test('says both days when something goes on past midnight in Almaty', () => {
  expect(inEveryLanguage('2026-12-05T17:00:00Z', '2026-12-05T21:00:00Z')[2]).toBe('5 December 2026, 22:00 – 6 December 2026, 02:00')
})

test('says only the start when the end is open', () => {
  expect(inEveryLanguage('2027-03-19T06:00:00Z', null)).toEqual(['2027 ж. 19 наурыз, 11:00', '19 марта 2027 г., 11:00', '19 March 2027, 11:00'])
})

test('takes the midnight after the last of whole days for the end of that day', () => {
  expect(inEveryLanguage('2026-12-09T19:00:00Z', '2026-12-11T19:00:00Z', true)).toEqual([
    '2026 ж. 10–11 желтоқсан',
    '10–11 декабря 2026 г.',
    '10–11 December 2026',
  ])
  expect(inEveryLanguage('2026-12-09T19:00:00Z', '2026-12-10T19:00:00Z', true)[1]).toBe('10 декабря 2026 г.')
  expect(inEveryLanguage('2026-12-09T19:00:00Z', null, true)[1]).toBe('10 декабря 2026 г.')
})

test('says both months when whole days lie in two, and takes no part of the year for the day', () => {
  expect(inEveryLanguage('2026-11-29T19:00:00Z', '2026-12-02T19:00:00Z', true)[2]).toBe('30 November 2026 – 2 December 2026')
  expect(inEveryLanguage('2020-12-18T18:00:00Z', '2020-12-20T18:00:00Z', true)).toEqual(['2020 ж. 19–20 желтоқсан', '19–20 декабря 2020 г.', '19–20 December 2020'])
})
