/** @jest-environment node */
import { nearestDot } from './nearest-dot'

const dots = [{ x: 10, y: 10 }, undefined, { x: 30, y: 10 }]

test('finds the dot that is nearest, as far as a finger reaches', () => {
  expect([nearestDot(dots, 12, 9), nearestDot(dots, 22, 10), nearestDot(dots, 30, 29), nearestDot(dots, 30, 31), nearestDot([], 0, 0)]).toEqual([0, 2, 2, undefined, undefined])
})
