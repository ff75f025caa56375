import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

export interface Written {
  bytes: number
  /** Hexadecimal. */
  sha256: string
}

/** Writes a new file to the disk itself. @param mode readable for its owner only, where nothing else is said */
export async function writeNew(path: string, chunks: AsyncIterable<string | Buffer>, mode = 0o600): Promise<Written> {
  const hash = createHash('sha256')
  let bytes = 0
  const handle = await open(path, 'wx', mode)
  try {
    for await (const chunk of chunks) {
      const content = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
      hash.update(content)
      bytes += content.length
      await handle.writeFile(content)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { bytes, sha256: hash.digest('hex') }
}
