import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { mapConcurrently } from 'gatsby-source-university/map-concurrently'
import sharp from 'sharp'
import { drawPreview, markSize, previewHeight, previewWidth, type PreviewText } from './preview-design'
import { toJpeg } from './to-jpeg'

/** What a preview shows: the item's own picture, or a text with the emblem of the site. */
export type Preview = { picture: string } | { text: PreviewText; logo: string | null }

export interface PreviewOptions {
  /** Pictures that were drawn before, by what they show. Nothing is lost with it but time. */
  cacheFolder: string
  /** Gets a picture of the site by its address: a path or a URL. */
  readPicture(url: string): Promise<Buffer>
  /** True to draw one of sixteen titles, and give the others a picture without words. */
  isSample?: boolean
  /** Told in one line what went wrong with a picture. */
  warn(message: string): void
}

/** Stands in for a picture that cannot be had; not kept, since the next build may have it. */
const withoutText: Preview = { text: { title: '', overline: '', siteName: '', language: '' }, logo: null }
/** One core draws, the other one encodes; then more threads for one picture would only cost. */
const atOnce = 3
sharp.concurrency(1)
const keptDays = 60

/**
 * Pictures of 1200 × 630 pixels for links in social networks and messengers. Each is drawn once, however many pages, sites and builds
 * show it.
 */
export class PreviewPictures {
  private readonly asked = new Map<string, Preview>()
  private readonly logos = new Map<string, Promise<string>>()
  private design: Promise<string> | undefined
  private plain: Promise<Buffer> | undefined

  constructor(private readonly options: PreviewOptions) {}

  /** Asks for a picture. @returns the name of its file, which holds a hash of what it shows */
  async fileOf(preview: Preview): Promise<string> {
    this.design ??= hashOfDesign()
    const hash = createHash('sha256').update(await this.design).update(JSON.stringify(preview)).digest('hex').slice(0, 20)
    const file = `preview-${hash}.jpg`
    this.asked.set(file, preview)
    return file
  }

  /**
   * Draws what has been asked for and is not there yet.
   *
   * @param files names that `fileOf` gave
   * @param take is given each when it is there
   */
  async read(files: Iterable<string>, take: (file: string, content: Buffer) => Promise<void>): Promise<void> {
    await fs.mkdir(this.options.cacheFolder, { recursive: true })
    await mapConcurrently([...new Set(files)], atOnce, async (file) => take(file, await this.readOrDraw(file)))
  }

  /** Removes pictures that no build has used for two months. */
  async sweep(now: number): Promise<void> {
    for (const file of await fs.readdir(this.options.cacheFolder).catch(() => [])) {
      const full = path.join(this.options.cacheFolder, file)
      // Another process may have swept it out, or put it in place under its name, since the folder was read.
      const found = await fs.stat(full).catch(() => undefined)
      if (found && now - found.mtimeMs > keptDays * 86_400_000) await fs.rm(full, { force: true })
    }
  }

  private async readOrDraw(file: string): Promise<Buffer> {
    const preview = this.asked.get(file)
    if (!preview) throw new Error(`Nobody asked for ${file}`)
    if (this.options.isSample && 'text' in preview && !file.startsWith('preview-0')) return (this.plain ??= this.draw(withoutText))
    const cached = path.join(this.options.cacheFolder, file)
    const known = await fs.readFile(cached).catch(() => undefined)
    if (known) {
      await fs.utimes(cached, new Date(), new Date())
      return known
    }
    const drawn = await this.draw(preview).catch((error: unknown) => {
      this.options.warn(`A link is shown without its picture: ${String(error)}`)
      return undefined
    })
    if (!drawn) return this.draw(withoutText)
    // Beside and then in place: a build that is stopped leaves no half of a picture. Several processes may draw the same one.
    const next = `${cached}.${process.pid}.next`
    await fs.writeFile(next, drawn)
    await fs.rename(next, cached)
    return drawn
  }

  private async draw(preview: Preview): Promise<Buffer> {
    if ('picture' in preview) {
      const picture = sharp(await this.options.readPicture(preview.picture), { limitInputPixels: 100_000_000 })
      return toJpeg(picture.rotate().resize(previewWidth, previewHeight, { fit: 'cover' }))
    }
    return toJpeg(sharp(Buffer.from(await drawPreview(preview.text, preview.logo ? await this.logo(preview.logo) : undefined))))
  }

  /** The emblem as a picture of the size that it has there, so that its drawing is drawn once. Without it, where it cannot be had. */
  private logo(url: string): Promise<string | undefined> {
    const known = this.logos.get(url) ?? this.readLogo(url)
    this.logos.set(url, known)
    return known.catch((error: unknown) => {
      this.options.warn(`The previews have no emblem: ${String(error)}`)
      return undefined
    })
  }

  private async readLogo(url: string): Promise<string> {
    const size = 2 * markSize
    const logo = await sharp(await this.options.readPicture(url), { density: 144 }).resize(size, size, { fit: 'contain', background: 'transparent' }).png().toBuffer()
    return `data:image/png;base64,${logo.toString('base64')}`
  }
}

/** What is drawn changes with these files, and with them the names of all pictures. */
async function hashOfDesign(): Promise<string> {
  const files = [path.join(__dirname, 'preview-design.ts'), path.join(__dirname, 'to-jpeg.ts'), path.resolve(__dirname, '../../src/styles/tokens.css')]
  const hash = createHash('sha256')
  for (const file of files) hash.update(await fs.readFile(file))
  return hash.digest('hex')
}
