import type { OpenApiDocument } from './document'
import { makeSchemasPlain } from './plain-schemas'

const plain = (schema: unknown): unknown => makeSchemasPlain({ openapi: '3.1.0', info: { title: 'T', version: '1' }, components: { schemas: { A: schema } } } as OpenApiDocument).components?.schemas?.A

test.each([
  ['true', true, {}],
  ['false', false, { not: {} }],
  ['nothing at all, as YAML leaves it', null, {}],
  ['properties', { properties: { a: true, items: false } }, { properties: { a: {}, items: { not: {} } } }],
  ['items', { items: true, prefixItems: [{ items: false }] }, { items: {}, prefixItems: [{ items: { not: {} } }] }],
  ['members of a list', { prefixItems: [true], oneOf: [false, { not: true }] }, { prefixItems: [{}], oneOf: [{ not: {} }, { not: {} }] }],
  ['a reference with more to keep', { $ref: '#/a', required: ['b'], description: 'A' }, { allOf: [{ $ref: '#/a' }], required: ['b'], description: 'A' }],
  ['a reference beside allOf', { items: { $ref: '#/a', allOf: [{ type: 'object' }] } }, { items: { allOf: [{ $ref: '#/a' }, { type: 'object' }] } }],
  ['a list of values that has none', { type: 'string', enum: [], allOf: [{ $ref: '#/a' }] }, { type: 'string', allOf: [{ $ref: '#/a' }] }],
])('writes %s in the form that emitters know', (_what, schema, want) => {
  expect(plain(schema)).toEqual(want)
})

test.each([
  ['what says whether there may be more', { additionalProperties: false, unevaluatedProperties: true, unevaluatedItems: false, default: true }],
  ['a reference of which there is more to read', { $ref: '#/a', description: 'A', deprecated: true, $defs: { b: {} } }],
])('leaves %s', (_what, schema) => {
  expect(plain(schema)).toEqual(schema)
})
