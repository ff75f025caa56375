import type { OpenApiDocument } from '../model/document'
import { isObject } from '../model/pointer'
import { changeParts, changeSchemas } from '../model/schema-parts'

/**
 * Writes schemas, in place, in the forms that emitters know: `true` and `false` as `{}` and `{ not: {} }`, but not where
 * they say that there may be more than what is named, or no more; and a `$ref` beside which there is more to keep as one of `allOf`.
 * A list of values that has none goes: who writes it means no values of its own, not that nothing fits. So does a pattern that is
 * the picture of a time, `YYYY-MM-DDThh:mm:ssZ`: as a regular expression no time keeps it.
 */
export function makeSchemasPlain(document: OpenApiDocument): OpenApiDocument {
  changeSchemas(document, makePlain)
  return document
}

/** Of other keywords null means that nothing stands behind the key, or a bound of `.inf`, which JSON does not have. */
const mayBeNull: ReadonlySet<string> = new Set(['const', 'default', 'example'])

/** What tells of a schema, and demands nothing. */
export const isAnnotation = (key: string): boolean => annotations.has(key) || key.startsWith('x-')

const annotations: ReadonlySet<string> = new Set(['title', 'summary', 'description', 'deprecated', 'default', 'examples', 'externalDocs', 'readOnly', 'writeOnly'])

/** What JSON Schema calls the types of JSON. */
export const typeNames: ReadonlySet<unknown> = new Set(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'])

/** Whether JSON Schema counts a value among those of a type. */
export function isOfType(value: unknown, type: unknown): boolean {
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  return type === kind || (type === 'integer' && Number.isInteger(value))
}

function makePlain(schema: unknown): unknown {
  // YAML has null where nothing stands behind a key.
  if (schema === null) return {}
  if (typeof schema === 'boolean') return schema ? {} : { not: {} }
  if (!isObject(schema)) return schema
  const plain = changeParts(schema, (part, key) => (typeof part === 'boolean' && /^(additional|unevaluated)/.test(key ?? '') ? part : makePlain(part)))
  for (const [key, value] of Object.entries(plain)) if (value === null && !mayBeNull.has(key) && !key.startsWith('x-')) Reflect.deleteProperty(plain, key)
  mendOldForms(plain)
  if (Array.isArray(plain.enum) && plain.enum.length === 0) delete plain.enum
  if (typeof plain.pattern === 'string' && /^(?=.*(yy.*[md]{2}|[md]{2}.*yy|hh.?mm))[ymdhstz'^$:.,/ -]+$/i.test(plain.pattern)) delete plain.pattern
  mendValues(plain)
  if (plain.$ref === undefined) return plain
  const { $ref, ...own } = plain
  const isMore = Object.keys(own).some((key) => !isAnnotation(key) && !/^\$(defs|comment|schema)$/.test(key))
  return isMore ? { ...own, allOf: [{ $ref }, ...(Array.isArray(own.allOf) ? (own.allOf as unknown[]) : [])] } : plain
}

/** What Swagger, and JSON Schema before its draft 4, had in other forms: a field says itself that it is required, a discriminator is a name, a file a type, and so is anything. */
function mendOldForms(schema: Record<string, unknown>): void {
  if (!Array.isArray(schema.required)) delete schema.required
  if (typeof schema.discriminator === 'string') schema.discriminator = { propertyName: schema.discriminator }
  if (isObject(schema.discriminator) && typeof schema.discriminator.propertyName !== 'string') delete schema.discriminator
  if (schema.type === 'file') Object.assign(schema, { type: 'string', format: 'binary' })
  // Nothing would be of such a type.
  if (typeof schema.type === 'string' && !typeNames.has(schema.type)) delete schema.type
}

/**
 * Has values be of the type beside them: of texts, YAML reads `1` as a number. Where none of an `enum` can be, those of a list are meant for its
 * items, and otherwise it is not the type that is meant.
 */
function mendValues(schema: Record<string, unknown>): void {
  if (schema.type === undefined) return
  const types = [schema.type].flat()
  const typed = (value: unknown): unknown => asTyped(value, types)
  if ('default' in schema) schema.default = typed(schema.default)
  for (const key of ['enum', 'examples']) if (Array.isArray(schema[key])) schema[key] = schema[key].map(typed)
  const { enum: values, items } = schema
  if (!Array.isArray(values) || values.some((value) => types.some((type) => isOfType(value, type)))) return
  if (!types.includes('array')) return void delete schema.type
  delete schema.enum
  schema.items = makePlain({ enum: values as unknown[], ...(isObject(items) && items) })
}

/** A value as one of the types has it, where that can be. */
export function asTyped(value: unknown, types: unknown[]): unknown {
  if (typeof value === 'object' || types.some((type) => isOfType(value, type))) return value
  // Of a number too large for JavaScript not all digits are left.
  if (types.includes('string')) return Number.isInteger(value) && !Number.isSafeInteger(value) ? value : String(value)
  const text = String(value)
  if (/^-?\d+(\.\d+)?$/.test(text) && types.some((type) => isOfType(Number(text), type))) return Number(text)
  return types.includes('boolean') && /^(true|false)$/.test(text) ? text === 'true' : value
}
