import { editDistance, nearestRoute } from './router'

test.each([
  ['kitten', 'sitting', 3],
  ['flaw', 'lawn', 2],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['same', 'same', 0],
])('from %j to %j as many letters are added, dropped or changed: %i', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance)
})

test('among no routes none is the nearest', () => {
  expect(nearestRoute([], 'GET', '/a')).toBeUndefined()
})
