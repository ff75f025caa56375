import { constants, copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { sisterSuffix } from '../accepted-encodings'
import { putInPlace } from '../files/put-in-place'
import { drawPictures } from './draw-pictures'
import { makePictures, type WantedPicture } from './make-pictures'
import type { MediaFile, MediaLibrary } from './media-library'
import { hasSisters, mediaFolders, writeOnce, writePicture } from './picture-files'
import { isOfPixels, mediaName, originalName, variantsOf } from './picture-names'

/** Pictures at a time. Each takes up to 250 MB while it is decoded, at the greatest size that is taken. */
const atOnce = Math.min(4, availableParallelism())

/**
 * Puts the files where the server finds them. Names hold the content's hash, so what is there already costs nothing.
 *
 * @returns the files that could not be published, with the reason
 */
export async function publishMedia(media: MediaLibrary, dataDir: string): Promise<{ file: string; reason: string }[]> {
  mkdirSync(join(dataDir, mediaFolders.published), { recursive: true })
  mkdirSync(join(dataDir, mediaFolders.originals), { recursive: true, mode: 0o700 })
  const faults: { file: string; reason: string }[] = []
  const waiting = media.files()
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const { file } = row
      await publish(row, join(media.sourceDir, file), dataDir).catch((error: unknown) => {
        // What the file system says has a code: a full disk is no fault of the picture.
        if (!(error instanceof Error) || 'code' in error) throw error
        faults.push({ file, reason: `the picture is damaged: ${error.message}` })
      })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return faults
}

/** All names that it is published under, below the folder of what readers are sent. */
export function publishedNames(row: MediaFile): string[] {
  const names = [mediaName(row), ...variantsOf(row).map(({ name }) => name)]
  return names.flatMap((name) => [name, ...(hasSisters(name) ? Object.values(sisterSuffix).map((suffix) => name + suffix) : [])])
}

async function publish(row: MediaFile, source: string, dataDir: string): Promise<void> {
  const at = (name: string) => join(dataDir, mediaFolders.published, name)
  const write = (path: string, content: Buffer) => writeOnce(path, () => content)
  const variants = variantsOf(row).map(({ name, format, width }) => ({ path: at(name), format, width }))
  if (!isOfPixels(row)) {
    await drawPictures(source, variants, write)
    return writePicture(at(mediaName(row)), readFileSync(source))
  }
  await makePictures(source, [...variants, { path: at(mediaName(row)), format: formatOf(row.mime) }], write)
  keepOriginal(source, join(dataDir, mediaFolders.originals, originalName(row)))
}

function formatOf(mime: string): WantedPicture['format'] {
  return mime === 'image/jpeg' ? 'jpeg' : mime === 'image/webp' ? 'webp' : 'png'
}

/** Shares the bytes with the source where the file system can. */
function keepOriginal(source: string, target: string): void {
  if (existsSync(target)) return
  putInPlace(target, (temporary) => copyFileSync(source, temporary, constants.COPYFILE_FICLONE))
}
