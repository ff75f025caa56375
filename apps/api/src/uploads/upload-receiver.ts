import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromFile } from 'file-type/node'
import type { FileReceiver } from '../contract/form-reader'
import { HttpProblem } from '../contract/problem'
import { writeNew } from '../files/write-new'
import { whyNotStored, type Upload } from './upload'

/** 10 MB, as the contract says, in the larger of the two ways to count. */
const maxBytes = 10 * 1024 * 1024

/** Files of forms go to a folder of their own first; only what belongs to a submission is moved on to the quarantine. */
export function uploadReceiver(folder: string): FileReceiver<Upload> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return {
    maxBytes,
    receive: async (content, { field, name, accepts }) => {
      const file = randomBytes(18).toString('base64url')
      const path = join(folder, file)
      try {
        const { bytes: sizeBytes, sha256 } = await writeNew(path, content as AsyncIterable<Buffer>)
        if (content.truncated) throw new HttpProblem(413, 'too_large', { detail: `A file may have at most ${maxBytes / 1024 / 1024} MB`, errors: { [field]: ['too_large'] } })
        if (sizeBytes === 0 && name === '') {
          await rm(path, { force: true })
          return undefined
        }
        const mime = (await fileTypeFromFile(path))?.mime ?? ''
        if (mime === '' || (accepts.length > 0 && !accepts.includes(mime))) throw notAccepted(field)
        return { file, path, name: cleanName(name), mime, sizeBytes, sha256 }
      } catch (error) {
        await rm(path, { force: true })
        throw whyNotStored(error)
      }
    },
    discard: ({ path }) => rm(path, { force: true }),
  }
}

function notAccepted(field: string): HttpProblem {
  return new HttpProblem(415, 'unsupported_media_type', { detail: 'The content of the file is none of the accepted types', errors: { [field]: ['file_type'] } })
}

/** What is left of a name that came from anywhere: its last part, on one line, not too long. */
function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  // Control characters, and those that change the direction of what follows.
  const plain = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  return [...plain].slice(-200).join('') || 'file'
}
