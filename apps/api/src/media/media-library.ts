import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { MediaRow } from '../database/tables'
import { readImageSize } from './image-size'
import { writePicture } from './picture-files'

const nameForm = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*\.[a-z0-9]+$/

/** The pictures that content names, each read once. */
export class MediaLibrary {
  private readonly pictures = new Map<string, MediaRow | string>()
  private readonly ids = new Set<number>()

  /** @param sourceDir content/media */
  constructor(private readonly sourceDir: string) {}

  /** @returns what is known of the picture, or why it can not be used */
  find(file: string): MediaRow | string {
    let picture = this.pictures.get(file)
    if (picture === undefined) {
      picture = this.read(file)
      this.pictures.set(file, picture)
    }
    return picture
  }

  /** All pictures that were found, in the order of their names. */
  rows(): MediaRow[] {
    return [...this.pictures.values()].filter((picture) => typeof picture !== 'string').sort((a, b) => (a.file < b.file ? -1 : 1))
  }

  /** Puts the pictures where the server finds them. */
  copyTo(mediaDir: string): void {
    mkdirSync(mediaDir, { recursive: true })
    for (const row of this.rows()) writePicture(join(mediaDir, mediaName(row)), readFileSync(join(this.sourceDir, row.file)))
  }

  private read(file: string): MediaRow | string {
    if (!nameForm.test(file)) return `"${file}" is no name of a picture: a-z, 0-9, - and _, folders separated by /`
    const path = join(this.sourceDir, file)
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return `there is no picture media/${file}`
    const content = readFileSync(path)
    const size = readImageSize(content)
    if (!size) return `media/${file} is no SVG, PNG, JPEG or WebP that tells its size`
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
    return { file, id: this.idOf(file), hash, ...size }
  }

  /** From the name, so that every import gives the same picture the same id. */
  private idOf(file: string): number {
    let id = createHash('sha256').update(file).digest().readUInt32BE(0) >>> 1 || 1
    while (this.ids.has(id)) id += 1
    this.ids.add(id)
    return id
  }
}

/** Name below /media/. */
export function mediaName({ file, hash }: Pick<MediaRow, 'file' | 'hash'>): string {
  const extension = extname(file)
  return `${basename(file, extension)}-${hash}${extension}`
}

export function mediaUrl(row: Pick<MediaRow, 'file' | 'hash'>): string {
  return `/media/${mediaName(row)}`
}
