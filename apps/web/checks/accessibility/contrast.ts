import type { Page } from 'playwright'
import sharp from 'sharp'
import { blend, limitOf, parseColour, percentile, ratioOf, type Colour } from './colours'
import { collectRings, type Ring } from './rings'
import { collectSeen, type Box, type Seen } from './texts'

export interface LowContrast {
  kind: Seen['kind'] | 'focus'
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
}

/** The window as it is painted without its texts. */
interface Picture {
  width: number
  height: number
  pixels: Buffer
}

/** Of letters the upper and lower ends of a line are empty; what lies there may be beyond the ground they stand on. */
const usedHeight = 0.7
/** A sample of a large box is as good as all of it. */
const samplesOfABox = 1500
/** Stray pixels: edges of pictures, corners that are round. */
const stray = 0.02
/** How much of a side of the ring around what has the focus may be without contrast. */
const sideMayLose = 0.25

/**
 * Holds everything in the window that is to be read against what is painted under it: gradients, pictures and covers
 * count. So are the rings around what has the focus. The page keeps what it shows; its window is as high as the page meanwhile.
 */
export async function measureContrast(page: Page, isScheme: boolean): Promise<Contrasts> {
  const seen = await page.evaluate(collectSeen)
  const picture = await withoutTexts(page)
  const rings = await page.evaluate(collectRings)
  const faults = [...seen.filter(({ exempt }) => !exempt).flatMap((one) => judge(one, picture, isScheme)), ...rings.flatMap((ring) => judgeRing(ring, picture))]
  const count = (reason: Seen['exempt']) => seen.filter(({ exempt }) => exempt === reason).length
  return { measured: count(undefined) + rings.length, exempt: { disabled: count('disabled'), decoration: count('decoration') }, faults }
}

/** Makes the window as high as the page, so that all of it is painted at once. */
export async function showWhole(page: Page, width: number, atLeast = 0): Promise<void> {
  await page.setViewportSize({ width, height: Math.max(atLeast, 844) })
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

function judge(seen: Seen, picture: Picture, isScheme: boolean): LowContrast[] {
  const { kind, selector, text } = seen
  const limit = kind === 'text' ? limitOf({ ...seen, isScheme }) : 3
  const ratios = kind === 'edge' ? seen.boxes.map((box) => edgeRatio(box, picture)) : groundsOf(seen, picture).map((ground) => ratioOn(ground, seen.colour, seen.opacity))
  const ratio = percentile(ratios, stray)
  return ratio < limit - 0.005 ? [{ kind, selector, text, ratio: Math.round(ratio * 100) / 100, limit }] : []
}

function groundsOf({ kind, ground, boxes }: Seen, picture: Picture): Colour[] {
  if (ground) return [parseColour(ground).colour]
  return boxes.flatMap((box) => sample(box, picture, kind === 'text' ? usedHeight : 1))
}

function ratioOn(ground: Colour, css: string, opacity = 1): number {
  const { colour, alpha } = parseColour(css)
  return ratioOf(blend(colour, alpha * opacity, ground), ground)
}

/** Of a ring of several colours the best counts. At corners, over what is beside it, and on one side it may be lost. */
function judgeRing({ selector, text, box: [left, top, width, height], colours, distance }: Ring, picture: Picture): LowContrast[] {
  const across = range(left, left + width)
  const down = range(top, top + height)
  const sides = [across.map((x) => [x, top - distance] as const), across.map((x) => [x, top + height + distance] as const), down.map((y) => [left - distance, y] as const), down.map((y) => [left + width + distance, y] as const)]
  const ratioOfSide = (side: (readonly [number, number])[], css: string) =>
    percentile(side.map(([x, y]) => colourAt(picture, x, y)).filter((one) => one !== undefined).map((ground) => ratioOn(ground, css)), sideMayLose)
  const ratio = Math.max(...colours.map((css) => sides.map((side) => ratioOfSide(side, css)).filter((one) => !Number.isNaN(one)).sort((a, b) => a - b)[1] ?? 21))
  return ratio < 2.995 ? [{ kind: 'focus', selector, text, ratio: Math.round(ratio * 100) / 100, limit: 3 }] : []
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

function colourAt({ width, height, pixels }: Picture, x: number, y: number): Colour | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined
  const at = (row * width + column) * 3
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
}

async function withoutTexts(page: Page): Promise<Picture> {
  const style = await page.addStyleTag({
    content: `*, *::before, *::after, *::placeholder { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; text-shadow: none !important; outline-color: transparent !important }
      svg :is(text, tspan), :is(a, button, summary) svg * { fill: transparent !important; stroke: transparent !important }`,
  })
  const session = await page.context().newCDPSession(page)
  try {
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
    const { data: pixels, info } = await sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, pixels }
  } finally {
    await session.detach()
    await style.evaluate((element) => element.parentNode?.removeChild(element))
  }
}

/** Every second pixel. */
function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / 2)) }, (_, index) => from + index * 2)
}
