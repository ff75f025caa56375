import { document, type JsonObject } from '../../contract/document'
import { isObject } from '../../contract/is-object'
import { isRelative, type DateForm } from './read-date'

type Schema = JsonObject & { $ref?: string; properties?: Record<string, Schema>; items?: Schema; oneOf?: Schema[]; type?: string | string[]; format?: string; examples?: unknown[] }

/** Each turns what an author wrote into what the contract has for it: `{file, …}`, a date. Undefined when it cannot. */
export interface Fillers {
  image(value: JsonObject, field: string): JsonObject | undefined
  document(value: JsonObject, field: string): JsonObject | undefined
  date(value: string, form: DateForm, field: string): string | number
}

/**
 * Brings a value into the shape of a schema of the contract: absent keys that may be null become null, pictures become
 * images, documents become files, times become UTC and dates absolute, keys stand in the schema's order. What does not fit stays as it is, for the check to name.
 *
 * @param parts lists beyond the schema, with the schema of their entries; an absent one becomes empty
 */
export function fillBySchema(schemaName: string, value: JsonObject, parts: Record<string, string>, fillers: Fillers): JsonObject {
  const empty = Object.fromEntries(Object.keys(parts).map((name) => [name, []]))
  return fillObject(withParts(schemaName, parts), { ...empty, ...value }, '', fillers)
}

/** The same value, its keys in the schema's order, whatever was added later. */
export function inOrder(schemaName: string, value: JsonObject): JsonObject {
  const known = Object.keys(resolve(reference(schemaName)).properties ?? {}).filter((name) => name in value)
  return Object.fromEntries([...new Set([...known, ...Object.keys(value).sort()])].map((name) => [name, value[name]]))
}

/** Whether the contract has a field for something. */
export function hasField(schemaName: string, field: string): boolean {
  return Object.hasOwn(resolve(reference(schemaName)).properties ?? {}, field)
}

/** Keys that the contract knows where a field stands: beside `seo.meta_titel_kz` those of `seo`. */
export function keysBeside(schemaName: string, field: string): string[] {
  return Object.keys(schemaAt(resolve(reference(schemaName)), stepsTo(field).slice(0, -1))?.properties ?? {})
}

/** The first example that the contract gives of a field; undefined where it has none. */
export function exampleOf(schemaName: string, parts: Record<string, string>, field: string): string | undefined {
  const own = schemaAt(withParts(schemaName, parts), stepsTo(field))
  const example = own?.examples?.find((one) => typeof one === 'string')
  return example === undefined ? undefined : String(example)
}

function stepsTo(field: string): string[] {
  return field.split(/\.|(?=\[)/)
}

function schemaAt(whole: Schema, steps: string[]): Schema | undefined {
  let place = whole
  for (const step of steps) {
    const inner = step.startsWith('[') ? place.items : place.properties?.[step]
    if (!inner) return undefined
    place = resolve(inner)
  }
  return place
}

/** A schema of the contract, with the lists that an item has beyond it. */
function withParts(schemaName: string, parts: Record<string, string>): Schema {
  const { properties, ...schema } = resolve(reference(schemaName))
  const lists = Object.entries(parts).map(([name, part]): [string, Schema] => [name, { type: 'array', items: reference(part) }])
  return { ...schema, properties: { ...properties, ...Object.fromEntries(lists) } }
}

function reference(schemaName: string): Schema {
  return { $ref: `#/components/schemas/${schemaName}` }
}

function fill(schema: Schema, value: unknown, field: string, fillers: Fillers): unknown {
  const actual = resolve(schema)
  if (isObject(value)) {
    if (refersTo(schema, 'Image')) return fillers.image(fillObject(actual, value, field, fillers), field)
    if (refersTo(schema, 'File')) return fillers.document(fillObject(actual, value, field, fillers), field)
    return actual.properties ? fillObject(actual, value, field, fillers) : value
  }
  if (Array.isArray(value) && actual.items) {
    const { items } = actual
    // What became of a file that cannot be used has been said.
    return value.map((item, index) => fill(items, item, `${field}[${index}]`, fillers)).filter((item) => item !== undefined)
  }
  const form = typeof value === 'string' ? dateForm(actual, value) : undefined
  return form ? fillers.date(String(value), form, field) : value
}

function dateForm({ format, type }: Schema, value: string): DateForm | undefined {
  if (format === 'date-time' || format === 'date') return format
  return type === 'integer' && isRelative(value) ? 'year' : undefined
}

function fillObject(schema: Schema, value: JsonObject, path: string, fillers: Fillers): JsonObject {
  const known = Object.entries(schema.properties ?? {}).flatMap(([name, property]): [string, unknown][] => {
    const made = value[name] === undefined ? undefined : fill(property, value[name], path ? `${path}.${name}` : name, fillers)
    return made !== undefined || mayBeNull(property) ? [[name, made ?? null]] : []
  })
  const unknown = Object.entries(value).filter(([name]) => !Object.hasOwn(schema.properties ?? {}, name))
  return Object.fromEntries([...known, ...unknown])
}

/** Follows a reference; of "this or null" it takes this. */
function resolve(schema: Schema): Schema {
  if (schema.$ref) return resolve(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] as Schema)
  const alternative = schema.oneOf?.find(({ type }) => type !== 'null')
  return alternative ? resolve(alternative) : schema
}

function refersTo({ $ref, oneOf }: Schema, name: string): boolean {
  return $ref?.endsWith(`/${name}`) === true || oneOf?.some((one) => refersTo(one, name)) === true
}

function mayBeNull({ type, oneOf }: Schema): boolean {
  return (Array.isArray(type) ? type.includes('null') : type === 'null') || oneOf?.some(mayBeNull) === true
}
