import { existsSync } from 'node:fs'
import sharp from 'sharp'

/** A drawing in pixels that is to be made, as WebP. */
export interface WantedDrawing {
  path: string
  /** In pixels. */
  width: number
}

/**
 * Draws what is missing of the sizes that a drawing (SVG) is published in. Each is drawn from the vector, so that all are
 * sharp, and written without loss: emblems are plain areas with hard edges, and what lies behind them shows through.
 *
 * @param write puts a file where readers find it
 * @throws Error when the drawing cannot be read
 */
export async function drawPictures(source: string, wanted: WantedDrawing[], write: (path: string, content: Buffer) => void): Promise<void> {
  const missing = wanted.filter(({ path }) => !existsSync(path))
  if (missing.length === 0) return
  // Only its head: a size in metres says nothing about what is drawn.
  const own = await sharp(source, { limitInputPixels: false }).metadata()

  for (const { path, width } of missing) {
    const density = Math.max(1, (dotsAsIs * width) / own.width)
    write(path, await sharp(source, { failOn: 'error', density }).resize({ width }).webp({ lossless: true, effort: 2 }).toBuffer())
  }
}

/** Dots per inch at which a pixel of the drawing becomes a pixel. */
const dotsAsIs = 72
