import { daysLeft } from './days-left'

const deadline = '2026-12-01T13:00:00Z'

test.each([
  ['2026-11-21T12:00:00Z', 10],
  ['2026-11-29T18:59:59Z', 2],
  ['2026-11-29T19:00:00Z', 1],
  ['2026-12-01T12:59:59Z', 0],
])('counts the days of Almaty: at %s %i are left', (now, days) => {
  expect(daysLeft(deadline, Date.parse(now))).toBe(days)
})
