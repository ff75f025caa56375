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

interface Drawn {
  content: Buffer
  /** False where it lacks the picture or the emblem, which could not be had. */
  isWhole: boolean
}

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
   * @returns those of them that lack what could not be had: another build may have it
   */
  async read(files: Iterable<string>, take: (file: string, content: Buffer) => Promise<void>): Promise<string[]> {
    await fs.mkdir(this.options.cacheFolder, { recursive: true })
    const lacking: string[] = []
    await mapConcurrently([...new Set(files)], atOnce, async (file) => {
      const { content, isWhole } = await this.readOrDraw(file)
      if (!isWhole) lacking.push(file)
      await take(file, content)
    })
    return lacking
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

  private async readOrDraw(file: string): Promise<Drawn> {
    const preview = this.asked.get(file)
    if (!preview) throw new Error(`Nobody asked for ${file}`)
    if (this.options.isSample && 'text' in preview && !file.startsWith('preview-0')) return { content: await this.drawPlain(), isWhole: true }
    const cached = path.join(this.options.cacheFolder, file)
    const known = await fs.readFile(cached).catch(() => undefined)
    // A power cut may have left it empty.
    if (known?.length) {
      await fs.utimes(cached, new Date(), new Date())
      return { content: known, isWhole: true }
    }
    const drawn = await this.draw(preview).catch(async (error: unknown) => {
      this.options.warn(`A link is shown without its picture: ${String(error)}`)
      return { content: await this.drawPlain(), isWhole: false }
    })
    // What lacks something is not kept under the name of what is whole.
    if (!drawn.isWhole) return drawn
    // Beside and then in place: a build that is stopped leaves no half of a picture. Several processes may draw the same one.
    const next = `${cached}.${process.pid}.next`
    await fs.writeFile(next, drawn.content)
    await fs.rename(next, cached)
    return drawn
  }

  private async draw(preview: Preview): Promise<Drawn> {
    if ('picture' in preview) {
      const picture = sharp(await this.options.readPicture(preview.picture), { limitInputPixels: 100_000_000 })
      return { content: await toJpeg(picture.rotate().resize(previewWidth, previewHeight, { fit: 'cover' })), isWhole: true }
    }
    const logo = preview.logo === null ? undefined : await this.logo(preview.logo)
    return { content: await drawText(preview.text, logo), isWhole: preview.logo === null || logo !== undefined }
  }

  private drawPlain(): Promise<Buffer> {
    return (this.plain ??= drawText({ title: '', overline: '', siteName: '', language: '' }, undefined))
  }

  /** The emblem as a picture of the size that it has there, so that its drawing is drawn once. Without it, where it cannot be had; the next picture asks again. */
  private async logo(url: string): Promise<string | undefined> {
    const known = this.logos.get(url) ?? this.readLogo(url)
    this.logos.set(url, known)
    try {
      return await known
    } catch (error) {
      this.logos.delete(url)
      this.options.warn(`The previews have no emblem: ${String(error)}`)
      return undefined
    }
  }

  private async readLogo(url: string): Promise<string> {
    const size = 2 * markSize
    const logo = await sharp(await this.options.readPicture(url), { density: 144 }).resize(size, size, { fit: 'contain', background: 'transparent' }).png().toBuffer()
    return `data:image/png;base64,${logo.toString('base64')}`
  }
}

async function drawText(text: PreviewText, logo: string | undefined): Promise<Buffer> {
  return toJpeg(sharp(Buffer.from(await drawPreview(text, logo))))
}

/** What is drawn changes with these files, and with them the names of all pictures. */
async function hashOfDesign(): Promise<string> {
  const files = [path.join(__dirname, 'preview-design.ts'), path.join(__dirname, 'to-jpeg.ts'), path.resolve(__dirname, '../../src/styles/tokens.css')]
  const hash = createHash('sha256')
  for (const file of files) hash.update(await fs.readFile(file))
  return hash.digest('hex')
}
