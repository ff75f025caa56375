/** @jest-environment node */
import { expandYear } from './expand-year'

test.each([
  ['01.12.26', '01.12.2026'],
  ['1.2.00', '1.2.2000'],
  ['01.12.68', '01.12.2068'],
  ['01.12.69', '01.12.1969'],
  [' 01.12.99 ', '01.12.1999'],
  ['01.12.2026\u00a0', '01.12.2026'],
  ['\u200e01.12.2026 ', '01.12.2026'],
])('%s is %s', (text, expected) => {
  expect(expandYear(text)).toBe(expected)
})

test.each(['01.12.2026', '01.12.202', '01.12', '01.12.26 noon', '2026-12-01', '26', ''])('leaves "%s" alone', (text) => {
  expect(expandYear(text)).toBe(text)
})
