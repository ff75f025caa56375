import type { JsonObject } from '../../contract/document'
import { isObject } from '../../contract/is-object'
import type { Kind } from '../kind'

/** Names below content/media, by the address that readers see, and by id: copies of a file in several folders have one address. */
export type PictureNames = ReadonlyMap<string | number, string>

/** The opposite of what the import does: the item as an author would have written it. */
export function toEntry(kind: Kind, item: JsonObject, pictures: PictureNames): JsonObject {
  const written = kind.toFile?.(item) ?? item
  const computed = Object.keys(kind.computed ?? {})
  const own = Object.fromEntries(Object.entries(written).filter(([key]) => !computed.includes(key)))
  const empty = Object.fromEntries(Object.keys(kind.parts ?? {}).map((name) => [name, []]))
  const defaults: JsonObject = { ...empty, ...kind.defaults }
  return { ...withoutDefaults(simplify(own, pictures) as JsonObject, defaults), ...nullsBesideDefaults(own, defaults) }
}

/** What is null on purpose, where the default would come in its place. */
function nullsBesideDefaults(item: JsonObject, defaults: JsonObject): JsonObject {
  const names = Object.keys(defaults).filter((name) => item[name] === null && defaults[name] !== null)
  return Object.fromEntries(names.map((name) => [name, null]))
}

/** Drops null, turns images and documents into the names of their files, and addresses in HTML likewise. */
function simplify(value: unknown, pictures: PictureNames): unknown {
  if (typeof value === 'string') return nameImages(value, pictures)
  if (Array.isArray(value)) return value.map((item) => simplify(item, pictures))
  if (!isObject(value)) return value

  const file = typeof value['url'] === 'string' && ('width' in value || 'mime' in value) && pictures.has(value['url']) ? pictures.get(Number(value['id'])) : undefined
  const { id, url, width, height, sources, mime, ext, size_bytes, ...texts } = value
  void [id, url, width, height, sources, mime, ext, size_bytes]
  const source = file ? { file, ...texts } : value
  return Object.fromEntries(Object.entries(source).filter(([, part]) => part !== null).map(([key, part]) => [key, simplify(part, pictures)]))
}

function nameImages(text: string, pictures: PictureNames): string {
  const plain = text.replace(/<picture>(?:<source [^>]*>)*(<img [^>]*>)<\/picture>/g, '$1')
  return plain.replace(/(<img[^>]*?\ssrc="|<a[^>]*?\shref=")([^"]+)"/g, (all: string, before: string, url: string) => {
    const file = pictures.get(url)
    return file ? `${before}/media/${file}"` : all
  })
}

function withoutDefaults(value: JsonObject, defaults: JsonObject): JsonObject {
  const kept = Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
    const preset = defaults[key]
    if (isObject(part) && isObject(preset)) {
      const rest = withoutDefaults(part, preset)
      return Object.keys(rest).length > 0 ? [[key, rest]] : []
    }
    return JSON.stringify(part) === JSON.stringify(preset) ? [] : [[key, part]]
  })
  return Object.fromEntries(kept)
}
