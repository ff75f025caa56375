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

/** Collects the documents that have a term, in ascending order. */
export class PostingsWriter {
  private bytes = Buffer.alloc(8 * entrySize)
  /** Documents so far. */
  count = 0

  add(document: number, weight: number): void {
    const at = this.count * entrySize
    if (at === this.bytes.length) this.bytes = Buffer.concat([this.bytes], 2 * at)
    this.bytes.writeUInt32LE(document, at)
    this.bytes.writeUInt8(weight, at + 4)
    this.count += 1
  }

  text(): string {
    return this.bytes.toString('base64', 0, this.count * entrySize)
  }
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
