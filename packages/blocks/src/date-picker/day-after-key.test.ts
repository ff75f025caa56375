/** @jest-environment node */
import dayjs from 'dayjs'
import { dayAfterKey, type Unit } from './day-after-key'

test.each<[Unit, string, string, string]>([
  ['date', 'ArrowLeft', '2026-12-01', '2026-11-30'],
  ['date', 'ArrowRight', '2026-12-31', '2027-01-01'],
  ['date', 'ArrowUp', '2026-12-01', '2026-11-24'],
  ['date', 'ArrowDown', '2026-12-01', '2026-12-08'],
  ['date', 'Home', '2026-12-06', '2026-11-30'],
  ['date', 'End', '2026-11-30', '2026-12-06'],
  ['date', 'PageUp', '2026-12-31', '2026-11-30'],
  ['date', 'PageDown', '2027-01-31', '2027-02-28'],
  ['date', 'Shift+PageUp', '2028-02-29', '2027-02-28'],
  ['date', 'Shift+PageDown', '2026-12-01', '2027-12-01'],
  ['month', 'ArrowRight', '2026-12-01', '2027-01-01'],
  ['month', 'ArrowDown', '2026-12-01', '2027-03-01'],
  ['month', 'Home', '2026-12-01', '2026-10-01'],
  ['month', 'End', '2026-10-01', '2026-12-01'],
  ['month', 'PageDown', '2026-12-01', '2027-12-01'],
  ['year', 'ArrowLeft', '2026-12-01', '2025-12-01'],
  ['year', 'ArrowDown', '2026-12-01', '2028-12-01'],
  ['year', 'Home', '2027-12-01', '2026-12-01'],
  ['year', 'End', '2026-12-01', '2027-12-01'],
  ['year', 'PageUp', '2026-12-01', '2016-12-01'],
  ['decade', 'ArrowRight', '2026-12-01', '2036-12-01'],
  ['decade', 'PageUp', '2026-12-01', '1926-12-01'],
])('in a calendar of cells of one %s, %s leads from %s to %s', (unit, key, from, to) => {
  const isShifted = key.startsWith('Shift+')

  expect(dayAfterKey(dayjs(from), unit, key.replace('Shift+', ''), isShifted)?.format('YYYY-MM-DD')).toBe(to)
})

test.each(['Tab', 'a', 'Enter'])('%s leads nowhere', (key) => {
  expect(dayAfterKey(dayjs('2026-12-01'), 'date', key, false)).toBeUndefined()
})
