import { copyFileSync, linkSync, mkdirSync, statSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { compressSoon, isWorthCompressing } from './compress'

const suffixes = ['', '.br', '.gz']

/**
 * A site that is being put together. Text gets compressed sisters (`.br`, `.gz`) that servers send as they are. What has not changed
 * since the former build is the same file on the disk, so that it keeps its tag and time for who has it already.
 */
export class SiteFolder {
  private readonly folders: Folders = new Set()

  /** @param former folder of the build before */
  constructor(
    readonly root: string,
    private readonly former?: string,
  ) {}

  /** @returns whether anything is new in it */
  async write(file: string, data: string | Buffer): Promise<boolean> {
    const content = typeof data === 'string' ? Buffer.from(data) : data
    if (this.former && (await isSame(path.join(this.former, file), content)) && this.keep(file)) return false

    const target = path.join(this.root, file)
    makeFolder(path.dirname(target), this.folders)
    await writeNew(target, content)
    const sisters = isWorthCompressing(file, content) ? compressSoon(content) : {}
    for (const [suffix, compressed] of Object.entries(sisters)) await fs.writeFile(`${target}${suffix}`, compressed)
    return true
  }

  /** Takes a file and its sisters from the former build. @returns false where it has none, or one that is damaged */
  keep(file: string): boolean {
    return this.former !== undefined && this.link(this.former, file)
  }

  /** The same file as in another folder, with its sisters. @returns false where there is none, or one that is damaged */
  link(from: string, file: string): boolean {
    return linkWithSisters(from, this.root, file, this.folders)
  }
}

/** What was made: a page has six files in two folders. */
type Folders = Set<string>

function makeFolder(folder: string, folders: Folders): void {
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
  folders.add(folder)
}

/**
 * Has a file and its compressed sisters in another folder, too. It waits for the disk: a link takes a third of the time that it takes to
 * have it made by another thread, and a site has thousands.
 *
 * @returns false where there is none, or one of them is empty, as a power cut leaves what was just written: no file of a build is
 */
export function linkWithSisters(from: string, to: string, file: string, folders: Folders = new Set()): boolean {
  const sizes = suffixes.map((suffix) => sizeOf(path.join(from, `${file}${suffix}`)))
  if (sizes[0] === undefined || sizes.includes(0)) return false
  const target = path.join(to, file)
  makeFolder(path.dirname(target), folders)
  for (const [index, suffix] of suffixes.entries()) if (sizes[index] !== undefined) linkOrCopy(path.join(from, `${file}${suffix}`), `${target}${suffix}`)
  return true
}

/** Of the HTML of a page, below the folder of its site. */
export function htmlFile(page: string): string {
  return page.endsWith('.html') ? page.slice(1) : path.posix.join(page, 'index.html').slice(1)
}

/** Of the data of a page, which Gatsby's loader in the browser asks for: `page-data/kz/news/page-data.json`. */
export function dataFile(page: string): string {
  return path.posix.join('page-data', page === '/' ? 'index' : page, 'page-data.json')
}

/** In bytes; undefined where there is no such file. */
export function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    // Other disks, and file systems that know no links.
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'EMLINK') throw error
    copyFileSync(from, to)
  }
}

/** Never into a file that is there: one that was kept, before the page turned out to be lost, is that of the former build, which is served. */
async function writeNew(target: string, content: Buffer): Promise<void> {
  try {
    await fs.writeFile(target, content, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    for (const suffix of suffixes) await fs.rm(`${target}${suffix}`, { force: true })
    await fs.writeFile(target, content, { flag: 'wx' })
  }
}

async function isSame(file: string, content: Buffer): Promise<boolean> {
  const stats = await fs.stat(file).catch(() => undefined)
  return stats?.size === content.length && content.equals(await fs.readFile(file))
}
