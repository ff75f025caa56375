/** @jest-environment node */
import { capitalise } from './capitalise'

test.each([
  ['кешкі', 'Кешкі'],
  ['әдістемелік', 'Әдістемелік'],
  ['full-time', 'Full-time'],
  ['PhD', 'PhD'],
  ['2026–2027', '2026–2027'],
  ['', ''],
])('begins %p as a sentence does', (text, expected) => {
  expect(capitalise(text)).toBe(expected)
})
