import type { DocsSchema } from './parts'
import { sampleOf } from './sample-value'

test.each<[DocsSchema, unknown]>([
  [{ type: 'string', maxLength: 2 }, 'la'],
  [{ type: 'string', minLength: 10 }, 'language--'],
  [{ type: 'integer' }, 1],
  [{ type: 'integer', maximum: -3 }, -3],
  [{ type: 'integer', exclusiveMaximum: 1 }, 0],
  [{ type: 'integer', minimum: 5 }, 5],
  [{ type: 'integer', exclusiveMinimum: 5 }, 6],
  [{ type: 'integer', minimum: 6, multipleOf: 5 }, 10],
  [{ type: 'integer', exclusiveMinimum: 10, multipleOf: 5 }, 15],
  [{ type: 'integer', multipleOf: 5 }, 0],
  [{ type: 'number', exclusiveMinimum: 1 }, 2],
  [{ type: 'number', exclusiveMinimum: 0, maximum: 1 }, 0.5],
  [{ type: 'number', minimum: 0.5 }, 0.5],
  [{ type: 'array', items: { type: 'boolean' }, minItems: 2 }, [true, true]],
  [{ type: 'array', items: { type: 'boolean' } }, [true]],
  [{ type: 'array', items: { type: 'boolean' }, maxItems: 0 }, []],
  [{ type: 'array', items: { type: 'boolean' }, minItems: 1_000_000 }, [true, true, true]],
  [{ type: 'array', items: { type: 'boolean' }, minItems: 2, uniqueItems: true }, [true]],
  [{ type: 'number', minimum: 0.3, multipleOf: 0.1 }, 0.3],
])('a value that fits %j is %j', (schema, value) => {
  expect(sampleOf({ openapi: '3.1.0', info: { title: '', version: '' } }, schema, 'language')).toEqual(value)
})
