import { existsSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { longestSide } from './read-picture'

/** A file to be made, below the folder of media. */
export interface WantedPicture {
  path: string
  format: 'avif' | 'webp' | 'jpeg' | 'png'
  /** In pixels; as wide as the picture is when absent. */
  width?: number
}

/**
 * How each is written. AVIF of effort 2 is as small as of the usual 4 and costs an eighth of it (docs/decisions/0016-pictures.md);
 * qualities are those at which drawings and photos show no difference at arm's length.
 */
const encoders: Record<WantedPicture['format'], (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 75, effort: 4 }),
  jpeg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
}

// A picture is worked at on one core, several of them side by side; what was decoded is not needed again.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Makes what is missing of the files that a picture is published as. It is decoded once, turned the right way up, brought
 * into sRGB and to the longest side; place, camera and everything else that it tells about itself stays behind.
 *
 * @param write puts a file where readers find it
 * @throws Error when the picture is damaged
 */
export async function makePictures(source: string, wanted: WantedPicture[], write: (path: string, content: Buffer) => void): Promise<void> {
  const missing = wanted.filter(({ path }) => !existsSync(path))
  if (missing.length === 0) return
  const { data, info } = await sharp(source, { failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }

  for (const { path, format, width } of missing) {
    const picture = sharp(data, { raw })
    write(path, await encoders[format](width ? picture.resize({ width }) : picture).toBuffer())
  }
}
