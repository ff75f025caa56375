import type { Locator, Page } from 'playwright'
import { framesPass } from '../../e2e/helpers/test'
import { blend, limitOf, parseColour, percentile, ratioOf, type Colour } from './colours'
import { colourAt, takePicture, type Picture } from './picture'
import { lookAtRings, type LostRing } from './ring-sides'
import { collectSeen, type Box, type Seen } from './texts'

export interface LowContrast {
  kind: Seen['kind']
  selector: string
  text: string
  ratio: number
  limit: number
}

export interface Contrasts {
  /** How many were measured. */
  measured: number
  exempt: Record<'disabled' | 'decoration', number>
  faults: LowContrast[]
  lostRings: LostRing[]
}

/** Of letters the upper and lower ends of a line are empty; what lies there may be beyond the ground they stand on. */
const usedHeight = 0.7
/** A sample of a large box is as good as all of it. */
const samplesOfABox = 1500
/** Stray pixels: edges of pictures, corners that are round. */
const stray = 0.02
/** How much of what is drawn has to stand out: lines that are one pixel wide around a box are a quarter of it. */
const drawn = 0.1

/**
 * Holds everything in the window that is to be seen against what is painted under it: gradients, pictures and covers
 * count. So are the rings around what has the focus. The page keeps what it shows; its window is as high as the page meanwhile.
 *
 * @param part where the rings are: a menu closes when the focus goes elsewhere
 */
export async function measureContrast(page: Page, isScheme: boolean, part: Locator = page.locator('body')): Promise<Contrasts> {
  const seen = await page.evaluate(collectSeen)
  const picture = await withoutTexts(page, 'outline-color: transparent !important', () => takePicture(page))
  const rings = await lookAtRings(page, part, picture, () => withoutTexts(page, '', () => takePicture(page)))
  const count = (reason: Seen['exempt']) => seen.filter(({ exempt }) => exempt === reason).length
  return {
    measured: count(undefined) + rings.measured,
    exempt: { disabled: count('disabled'), decoration: count('decoration') },
    faults: seen.filter(({ exempt }) => !exempt).flatMap((one) => lowOf(one, picture, isScheme)),
    lostRings: rings.lost,
  }
}

/** Makes the window as high as the page, so that all of it is painted at once. */
export async function showWhole(page: Page, width: number, atLeast = 0): Promise<void> {
  // A header that has shrunk while the page scrolled grows again before anything is measured.
  await page.evaluate(() => scrollTo(0, 0))
  await page.setViewportSize({ width, height: Math.max(atLeast, 844) })
  await framesPass(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  // What is higher than this no browser paints in one piece.
  await page.setViewportSize({ width, height: Math.min(Math.max(height, atLeast), 16_000) })
  await page.evaluate(loadPictures)
}

/** Runs in the page: pictures that come when they are near are all near now. */
async function loadPictures(): Promise<void> {
  const images = [...document.images].filter((image) => image.checkVisibility())
  await Promise.race([Promise.all(images.map((image) => image.decode().catch(() => undefined))), new Promise((resolve) => setTimeout(resolve, 3000))])
}

/** What stands out from its ground less than WCAG asks. */
export function lowOf(seen: Seen, picture: Picture, isScheme = false): LowContrast[] {
  const { kind, selector, text } = seen
  const limit = kind === 'text' ? limitOf({ ...seen, isScheme }) : 3
  const ratio = ratioOfSeen(seen, picture)
  return ratio < limit - 0.005 ? [{ kind, selector, text, ratio: Math.round(ratio * 100) / 100, limit }] : []
}

function ratioOfSeen(seen: Seen, picture: Picture): number {
  if (seen.kind === 'edge') return percentile(seen.boxes.map((box) => edgeRatio(box, picture)), stray)
  if (seen.kind === 'drawn') return Math.min(...seen.boxes.map((box) => drawnRatio(box, picture)))
  return percentile(groundsOf(seen, picture).map((ground) => ratioOn(ground, seen.colour, seen.opacity)), stray)
}

function groundsOf({ kind, ground, boxes }: Seen, picture: Picture): Colour[] {
  if (ground) return [parseColour(ground).colour]
  return boxes.flatMap((box) => sample(box, picture, kind === 'text' ? usedHeight : 1))
}

function ratioOn(ground: Colour, css: string, opacity = 1): number {
  const { colour, alpha } = parseColour(css)
  return ratioOf(blend(colour, alpha * opacity, ground), ground)
}

/** Of the best side of a field: its line against what is around it, or its ground against that. */
function edgeRatio([left, top, width, height]: Box, picture: Picture): number {
  const side = (x: number, y: number, dx: number, dy: number) => {
    const [outside, line, inside] = [-2, 0.5, 4].map((way) => colourAt(picture, x + dx * way, y + dy * way))
    if (!outside || !line || !inside) return 1
    return Math.max(ratioOf(line, outside), ratioOf(inside, outside))
  }
  const [middleX, middleY] = [left + width / 2, top + height / 2]
  return Math.max(side(middleX, top, 0, 1), side(middleX, top + height, 0, -1), side(left, middleY, 1, 0), side(left + width, middleY, -1, 0))
}

/** Of the pixels that stand out most from what is beside the box, the least. */
function drawnRatio([left, top, width, height]: Box, picture: Picture): number {
  // A line that a style draws around it is part of it.
  const outside = colourAt(picture, left - 4, top + height / 2)
  if (!outside) return 1
  return percentile(sample([left - 3, top, width + 6, height], picture, 1).map((inside) => ratioOf(inside, outside)), 1 - drawn)
}

function sample([left, top, width, height]: Box, picture: Picture, share: number): Colour[] {
  const [from, to] = [top + (height * (1 - share)) / 2, top + (height * (1 + share)) / 2]
  const step = Math.max(1, Math.ceil(Math.sqrt((width * (to - from)) / samplesOfABox)))
  const colours: Colour[] = []
  for (let y = Math.round(from); y < to; y += step) {
    // Lines of what it stands beside begin within the pixels at its ends.
    for (let x = Math.ceil(left) + 1; x < left + width - 1; x += step) {
      const colour = colourAt(picture, x, y)
      if (colour) colours.push(colour)
    }
  }
  return colours
}

/** @param further is done to everything meanwhile */
async function withoutTexts<Result>(page: Page, further: string, look: () => Promise<Result>): Promise<Result> {
  const style = await page.addStyleTag({
    content: `*, *::before, *::after, *::placeholder { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; text-shadow: none !important; ${further} }
      svg :is(text, tspan), :is(a, button, summary, [role=button]) svg *, svg:is([role=img], [aria-label]) * { fill: transparent !important; stroke: transparent !important }`,
  })
  try {
    return await look()
  } finally {
    await style.evaluate((element) => element.parentNode?.removeChild(element))
  }
}
