/** @jest-environment node */
import { words } from './parameters'

test.each([
  ['  наурыз ', 'наурыз'],
  ['a', undefined],
  [' \n', undefined],
  // One letter for the API, two for JavaScript.
  ['🎓', undefined],
  ['🎓🎓', '🎓🎓'],
  // Half of one at the end would be another word.
  ['🎓'.repeat(201), '🎓'.repeat(200)],
])('words to look for: %j → %j', (text, expected) => {
  expect(words(text)).toBe(expected)
})
