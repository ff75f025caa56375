import type { OpenApiDocument, Schema } from '../document'
import { follow } from '../operations'
import { splitPointer } from '../pointer'

/** A schema without its wrapping: the component it names, and whether null is allowed. */
export interface Shape {
  schema: Schema
  nullable: boolean
  /** The component's name, where the schema is one. */
  component?: string
}

/** Follows `$ref`, `oneOf: [X, null]`, `allOf: [X]`, `type: [X, null]` and `nullable`; merges the objects of an `allOf`. */
export function unwrap(document: OpenApiDocument, schema: Schema, seen = 0): Shape {
  if (seen > 50) return { schema: {}, nullable: true }
  if (schema.$ref) {
    const inner = unwrap(document, follow<Schema>(document, { $ref: schema.$ref }), seen + 1)
    const component = inner.component ?? componentName(schema.$ref)
    return component ? { ...inner, component } : inner
  }
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) {
    const rest = choices.filter(({ type, enum: values }) => type !== 'null' && !(values?.length === 1 && values[0] === null))
    const [only] = rest
    if (rest.length !== 1 || !only) return { schema: {}, nullable: isNullable(schema) || rest.length < choices.length }
    const inner = unwrap(document, only, seen + 1)
    return { ...inner, nullable: inner.nullable || isNullable(schema) || rest.length < choices.length }
  }
  const [part] = schema.allOf ?? []
  if (part && schema.allOf?.length === 1 && !schema.properties) {
    const inner = unwrap(document, part, seen + 1)
    return { ...inner, nullable: inner.nullable || isNullable(schema) }
  }
  if (schema.allOf) return { schema: mergeObjects(document, schema, seen), nullable: isNullable(schema) }
  return { schema, nullable: isNullable(schema) }
}

/** The schema's one type besides null; undefined when there is none or several. */
export function typeOf({ type, properties, items }: Schema): string | undefined {
  const types = [type ?? []].flat().filter((one) => one !== 'null')
  if (types.length > 1) return undefined
  return types[0] ?? (properties ? 'object' : items ? 'array' : undefined)
}

/** A page of a list rather than a thing of its own: `data` beside `total`. */
export function isListEnvelope({ properties = {} }: Schema): boolean {
  return 'total' in properties && properties.data !== undefined && typeOf(properties.data) === 'array'
}

function mergeObjects(document: OpenApiDocument, { allOf = [], ...own }: Schema, seen: number): Schema {
  const parts = [...allOf.map((part) => unwrap(document, part, seen + 1).schema), own]
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<string, Schema>
  return { ...own, ...(Object.keys(properties).length > 0 ? { type: 'object', properties } : {}), required: parts.flatMap((part) => part.required ?? []) }
}

function isNullable({ type, nullable }: Schema): boolean {
  return nullable === true || (Array.isArray(type) && type.includes('null'))
}

function componentName(reference: string): string | undefined {
  return reference.startsWith('#/components/schemas/') ? splitPointer(reference)[2] : undefined
}
