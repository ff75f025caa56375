import fc, { type Arbitrary } from 'fast-check'
import { createPeer } from './test-support/validate-ajv'
import { validate } from './validate'
import type { JsonSchema } from './validate-schema'

/*
 * Schemas and values at random, from few names, texts and numbers, so that they often meet. Left out is what ajv 8 gets
 * wrong (the JSON Schema Test Suite sides with the interpreter): it counts what failed choices have looked at as
 * evaluated; `contains` beside `prefixItems` holds for an empty list; the required property `""` is never missed;
 * multiples from 1e21 on are none; some code that it writes does not run. The seed is fixed: the same every time.
 */

const runs = { seed: 20260214, numRuns: 150 }
const plain = { noNullPrototype: true }
const names = fc.constantFrom('a', 'b', 'c', 'a/b', '~')
const texts = fc.constantFrom('', 'a', 'ab', 'abc', 'я', '😀', '😀😀', '2024-02-29', '2023-02-29', 'x@y.zz', 'http://a.b/c', '/x y')
const numbers = fc.oneof(fc.integer({ min: -3, max: 6 }), fc.constantFrom(0.5, 1.5, -0.5, -0, 2 ** 31, 2 ** 53))
const patterns = fc.constantFrom('^a', 'b$', '^.$', '^$', '\\p{L}', '[^a]')
const counts = fc.integer({ min: 0, max: 3 })
const types = fc.constantFrom('string', 'number', 'integer', 'boolean', 'null', 'array', 'object')

const table = <T>(keys: Arbitrary<string>, members: Arbitrary<T>) => fc.dictionary(keys, members, { maxKeys: 3, ...plain })

const values = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    { weight: 3, arbitrary: fc.oneof(texts, numbers, fc.constantFrom(null, true, false)) },
    { weight: 2, arbitrary: fc.array(tie('value'), { maxLength: 4 }) },
    { weight: 3, arbitrary: table(names, tie('value')) },
  ),
})).value

const scalars = {
  type: fc.oneof(types, fc.uniqueArray(types, { minLength: 1, maxLength: 3 })),
  enum: fc.array(values, { minLength: 1, maxLength: 3 }),
  const: values,
  minimum: numbers,
  maximum: numbers,
  exclusiveMinimum: numbers,
  exclusiveMaximum: numbers,
  multipleOf: fc.constantFrom(1, 2, 0.5),
  minLength: counts,
  maxLength: counts,
  pattern: patterns,
  format: fc.constantFrom('date', 'email', 'uri', 'uri-reference', 'int32', 'int64', 'unheard-of'),
}

/** One to four keywords, so that most schemas let something pass. */
function few(keywords: Record<string, Arbitrary<unknown>>): Arbitrary<Record<string, unknown>> {
  return fc.uniqueArray(fc.constantFrom(...Object.keys(keywords)), { minLength: 1, maxLength: 4 }).chain((keys) => fc.record(Object.fromEntries(keys.map((key) => [key, keywords[key]!])), plain))
}

function schemasOf(applicators: (sub: Arbitrary<unknown>) => Record<string, Arbitrary<unknown>>[]): Arbitrary<unknown> {
  return fc.letrec<{ schema: unknown }>((tie) => ({
    schema: fc.oneof({ maxDepth: 3, depthSize: 'small' }, fc.boolean(), few(scalars), ...applicators(tie('schema')).map(few)),
  })).schema
}

const objects = (sub: Arbitrary<unknown>) => ({
  properties: table(names, sub),
  patternProperties: table(patterns, sub),
  additionalProperties: sub,
  required: fc.uniqueArray(names, { maxLength: 2 }),
  minProperties: counts,
  maxProperties: counts,
})
const lists = (sub: Arbitrary<unknown>) => fc.array(sub, { minLength: 1, maxLength: 3 })
const choices = (sub: Arbitrary<unknown>) => ({ allOf: lists(sub), anyOf: lists(sub), oneOf: lists(sub), not: sub })

const ordinary = schemasOf((sub) => [
  objects(sub),
  { ...objects(sub), propertyNames: sub, dependentRequired: table(names, fc.uniqueArray(names, { maxLength: 2 })), dependentSchemas: table(names, sub), ...choices(sub) },
  { prefixItems: lists(sub), items: sub, minItems: counts, maxItems: counts, uniqueItems: fc.boolean() },
  { items: sub, contains: sub, minContains: counts, maxContains: counts },
  { ...choices(sub), properties: table(names, sub), if: sub, then: sub, else: sub },
])

const members = schemasOf((sub) => [objects(sub)])

const unevaluated = fc.record(
  {
    properties: table(names, fc.boolean()),
    patternProperties: table(patterns, fc.boolean()),
    allOf: lists(members),
    unevaluatedProperties: fc.boolean(),
  },
  { requiredKeys: ['unevaluatedProperties'], ...plain },
)

test.each([
  ['schemas', ordinary],
  ['schemas with unevaluated properties', unevaluated],
])('agrees with ajv on %s', (_what, schemas) => {
  const verdicts = { valid: 0, invalid: 0 }

  fc.assert(
    fc.property(schemas, fc.array(values, { minLength: 12, maxLength: 12 }), (schema, list) => {
      const check = createPeer().compile(schema as object)
      for (const value of list) {
        const want = askAjv(check, value)
        if (want === undefined) continue
        const issues = validate(schema as JsonSchema, value)
        verdicts[issues.length === 0 ? 'valid' : 'invalid']++
        if ((issues.length === 0) !== want || issues.some(({ code }) => code === 'unchecked')) throw new Error(JSON.stringify({ value, issues }))
      }
    }),
    runs,
  )

  expect(Math.min(verdicts.valid, verdicts.invalid)).toBeGreaterThan(500)
})

/** Undefined where the code that ajv wrote fails. */
function askAjv(check: (value: unknown) => boolean, value: unknown): boolean | undefined {
  try {
    return check(value)
  } catch {
    return undefined
  }
}
