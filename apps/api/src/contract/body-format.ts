import type { JsonObject } from './document'

/** One of the media types that a body may have. */
export interface BodyFormat {
  mediaType: string
  schema: JsonObject
  /** Of a form: how each part is read. */
  parts: Record<string, FormPart>
  examples: unknown[]
}

export interface FormPart {
  kind: 'file' | 'json' | 'number' | 'boolean' | 'text'
  /** Media types of a file, as its content shows; empty for any. */
  accepts: string[]
  /** How many parts may have the name, where the value is a list. */
  list: number | undefined
}

/** A media type of the document. */
export interface MediaType {
  schema: JsonObject
  encoding?: Record<string, { contentType?: string }>
  examples?: Record<string, { value: unknown }>
}

/** @param resolve follows the reference of a schema, where it is one */
export function readFormat(mediaType: string, { schema, encoding = {}, examples = {} }: MediaType, resolve: (schema: JsonObject) => JsonObject): BodyFormat {
  const properties = (resolve(schema)['properties'] ?? {}) as Record<string, JsonObject>
  const readPart = (name: string, property: JsonObject): FormPart => {
    const own = resolve(property)
    const isList = own['type'] === 'array'
    return {
      kind: kindOf(isList ? resolve(own['items'] as JsonObject) : own),
      accepts: (encoding[name]?.contentType ?? '').split(',').map((type) => type.trim()).filter(Boolean),
      list: isList ? Number(own['maxItems'] ?? Infinity) : undefined,
    }
  }
  return {
    mediaType,
    schema,
    parts: Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, readPart(name, property)])),
    examples: Object.values(examples).map(({ value }) => value),
  }
}

/** Numbers and the like come as text, objects as JSON text. */
function kindOf({ type, format }: JsonObject): FormPart['kind'] {
  const types = [type].flat()
  if (format === 'binary') return 'file'
  if (types.includes('object') || types.includes('array')) return 'json'
  if (types.includes('integer') || types.includes('number')) return 'number'
  return types.includes('boolean') ? 'boolean' : 'text'
}
