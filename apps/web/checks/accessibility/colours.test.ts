/** @jest-environment node */
import { blend, limitOf, luminanceOf, parseColour, percentile, ratioOf, type Colour } from './colours'

const [black, white]: Colour[] = [[0, 0, 0], [255, 255, 255]]

test.each([
  ['rgb(20, 38, 45)', [20, 38, 45], 1],
  ['rgba(255, 255, 255, 0.4)', [255, 255, 255], 0.4],
  ['rgb(20 38 45 / 0.06)', [20, 38, 45], 0.06],
  ['color(srgb 0.2 0.4 1)', [51, 102, 255], 1],
  ['color(srgb 0 0 0 / 0.5)', [0, 0, 0], 0.5],
])('reads %s', (css, colour, alpha) => {
  expect(parseColour(css)).toEqual({ colour, alpha })
})

test.each(['oklch(0.5 0.1 200)', 'red', '', 'color(display-p3 1 0 0)'])('does not guess what "%s" is', (css) => {
  expect(() => parseColour(css)).toThrow('Not a colour that is known')
})

test('puts what is partly transparent on its ground', () => {
  expect(blend([255, 255, 255], 0.5, [0, 0, 0])).toEqual([127.5, 127.5, 127.5])
  expect(blend([10, 20, 30], 1, [200, 200, 200])).toEqual([10, 20, 30])
  expect(blend([10, 20, 30], 0, [200, 100, 50])).toEqual([200, 100, 50])
})

test('has the luminance and the contrast of WCAG', () => {
  expect([luminanceOf(black!), luminanceOf(white!)]).toEqual([0, 1])
  expect(ratioOf(black!, white!)).toBe(21)
  expect(ratioOf(white!, black!)).toBe(21)
  expect(ratioOf([119, 119, 119], white!)).toBeCloseTo(4.48, 2)
  expect(ratioOf([118, 118, 118], white!)).toBeCloseTo(4.54, 2)
})

test('leaves out stray values', () => {
  const values = [1, ...Array.from({ length: 99 }, () => 5)]

  expect([percentile(values, 0), percentile(values, 0.02), percentile([3], 0.02)]).toEqual([1, 5, 3])
  expect(percentile([], 0.02)).toBeNaN()
})

test.each([
  [{ size: 16, weight: 400, isScheme: false }, 4.5],
  [{ size: 24, weight: 400, isScheme: false }, 3],
  [{ size: 18.66, weight: 700, isScheme: false }, 3],
  [{ size: 18.66, weight: 600, isScheme: false }, 4.5],
  [{ size: 40, weight: 700, isScheme: true }, 7],
])('asks of %j a contrast of %d', (text, limit) => {
  expect(limitOf(text)).toBe(limit)
})
