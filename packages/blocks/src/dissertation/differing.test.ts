/** @jest-environment node */
import { differing } from './differing'

test.each([
  ['a common beginning', ['Совет по направлению 8D061 – ИКТ', 'Совет по направлению 8D042 – Право'], ['8D061 – ИКТ', '8D042 – Право']],
  ['a common end', ['8D042 – Құқық бағыты бойынша кеңес', '8D053 – Физика бағыты бойынша кеңес'], ['8D042 – Құқық', '8D053 – Физика']],
  ['both', ['the Council of Law in Almaty', 'the Council of Physics and Chemistry in Almaty'], ['Law', 'Physics and Chemistry']],
  ['nothing in common', ['Law', 'Physics'], ['Law', 'Physics']],
  ['one that the other begins with', ['Council', 'Council of Law'], ['Council', 'Council of Law']],
  ['equal ones', ['Council of Law', 'Council of Law'], ['Law', 'Law']],
  ['one alone', ['Council of Law'], ['Council of Law']],
  ['none', [], []],
])('leaves what tells names apart: %s', (_, names, expected) => {
  expect(differing(names)).toEqual(expected)
})
