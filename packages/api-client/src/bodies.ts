import { isGiven } from './is-given'

/** Bodies that are no JSON. The generated operations name the one they need, so the others are not bundled. */

/** `multipart/form-data`: files as they are, each item of a list as a part of its own, objects as JSON. */
export function multipart(body: object): FormData {
  const form = new FormData()
  forEachPart(body, (name, value) => form.append(name, value instanceof Blob ? value : toText(value)))
  return form
}

/**
 * The same, with media types for parts that are no files. A `FormData` has them only for files, and a server takes what
 * comes with a file name for an upload; so the parts are written here.
 *
 * @param types by the name of the part
 */
export function multipartOf(types: Record<string, string>): (body: object) => Blob {
  return (body) => {
    const boundary = `part-${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}`
    const parts: BlobPart[] = []
    forEachPart(body, (name, value) => {
      const file = value instanceof Blob && value
      const type = file ? file.type || 'application/octet-stream' : types[name]
      parts.push(
        `--${boundary}\r\nContent-Disposition: form-data; name=${quote(name)}${file ? `; filename=${quote(file instanceof File ? file.name : 'blob')}` : ''}`,
        `${type ? `\r\nContent-Type: ${type}` : ''}\r\n\r\n`,
        file || toText(value),
        '\r\n',
      )
    })
    return new Blob([...parts, `--${boundary}--\r\n`], { type: `multipart/form-data; boundary=${boundary}` })
  }
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
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) if (isGiven(one)) append(name, one)
  }
}

function toText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** As browsers write names in a multipart body. */
function quote(name: string): string {
  return `"${name.replace(/["\r\n]/g, encodeURIComponent)}"`
}
