/** JSON pointers (RFC 6901), as `$ref` writes them. */

/** The part of `document` that `#/a/b` names; undefined when there is none. */
export function readPointer(document: unknown, pointer: string): unknown {
  let node = document
  for (const key of splitPointer(pointer)) node = typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined
  return node
}

/** The keys of a pointer. Each is split once: many places of a document refer to the same few. */
export function splitPointer(pointer: string): readonly string[] {
  const keys = known.get(pointer) ?? split(pointer)
  known.set(pointer, keys)
  return keys
}

const known = new Map<string, readonly string[]>()

function split(pointer: string): string[] {
  return pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decode)
}

/** A percent sign is written as an escape only where it would be read as one. */
export function joinPointer(...keys: string[]): string {
  return `#/${keys.map((key) => key.replace(/~/g, '~0').replace(/\//g, '~1').replace(/%(?=[0-9a-f]{2})/gi, '%25')).join('/')}`
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A percent sign that starts no escape is meant literally. */
function decode(part: string): string {
  if (!/[%~]/.test(part)) return part
  return percentDecoded(part).replace(/~1/g, '/').replace(/~0/g, '~')
}

function percentDecoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
