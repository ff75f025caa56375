import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(html|js|json|css|svg|xml|txt|ics|webmanifest)$/
/** Below this a compressed answer saves nothing that a packet does not hold anyway. */
const smallestBytes = 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** A site that is being put together. Text gets compressed sisters (`.br`, `.gz`) that servers send as they are. */
export class SiteFolder {
  /** Compressed once, though every site holds a copy. */
  private static readonly shared = new Map<string, Promise<Sisters>>()

  private constructor(private readonly root: string) {}

  static async create(root: string): Promise<SiteFolder> {
    await fs.rm(root, { recursive: true, force: true })
    await fs.mkdir(root, { recursive: true })
    return new SiteFolder(root)
  }

  async write(file: string, data: string | Buffer): Promise<void> {
    const content = typeof data === 'string' ? Buffer.from(data) : data
    await this.writeAll(file, content, isWorthIt(file, content) ? await compress(content, 5) : {})
  }

  /** A file that all sites have: worth the greatest effort, once. */
  async copy(from: string, file: string): Promise<void> {
    const source = path.join(from, file)
    const content = await fs.readFile(source)
    let sisters = SiteFolder.shared.get(source)
    if (!sisters) {
      sisters = isWorthIt(file, content) ? compress(content, 11) : Promise.resolve({})
      SiteFolder.shared.set(source, sisters)
    }
    await this.writeAll(file, content, await sisters)
  }

  /** Takes the place of the former build. Should that fail, the former build is put back. */
  async replace(current: string): Promise<void> {
    const former = `${this.root}.former`
    await fs.rm(former, { recursive: true, force: true })
    const hadFormer = await fs.rename(current, former).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false
        throw error
      },
    )
    try {
      await fs.rename(this.root, current)
    } catch (error) {
      if (hadFormer) await fs.rename(former, current)
      throw error
    }
    await fs.rm(former, { recursive: true, force: true })
  }

  private async writeAll(file: string, content: Buffer, sisters: Sisters): Promise<void> {
    const target = path.join(this.root, file)
    await fs.mkdir(path.dirname(target), { recursive: true })
    await fs.writeFile(target, content)
    for (const [suffix, compressed] of Object.entries(sisters)) await fs.writeFile(`${target}${suffix}`, compressed)
  }
}

type Sisters = Record<string, Buffer>

function isWorthIt(file: string, content: Buffer): boolean {
  return compressible.test(file) && content.length >= smallestBytes
}

async function compress(content: Buffer, brotliQuality: number): Promise<Sisters> {
  const [br, gz] = await Promise.all([
    toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    toGzip(content, { level: brotliQuality > 9 ? 9 : 6 }),
  ])
  return { '.br': br, '.gz': gz }
}
