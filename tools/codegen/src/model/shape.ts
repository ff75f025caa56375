import { isCondition } from './alternatives'
import type { OpenApiDocument, Schema } from './document'
import { readPointer, splitPointer } from './pointer'

/** A schema without its wrapping: the component it names, whether null is allowed, and what it is to be chosen from. */
export interface Shape {
  schema: Schema
  nullable: boolean
  /** The component's name, where the schema is one. */
  component?: string
  /** The alternatives, null aside, where there are several. */
  choices?: Schema[]
}

/**
 * Follows `$ref`, `oneOf: [X, null]`, `allOf: [X]` and `type: [X, null]`; merges the objects of an `allOf`. A cycle of
 * nothing else is any value. A schema always gives the same object.
 */
export function unwrap(document: OpenApiDocument, schema: Schema, seen: readonly Schema[] = []): Shape {
  if (seen.includes(schema)) return { schema: {}, nullable: true }
  const shape = known.get(schema) ?? { ...unwrapNew(document, schema, [...seen, schema]), nullable: allowsNull(document, schema, [...seen, schema]) }
  known.set(schema, shape)
  return shape
}

const known = new WeakMap<Schema, Shape>()

function unwrapNew(document: OpenApiDocument, schema: Schema, around: readonly Schema[]): Shape {
  if (schema.$ref) {
    const inner = unwrap(document, (readPointer(document, schema.$ref) ?? {}) as Schema, around)
    const component = inner.component ?? componentName(schema.$ref)
    return component === undefined ? inner : { ...inner, component }
  }
  const alternatives = schema.oneOf ?? schema.anyOf ?? []
  const choices = alternatives.filter((one) => !isNull(one) && !isCondition(one))
  const [only] = choices
  if (only && choices.length === 1 && !schema.properties && !schema.allOf) return unwrap(document, only, around)
  if (choices.length > 1 && !schema.properties && !schema.allOf) return { schema, nullable: false, choices }
  const [part] = schema.allOf ?? []
  if (part && schema.allOf?.length === 1 && !schema.properties && choices.length === 0) return unwrap(document, part, around)
  return { schema: schema.allOf || choices.length > 0 ? mergeObjects(document, schema, choices, around) : schema, nullable: false }
}

/** Whether null is among the values of a schema. Fields and items say that a value is an object or a list. */
function allowsNull(document: OpenApiDocument, schema: Schema, around: readonly Schema[]): boolean {
  const { $ref, type, enum: values, const: value, allOf = [], oneOf, anyOf, properties, items } = schema
  const inner = (one: Schema) => unwrap(document, one, around).nullable
  if ($ref) return inner((readPointer(document, $ref) ?? {}) as Schema)
  if (type === undefined ? properties !== undefined || items !== undefined : ![type].flat().includes('null')) return false
  if (values ? !values.includes(null) : value !== undefined && value !== null) return false
  return [oneOf, anyOf].every((choices) => !choices || choices.some((one) => !isCondition(one) && inner(one)) || choices.every(isCondition)) && allOf.every(inner)
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

/** The component that a reference names; undefined where it leads elsewhere. */
export function componentName(reference: string): string | undefined {
  const [, , name, more] = reference.startsWith('#/components/schemas/') ? splitPointer(reference) : []
  return more === undefined ? name : undefined
}

/** One object with the fields of all parts, and those of the alternatives as fields that may be missing. */
function mergeObjects(document: OpenApiDocument, { allOf = [], oneOf: _oneOf, anyOf: _anyOf, ...own }: Schema, choices: Schema[], around: readonly Schema[]): Schema {
  const shapes = allOf.map((part) => unwrap(document, part, around))
  const parts = [...shapes.map(({ schema }) => schema), own]
  const optional = [...choices, ...shapes.flatMap((shape) => shape.choices ?? [])].map((choice) => unwrap(document, choice, around).schema)
  const properties = Object.assign({}, ...[...optional, ...parts].map((part) => part.properties ?? {})) as Record<string, Schema>
  const required = parts.flatMap((part) => part.required ?? [])
  if (Object.keys(properties).length > 0) return { ...own, type: 'object', properties, required }
  return { ...parts.find((part) => typeOf(part) !== undefined || part.enum), ...own }
}

const isNull = ({ type, enum: values, const: value }: Schema): boolean => type === 'null' || value === null || (values?.length === 1 && values[0] === null)
