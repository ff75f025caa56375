import type { OpenApiDocument } from '../model/document'
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
  ['texts that YAML reads as numbers', { type: 'string', enum: [1, true, null, 'x'], default: 2, examples: [3.5] }, { type: 'string', enum: ['1', 'true', null, 'x'], default: '2', examples: ['3.5'] }],
  ['numbers and truth values in quotes', { type: ['integer', 'boolean'], enum: ['1', 'true'], default: '-2' }, { type: ['integer', 'boolean'], enum: [1, true], default: -2 }],
  ['values of a list, which are those of its items', { type: 'array', items: { $ref: '#/a' }, enum: ['x', 'y'] }, { type: 'array', items: { enum: ['x', 'y'], allOf: [{ $ref: '#/a' }] } }],
  ['values of which none is of the type', { type: 'object', enum: ['x', 'y'] }, { enum: ['x', 'y'] }],
  ['a field that says itself that it is required', { properties: { a: { type: 'string', required: true } }, required: ['a'] }, { properties: { a: { type: 'string' } }, required: ['a'] }],
  ['a discriminator that is a name', { discriminator: 'kind', type: 'object' }, { discriminator: { propertyName: 'kind' }, type: 'object' }],
  ['a discriminator that names nothing', { discriminator: { mapping: { a: '#/a' } }, type: 'object' }, { type: 'object' }],
  ['keywords behind which nothing stands', { type: 'object', properties: null, allOf: null, minimum: null, items: { enum: null, const: null, default: null } }, { type: 'object', items: { const: null, default: null } }],
  ['a type that JSON has not', { type: 'any', items: { type: 'float', minimum: 1 } }, { items: { minimum: 1 } }],
  ['a type of files', { type: 'file' }, { type: 'string', format: 'binary' }],
  ...['YYYY-MM-DDThh:mm:ssZ', "yyyy-MM-dd'T'HH:mm:ss", '^DD/MM/YYYY$', 'MM/YY', 'HHmm'].map((pattern): [string, object, object] => [`${pattern}, which is no pattern,`, { type: 'string', pattern }, { type: 'string' }]),
])('writes %s in the form that emitters know', (_what, schema, want) => {
  expect(plain(schema)).toEqual(want)
})

test.each([
  ['what says whether there may be more', { additionalProperties: false, unevaluatedProperties: true, unevaluatedItems: false, default: true }],
  ['a pattern of a time', { type: 'string', format: 'date-time', pattern: '^\\d{4}-\\d\\d-\\d\\dT', items: { pattern: '^[Ymd]+$' } }],
  ['a pattern of letters that times are written with', { enum: ['Mdy'], pattern: '^Mdy$' }],
  ['values that are of the type, some of them or all, and what is no value of any', { type: 'integer', enum: [1, 2.5, '2x'], default: null, examples: [{}] }],
  ['a number of which JavaScript has lost digits', { type: 'string', examples: [2 ** 64] }],
  ['a reference of which there is more to read', { $ref: '#/a', description: 'A', deprecated: true, $defs: { b: {} } }],
])('leaves %s', (_what, schema) => {
  expect(plain(schema)).toEqual(schema)
})
