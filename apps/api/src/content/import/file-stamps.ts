import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'

/** A change so shortly before the file is looked at could be followed by another one that leaves the same stamp. */
const settledMs = 2_000

/**
 * What the file system knows of a file: another one when the file was written since, or when another file is in its place.
 * Empty where that is not certain; undefined where there is no file.
 */
export function stampOf(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
  if (!stats?.isFile()) return undefined
  const { size, mtimeNs, ctimeNs, ino } = stats
  return Number(ctimeNs / 1_000_000n) > Date.now() - settledMs ? '' : [size, mtimeNs, ctimeNs, ino].join('-')
}

/** A file as it was when it was last looked at. */
export interface SeenFile {
  /** See stampOf. */
  stamp: string
  digest: string
}

export function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url')
}

/**
 * A file as it is now; read only where its stamp is another one than before.
 *
 * @returns undefined where there is no file
 */
export function lookAgain(path: string, former: SeenFile | undefined, digest: (content: Buffer) => string): SeenFile | undefined {
  // Before it is read: a change in between is seen the next time.
  const stamp = stampOf(path)
  if (stamp === undefined) return undefined
  return { stamp, digest: former && stamp !== '' && stamp === former.stamp ? former.digest : digest(readFileSync(path)) }
}
