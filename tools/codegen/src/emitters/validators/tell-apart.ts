import type { OpenApiDocument, Schema } from '../../model/document'
import { propertiesOf } from '../../model/part-types'
import { unwrap } from '../../model/shape'
import { isMapped } from '../../normalise/write-mappings'

/**
 * A choice with a discriminator as the interpreter, which knows none, takes it: `if` the property has the value of a choice, that
 * one holds and no other is asked. What lacks the property, or has null there, is held against all of them, as JSON Schema says; a choice
 * without a name, such as null, stays beside them.
 *
 * @returns the schema itself where its choices are not told apart
 */
export function tellApart(document: OpenApiDocument, schema: Schema): Schema {
  const { oneOf, anyOf, discriminator, ...rest } = schema
  const choices = oneOf ?? anyOf ?? []
  const named = choices.filter(({ $ref }) => $ref !== undefined)
  if (!discriminator?.mapping || (oneOf && anyOf) || named.length < 2 || !isMapped(schema)) return schema
  const { propertyName, mapping } = discriminator
  const has = (values: string[]): Schema => ({ properties: { [propertyName]: { enum: values.flatMap(asWritten) } } })
  const valuesOf = ({ $ref }: Schema) => Object.keys(mapping).filter((value) => mapping[value] === $ref)
  const chosen = named.map((choice): Schema => ({ if: has(valuesOf(choice)), then: choice }))
  const key = oneOf ? 'oneOf' : 'anyOf'
  const mayBeNull = named.some((choice) => unwrap(document, propertiesOf(document, choice)[propertyName] ?? {}).nullable)
  const isTold: Schema = { type: 'object', ...(mayBeNull && { properties: { [propertyName]: { not: { type: 'null' } } } }), required: [propertyName] }
  const told: Schema = { if: isTold, then: { allOf: [has(named.flatMap(valuesOf)), ...chosen] }, else: { [key]: named } }
  return { ...rest, [key]: [told, ...choices.filter(({ $ref }) => $ref === undefined)] }
}

/** A mapping has texts only; the property may hold the number or the truth value that they stand for. */
function asWritten(value: string): unknown[] {
  if (value === 'true' || value === 'false') return [value, value === 'true']
  return value.trim() !== '' && String(Number(value)) === value ? [value, Number(value)] : [value]
}
