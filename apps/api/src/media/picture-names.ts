import { createHash } from 'node:crypto'
import { basename, extname } from 'node:path'
import type { components } from '@university/api-schema/types'
import type { MediaRow } from '../database/tables'

/** What names and sizes follow from. */
export interface NamedMedia extends Pick<MediaRow, 'file' | 'hash' | 'mime' | 'width' | 'height'> {
  /** Whether it is a drawing that only the reader's browser can draw; not in the database. */
  needsBrowser?: boolean
}

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

/** Longer side in pixels up to which a drawing counts as an emblem, a logo or an icon. */
const smallDrawing = 512

/** A small drawing is drawn for screens of one and two pixels to one. */
const drawnScales = [1, 2]

/** Longer side in pixels of what is drawn: at least one is enough for 56 px at three pixels to one, none is larger than any logo is shown. */
const drawn = { enough: 168, most: 512 }

const formats = [
  { type: 'image/avif', format: 'avif' },
  { type: 'image/webp', format: 'webp' },
] as const

/** Extension of what readers are sent for a picture of pixels. A GIF has nothing that a PNG has not. */
const published: Record<string, string> = { 'image/jpeg': '.jpg', 'image/png': '.png', 'image/webp': '.webp', 'image/gif': '.png' }

/** Whether it may be the name of a picture or document: a path below content/media that leads nowhere else. */
export function isMediaFile(file: string): boolean {
  return /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*\.[a-z0-9]+$/.test(file)
}

/** See MediaRow. */
export function isMediaHash(hash: string): boolean {
  return /^[0-9a-f]{8}$/.test(hash)
}

/** Whether it is a picture of pixels: readers are sent what was made of it, never the file itself. */
export function isOfPixels({ mime }: Pick<MediaRow, 'mime'>): boolean {
  return Object.hasOwn(published, mime)
}

/** Name below /media/. */
export function mediaName(row: NamedMedia): string {
  const extension = published[row.mime]
  return extension ? `${stem(row)}-${derivedHash(row.hash)}${extension}` : originalName(row)
}

export function mediaUrl(row: NamedMedia): string {
  return `/media/${mediaName(row)}`
}

/** What the contract's Image holds that the file itself tells. */
export function imageOf(row: NamedMedia & { id: number; width: number; height: number }): Pick<components['schemas']['Image'], 'id' | 'url' | 'width' | 'height' | 'sources'> {
  const { id, width, height } = row
  const sources = variantsOf(row).map((variant) => ({ type: variant.type, width: variant.width, url: `/media/${variant.name}` }))
  return { id, url: mediaUrl(row), width, height, ...(sources.length > 0 && { sources }) }
}

/** Name of the file as it was given. */
export function originalName({ file, hash }: NamedMedia): string {
  return `${basename(file, extname(file))}-${hash}${extname(file)}`
}

/** Other formats and sizes, by type, best first, then by width. */
export function variantsOf(row: NamedMedia): Variant[] {
  const widths = isOfPixels(row) ? smallerWidths(row) : drawnWidths(row)
  return formats
    .filter(({ format }) => isOfPixels(row) || format === 'webp')
    .flatMap(({ type, format }) => widths.map((width) => ({ type, format, width, name: `${stem(row)}-${width}-${derivedHash(row.hash, format, width)}.${format}` })))
}

/** Of a picture of pixels: never wider than the picture itself. */
function smallerWidths({ width }: NamedMedia): number[] {
  if (width === null) return []
  const widest = Math.min(width, ladder.at(-1) ?? width)
  // One that is hardly narrower than the widest saves nothing.
  return [...ladder.filter((step) => step < widest * 0.9), widest]
}

/** Of a small drawing; of another one none. */
function drawnWidths({ mime, width, height, needsBrowser }: NamedMedia): number[] {
  if (mime !== 'image/svg+xml' || width === null || height === null || needsBrowser) return []
  const longer = Math.max(width, height)
  if (longer > smallDrawing) return []
  const sides = drawnScales.map((scale) => scale * longer).filter((side) => side <= drawn.most)
  if (sides.every((side) => side < drawn.enough)) sides.push(drawn.enough)
  return [...new Set(sides.map((side) => Math.max(1, Math.round((side * width) / longer))))]
}

function stem({ file }: NamedMedia): string {
  return basename(file, extname(file))
}

function derivedHash(hash: string, ...of: (string | number)[]): string {
  return createHash('sha256').update([recipe, hash, ...of].join(' ')).digest('hex').slice(0, 8)
}
