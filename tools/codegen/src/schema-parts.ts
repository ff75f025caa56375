import { methods, type OpenApiDocument } from './document'
import { isBinary } from './is-binary'
import { isJson, isRange } from './operations'
import { isObject } from './pointer'

/** Where JSON Schema holds schemas: one by one, in lists, and by name. */
const places = new Map<string, 'single' | 'list' | 'table'>([
  ...['additionalProperties', 'unevaluatedProperties', 'propertyNames', 'items', 'contains', 'unevaluatedItems', 'not', 'if', 'then', 'else', 'contentSchema'].map((key) => [key, 'single'] as const),
  ...['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((key) => [key, 'list'] as const),
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs'].map((key) => [key, 'table'] as const),
])

/** A copy of a schema with its direct parts changed; `keys` lead from the schema to the part. */
export function mapParts(schema: Record<string, unknown>, change: (part: unknown, ...keys: string[]) => unknown): Record<string, unknown> {
  const changed = { ...schema }
  for (const key of Object.keys(schema)) {
    const place = places.get(key)
    const held = schema[key]
    if (place === 'single') changed[key] = change(held, key)
    else if (place === 'list' && Array.isArray(held)) changed[key] = held.map((part: unknown, index) => change(part, key, String(index)))
    else if (place === 'table' && isObject(held)) {
      const table = { ...held }
      for (const name of Object.keys(table)) table[name] = change(table[name], key, name)
      changed[key] = table
    }
  }
  return changed
}

/** Where a schema stands: in what is sent to the server, or read from it; and whether bytes in it are files, as in a form. */
export interface Use {
  sent: boolean
  files: boolean
}

/** Changes, in place, every schema that the document holds outside of other schemas; a component has no use of its own. */
export function changeSchemas(document: OpenApiDocument, change: (schema: unknown, use?: Use) => unknown): void {
  const { components, paths, webhooks } = document
  const schemas = components?.schemas as Record<string, unknown> | undefined
  if (isObject(schemas)) for (const name of Object.keys(schemas)) schemas[name] = change(schemas[name])
  // Of the components only headers are what their holder is, and they stand in answers.
  changeHeld(components, change, false, { sent: false, files: false })
  for (const holder of members(paths)) changeHeld(holder, change, false, { sent: true, files: false })
  for (const holder of members(webhooks)) changeHeld(holder, change, true, { sent: false, files: false })
}

/**
 * Any object of OpenAPI that leads to schemas: their keys do not clash.
 *
 * @param isReversed whether the server sends the requests
 */
function changeHeld(holder: unknown, change: (schema: unknown, use: Use) => unknown, isReversed: boolean, use: Use): void {
  if (!isObject(holder)) return
  if ('schema' in holder) holder.schema = change(holder.schema, use)
  const asked = { sent: !isReversed, files: false }
  for (const key of [...methods, 'requestBody']) changeHeld(holder[key], change, isReversed, asked)
  for (const key of ['parameters', 'requestBodies', 'pathItems']) for (const member of members(holder[key])) changeHeld(member, change, isReversed, asked)
  for (const member of members(holder.responses)) changeHeld(member, change, isReversed, { sent: isReversed, files: false })
  for (const key of ['headers', 'encoding']) for (const member of members(holder[key])) changeHeld(member, change, isReversed, use)
  if (isObject(holder.content)) for (const [type, media] of Object.entries(holder.content)) changeHeld(media, change, isReversed, { ...use, files: areFiles(type, media) })
  for (const callback of members(holder.callbacks)) for (const item of members(callback)) changeHeld(item, change, !isReversed, { sent: isReversed, files: false })
}

/** Whether bytes are files there. Of what may be of any type only the whole is: within an object they are JSON. */
function areFiles(type: string, media: unknown): boolean {
  if (!isJson(type)) return !/x-www-form-urlencoded/i.test(type)
  return isRange(type) && isObject(media) && isObject(media.schema) && isBinary(media.schema)
}

function members(group: unknown): unknown[] {
  return typeof group === 'object' && group !== null ? Object.values(group) : []
}
