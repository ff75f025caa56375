/** @jest-environment node */
import { placesInRows } from './places-in-rows'

test.each([
  [2, [2]],
  [3, [3]],
  [4, [2, 2]],
  [5, [2, 3]],
  [7, [2, 3, 2]],
])('puts %d photographs into rows that fill the width', (count, rows) => {
  const places = placesInRows(Array.from({ length: count }, () => 1.5))

  expect(places.map(({ others }) => others + 1)).toEqual(rows.flatMap((length) => Array.from({ length }, () => length)))
  expect(places.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(rows.length)
})

test('gives each of a row as much as its shape wants, so that all have one height', () => {
  const places = placesInRows([1.6, 0.8, 1.6])

  expect(places.map(({ share }) => share)).toEqual([0.4, 0.2, 0.4].map((share) => expect.closeTo(share)))
})

test('does not blow up a picture that is alone', () => {
  expect(placesInRows([0.7])[0]?.share).toBeLessThan(0.4)
  expect(placesInRows([1.5])[0]?.share).toBeLessThan(0.7)
})

test('leaves no row empty, whatever the shapes', () => {
  for (const ratios of [[2.2, 2.2, 2.2], [0.7, 2.2, 2.2, 0.7], [2.2, 0.7, 0.7, 0.7, 2.2, 2.2, 2.2, 0.7]]) {
    const rows = placesInRows(ratios).reduce((sum, { others }) => sum + 1 / (others + 1), 0)
    expect(rows).toBeCloseTo(Math.max(1, Math.round(ratios.reduce((sum, ratio) => sum + ratio, 0) / 3.3)))
  }
})
