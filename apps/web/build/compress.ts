import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib'

/** Compressed forms of a file by the suffix of their names. */
export type Sisters = Record<string, Buffer>

const compressible = /\.(html|js|json|css|svg|xml|txt|ics|webmanifest)$/
/** Below this a compressed answer saves nothing that a packet does not hold anyway. */
const smallestBytes = 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export function isWorthCompressing(file: string, content: Buffer): boolean {
  return compressible.test(file) && content.length >= smallestBytes
}

/** The forms that servers send as they are: `.br` and `.gz`, as small as they get; by Node's threads. */
export async function compressWell(content: Buffer): Promise<Sisters> {
  const [br, gz] = await Promise.all([toBrotli(content, brotliOptions(content, 11)), toGzip(content, { level: 9 })])
  return { '.br': br, '.gz': gz }
}

/**
 * The same with less effort, while the process waits: where each core has a process of its own, threads would only compete with them, and
 * what they keep beside the heap has the whole of it searched for garbage again and again.
 */
export function compressSoon(content: Buffer): Sisters {
  return { '.br': brotliCompressSync(content, brotliOptions(content, 5)), '.gz': gzipSync(content, { level: 6 }) }
}

function brotliOptions(content: Buffer, quality: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
}
