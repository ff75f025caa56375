import { document, type JsonObject } from '../../contract/document'
import { normaliseTime } from '../time'
import { isObject } from './read-files'

type Schema = JsonObject & { $ref?: string; properties?: Record<string, Schema>; items?: Schema; oneOf?: Schema[]; type?: string | string[]; format?: string }

/** Turns `{file, alt_*}` into an image of the contract; undefined when it can not. */
export type ToImage = (value: JsonObject, field: string) => JsonObject | undefined

/**
 * Brings a value into the shape of a schema of the contract: absent keys that may be null become null, pictures become
 * images, times become UTC, keys stand in the schema's order. What does not fit stays as it is, for the check to name.
 */
export function fillBySchema(schemaName: string, value: JsonObject, toImage: ToImage): JsonObject {
  return fillObject(resolve({ $ref: `#/components/schemas/${schemaName}` }), value, '', toImage)
}

function fill(schema: Schema, value: unknown, field: string, toImage: ToImage): unknown {
  const actual = resolve(schema)
  if (isObject(value)) {
    if (isImage(schema)) return toImage(fillObject(actual, value, field, toImage), field)
    return actual.properties ? fillObject(actual, value, field, toImage) : value
  }
  if (Array.isArray(value) && actual.items) {
    const { items } = actual
    return value.map((item, index) => fill(items, item, `${field}[${index}]`, toImage))
  }
  return typeof value === 'string' && actual.format === 'date-time' ? normaliseTime(value) : value
}

function fillObject(schema: Schema, value: JsonObject, path: string, toImage: ToImage): JsonObject {
  const filled: JsonObject = {}
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const field = path ? `${path}.${name}` : name
    if (value[name] !== undefined) {
      const made = fill(property, value[name], field, toImage)
      // What became of a picture that can not be used has been said.
      if (made !== undefined || mayBeNull(property)) filled[name] = made ?? null
    } else if (mayBeNull(property)) filled[name] = null
  }
  for (const [name, unknown] of Object.entries(value)) if (!Object.hasOwn(schema.properties ?? {}, name)) filled[name] = unknown
  return filled
}

/** Follows a reference; of "this or null" it takes this. */
function resolve(schema: Schema): Schema {
  if (schema.$ref) return resolve(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] as Schema)
  const alternative = schema.oneOf?.find(({ type }) => type !== 'null')
  return alternative ? resolve(alternative) : schema
}

function isImage({ $ref, oneOf }: Schema): boolean {
  return $ref?.endsWith('/Image') === true || oneOf?.some(isImage) === true
}

function mayBeNull({ type, oneOf }: Schema): boolean {
  return (Array.isArray(type) ? type.includes('null') : type === 'null') || oneOf?.some(mayBeNull) === true
}
