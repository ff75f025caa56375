import fs from 'node:fs/promises'
import path from 'node:path'
import { compressSoon, isWorthCompressing } from './compress'

const suffixes = ['', '.br', '.gz']

/**
 * A site that is being put together. Text gets compressed sisters (`.br`, `.gz`) that servers send as they are. What has not changed
 * since the former build is the same file on the disk, so that it keeps its tag and time for who has it already.
 */
export class SiteFolder {
  private readonly folders: Folders = new Map()

  /** @param former folder of the build before */
  constructor(
    readonly root: string,
    private readonly former?: string,
  ) {}

  /** @returns whether anything is new in it */
  async write(file: string, data: string | Buffer): Promise<boolean> {
    const content = typeof data === 'string' ? Buffer.from(data) : data
    if (this.former && (await isSame(path.join(this.former, file), content)) && (await this.keep(file))) return false

    const target = path.join(this.root, file)
    await makeFolder(path.dirname(target), this.folders)
    await fs.writeFile(target, content)
    const sisters = isWorthCompressing(file, content) ? compressSoon(content) : {}
    for (const [suffix, compressed] of Object.entries(sisters)) await fs.writeFile(`${target}${suffix}`, compressed)
    return true
  }

  /** Takes a file and its sisters from the former build. @returns false where it has none */
  async keep(file: string): Promise<boolean> {
    return this.former !== undefined && this.link(this.former, file)
  }

  /** The same file as in another folder, with its sisters. @returns false where there is none */
  async link(from: string, file: string): Promise<boolean> {
    return linkWithSisters(from, this.root, file, this.folders)
  }
}

/** What was made, or is being made: a page has six files in two folders. */
type Folders = Map<string, Promise<unknown>>

function makeFolder(folder: string, folders: Folders): Promise<unknown> {
  const made = folders.get(folder) ?? fs.mkdir(folder, { recursive: true })
  folders.set(folder, made)
  return made
}

/** Has a file and its compressed sisters in another folder, too. @returns false where there is none */
export async function linkWithSisters(from: string, to: string, file: string, folders: Folders = new Map()): Promise<boolean> {
  const target = path.join(to, file)
  await makeFolder(path.dirname(target), folders)
  const found = await Promise.all(suffixes.map((suffix) => linkOrCopy(path.join(from, `${file}${suffix}`), `${target}${suffix}`)))
  return found[0] ?? false
}

async function linkOrCopy(from: string, to: string): Promise<boolean> {
  try {
    await fs.link(from, to)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return false
    if (code === 'EEXIST') return true
    // Other disks, and file systems that know no links.
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'EMLINK') throw error
    await fs.copyFile(from, to)
    return true
  }
}

async function isSame(file: string, content: Buffer): Promise<boolean> {
  const stats = await fs.stat(file).catch(() => undefined)
  return stats?.size === content.length && content.equals(await fs.readFile(file))
}
