import type { OpenApiDocument } from '../model/document'
import { placedOperations } from '../model/operations'
import { isObject } from '../model/pointer'
import { changeParts, changeSchemas } from '../model/schema-parts'
import { isAnnotation } from './plain-schemas'

type Schema = Record<string, unknown>

/** Turns, in place, an OpenAPI 3.0 document into one of 3.1 that means the same, so that only this file knows of 3.0. */
export function upgradeDocument(document: OpenApiDocument): OpenApiDocument {
  if (!document.openapi.startsWith('3.0.')) {
    changeSchemas(document, readOlder)
    return document
  }
  changeSchemas(document, upgradeSchema)
  const bodies = placedOperations(document.paths).flatMap(({ operation }) => operation.requestBody ?? [])
  for (const body of [...bodies, ...Object.values(document.components?.requestBodies ?? {})]) dropPartStyles(body)
  document.openapi = '3.1.0'
  return document
}

/** In 3.0, the style of a field is ignored in any body but `application/x-www-form-urlencoded`. */
function dropPartStyles(body: object): void {
  const { content } = body as Record<string, unknown>
  for (const [type, media] of Object.entries(isObject(content) ? content : {})) {
    if (/x-www-form-urlencoded/i.test(type) || !isObject(media) || !isObject(media.encoding)) continue
    media.encoding = Object.fromEntries(Object.entries(media.encoding).map(([name, one]) => [name, isObject(one) ? pick(one, (key) => !/^(style|explode|allowReserved)$/.test(key)) : one]))
  }
}

function upgradeSchema(schema: unknown): unknown {
  if (!isObject(schema)) return schema
  if (typeof schema.$ref === 'string') return dropNeighbours(schema)
  return allowNull(renameExample(moveExclusive(nameNull(changeParts(schema, upgradeSchema)))))
}

/** A schema of 3.1 may be of an older dialect, by `$schema` or by mistake: there an exclusive bound is a truth value, and `nullable` allows null. */
function readOlder(schema: unknown): unknown {
  return isObject(schema) ? allowNull(moveExclusive(nameNull(changeParts(schema, readOlder)))) : schema
}

/**
 * YAML reads `null` without quotes as nothing. In a list of types, and as the type of a choice, it means the type. Where a type is
 * null the values are meant to have it, too: to the letter it would say nothing.
 */
function nameNull(schema: Schema): Schema {
  if (Array.isArray(schema.type)) schema.type = schema.type.map((one: unknown) => one ?? 'null')
  if (Array.isArray(schema.type) && schema.type.includes('null')) Object.assign(schema, valuesWithNull(schema))
  for (const choices of [schema.anyOf, schema.oneOf]) {
    if (Array.isArray(choices)) for (const one of choices as unknown[]) if (isObject(one) && one.type === null) one.type = 'null'
  }
  return schema
}

/** In 3.0, what stands beside a `$ref` is ignored; as a comment it may stay. */
function dropNeighbours(schema: Schema): Schema {
  return pick(schema, (key) => key === '$ref' || isAnnotation(key))
}

function moveExclusive(schema: Schema): Schema {
  if (typeof schema.exclusiveMinimum !== 'boolean' && typeof schema.exclusiveMaximum !== 'boolean') return schema
  const changed = { ...schema }
  for (const [bound, exclusive] of [['minimum', 'exclusiveMinimum'], ['maximum', 'exclusiveMaximum']] as const) {
    if (typeof schema[exclusive] !== 'boolean') continue
    delete changed[exclusive]
    if (!schema[exclusive] || !(bound in schema)) continue
    delete changed[bound]
    changed[exclusive] = schema[bound]
  }
  return changed
}

function renameExample(schema: Schema): Schema {
  if (!('example' in schema)) return schema
  const { example, ...rest } = schema
  return { examples: [example], ...rest }
}

/**
 * To the letter, 3.0.3 lets `nullable` add null to a `type` beside it, and to nothing else. Documents mean more, and
 * tools read it so: null is allowed, whatever else the schema says.
 */
function allowNull(older: Schema): Schema {
  if (!('nullable' in older)) return older
  const { nullable, ...schema } = older
  if (nullable !== true) return schema
  const composed = ['$ref', '$dynamicRef', 'const', 'allOf', 'anyOf', 'oneOf', 'not', ...(schema.type === undefined ? ['properties', 'items', 'additionalProperties'] : [])]
  if (composed.some((key) => key in schema)) return { ...pick(schema, isAnnotation), anyOf: [...choices(pick(schema, (key) => !isAnnotation(key))), { type: 'null' }] }
  return { ...schema, ...valuesWithNull(schema), ...(schema.type === undefined ? {} : { type: [...new Set([schema.type, 'null'].flat())] }) }
}

/** A list of none stays one, for it means no values of its own. */
function valuesWithNull({ enum: values }: Schema): Schema {
  return Array.isArray(values) && values.length > 0 && !values.includes(null) ? { enum: [...(values as unknown[]), null] } : {}
}

/** What stands in an `anyOf` for a schema that is nothing but an `anyOf` itself, or an `allOf` of one. */
function choices(schema: Schema): unknown[] {
  const [key, ...more] = Object.keys(schema)
  const list = key === 'anyOf' || key === 'allOf' ? schema[key] : undefined
  return more.length === 0 && Array.isArray(list) && (key === 'anyOf' || list.length === 1) ? list : [schema]
}

function pick(schema: Schema, wanted: (key: string) => boolean): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => wanted(key)))
}
