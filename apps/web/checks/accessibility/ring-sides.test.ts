/** @jest-environment node */
import type { Picture } from './picture'
import { lostSides } from './ring-sides'
import type { Ring } from './rings'

const [paper, line] = [255, 0]
const ring: Ring = { selector: 'main a', text: 'News', box: [20, 20, 60, 30], line: 3, distance: 2, radius: 4 }

test('a line on all four sides is seen', () => {
  expect(lostSides(ring, picture(() => false), picture(isRing))).toEqual([])
})

test.each([
  ['above', (_: number, y: number) => y < 20],
  ['below', (_: number, y: number) => y >= 50],
  ['left', (x: number) => x < 20],
  ['right', (x: number) => x >= 80],
])('a side that is cut off is lost: %s', (side, isCut) => {
  expect(lostSides(ring, picture(() => false), picture((x, y) => isRing(x, y) && !isCut(x, y)))).toEqual([side])
})

test('a side in the colour of its ground is lost, and one beyond the window', () => {
  const dark = (_: number, y: number) => y >= 50

  expect(lostSides(ring, picture(dark), picture((x, y) => dark(x, y) || isRing(x, y)))).toEqual(['below'])
  expect(lostSides({ ...ring, box: [20, 20, 80, 30] }, picture(() => false), picture((x, y) => isRing(x, y) || (x >= 80 && x < 100 && y >= 15 && y < 18) || (x >= 80 && x < 100 && y >= 52 && y < 55)))).toEqual(['right'])
})

test('half of a side is not enough', () => {
  expect(lostSides(ring, picture(() => false), picture((x, y) => isRing(x, y) && !(y < 20 && x > 50)))).toEqual(['above'])
})

/** From 2 to 5 pixels around the box. */
function isRing(x: number, y: number): boolean {
  const within = (by: number) => x >= 20 - by && x < 80 + by && y >= 20 - by && y < 50 + by
  return within(5) && !within(2)
}

function picture(isLine: (x: number, y: number) => boolean): Picture {
  const [width, height] = [100, 70]
  const pixels = Buffer.alloc(width * height * 3, paper)
  for (let at = 0; at < width * height; at += 1) if (isLine(at % width, Math.floor(at / width))) pixels.fill(line, at * 3, at * 3 + 3)
  return { left: 0, top: 0, width, height, pixels }
}
