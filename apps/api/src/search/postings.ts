/** The documents that have a term, with its weight in each: five bytes a document, as base64 text for both databases. */
export interface Postings {
  documents: Uint32Array
  weights: Uint8Array
}

/** Postings of which some are not stored; a document that has both has the higher weight. */
export function withMore(stored: Postings | undefined, more: ReadonlyMap<number, number>): Postings {
  const all = new Map(more)
  stored?.documents.forEach((document, index) => all.set(document, Math.max(stored.weights[index] ?? 0, all.get(document) ?? 0)))
  const entries = [...all].sort(([a], [b]) => a - b)
  return { documents: Uint32Array.from(entries, ([document]) => document), weights: Uint8Array.from(entries, ([, weight]) => weight) }
}

/** Documents whose postings of a term stand in one row, by their numbers: 0 to 4095, 4096 to 8191 … */
export const partSize = 4_096

const entrySize = 5

/**
 * A list as it is stored, with what has changed in it.
 *
 * @param before its postings; undefined where there is none
 * @param changes document, weight, document, weight …; 0 where it has the term no more
 */
export function withChanges(before: string | undefined, changes: readonly number[]): { documents: number; postings: string } {
  const weights = new Map<number, number>()
  if (before !== undefined) {
    const stored = readPostings([before])
    stored.documents.forEach((document, index) => weights.set(document, stored.weights[index] ?? 0))
  }
  for (let at = 0; at < changes.length; at += 2) weights.set(changes[at] ?? 0, changes[at + 1] ?? 0)
  const entries = [...weights].filter(([, weight]) => weight > 0).sort(([a], [b]) => a - b)
  const bytes = Buffer.alloc(entries.length * entrySize)
  entries.forEach(([document, weight], index) => bytes.writeUInt8(weight, bytes.writeUInt32LE(document, index * entrySize)))
  return { documents: entries.length, postings: bytes.toString('base64') }
}

/** @param texts of the parts, in their order */
export function readPostings(texts: string[]): Postings {
  const bytes = Buffer.concat(texts.map((text) => Buffer.from(text, 'base64')))
  const length = bytes.length / entrySize
  const documents = new Uint32Array(length)
  const weights = new Uint8Array(length)
  for (let index = 0; index < length; index++) {
    documents[index] = bytes.readUInt32LE(index * entrySize)
    weights[index] = bytes[index * entrySize + 4] ?? 0
  }
  return { documents, weights }
}
