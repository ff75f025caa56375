import type { Locator, Page } from 'playwright'
import { ratioOf } from './colours'
import { colourAt, takePicture, type Picture } from './picture'
import { blurAll, collectRings, focusOne, forgetRings, ringMark, type Ring } from './rings'

/** A ring that is not to be seen on all its sides: cut off by a box or the window, covered, or in the colour of its ground. */
export interface LostRing {
  selector: string
  text: string
  /** `above`, `below`, `left`, `right` */
  sides: string[]
}

export const describeRing = ({ selector, text, sides }: LostRing): string => `ring not seen ${sides.join(', ')}: ${selector} "${text}"`

/** How much of a side may be without contrast: it passes over what is beside it. */
const mayLose = 0.25
/** Of a side the middle: there the line is straight, or its corner's curve is known. */
const middle = 0.6

/**
 * The rings of all controls in a part, all painted at once.
 *
 * @param before what is painted without rings
 * @param paint paints the same with them
 */
export async function lookAtRings(page: Page, part: Locator, before: Picture, paint: () => Promise<Picture>): Promise<{ measured: number; lost: LostRing[] }> {
  await page.keyboard.press('Shift')
  const rings = await part.evaluate(collectRings)
  const together = await withFocusOnAll(page, paint)
  const suspects = rings.flatMap((ring, index) => (lostSides(ring, before, together).length > 0 ? [index] : []))
  // Rings that are beside each other are never there together.
  const lost = await lookAtEach(page, suspects)
  await page.evaluate(forgetRings)
  return { measured: rings.length, lost }
}

/** The same, one after the other, each painted with the focus and without. */
export async function lookAtEachRing(page: Page, part: Locator): Promise<{ measured: number; lost: LostRing[] }> {
  await page.keyboard.press('Shift')
  const rings = await part.evaluate(collectRings)
  const lost = await lookAtEach(page, rings.keys())
  await page.evaluate(forgetRings)
  return { measured: rings.length, lost }
}

async function lookAtEach(page: Page, indices: Iterable<number>): Promise<LostRing[]> {
  const lost: LostRing[] = []
  for (const index of indices) {
    const ring = await page.evaluate(focusOne, index)
    if (!ring) continue
    const [left, top, width, height] = ring.box.map(Math.round) as [number, number, number, number]
    const reach = Math.ceil(Math.max(0, ring.distance) + ring.line) + 4
    const around = [Math.max(0, left - reach), Math.max(0, top - reach), width + 2 * reach, height + 2 * reach] as const
    const after = await takePicture(page, around)
    await page.evaluate(blurAll)
    const before = await takePicture(page, around)
    const sides = lostSides(ring, before, after)
    if (sides.length > 0) lost.push({ selector: ring.selector, text: ring.text, sides })
  }
  return lost
}

/** The sides on which hardly anything stands out from what was there. */
export function lostSides({ box: [left, top, width, height], line, distance, radius }: Ring, before: Picture, after: Picture): string[] {
  const [right, bottom] = [left + width, top + height]
  // From beyond the line to its inner edge, which at round corners is further in.
  const depths = range(-(distance + line + 1), Math.max(-distance, radius * 0.3), 0.5)
  const across = range(left + (width * (1 - middle)) / 2, left + (width * (1 + middle)) / 2, 2)
  const down = range(top + (height * (1 - middle)) / 2, top + (height * (1 + middle)) / 2, 2)
  /** Seen from outside on a way inwards; a line inside may lie on one that the control has anyway, and is as good as that. */
  const isSeen = (at: (depth: number) => readonly [number, number]) => {
    const outside = colourAt(after, ...at(-2))
    return depths.some((depth) => {
      const [was, is] = [colourAt(before, ...at(depth)), colourAt(after, ...at(depth))]
      if (!was || !is) return false
      return ratioOf(was, is) >= 2.995 || (distance < 0 && outside !== undefined && ratioOf(is, outside) >= 2.995)
    })
  }
  const sides: [string, boolean[]][] = [
    ['above', across.map((x) => isSeen((depth) => [x, top + depth]))],
    ['below', across.map((x) => isSeen((depth) => [x, bottom - depth]))],
    ['left', down.map((y) => isSeen((depth) => [left + depth, y]))],
    ['right', down.map((y) => isSeen((depth) => [right - depth, y]))],
  ]
  return sides.filter(([, points]) => points.filter((seen) => !seen).length > points.length * mayLose).map(([side]) => side)
}

/** All of them look as if they had the focus. */
async function withFocusOnAll<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const { root } = await session.send('DOM.getDocument', { depth: 0 })
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: `[${ringMark}]` })
    await Promise.all(nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['focus', 'focus-visible', 'focus-within'] })))
    return await look()
  } finally {
    // Nothing is forced any more.
    await session.detach()
  }
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.max(1, Math.ceil((to - from) / step)) }, (_, index) => from + index * step)
}
