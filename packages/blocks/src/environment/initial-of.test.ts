/** @jest-environment node */
import { initialOf } from './initial-of'

test.each([
  ['«Самал» ансамблі', 'С'],
  ['3d лабораториясы', '3'],
  ['әл-Фараби', 'Ә'],
  ['…', ''],
])('%s begins with %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
