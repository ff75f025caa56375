import { plainText } from './plain-text'

test.each([
  ['<p>Room 204<br />Main building</p>', 'Room 204 Main building'],
  ['<p>Room 204<br>Main building</p>', 'Room 204 Main building'],
  ['<ul><li>Documents<ul><li>Passport</li></ul></li></ul>', 'Documents Passport'],
  ['<blockquote>Before<p>first</p>after</blockquote>', 'Before first after'],
  ['<p>Fee</p><p>Term</p>', 'Fee Term'],
])('what stands on two lines in %s are two words', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('what is set off within a word stays one', () => {
  expect(plainText('<p>H<sub>2</sub>O, <strong>А</strong>ктау &amp; &lt;br&gt;</p>')).toBe('H2O, Актау & <br>')
})
