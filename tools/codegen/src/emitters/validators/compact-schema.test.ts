import type { OpenApiDocument } from '../../model/document'
import { compactSchema } from './compact-schema'

function compact(schema: unknown, { unevaluated = false, schemas = {} } = {}) {
  const notes: string[] = []
  const document = { openapi: '3.1.0', info: { title: '', version: '' }, components: { schemas } } satisfies OpenApiDocument
  return { schema: compactSchema({ document, unevaluated, leaveOut: (pointer, reason) => notes.push(`${pointer} ${reason}`) }, schema, ['here']), notes }
}

test.each([
  ['annotations', { type: 'string', title: 'a', description: 'b', examples: ['c'], default: 'd', deprecated: true, readOnly: true, 'x-a': 1, discriminator: { propertyName: 'e' } }, { type: 'string' }],
  ['a schema of annotations', { description: 'a', items: {} }, true],
  ['formats that are no check', { type: 'string', format: 'password' }, { type: 'string' }],
  ['int64 of an integer', { type: ['integer', 'null'], format: 'int64' }, { type: ['integer', 'null'] }],
  ['limits that all keep', { minLength: 0, minItems: 0, minProperties: 0, uniqueItems: false, required: [], properties: {}, additionalProperties: true, propertyNames: true, patternProperties: {}, dependentRequired: {}, then: false, else: false, minContains: 2, maxContains: 2 }, true],
  ['the type of fixed values', { type: ['string', 'null'], enum: ['a', null] }, { enum: ['a', null] }],
  ['the type of a constant', { type: 'integer', const: 1 }, { const: 1 }],
  ['the type of a text', { type: 'string', const: 'a' }, { const: 'a' }],
  ['the type of a list', { type: 'array', const: [1] }, { const: [1] }],
  ['a choice of one of any', { anyOf: [{ type: 'string' }] }, { type: 'string' }],
  ['a list around one type', { type: ['string', 'string'] }, { type: 'string' }],
  ['integer beside number', { type: ['integer', 'number', 'null'] }, { type: ['number', 'null'] }],
  ['a choice of one', { description: 'a', oneOf: [{ allOf: [{ type: 'string' }] }] }, { type: 'string' }],
])('drops %s', (_what, schema, want) => {
  expect(compact(schema)).toEqual({ schema: want, notes: [] })
})

test.each([
  ['the type of fixed values that are not all of it', { type: 'string', enum: ['a', 1] }],
  ['the type of integers beside fractions', { type: 'integer', enum: [1, 2.5] }],
  ['formats that are a check', { type: 'string', format: 'date-time' }],
  ['int32 of an integer', { type: 'integer', format: 'int32' }],
  ['that items differ', { uniqueItems: true }],
  ['what may only be false', { const: false }],
  ['int64 of a number', { type: 'number', format: 'int64' }],
  ['a choice of one beside something else', { minimum: 1, anyOf: [{ type: 'integer' }] }],
  ['a choice of one before something else', { anyOf: [{ type: 'integer' }], not: { const: 1 } }],
  ['a schema that lets nothing pass', { additionalProperties: false, not: true }],
])('keeps %s', (_what, schema) => {
  expect(compact(schema)).toEqual({ schema, notes: [] })
})

test('writes how many properties may be absent, and puts them first', () => {
  const properties = { a: { type: 'string' }, b: { type: 'null' } }
  const required = (...names: string[]) => compact({ properties, required: names }).schema

  expect(required('b', 'a')).toEqual({ properties, required: 0 })
  expect(required('a')).toEqual({ properties, required: 1 })
  expect(Object.keys((required('a') as { properties: object }).properties)).toEqual(['b', 'a'])
})

test('writes the names that are required where the others cannot stand first', () => {
  const properties = { a: { type: 'string' }, 1: { type: 'null' } }

  expect(compact({ properties, required: ['a', 'c'] }).schema).toEqual({ properties, required: ['a', 'c'] })
  expect(compact({ properties, required: ['1'] }).schema).toEqual({ properties, required: ['1'] })
})

