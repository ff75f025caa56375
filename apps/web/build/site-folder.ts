import { copyFileSync, linkSync, mkdirSync } from 'node:fs'
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
    await fs.writeFile(target, content)
    const sisters = isWorthCompressing(file, content) ? compressSoon(content) : {}
    for (const [suffix, compressed] of Object.entries(sisters)) await fs.writeFile(`${target}${suffix}`, compressed)
    return true
  }

  /** Takes a file and its sisters from the former build. @returns false where it has none */
  keep(file: string): boolean {
    return this.former !== undefined && this.link(this.former, file)
  }

  /** The same file as in another folder, with its sisters. @returns false where there is none */
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
 * @returns false where there is none
 */
export function linkWithSisters(from: string, to: string, file: string, folders: Folders = new Set()): boolean {
  const target = path.join(to, file)
  makeFolder(path.dirname(target), folders)
  const [isThere = false] = suffixes.map((suffix) => linkOrCopy(path.join(from, `${file}${suffix}`), `${target}${suffix}`))
  return isThere
}

function linkOrCopy(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return false
    if (code === 'EEXIST') return true
    // Other disks, and file systems that know no links.
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'EMLINK') throw error
    copyFileSync(from, to)
    return true
  }
}

async function isSame(file: string, content: Buffer): Promise<boolean> {
  const stats = await fs.stat(file).catch(() => undefined)
  return stats?.size === content.length && content.equals(await fs.readFile(file))
}
