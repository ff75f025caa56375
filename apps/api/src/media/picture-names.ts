import { createHash } from 'node:crypto'
import { basename, extname } from 'node:path'
import type { components } from '@university/api-schema/types'
import type { MediaRow } from '../database/tables'

/** What names and sizes follow from. */
export type NamedMedia = Pick<MediaRow, 'file' | 'hash' | 'mime' | 'width'>

/** A picture in another format or size, not yet made. */
export interface Variant {
  type: string
  format: 'avif' | 'webp'
  /** In pixels. */
  width: number
  name: string
}

/** Raised when a picture would be made otherwise than before: its address changes then, and it is made anew. */
const recipe = 1

/** Widths of a card, of half a page or a telephone, and of a page, in pixels; each on a screen of two pixels to one. */
const ladder = [480, 960, 1600]

const formats = [
  { type: 'image/avif', format: 'avif' },
  { type: 'image/webp', format: 'webp' },
] as const

/** Extension of what readers are sent for a picture of pixels. A GIF has nothing that a PNG has not. */
const published: Record<string, string> = { 'image/jpeg': '.jpg', 'image/png': '.png', 'image/webp': '.webp', 'image/gif': '.png' }

/** Whether other formats and sizes are made of it: a picture of pixels. */
export function hasVariants({ mime }: Pick<MediaRow, 'mime'>): boolean {
  return Object.hasOwn(published, mime)
}

/** Name below /media/. Of a picture of pixels readers are sent what was made of it, never the file itself. */
export function mediaName(row: NamedMedia): string {
  const extension = published[row.mime]
  return extension ? `${stem(row)}-${derivedHash(row.hash)}${extension}` : originalName(row)
}

export function mediaUrl(row: NamedMedia): string {
  return `/media/${mediaName(row)}`
}

/** What the contract's Image holds that the file itself tells. */
export function imageOf(row: MediaRow & { width: number; height: number }): Pick<components['schemas']['Image'], 'id' | 'url' | 'width' | 'height' | 'sources'> {
  const { id, width, height } = row
  const sources = variantsOf(row).map((variant) => ({ type: variant.type, width: variant.width, url: `/media/${variant.name}` }))
  return { id, url: mediaUrl(row), width, height, ...(sources.length > 0 && { sources }) }
}

/** Name of the file as it was given. */
export function originalName({ file, hash }: NamedMedia): string {
  return `${basename(file, extname(file))}-${hash}${extname(file)}`
}

/** Other formats and sizes, by type, best first, then by width: never wider than the picture itself. */
export function variantsOf(row: NamedMedia): Variant[] {
  if (!hasVariants(row) || row.width === null) return []
  const widest = Math.min(row.width, ladder.at(-1) ?? row.width)
  // One that is hardly narrower than the widest saves nothing.
  const widths = [...ladder.filter((width) => width < widest * 0.9), widest]
  return formats.flatMap(({ type, format }) =>
    widths.map((width) => ({ type, format, width, name: `${stem(row)}-${width}-${derivedHash(row.hash, format, width)}.${format}` })),
  )
}

function stem({ file }: NamedMedia): string {
  return basename(file, extname(file))
}

function derivedHash(hash: string, ...of: (string | number)[]): string {
  return createHash('sha256').update([recipe, hash, ...of].join(' ')).digest('hex').slice(0, 8)
}
