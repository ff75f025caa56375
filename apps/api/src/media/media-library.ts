import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { MediaRow } from '../database/tables'
import { documentExtensions, documentType } from './document-type'
import { readImageSize } from './image-size'
import { writePicture } from './picture-files'

const nameForm = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*\.[a-z0-9]+$/

/** A picture, whose size is known. */
export type Picture = MediaRow & { width: number; height: number }

/** The pictures and documents that content names, each read once. */
export class MediaLibrary {
  private readonly found = new Map<string, MediaRow | string>()
  private readonly ids = new Set<number>()

  /** @param sourceDir content/media */
  constructor(private readonly sourceDir: string) {}

  /** @returns what is known of the picture, or why it can not be used */
  findPicture(file: string): Picture | string {
    const found = this.find(file)
    if (typeof found === 'string' || isPicture(found)) return found
    return `media/${file} is no SVG, PNG, JPEG or WebP that tells its size`
  }

  /** @returns what is known of the picture or document, or why it can not be used */
  find(file: string): MediaRow | string {
    let found = this.found.get(file)
    if (found === undefined) {
      found = this.read(file)
      this.found.set(file, found)
    }
    return found
  }

  /** All files that were found, in the order of their names. */
  rows(): MediaRow[] {
    return [...this.found.values()].filter((row) => typeof row !== 'string').sort((a, b) => (a.file < b.file ? -1 : 1))
  }

  /** Puts the files where the server finds them. */
  copyTo(mediaDir: string): void {
    mkdirSync(mediaDir, { recursive: true })
    for (const row of this.rows()) writePicture(join(mediaDir, mediaName(row)), readFileSync(join(this.sourceDir, row.file)))
  }

  private read(file: string): MediaRow | string {
    if (!nameForm.test(file)) return `"${file}" is no name of a file: a-z, 0-9, - and _, folders separated by /`
    const path = join(this.sourceDir, file)
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return `there is no file media/${file}`
    const content = readFileSync(path)
    const size = readImageSize(content)
    const mime = size?.mime ?? documentType(content, extname(file).slice(1))
    if (!mime) return `media/${file} is no SVG, PNG, JPEG or WebP that tells its size, and no ${documentExtensions.join(', ')} by its content`
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
    return { file, id: this.idOf(file), hash, mime, size_bytes: content.length, width: size?.width ?? null, height: size?.height ?? null }
  }

  /** From the name, so that every import gives the same file the same id. */
  private idOf(file: string): number {
    let id = createHash('sha256').update(file).digest().readUInt32BE(0) >>> 1 || 1
    while (this.ids.has(id)) id += 1
    this.ids.add(id)
    return id
  }
}

function isPicture(row: MediaRow): row is Picture {
  return row.width !== null && row.height !== null
}

/** Name below /media/. */
export function mediaName({ file, hash }: Pick<MediaRow, 'file' | 'hash'>): string {
  const extension = extname(file)
  return `${basename(file, extension)}-${hash}${extension}`
}

export function mediaUrl(row: Pick<MediaRow, 'file' | 'hash'>): string {
  return `/media/${mediaName(row)}`
}