test('puts what stands beside a reference into an allOf', () => {
  expect(compact({ $ref: '#/a', description: 'b' }).schema).toEqual({ $ref: '#/a' })
  expect(compact({ $ref: '#/a', maxLength: 5, allOf: [{ minLength: 1 }] }).schema).toEqual({ maxLength: 5, allOf: [{ $ref: '#/a' }, { minLength: 1 }] })
})

test('does not ask an answer for what is only written', () => {
  const properties = { id: { type: 'integer' }, password: { type: 'string', writeOnly: true }, secret: { $ref: '#/components/schemas/Secret' } }

  expect(compact({ properties, required: ['id', 'password', 'secret'] }, { schemas: { Secret: { type: 'string', writeOnly: true } } }).schema).toMatchObject({ required: 2 })
})

test.each([
  ['beside it', { allOf: [{ properties: { password: { writeOnly: true } } }], required: ['password', 'id'] }],
  ['in another part of an allOf', { allOf: [{ properties: { password: { writeOnly: true } } }, { required: ['password', 'id'] }] }],
  ['in a component', { allOf: [{ $ref: '#/components/schemas/Account' }, { required: ['password', 'id'] }] }],
  ...['allOf', 'anyOf', 'oneOf'].map((key): [string, object] => [`around an ${key}`, { properties: { password: { writeOnly: true } }, [key]: [{ required: ['password', 'id'] }, { minProperties: 1 }] }]),
  ...['if', 'then', 'else'].map((key): [string, object] => [`around it, in ${key}`, { properties: { password: { writeOnly: true } }, if: { minProperties: 1 }, then: { maxProperties: 1 }, [key]: { required: ['password', 'id'] } }]),
])('requires nothing of an answer that is only written: %s', (_where, schema) => {
  const schemas = { Account: { properties: { password: { type: 'string', writeOnly: true } }, allOf: [{ $ref: '#/components/schemas/Account' }] } }

  expect(JSON.stringify(compact(schema, { schemas }).schema).match(/"required":\[.*?\]/g)).toEqual(['"required":["id"]'])
})

test('requires what is called as what is only written around it', () => {
  const login = { properties: { password: { type: 'string' } }, required: ['password'] }

  expect(compact({ properties: { password: { writeOnly: true }, login } }).schema).toMatchObject({ properties: { login: { required: 0 } } })
})

test('keeps what allows anything where the document asks for the unevaluated', () => {
  const schema = { additionalProperties: true, allOf: [{ items: true }] }

  expect(compact(schema, { unevaluated: true }).schema).toEqual(schema)
})

test.each([
  ['patternProperties', { '(': { type: 'string' } }],
  ['properties', [{ type: 'string' }]],
])('asks nothing of the other properties when %s of theirs are left out', (key, faulty) => {
  expect(compact({ type: 'object', [key]: faulty, additionalProperties: false, unevaluatedProperties: false })).toEqual({ schema: { type: 'object' }, notes: [`#/here/${key} cannot be ${JSON.stringify(faulty)}`] })
})

test.each([
  ['^\\@[\\w\\-\\.]+\\:\\/$', '^@[\\w\\-\\.]+:\\/$'],
  ['a\\-b[\\-\\_]\\-', 'a-b[\\-_]-'],
  ['^\\p{L}$', '^\\p{L}$'],
  ['\\\\@', '\\\\@'],
])('reads the pattern %s with the flag u', (pattern, want) => {
  expect(compact({ pattern })).toEqual({ schema: { pattern: want }, notes: [] })
  expect(compact({ patternProperties: { [pattern]: { type: 'null' } } })).toEqual({ schema: { patternProperties: { [want]: { type: 'null' } } }, notes: [] })
})

test.each(['(?i)a', '[', '^\\A\\Z', 'a{2,1}'])('leaves out the pattern %s', (pattern) => {
  expect(compact({ type: 'string', pattern })).toEqual({ schema: { type: 'string' }, notes: [`#/here/pattern cannot be ${JSON.stringify(pattern)}`] })
})
