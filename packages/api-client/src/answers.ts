/** How answers are read that are not always JSON. The generated operations name the one they need. */

/** Text or a blob, as it came. */
export function asIs(read: unknown): unknown {
  return read
}

/** JSON, or undefined for an empty body. */
export function jsonOrNothing(read: string | undefined): unknown {
  return read ? JSON.parse(read) : undefined
}

/** JSON, text or a blob, as the answer's own media type says; undefined for nothing of no type. */
export async function byMediaType(read: Blob, { headers }: Response): Promise<unknown> {
  const type = headers.get('content-type') ?? ''
  if (/^[^;]*[/+]json\s*(;|$)/i.test(type)) return jsonOrNothing(await read.text())
  if (/^text\//i.test(type)) return read.text()
  return type || read.size ? read : undefined
}
