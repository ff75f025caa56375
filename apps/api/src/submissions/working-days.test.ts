import { dueAfter } from './working-days'

test.each([
  ['over two weekends', '2026-11-19T06:12:40Z', 15, '2026-12-10T13:00:00Z'],
  ['from a Saturday, which does not count anyway', '2026-11-21T06:00:00Z', 1, '2026-11-23T13:00:00Z'],
  ['from an evening in UTC that is the next day in Almaty', '2026-11-22T20:00:00Z', 1, '2026-11-24T13:00:00Z'],
  ['over Independence Day', '2026-12-15T06:00:00Z', 1, '2026-12-17T13:00:00Z'],
  ['over New Year, whose second day falls on a Saturday and moves, and Christmas', '2026-12-31T06:00:00Z', 3, '2027-01-08T13:00:00Z'],
  ['over Nauryz of 2027, whose first day falls on a Sunday and moves', '2027-03-19T06:00:00Z', 1, '2027-03-25T13:00:00Z'],
  ['over Kurban Ait', '2026-05-26T06:00:00Z', 1, '2026-05-28T13:00:00Z'],
])('counts working days %s', (_name, arrival, days, due) => {
  expect(dueAfter(new Date(arrival), days)).toBe(due)
})
