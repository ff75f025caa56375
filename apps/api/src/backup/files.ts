import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

export interface Written {
  bytes: number
  /** Hexadecimal. */
  sha256: string
}

/** Writes a new file to the disk itself, readable for its owner only. */
export async function writeNew(path: string, chunks: AsyncIterable<string | Buffer>): Promise<Written> {
  const hash = createHash('sha256')
  let bytes = 0
  const handle = await open(path, 'wx', 0o600)
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

export function copyNew(from: string, to: string): Promise<Written> {
  return writeNew(to, contentOf(from))
}

/** Opened when it is read: a stream whose file is missing says so at once, when nobody listens yet. */
async function* contentOf(path: string): AsyncGenerator<Buffer> {
  yield* createReadStream(path) as AsyncIterable<Buffer>
}

export async function measure(path: string): Promise<Written> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** So that the names in it survive a power cut, too. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

export function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'
}
