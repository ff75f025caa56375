import type { OpenApiDocument, Schema } from './document'
import { follow } from './operations'

/** Whether a schema, or one that it is put together from or lets choose, is of a kind. */
export function someAlternative(document: OpenApiDocument, schema: Schema, is: (schema: Schema) => boolean, depth = 0): boolean {
  const followed = follow<Schema>(document, schema)
  const { allOf = [], oneOf = [], anyOf = [] } = followed
  return is(followed) || (depth < 20 && [...allOf, ...oneOf, ...anyOf].some((one) => someAlternative(document, one, is, depth + 1)))
}

/** `{ required: [a] }`: says which fields there must be, and nothing of what they are. */
export const isCondition = (schema: Schema): boolean => schema.required !== undefined && Object.keys(schema).every((key) => key === 'required' || (key === 'type' && schema.type === 'object'))

export function isObjectSchema({ type, properties, additionalProperties }: Schema): boolean {
  return [type].flat().includes('object') || Boolean(properties ?? additionalProperties)
}

export function isList({ type, items }: Schema): boolean {
  return [type].flat().includes('array') || items !== undefined
}

/** Whether a value may be anything but a single one: an object or a list, or whatever else where nothing is said. */
export function mayBeComposite(document: OpenApiDocument, schema: Schema): boolean {
  const isOpen = !someAlternative(document, schema, ({ type, enum: values, const: value }) => (type ?? values ?? value) !== undefined)
  return isOpen || someAlternative(document, schema, (one) => isObjectSchema(one) || isList(one))
}
