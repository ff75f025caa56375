import { almatyDay, endOfDay, startOfDay } from './time'

test.each([
  ['today', '2026-11-21', '2026-11-20T19:00:00Z', '2026-11-21T19:00:00Z'],
  ['the last day of a year', '2026-12-31', '2026-12-30T19:00:00Z', '2026-12-31T19:00:00Z'],
  ['a day before the clocks went back', '2024-01-15', '2024-01-14T18:00:00Z', '2024-01-15T18:00:00Z'],
  ['the day after which they did', '2024-02-29', '2024-02-28T18:00:00Z', '2024-02-29T19:00:00Z'],
])('%s begins and ends in Almaty', (_name, date, start, end) => {
  expect([startOfDay(date), endOfDay(date)]).toEqual([start, end])
  expect(almatyDay(start)).toBe(date)
})
