import { HttpProblem } from '../contract/problem'

/** A file that a visitor sent, in the folder of incoming files until somebody keeps it. */
export interface Upload {
  /** Random; the name under which it will be kept. */
  file: string
  /** Where it lies now; absolute. */
  path: string
  /** As the sender calls it: one line, without folders. */
  name: string
  /** As its content shows, whatever the name and the sender say. */
  mime: string
  sizeBytes: number
  /** Hexadecimal. */
  sha256: string
}

const reasons = ['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENOENT']

/** What the sender may try again later: the disk is full or only read, or the folder is gone, such as with a share that was taken off. It is not made again: files would lie below the share. */
export function whyNotStored(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException
  return reasons.includes(String(code)) ? new HttpProblem(503, 'unavailable', { detail: 'Files cannot be stored now', retry_after: 60 }, { cause: error }) : error
}
