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

test('reads thousands of shapes a few times, not each as often as there are others', () => {
  let reads = 0
  const ratios = new Proxy(Array.from({ length: 1_000 }, () => 1.5), {
    get: (target, key) => {
      if (/^\d+$/.test(String(key))) reads += 1
      return Reflect.get(target, key)
    },
  })

  placesInRows(ratios)

  expect(reads).toBeLessThan(10_000)
})

test('does not blow up a picture that is alone', () => {
  expect(placesInRows([0.7])[0]?.share).toBeLessThan(0.4)
  expect(placesInRows([1.5])[0]?.share).toBeLessThan(0.7)
})

test.each([
  [[2.2, 2.2, 2.2], 2],
  [[0.7, 2.2, 2.2, 0.7], 2],
  [[2.2, 0.7, 0.7, 0.7, 2.2, 2.2, 2.2, 0.7], 4],
  // A portrait between panoramas would have a row of its own.
  [[1.6, 2.2, 0.7, 2.2, 1.58], 2],
])('fills each row, whatever the shapes: %j', (ratios, count) => {
  const places = placesInRows(ratios)

  expect(places.reduce((sum, { others }) => sum + 1 / (others + 1), 0)).toBeCloseTo(count)
  expect(places.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(count)
})
