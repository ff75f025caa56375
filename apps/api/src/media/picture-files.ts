import { existsSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { sisterSuffix } from '../accepted-encodings'
import { putInPlace } from '../files/put-in-place'

/** Below the data folder: what readers are sent, and photos as they were given, which nobody is sent. */
export const mediaFolders = { published: 'media', originals: 'originals' } as const

/** Whether compressed sisters lie beside a picture: of the formats that are published only SVG is not compressed itself. */
export function hasSisters(name: string): boolean {
  return name.endsWith('.svg')
}

/** Writes a picture and its compressed sisters. A name holds the content's hash, so what is there already stays. */
export function writePicture(path: string, content: Buffer): void {
  writeOnce(path, () => content)
  if (!hasSisters(path)) return
  // Once for each picture that is new, and sent for years: worth the greatest effort.
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  writeOnce(path + sisterSuffix.br, () => brotliCompressSync(content, { params }))
  writeOnce(path + sisterSuffix.gzip, () => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
}

/** A reader finds the whole file or none, after a power cut, too: it is never written again. */
export function writeOnce(path: string, make: () => Buffer): void {
  if (existsSync(path)) return
  putInPlace(path, (temporary) => writeFileSync(temporary, make(), { flush: true }))
}
