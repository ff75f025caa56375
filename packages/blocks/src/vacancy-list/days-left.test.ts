/** @jest-environment node */
import { daysLeft } from './days-left'

test.each([
  ['on the day itself', '2026-12-01T13:00:00Z', '2026-12-01T04:00:00Z', 0],
  ['in the last hours of the day before, by the clock of Almaty', '2026-12-01T13:00:00Z', '2026-11-30T18:59:00Z', 1],
  ['just after midnight in Almaty', '2026-12-01T13:00:00Z', '2026-11-30T19:00:00Z', 0],
  ['when some are left', '2026-12-01T13:00:00Z', '2026-11-21T12:00:00Z', 10],
  ['until the minute itself', '2026-12-01T13:00:00Z', '2026-12-01T12:59:59Z', 0],
  ['at midnight, the end of the day before', '2026-12-31T19:00:00Z', '2026-12-31T04:00:00Z', 0],
  ['a day before the one that ends at midnight', '2026-12-31T19:00:00Z', '2026-12-30T04:00:00Z', 1],
  ['over the end of a year', '2027-01-02T13:00:00Z', '2026-12-30T05:00:00Z', 3],
])('counts the days of the calendar: %s', (_, deadline, now, expected) => {
  expect(daysLeft(deadline, Date.parse(now))).toBe(expected)
})
