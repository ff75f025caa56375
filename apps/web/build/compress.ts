import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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

/** The forms that servers send as they are: `.br` and `.gz`. @param brotliQuality 0 to 11 */
export async function compress(content: Buffer, brotliQuality: number): Promise<Sisters> {
  const [br, gz] = await Promise.all([
    toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    toGzip(content, { level: brotliQuality > 9 ? 9 : 6 }),
  ])
  return { '.br': br, '.gz': gz }
}
