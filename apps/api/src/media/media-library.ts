import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, extname, join, sep } from 'node:path'
import { stampOf } from '../content/import/file-stamps'
import { lookAlikeHint } from '../content/import/look-alikes'
import type { MediaRow } from '../database/tables'
import { documentExtensions, documentType } from './document-type'
import { isMediaFile } from './picture-names'
import { pictureExtensions, readPicture, type PictureFacts } from './read-picture'
import { readSvg } from './read-svg'

/** What is known of a picture or document. */
export interface MediaFile extends MediaRow {
  /** Whether it is a drawing that only the reader's browser can draw. */
  needsBrowser: boolean
  /** See stampOf. */
  stamp: string
}

/** A picture, whose size is known. */
export type Picture = MediaFile & { width: number; height: number }

/** A file as a former import has found it. */
export type KnownFile = Pick<MediaFile, 'file' | 'id' | 'mime' | 'width' | 'height' | 'stamp'>

/** The pictures and documents that content names, each read once. */
export class MediaLibrary {
  private readonly found = new Map<string, MediaFile | string>()
  private readonly ids = new Set<number>()
  private readonly taken: ReadonlySet<number>
  /** Learns the names that are asked for. */
  asked: Set<string> | undefined

  private constructor(
    readonly sourceDir: string,
    private readonly pictures: ReadonlyMap<string, PictureFacts | string>,
    private readonly knownIds: ReadonlyMap<string, number>,
  ) {
    this.taken = new Set(knownIds.values())
  }

  /**
   * Reads the heads of the pictures that are there, but for those that are as they were: a large university has thousands.
   *
   * @param sourceDir content/media
   * @param known they keep the ids that they have
   */
  static async open(sourceDir: string, known: readonly KnownFile[] = []): Promise<MediaLibrary> {
    const pictures = new Map<string, PictureFacts | string>()
    const former = new Map(known.map((row) => [row.file, row]))
    // With their types, so that no link to a folder is followed.
    for (const entry of existsSync(sourceDir) ? readdirSync(sourceDir, { recursive: true, withFileTypes: true }) : []) {
      const path = join(entry.parentPath, entry.name)
      const extension = extname(path).slice(1)
      if (entry.isDirectory() || !pictureExtensions.includes(extension) || linkFault(sourceDir, path) !== undefined) continue
      const file = path.slice(join(sourceDir, sep).length).replaceAll('\\', '/')
      pictures.set(file, factsAsBefore(former.get(file), path) ?? (await readPicture(path, extension)))
    }
    return new MediaLibrary(sourceDir, pictures, new Map(known.map(({ file, id }) => [file, id])))
  }

  /** @returns what is known of the picture, or why it cannot be used */
  findPicture(file: string): Picture | string {
    const found = this.find(file)
    if (typeof found === 'string' || isPicture(found)) return found
    return `media/${file} is no SVG, JPEG, PNG, WebP or GIF`
  }

  /** @returns what is known of the picture or document, or why it cannot be used */
  find(file: string): MediaFile | string {
    this.asked?.add(file)
    let found = this.found.get(file)
    if (found === undefined) {
      found = this.read(file)
      this.found.set(file, found)
    }
    return found
  }

  /** All files that were found, in the order of their names. */
  files(): MediaFile[] {
    return [...this.found.values()].filter((row) => typeof row !== 'string').sort((a, b) => (a.file < b.file ? -1 : 1))
  }

  private read(file: string): MediaFile | string {
    if (!isMediaFile(file)) return `"${file}" is no name of a file: it may have small English letters, digits, - and _, in folders separated by /${lookAlikeHint(file)}`
    const path = join(this.sourceDir, file)
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return `there is no file media/${file}`
    const link = linkFault(this.sourceDir, path)
    if (link !== undefined) return `media/${file} ${link}`
    // Before it is read: a change in between is seen by the next import.
    const stamp = stampOf(path) ?? ''
    const content = readFileSync(path)
    const facts = this.factsOf(file, content)
    if (typeof facts === 'string') return `media/${file} ${facts}`
    return { file, id: this.idOf(file), hash: mediaHash(content), size_bytes: content.length, stamp, ...facts }
  }

  private factsOf(file: string, content: Buffer): Pick<MediaFile, 'mime' | 'width' | 'height' | 'needsBrowser'> | string {
    const extension = extname(file).slice(1)
    if (extension === 'svg') {
      if (!isUtf8(content)) return 'is not in UTF-8; save it in this encoding'
      const svg = readSvg(content.toString('utf8'))
      return typeof svg === 'string' ? svg : { mime: 'image/svg+xml', ...svg }
    }
    const picture = this.pictures.get(file)
    if (picture) return typeof picture === 'string' ? picture : { ...picture, needsBrowser: false }
    const mime = documentType(content, extension)
    return mime ? { mime, width: null, height: null, needsBrowser: false } : `is no SVG, JPEG, PNG, WebP or GIF, and no ${documentExtensions.join(', ')} by its content`
  }

  /** From the name, so that every import gives the same file the same id. */
  private idOf(file: string): number {
    const known = this.knownIds.get(file)
    if (known !== undefined) return known
    let id = createHash('sha256').update(file).digest().readUInt32BE(0) >>> 1 || 1
    while (this.ids.has(id) || this.taken.has(id)) id += 1
    this.ids.add(id)
    return id
  }
}

/** @returns undefined where it may be another picture now */
function factsAsBefore(known: KnownFile | undefined, path: string): PictureFacts | undefined {
  if (!known || known.stamp === '' || known.width === null || known.height === null || known.stamp !== stampOf(path)) return undefined
  const { mime, width, height } = known
  return { mime, width, height }
}

/** A link may lead to another file of the folder. What lies elsewhere was not put there to be published. */
function linkFault(sourceDir: string, path: string): string | undefined {
  if (!existsSync(path)) return undefined
  const [root, folder, file] = [sourceDir, dirname(path), path].map((one) => realpathSync(one)) as [string, string, string]
  if (!file.startsWith(root + sep)) return 'is a link that leads out of media'
  return folder === join(root, dirname(path).slice(sourceDir.length)) ? undefined : 'lies behind a link to a folder; name it as it lies'
}

/** Of its content; in its address. */
export function mediaHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8)
}

function isPicture(row: MediaFile): row is Picture {
  return row.width !== null && row.height !== null
}
