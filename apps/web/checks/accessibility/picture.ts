import type { Page } from 'playwright'
import sharp from 'sharp'
import type { Colour } from './colours'
import type { Box } from './texts'

/** A part of the window as it is painted. */
export interface Picture {
  /** Of its upper left corner in the window. */
  left: number
  top: number
  width: number
  height: number
  pixels: Buffer
}

/** @param part in pixels of the window; all of it where none is given */
export async function takePicture(page: Page, part?: Box): Promise<Picture> {
  const session = await page.context().newCDPSession(page)
  try {
    const [left, top, width, height] = part ?? [0, 0, 0, 0]
    const scrolled = part ? await page.evaluate(() => [scrollX, scrollY] as const) : ([0, 0] as const)
    const clip = { x: left + scrolled[0], y: top + scrolled[1], width, height, scale: 1 }
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, ...(part && { clip }) })
    const { data: pixels, info } = await sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    return { left, top, width: info.width, height: info.height, pixels }
  } finally {
    await session.detach()
  }
}

/** Undefined beyond its edges. */
export function colourAt({ left, top, width, height, pixels }: Picture, x: number, y: number): Colour | undefined {
  const [column, row] = [Math.floor(x - left), Math.floor(y - top)]
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined
  const at = (row * width + column) * 3
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
}
