import { statSync } from 'node:fs'
import sharp, { type Metadata } from 'sharp'

/** A photo or another picture of pixels, before anything is made of it. */
export interface PictureFacts {
  mime: string
  /** In pixels, as a reader sees it: turned the right way up, and no longer than what is published. */
  width: number
  height: number
}

/** No picture of the site is longer than this on a side: two pixels for each of the widest page that there is. */
export const longestSide = 2560

/** Sixty megapixels are the best cameras; what claims more would fill the memory. */
const mostPixels = 64_000_000
const mostBytes = 40_000_000

/** Types that are taken, by the name that the decoder has for them, with the extensions that say the same. */
const formats: Record<string, { mime: string; extensions: string[] }> = {
  jpeg: { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { mime: 'image/png', extensions: ['png'] },
  webp: { mime: 'image/webp', extensions: ['webp'] },
  gif: { mime: 'image/gif', extensions: ['gif'] },
}

export const pictureExtensions = Object.values(formats).flatMap(({ extensions }) => extensions)

/**
 * Reads the head of a picture; its pixels are left alone.
 *
 * @returns a reason, for a person, when it cannot be published
 */
export async function readPicture(path: string, extension: string): Promise<PictureFacts | string> {
  const bytes = statSync(path).size
  if (bytes > mostBytes) return `has ${megabytes(bytes)} MB; at most ${megabytes(mostBytes)} are taken`
  const head = await sharp(path, { limitInputPixels: false }).metadata().catch(() => undefined)
  const format = formats[head?.format ?? '']
  if (!head || !format) return 'is no JPEG, PNG, WebP or GIF by its content'
  if (!format.extensions.includes(extension)) return `is ${format.mime} by its content; name it .${format.extensions[0]}`
  if ((head.pages ?? 1) > 1) return 'moves; readers cannot stop it. Take a still picture or a video'
  if (head.width * head.height > mostPixels) return `has ${head.width} × ${head.height} pixels; at most ${mostPixels / 1e6} million are taken`
  return { mime: format.mime, ...publishedSize(head) }
}

/** A camera that was held upright says so in the orientation, and writes the pixels lying. */
function publishedSize({ autoOrient: { width, height } }: Metadata): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1e6)
}
