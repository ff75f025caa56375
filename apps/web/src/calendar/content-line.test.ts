/** @jest-environment node */
import { contentLine, escapeText } from './content-line'

test('writes a short line as it is, with the line end of the standard', () => {
  expect(contentLine('SUMMARY', 'Open day')).toBe('SUMMARY:Open day\r\n')
})

test.each([
  ['Latin', 'a'.repeat(300)],
  ['Cyrillic', 'Ұзақ атауы бар іс-шара '.repeat(20)],
  ['pictographs', '🎓'.repeat(80)],
])('folds %s at 75 octets, inside no character', (_, text) => {
  const lines = contentLine('DESCRIPTION', text).split('\r\n').slice(0, -1)

  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(Math.min(...lines.slice(0, -1).map((line) => Buffer.byteLength(line)))).toBeGreaterThan(71)
  expect(lines.map((line, index) => (index === 0 ? line : line.replace(/^ /, ''))).join('')).toBe(`DESCRIPTION:${text}`)
})

test('escapes what separates values, and line ends', () => {
  expect(escapeText('Hall 1, floor 2; C:\\x\r\nsecond\nthird')).toBe('Hall 1\\, floor 2\\; C:\\\\x\\nsecond\\nthird')
})
