import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { writeNew, type Written } from '../files/write-new'

/** @param mode see writeNew */
export function copyNew(from: string, to: string, mode?: number): Promise<Written> {
  return writeNew(to, contentOf(from), mode)
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

export function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'
}
