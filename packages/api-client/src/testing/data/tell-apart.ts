import type { Schema, SchemaObject } from './json-schema'

const told = new WeakMap<SchemaObject, SchemaObject>()

/**
 * A choice with a discriminator in words of JSON Schema, which knows none: `if` the property has the value of a choice, that one
 * holds and no other is asked. What lacks the property, or has null there, is held against all of them.
 *
 * @returns the schema itself where its mapping does not tell all of its choices apart
 */
export function tellApart(schema: SchemaObject): SchemaObject {
  if (!schema.discriminator?.mapping) return schema
  const known = told.get(schema) ?? withConditions(schema, schema.discriminator.mapping, schema.discriminator.propertyName)
  told.set(schema, known)
  return known
}

function withConditions(schema: SchemaObject, mapping: Record<string, string>, property: string): SchemaObject {
  const { oneOf, anyOf, discriminator: _discriminator, ...rest } = schema
  const choices = oneOf ?? anyOf ?? []
  const named = choices.flatMap((choice) => (typeof choice === 'object' && choice.$ref !== undefined ? [{ choice, values: valuesOf(mapping, choice.$ref) }] : []))
  if ((oneOf && anyOf) || named.length < 2 || named.some(({ values }) => values.length === 0)) return schema
  const has = (values: string[]): Schema => ({ properties: { [property]: { enum: values.flatMap(asWritten) } } })
  const chosen = named.map(({ choice, values }): Schema => ({ if: has(values), then: choice }))
  const key = oneOf ? 'oneOf' : 'anyOf'
  const own: Schema = { if: { type: 'object', required: [property], properties: { [property]: { not: { type: 'null' } } } }, then: { allOf: [has(named.flatMap(({ values }) => values)), ...chosen] }, else: { [key]: named.map(({ choice }) => choice) } }
  return { ...rest, [key]: [own, ...choices.filter((choice) => named.every((one) => one.choice !== choice))] }
}

/** A mapping may name a schema by its bare name. */
function valuesOf(mapping: Record<string, string>, reference: string): string[] {
  return Object.keys(mapping).filter((value) => mapping[value] === reference || mapping[value] === reference.split('/').at(-1))
}

/** A mapping has texts only; the property may hold the number or the truth value that they stand for. */
function asWritten(value: string): unknown[] {
  if (value === 'true' || value === 'false') return [value, value === 'true']
  return value.trim() !== '' && String(Number(value)) === value ? [value, Number(value)] : [value]
}
