/** The documents that have a term, with its weight in each: five bytes a document, as base64 text for both databases. */
export interface Postings {
  documents: Uint32Array
  weights: Uint8Array
}

export function writePostings(entries: readonly { document: number; weight: number }[]): string {
  const bytes = Buffer.alloc(entries.length * 5)
  entries.forEach(({ document, weight }, index) => {
    bytes.writeUInt32LE(document, index * 5)
    bytes.writeUInt8(weight, index * 5 + 4)
  })
  return bytes.toString('base64')
}

export function readPostings(text: string): Postings {
  const bytes = Buffer.from(text, 'base64')
  const length = bytes.length / 5
  const documents = new Uint32Array(length)
  const weights = new Uint8Array(length)
  for (let index = 0; index < length; index++) {
    documents[index] = bytes.readUInt32LE(index * 5)
    weights[index] = bytes[index * 5 + 4] ?? 0
  }
  return { documents, weights }
}
