import { readDate } from './read-date'

/** A Saturday; in Almaty it is already Sunday, 22 November. */
const saturdayEvening = new Date('2026-11-21T19:30:00Z')
const saturday = new Date('2026-11-21T06:00:00Z')

test.each([
  ['the day itself, from midnight in Almaty', '0d', '2026-11-20T19:00:00Z'],
  ['a time of a day to come', '+3d 10:00', '2026-11-24T05:00:00Z'],
  ['a time of a day that is over', '-2d 17:30', '2026-11-19T12:30:00Z'],
  ['the next Saturday, which is today', '0d sat 10:00', '2026-11-21T05:00:00Z'],
  ['the next Saturday after a week', '+8d sat 10:00', '2026-12-05T05:00:00Z'],
  ['the last Friday', '-1d fri 18:00', '2026-11-20T13:00:00Z'],
  ['a day to come that is no weekend', '+1d workday 09:00', '2026-11-23T04:00:00Z'],
  ['a past day that was no weekend', '-6d workday 09:00', '2026-11-13T04:00:00Z'],
  ['a year and more', '+400d', '2027-12-25T19:00:00Z'],
  ['an absolute time', '2026-11-21T11:00:00+05:00', '2026-11-21T06:00:00Z'],
  ['what is no date, for the schema to refuse', 'tomorrow', 'tomorrow'],
])('reads %s', (_name, text, time) => {
  expect(readDate(text, 'date-time', saturday)).toEqual({ value: time })
})

test.each([
  ['date', '-40d', '2026-10-12'],
  ['date', '+1d mon', '2026-11-23'],
  ['date', '2026-11-21', '2026-11-21'],
  ['year', '+14d', 2026],
  ['year', '+41d', 2027],
] as const)('for a %s reads %s as %s', (form, text, value) => {
  expect(readDate(text, form, saturday)).toEqual({ value })
})

test('the day of the import is that of Almaty', () => {
  expect(readDate('0d 10:00', 'date-time', saturdayEvening)).toEqual({ value: '2026-11-22T05:00:00Z' })
  expect(readDate('0d workday', 'date', saturdayEvening)).toEqual({ value: '2026-11-23' })
})

test('days that lie a number of days apart stay so when both are weekdays', () => {
  const tournament = Array.from({ length: 14 }, (_, day) => {
    const importedAt = new Date(saturday.getTime() + day * 86_400_000)
    return ['+5d sat', '+7d mon', '-12d sat', '-10d mon'].map((text) => Date.parse(String((readDate(text, 'date-time', importedAt) as { value: string }).value)) / 86_400_000)
  })

  expect(tournament.map(([from = 0, to = 0, pastFrom = 0, pastTo = 0]) => [to - from, pastTo - pastFrom])).toEqual(tournament.map(() => [2, 2]))
})

test.each(['+3d 25:00', '+3d 10', '+3 d', '+3d satur', '3d', '+3d 10:00 sat', '+12345d', '+3days'])('%s is told what it must be', (text) => {
  expect(readDate(text, 'date-time', saturday)).toEqual({ fault: expect.stringContaining('must be days from the day of the import') })
})

test('a time has no place in a field that takes a day', () => {
  expect(readDate('+3d 10:00', 'date', saturday)).toEqual({ fault: 'takes a day without a time' })
})
