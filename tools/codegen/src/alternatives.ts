import type { OpenApiDocument, Schema } from './document'
import { follow } from './operations'

/** Whether a schema, or one that it is put together from or lets choose, is of a kind. */
export function someAlternative(document: OpenApiDocument, schema: Schema, is: (schema: Schema) => boolean, depth = 0): boolean {
  const followed = follow<Schema>(document, schema)
  const { allOf = [], oneOf = [], anyOf = [] } = followed
  return is(followed) || (depth < 20 && [...allOf, ...oneOf, ...anyOf].some((one) => someAlternative(document, one, is, depth + 1)))
}

export function isObjectSchema({ type, properties, additionalProperties }: Schema): boolean {
  return [type].flat().includes('object') || Boolean(properties ?? additionalProperties)
}

export function isList({ type, items }: Schema): boolean {
  return [type].flat().includes('array') || items !== undefined
}
