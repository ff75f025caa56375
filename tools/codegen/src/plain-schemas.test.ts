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
  ...['YYYY-MM-DDThh:mm:ssZ', "yyyy-MM-dd'T'HH:mm:ss", '^DD/MM/YYYY$', 'MM/YY', 'HHmm'].map((pattern): [string, object, object] => [`${pattern}, which is no pattern,`, { type: 'string', pattern }, { type: 'string' }]),
])('writes %s in the form that emitters know', (_what, schema, want) => {
  expect(plain(schema)).toEqual(want)
})

test.each([
  ['what says whether there may be more', { additionalProperties: false, unevaluatedProperties: true, unevaluatedItems: false, default: true }],
  ['a pattern of a time', { type: 'string', format: 'date-time', pattern: '^\\d{4}-\\d\\d-\\d\\dT', items: { pattern: '^[Ymd]+$' } }],
  ['a pattern of letters that times are written with', { enum: ['Mdy'], pattern: '^Mdy$' }],
  ['a reference of which there is more to read', { $ref: '#/a', description: 'A', deprecated: true, $defs: { b: {} } }],
])('leaves %s', (_what, schema) => {
  expect(plain(schema)).toEqual(schema)
})
