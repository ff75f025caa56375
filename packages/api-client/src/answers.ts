/** How answers are read that are not always JSON. The generated operations name the one they need. */

/** Text or a blob, as it came. */
export function asIs(read: unknown): unknown {
  return read
}

/** The same, or undefined for an empty body, as a 204 has it. */
export function asIsOrNothing(read: string | Blob): unknown {
  return (typeof read === 'string' ? read : read.size) ? read : undefined
}

/** JSON, or undefined for an empty body. */
export function jsonOrNothing(read: string | undefined): unknown {
  return read ? JSON.parse(read) : undefined
}

/** Undefined, whatever came: the contract describes nothing. */
export function nothing(): undefined {
  return undefined
}

/** JSON where the answer says that it is, otherwise its text: of a media type that the contract leaves open. */
export function jsonOrText(read: string, { headers }: Response): unknown {
  return json.test(headers.get('content-type') ?? '') ? JSON.parse(read) : read
}

const json = /^[^;]*[/+]json\s*(;|$)/i

/** JSON, text or a blob, as the answer's own media type says; undefined for nothing of no type. */
export async function byMediaType(read: Blob, { headers }: Response): Promise<unknown> {
  const type = headers.get('content-type') ?? ''
  if (json.test(type)) return jsonOrNothing(await read.text())
  if (/^text\//i.test(type)) return read.text()
  return type || read.size ? read : undefined
}
