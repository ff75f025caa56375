import type { OpenApiDocument, Schema } from '../model/document'
import { follow } from '../model/operations'
import { propertiesOf } from '../model/part-types'
import { isObject } from '../model/pointer'
import { walkHolders } from '../model/walk'
import { asTyped } from './plain-schemas'

/**
 * Has, in place, the examples of parameters and bodies be of the types that their schemas have, however deep: of texts, YAML reads `zip: 90210` as a
 * number, and what breaks its schema is nobody's example.
 */
export function typeExamples(document: OpenApiDocument): void {
  const known = new Map<Schema, Record<string, Schema>>()
  const fieldsOf = (schema: Schema): Record<string, Schema> => {
    const fields = known.get(schema) ?? propertiesOf(document, schema)
    known.set(schema, fields)
    return fields
  }
  const typed = (schema: Schema, value: unknown, depth = 0): unknown => {
    if (depth > 20) return value
    const own = follow<Schema>(document, schema)
    const { type, items } = own
    if (Array.isArray(value)) return items ? value.map((one: unknown) => typed(items, one, depth + 1)) : value
    if (!isObject(value)) return type === undefined ? value : asTyped(value, [type].flat())
    const fields = fieldsOf(own)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, Object.hasOwn(fields, name) ? typed(fields[name] ?? {}, one, depth + 1) : one]))
  }
  const typeIn = (holder: Record<string, unknown>): void => {
    const schema = holder.schema as Schema
    if (!isObject(schema)) return
    if ('example' in holder) holder.example = typed(schema, holder.example)
    for (const one of isObject(holder.examples) ? Object.values(holder.examples) : []) if (isObject(one) && 'value' in one) one.value = typed(schema, one.value)
  }
  walkHolders(document, ({ content, parameters, headers }) => {
    for (const group of [content, parameters, headers]) for (const one of typeof group === 'object' && group !== null ? Object.values(group) : []) if (isObject(one)) typeIn(one)
  })
}
