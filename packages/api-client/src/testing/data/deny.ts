import type { Schema, SchemaObject, TypeName } from './json-schema'
import type { Run } from './run'

const allTypes: TypeName[] = ['string', 'number', 'object', 'array', 'boolean', 'null']

/**
 * Ways to break a schema, each as a schema of its own. Not all ways there are: what is made by them is checked again.
 */
export function waysToBreak(run: Run, schema: Schema, depth = 0): Schema[] {
  if (typeof schema === 'boolean') return schema ? [] : [true]
  if (depth > 4) return []
  const into = (inner: Schema) => waysToBreak(run, inner, depth + 1)
  const ways: Schema[] = []

  if (schema.$ref !== undefined) ways.push(...into(run.schemaAt(schema.$ref)))
  if (schema.allOf) ways.push(...schema.allOf.flatMap(into))
  if (schema.not !== undefined) ways.push(schema.not)
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) ways.push({ allOf: alternatives.map((one) => ({ not: one })) })
  if (schema.type !== undefined) {
    const types = [schema.type].flat()
    const others = allTypes.filter((type) => !types.includes(type) && !(type === 'number' && types.includes('integer')))
    if (others.length > 0) ways.push({ type: others })
  }
  ways.push(...ofNumbers(schema), ...ofTexts(schema), ...ofArrays(schema, into), ...ofObjects(schema, into))
  // A keyword that nothing else breaks can only be denied; where it stands alone, that would say nothing new.
  if (Object.keys(schema).length > 1) ways.push(...deniable.filter((key) => key in schema).map((key) => ({ not: { [key]: schema[key] } })))
  return ways
}

const deniable = ['enum', 'const', 'multipleOf', 'pattern', 'format', 'uniqueItems', 'contains', 'propertyNames'] as const

function ofNumbers({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: SchemaObject): Schema[] {
  return [
    ...(minimum === undefined ? [] : [{ type: 'number' as const, exclusiveMaximum: minimum }]),
    ...(maximum === undefined ? [] : [{ type: 'number' as const, exclusiveMinimum: maximum }]),
    ...(exclusiveMinimum === undefined ? [] : [{ type: 'number' as const, maximum: exclusiveMinimum }]),
    ...(exclusiveMaximum === undefined ? [] : [{ type: 'number' as const, minimum: exclusiveMaximum }]),
  ]
}

function ofTexts({ minLength, maxLength }: SchemaObject): Schema[] {
  return [
    ...(minLength ? [{ type: 'string' as const, maxLength: minLength - 1 }] : []),
    ...(maxLength === undefined ? [] : [{ type: 'string' as const, minLength: maxLength + 1 }]),
  ]
}

function ofArrays({ minItems, maxItems, items }: SchemaObject, into: (inner: Schema) => Schema[]): Schema[] {
  return [
    ...(minItems ? [{ type: 'array' as const, maxItems: minItems - 1 }] : []),
    ...(maxItems === undefined ? [] : [{ type: 'array' as const, minItems: maxItems + 1 }]),
    ...(items === undefined ? [] : [...into(items), { not: items }].map((way) => ({ type: 'array' as const, minItems: 1, items: way }))),
  ]
}

function ofObjects({ required = [], properties = {}, additionalProperties, unevaluatedProperties, minProperties, maxProperties }: SchemaObject, into: (inner: Schema) => Schema[]): Schema[] {
  const object = { type: 'object' as const }
  const rest = additionalProperties ?? unevaluatedProperties
  return [
    ...required.map((name) => ({ ...object, properties: { [name]: false } })),
    ...Object.entries(properties).flatMap(([name, property]) => [...into(property), { not: property }].map((way) => ({ ...object, required: [name], properties: { [name]: way } }))),
    ...(rest === undefined ? [] : [{ ...object, minProperties: 1, propertyNames: { not: { enum: Object.keys(properties) } } }]),
    ...(rest === false ? [{ ...object, required: [unknownName(properties)] }] : []),
    ...(minProperties ? [{ ...object, maxProperties: minProperties - 1 }] : []),
    ...(maxProperties === undefined ? [] : [{ ...object, minProperties: maxProperties + 1 }]),
  ]
}

function unknownName(properties: object): string {
  let name = 'other'
  while (name in properties) name += '_'
  return name
}
