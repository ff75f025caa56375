/** @jest-environment node */
import { formatFileSize } from './format-file-size'

test.each([
  [1, '1\u00a0KB'],
  [168_400, '168\u00a0KB'],
  [999_499, '999\u00a0KB'],
  [999_500, '1.0\u00a0MB'],
  [2_440_000, '2.4\u00a0MB'],
  [9_940_000, '9.9\u00a0MB'],
  [9_960_000, '10\u00a0MB'],
  [125_000_000, '125\u00a0MB'],
])('says %d bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes, 'en')).toBe(text)
})

test('has the units and the decimal comma of Kazakh and Russian', () => {
  expect([formatFileSize(2_440_000, 'kz'), formatFileSize(2_440_000, 'ru'), formatFileSize(5000, 'kz')]).toEqual(['2,4\u00a0МБ', '2,4\u00a0МБ', '5\u00a0КБ'])
})
