/** @jest-environment node */
import { readDays } from './days'

test.each([
  ['?from=2026-12-01&to=2026-12-31', '2026-12-01', '2026-12-31'],
  ['?to=2028-02-29', undefined, '2028-02-29'],
  ['?from=2026-02-29&to=2026-02-31', undefined, undefined],
  ['?from=2026-13-01&to=2026-00-10', undefined, undefined],
  ['?from=01.12.2026&to=2026-12-31T00:00', undefined, undefined],
  ['', undefined, undefined],
])('reads the days of %s, those that there are', (search, from, to) => {
  expect(readDays(search)).toEqual({ from, to })
})
