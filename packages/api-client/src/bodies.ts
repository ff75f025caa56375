/** Bodies that are no JSON. The generated operations name the one they need, so the others are not bundled. */

/** `multipart/form-data`: files as they are, each item of a list as a part of its own, objects as JSON. */
export function multipart(body: object): FormData {
  const form = new FormData()
  forEachPart(body, (name, value) => form.append(name, value instanceof Blob ? value : toText(value)))
  return form
}

/** `application/x-www-form-urlencoded`: each item of a list as a pair of its own, objects as JSON. */
export function urlEncoded(body: object): URLSearchParams {
  const form = new URLSearchParams()
  forEachPart(body, (name, value) => form.append(name, toText(value)))
  return form
}

/** Text or bytes as they are. */
export function rawBody(body: BodyInit): BodyInit {
  return body
}

function forEachPart(body: object, append: (name: string, value: unknown) => void): void {
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) if (one !== undefined && one !== null) append(name, one)
  }
}

function toText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
