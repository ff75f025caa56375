import { fold } from './fold'
import { numberKey, sortKey } from './sort-key'

const sorted = (words: string[]) => [...words].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))

test.each([
  ['Kazakh', ['Абай', 'Әл-Фараби', 'Балқаш', 'Ғылым', 'Дала', 'Қазақ', 'Лала', 'Ңа', 'Омар', 'Өзен', 'Ұлт', 'Үй', 'Һәм', 'Ыстық', 'Іле']],
  ['Russian', ['Елена', 'Ёлкин', 'Жук', 'Иванов', 'Йод', 'Ким', 'Щука', 'Эра', 'Юг', 'Яр']],
  ['English', ['2 notes', 'Adams', 'adams b', 'Böll', 'Bonn', 'Zed', 'Абай']],
])('sorts %s as a dictionary does', (_language, words) => {
  expect(sorted([...words].reverse())).toEqual(words)
})

test('punctuation does not count, and keys hold nothing that a database could order in its own way', () => {
  expect(sortKey('«Әл-Фараби»')).toBe(sortKey('әлфараби'))
  expect(sortKey('Қ')).toMatch(/^[0-9a-z]{2}$/)
})

test('numbers sort by size', () => {
  const numbers = [-20.5, -3, 0, 0.25, 7, 10, 1_500_000]

  expect([...numbers].sort((a, b) => (numberKey(a) < numberKey(b) ? -1 : 1))).toEqual(numbers)
})

test.each([
  ['Қазақстан', 'казакстан'],
  ['  Өнер   мен\nғылым ', 'онер мен гылым'],
  ['Ёлка и йод', 'елка и йод'],
  ['Café Ünïon', 'cafe union'],
  // i, a, ə and ɵ are Latin here.
  ['Бiлiм aлу жəне ɵнер', 'билим алу жане онер'],
  ['GPAға, IT және Wi-Fi', 'gpaга, it жане wi-fi'],
])('folds %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})
