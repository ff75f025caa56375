/** @jest-environment node */
import { yearsOf } from './years-of'

test.each([
  ['2019-09-01', '2023-08-31', '', '2019–2023'],
  ['2021-01-11', '2021-12-24', '', '2021'],
  ['2019-09-01', null, 'present', '2019 – present'],
  ['2019-09-01', null, '', '2019'],
  [null, '2023-08-31', '', '2023'],
  [null, null, '', ''],
])('says from %s to %s %s in years', (starts_at, ends_at, present, text) => {
  expect(yearsOf({ starts_at, ends_at }, present)).toBe(text)
})
