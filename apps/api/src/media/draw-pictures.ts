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
 * @throws Error when the drawing cannot be read, or not be drawn in time
 */
export async function drawPictures(source: string, wanted: WantedDrawing[], write: (path: string, content: Buffer) => void): Promise<void> {
  const missing = wanted.filter(({ path }) => !existsSync(path))
  if (missing.length === 0) return
  // Only its head: a size in metres says nothing about what is drawn.
  const own = await sharp(source, { limitInputPixels: false }).metadata()

  for (const { path, width } of missing) {
    const density = Math.max(1, (dotsAsIs * width) / own.width)
    const picture = sharp(source, { failOn: 'error', density }).resize({ width }).webp({ lossless: true, effort: 2 }).timeout({ seconds: mostSeconds })
    write(path, await picture.toBuffer().catch(tellTime))
  }
}

/** For each size; none of ours takes one. What takes so long here takes readers' browsers as long. */
const mostSeconds = 20

function tellTime(cause: unknown): never {
  if (cause instanceof Error && cause.message.startsWith('timeout')) throw new Error(`it takes more than ${mostSeconds} seconds to draw`, { cause })
  throw cause
}

/** Dots per inch at which a pixel of the drawing becomes a pixel. */
const dotsAsIs = 72
