/** How answers are read that are not always JSON. The generated operations name the one they need. */

/** Text or a blob, as it came. */
export function asIs(read: unknown): unknown {
  return read
}

/** JSON, or undefined for an empty body. */
export function jsonOrNothing(read: string | undefined): unknown {
  return read ? JSON.parse(read) : undefined
}
