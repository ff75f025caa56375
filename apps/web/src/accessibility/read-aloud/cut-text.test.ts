/** @jest-environment node */
import { cutText } from './cut-text'

const short = 'The library is open. It closes at eight! Is that so? Yes.'

test('keeps together whole sentences as far as they fit', () => {
  expect(cutText(short, 'en', 45)).toEqual(['The library is open. It closes at eight!', 'Is that so? Yes.'])
})

test('does the same where the browser knows no sentences', () => {
  const { Segmenter } = Intl
  Reflect.deleteProperty(Intl, 'Segmenter')

  expect(cutText(short, 'en', 45)).toEqual(['The library is open. It closes at eight!', 'Is that so? Yes.'])

  Object.assign(Intl, { Segmenter })
})

test('cuts a sentence that is too long after a comma, or at a space, or where it must', () => {
  expect(cutText('Құжаттар тізімі, өтініш және сурет керек', 'kk', 26)).toEqual(['Құжаттар тізімі,', 'өтініш және сурет керек'])
  expect(cutText('one two three four', 'en', 9)).toEqual(['one two', 'three', 'four'])
  expect(cutText('abcdefghij', 'en', 4)).toEqual(['abcd', 'efgh', 'ij'])
})

test('loses nothing of a long text', () => {
  const text = Array.from({ length: 80 }, (_, index) => `Слово${index}${index % 7 ? '' : ','}${index % 11 ? '' : '.'}`).join(' ')
  const pieces = cutText(text, 'ru', 60)

  expect(pieces.join(' ')).toBe(text)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(60)
})
