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
