import fc from 'fast-check'
import type { JsonObject, Schema, SchemaObject } from './json-schema'

/**
 * Schemas for property tests. Each is drawn around a value that it allows, so that a generator that finds none has
 * failed. `allows` is asked where a schema must refuse the value.
 */
export function satisfiableSchema(allows: (schema: Schema, value: unknown) => boolean): fc.Arbitrary<Schema> {
  const values = fc.letrec<{ value: unknown; leaf: unknown }>((tie) => ({
    leaf: fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.double({ min: -50, max: 50, noNaN: true }), fc.string({ maxLength: 12 }), fc.boolean(), fc.constant(null)),
    value: fc.oneof(
      { maxDepth: 2 },
      { weight: 2, arbitrary: tie('leaf') },
      { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 4 }) },
      { weight: 2, arbitrary: fc.dictionary(fc.constantFrom('id', 'name', 'title_kz', 'email', 'a-b', 'count'), tie('value'), { maxKeys: 4, noNullPrototype: true }) },
    ),
  })).value
  return values.chain((value) => schemaAround(value, allows, 0))
}

type Allows = (schema: Schema, value: unknown) => boolean

function schemaAround(value: unknown, allows: Allows, depth: number): fc.Arbitrary<Schema> {
  const plain = plainSchema(value, allows, depth)
  if (depth > 2) return plain
  const again = () => fc.oneof({ weight: 3, arbitrary: plain }, { weight: 1, arbitrary: fc.constant(true) })
  const other = fc.oneof(fc.integer(), fc.string({ maxLength: 5 }), fc.constant({}), fc.constant([1]), fc.constant({ id: 1 })).chain((one) => plainSchema(one, allows, depth + 1))
  const without = other.filter((schema) => !allows(schema, value))
  return fc.oneof(
    { weight: 6, arbitrary: plain },
    { weight: 1, arbitrary: fc.tuple(plain, again()).map((allOf) => ({ allOf })) },
    { weight: 1, arbitrary: fc.tuple(without, plain).chain((options) => fc.shuffledSubarray(options, { minLength: 2 })).map((oneOf) => ({ oneOf })) },
    { weight: 1, arbitrary: fc.tuple(other, plain).map((anyOf) => ({ anyOf })) },
    { weight: 1, arbitrary: fc.tuple(plain, without).map(([schema, not]) => ({ allOf: [schema], not })) },
    { weight: 1, arbitrary: fc.tuple(other, plain).map(([condition, schema]) => (allows(condition, value) ? { if: condition, then: schema, else: false } : { if: condition, then: false, else: schema })) },
  )
}

function plainSchema(value: unknown, allows: Allows, depth: number): fc.Arbitrary<Schema> {
  if (typeof value === 'number') return ofNumber(value)
  if (typeof value === 'string') return ofText(value)
  if (Array.isArray(value)) return ofArray(value, allows, depth)
  if (typeof value === 'object' && value !== null) return ofObject(value as JsonObject, allows, depth)
  return fc.constantFrom<Schema>({ const: value }, { enum: [value, 'other'] }, { type: value === null ? ['null', 'string'] : 'boolean' })
}

function ofNumber(value: number): fc.Arbitrary<Schema> {
  const whole = Number.isInteger(value)
  return some({
    type: fc.constantFrom<SchemaObject['type'][]>('number', ['number', 'null'], ...(whole ? (['integer'] as const) : [])),
    minimum: fc.nat(5).map((less) => value - less),
    maximum: fc.nat(5).map((more) => value + more),
    exclusiveMinimum: fc.integer({ min: 1, max: 9 }).map((less) => value - less),
    ...(whole ? { multipleOf: fc.constantFrom(1, 0.5, value === 0 ? 7 : Math.abs(value)) } : {}),
  })
}

function ofText(value: string): fc.Arbitrary<Schema> {
  const { length } = [...value]
  return some({
    type: fc.constant<'string'>('string'),
    minLength: fc.nat(length),
    maxLength: fc.nat(4).map((more) => length + more),
    enum: fc.constantFrom([value], [value, 1]),
    ...(/^[a-z]*$/.test(value) ? { pattern: fc.constantFrom('^[a-z]*$', '^[^0-9]*$') } : {}),
  })
}

function ofArray(value: unknown[], allows: Allows, depth: number): fc.Arbitrary<Schema> {
  const distinct = new Set(value.map((item) => JSON.stringify(item))).size === value.length
  const first = value[0] === undefined ? undefined : schemaAround(value[0], allows, depth + 1)
  return some({
    type: fc.constant<'array'>('array'),
    minItems: fc.nat(value.length),
    maxItems: fc.nat(2).map((more) => value.length + more),
    ...(distinct && value.every((item) => typeof item !== 'object') ? { uniqueItems: fc.constant(true) } : {}),
    ...(first ? { prefixItems: first.map((one) => [one]), contains: first } : {}),
    ...(first && value.length === 1 ? { items: first } : {}),
    // Beside prefixItems ajv takes an empty list for one that contains something.
  }).map((schema) => (typeof schema === 'object' && schema.prefixItems && schema.contains !== undefined ? { ...schema, minItems: Math.max(1, schema.minItems ?? 0) } : schema))
}

function ofObject(value: JsonObject, allows: Allows, depth: number): fc.Arbitrary<Schema> {
  const names = Object.keys(value)
  const properties = fc.record(Object.fromEntries(names.map((name) => [name, schemaAround(value[name], allows, depth + 1)])))
  return some({
    type: fc.constant<'object'>('object'),
    properties: properties as fc.Arbitrary<Record<string, Schema>>,
    required: fc.subarray(names),
    minProperties: fc.nat(names.length),
    maxProperties: fc.nat(2).map((more) => names.length + more),
    propertyNames: fc.constant({ maxLength: 8 }),
    dependentRequired: fc.subarray(names, { minLength: Math.min(1, names.length) }).map((some) => Object.fromEntries(some.map((name) => [name, names]))),
    dependentSchemas: fc.constant(Object.fromEntries(names.slice(0, 1).map((name) => [name, { required: names.slice(1) }]))),
  }).chain((schema) => {
    const known = typeof schema === 'object' && names.every((name) => Object.hasOwn(schema.properties ?? {}, name))
    return known ? fc.constantFrom<Schema>(schema, { ...schema, additionalProperties: false }, { ...schema, unevaluatedProperties: false }, { ...schema, additionalProperties: { type: 'integer' } }) : fc.constant(schema)
  })
}

/** Any of the keywords, in any number. */
function some(keywords: { [K in keyof SchemaObject]: fc.Arbitrary<SchemaObject[K]> }): fc.Arbitrary<Schema> {
  return fc.record(keywords as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] }) as fc.Arbitrary<SchemaObject>
}
