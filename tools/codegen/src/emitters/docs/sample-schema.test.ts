import type { DocsSchema } from './parts'
import { sampleOf } from './sample-schema'

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
  [{ type: 'array', items: { type: 'boolean' }, minItems: 2, uniqueItems: true }, [true, false]],
  [{ type: 'array', items: { type: 'integer', maximum: 2 }, minItems: 3, uniqueItems: true }, [1, 2]],
  [{ type: 'array', items: { enum: ['a', 'b', 'c'] }, minItems: 3, uniqueItems: true }, ['a', 'b', 'c']],
  [{ type: 'array', items: { type: 'string', maxLength: 6 }, minItems: 2, uniqueItems: true }, ['langua', 'lang-2']],
  [{ type: 'array', items: { type: 'object', required: ['on', 'id'], properties: { on: { const: true }, id: { type: 'integer' } } }, minItems: 2, uniqueItems: true }, [{ on: true, id: 1 }, { on: true, id: 2 }]],
  [{ type: 'array', items: { type: 'boolean' }, minItems: 5 }, [true, true, true, true, true]],
  [{ type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], items: { type: 'boolean' } }, ['language', 1]],
  [{ type: 'array', prefixItems: [{ type: 'integer' }], items: { type: 'boolean' }, minItems: 2 }, [1, true]],
  [{ type: 'number', minimum: 0.3, multipleOf: 0.1 }, 0.3],
  [{ type: 'number', exclusiveMinimum: 0.2, multipleOf: 0.1 }, 0.3],
  [{ type: 'number', maximum: 0.7, multipleOf: 0.1 }, 0.7],
  [{ type: 'array', items: { type: 'number', minimum: 0.1, multipleOf: 0.1 }, minItems: 3, uniqueItems: true }, [0.1, 0.2, 0.3]],
  [{ type: 'array', items: { type: 'string', maxLength: 3 }, minItems: 10, uniqueItems: true }, ['lan', 'l-2', 'l-3', 'l-4', 'l-5', 'l-6', 'l-7', 'l-8', 'l-9']],
  [{ type: 'integer', exclusiveMinimum: 1609459200000 }, 1609459200001],
  [{ type: 'array', items: { type: 'integer', minimum: 1609459200000 }, minItems: 2, uniqueItems: true }, [1609459200000, 1609459200001]],
  [{ type: 'integer', maximum: -1234567890123 }, -1234567890123],
  [{ oneOf: [{ type: 'string' }, { type: 'integer' }], maxLength: 3 }, 'lan'],
  [{ allOf: [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }], maxLength: 3 }, 'lan'],
])('a value that fits %j is %j', (schema, value) => {
  expect(sampleOf({ openapi: '3.1.0', info: { title: '', version: '' } }, schema, 'language')).toEqual(value)
})

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const object = (properties: Record<string, DocsSchema>): DocsSchema => ({ type: 'object', required: Object.keys(properties), properties })
const text: DocsSchema = { type: 'string' }
const schemas: Record<string, DocsSchema> = {
  Cat: object({ kind: text, lives: { type: 'integer' } }),
  Dog: { allOf: [ref('Animal'), object({ name: text })] },
  Animal: { ...object({ kind: text }), discriminator: { propertyName: 'kind', mapping: { dog: '#/components/schemas/Dog' } } },
  Pet: { oneOf: [ref('Cat')], discriminator: { propertyName: 'kind', mapping: { tom: '#/components/schemas/Cat' } } },
  Shape: { ...object({ kind: text }), discriminator: { propertyName: 'kind' } },
  Square: { allOf: [ref('Shape'), object({ side: { type: 'integer' } })] },
  Puppy: { allOf: [ref('Dog'), object({ weeks: { type: 'integer' } })] },
  Alone: { ...object({ kind: text }), discriminator: { propertyName: 'kind' } },
  Code: { type: 'string' },
  Friend: { ...object({ kind: text }), discriminator: { propertyName: 'kind' } },
  Parrot: { allOf: [ref('Friend'), object({ friend: ref('Friend') })] },
  Fish: { allOf: [ref('Friend')] },
  Unmapped: { anyOf: [ref('Cat')], discriminator: { propertyName: 'kind' } },
}

test.each<[string, DocsSchema, unknown]>([
  ['a discriminator with its mapping', ref('Pet'), { kind: 'tom', lives: 1 }],
  ['a discriminator without a mapping', ref('Unmapped'), { kind: 'Cat', lives: 1 }],
  ['a discriminator of what it extends', ref('Dog'), { kind: 'dog', name: 'name' }],
  ['the discriminator of what a field says more of', { allOf: [ref('Dog')], description: 'The first one' }, { kind: 'dog', name: 'name' }],
  ['the discriminator of what is two steps away', ref('Puppy'), { kind: 'Puppy', name: 'name', weeks: 1 }],
  ['one of those that extend a schema', ref('Animal'), { kind: 'dog', name: 'name' }],
  ['one of those that extend a schema without a mapping', ref('Shape'), { kind: 'Square', side: 1 }],
  ['what nothing extends', ref('Alone'), { kind: 'Alone' }],
  ['the discriminator of all items of a list', { type: 'array', items: ref('Animal'), minItems: 2, uniqueItems: true }, [{ kind: 'dog', name: 'name' }, { kind: 'dog', name: 'name-2' }]],
  ['the discriminator of a choice in a list', { type: 'array', items: ref('Pet'), minItems: 2, uniqueItems: true }, [{ kind: 'tom', lives: 1 }, { kind: 'tom', lives: 2 }]],
  ['a field that is one of its own kind', ref('Parrot'), { kind: 'Parrot', friend: { kind: 'Fish' } }],
  ['the limits around a component', { oneOf: [ref('Code'), { type: 'null' }], maxLength: 2 }, 'te'],
  ['allOf beside oneOf', { allOf: [object({ a: text })], oneOf: [ref('Cat')] }, { a: 'a', kind: 'kind', lives: 1 }],
  ['a choice within allOf', { allOf: [object({ a: text }), { oneOf: [ref('Cat')] }] }, { a: 'a', kind: 'kind', lives: 1 }],
  ['fields beside a choice', { ...object({ a: text }), anyOf: [ref('Cat')] }, { a: 'a', kind: 'kind', lives: 1 }],
  ['fields of which one must be there', { type: 'object', properties: { a: text, b: text }, anyOf: [{ required: ['b'] }, { required: ['a'] }] }, { b: 'b' }],
  ['a type beside a choice', { type: 'string', oneOf: [{ format: 'date' }, { format: 'uuid' }] }, '2026-09-01'],
])('a sample keeps %s', (_what, schema, value) => {
  expect(sampleOf({ openapi: '3.1.0', info: { title: '', version: '' }, components: { schemas } }, schema)).toEqual(value)
})

test('takes no longer for those that extend what lets choose them', () => {
  const heirs = Array.from({ length: 16 }, (_one, index) => `H${index}`)
  const Base = { oneOf: heirs.map(ref), discriminator: { propertyName: 'kind' } }
  const all = { Base, ...Object.fromEntries(heirs.map((name) => [name, { allOf: [ref('Base'), object({ kind: text })] }])) }

  expect(sampleOf({ openapi: '3.1.0', info: { title: '', version: '' }, components: { schemas: all } }, ref('Base'))).toEqual({ kind: 'H0' })
})
