import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, validateSchema, type GraphQLObjectType } from 'graphql'
import type { OpenApiDocument } from '../../model/document'
import { answering, origin, smallDocument } from '../../testing/small-document'
import { emitGraphql } from './graphql'

/** What Gatsby brings. */
const gatsby = 'scalar Date\nscalar JSON\ninterface Node { id: ID! }\ndirective @dontInfer on OBJECT\ntype Query { ok: Boolean }\n'

const options = { prefix: 'U', translations: ['kz', 'ru', 'en'] }
const emit = (document: OpenApiDocument) => emitGraphql({ document, origin, options })
const withThing = (properties: object, more: object = {}, schemas: object = {}) =>
  smallDocument({ '/a': { get: answering({ $ref: '#/components/schemas/Thing' }) } }, { Thing: { type: 'object', properties, ...more }, ...schemas })

test.each([
  ['an integer', { type: 'integer' }, 'Int'],
  ['a 64-bit integer', { type: 'integer', format: 'int64' }, 'Float'],
  ['an integer beyond 32 bits', { type: 'integer', maximum: 2 ** 40 }, 'Float'],
  ['an integer from beyond 32 bits', { type: 'integer', minimum: 2 ** 40 }, 'Float'],
  ['an integer of all 32 bits', { type: 'integer', minimum: -(2 ** 31), exclusiveMaximum: 2 ** 31 }, 'Int'],
  ['an integer up to beyond 32 bits', { type: 'integer', exclusiveMaximum: 2 ** 40 }, 'Float'],
  ['an unsigned 32-bit integer', { type: 'integer', format: 'uint32' }, 'Float'],
  ['integers of an enum beyond 32 bits', { type: 'integer', enum: [1, 2 ** 31] }, 'Float'],
  ['integers of an enum', { enum: [1, 2, null] }, 'Int'],
  ['a constant beyond 32 bits', { const: -(2 ** 40) }, 'Float'],
  ['a number', { type: 'number' }, 'Float'],
  ['a boolean', { type: 'boolean' }, 'Boolean'],
  ['a date', { type: 'string', format: 'date' }, 'Date'],
  ['a time', { type: 'string', format: 'date-time' }, 'Date'],
  ['a string', { type: 'string' }, 'String'],
  ['a string or null (3.1)', { type: ['string', 'null'] }, 'String'],
  ['a list', { type: 'array', items: { type: 'string' } }, '[String!]'],
  ['a list of what may be null', { type: 'array', items: { type: ['string', 'null'] } }, '[String]'],
  ['a list of lists', { type: 'array', items: { type: 'array', items: { type: 'integer' } } }, '[[Int!]!]'],
  ['an open object', { type: 'object', additionalProperties: true }, 'JSON'],
  ['a choice of several', { oneOf: [{ type: 'string' }, { type: 'integer' }] }, 'JSON'],
  ['an enum', { type: 'string', enum: ['a', 'b'] }, 'UThingField'],
  ['an enum or null', { type: ['string', 'null'], enum: ['a', null] }, 'UThingField'],
  ['an enum that GraphQL cannot write', { type: 'string', enum: ['', 'a'] }, 'String'],
  ['an object of its own', { type: 'object', properties: { a: { type: 'string' } } }, 'UThingField'],
  ['an object with a title', { type: 'object', title: 'Own name', properties: { a: { type: 'string' } } }, 'UOwnName'],
  ['a reference or null (3.1)', { oneOf: [{ $ref: '#/components/schemas/Other' }, { type: 'null' }] }, 'UOther'],
])('writes %s', (_what, schema, want) => {
  const { text } = emit(withThing({ field: schema }, {}, { Other: { type: 'object', properties: { a: { type: 'string' } } } }))

  expect(text).toContain(`  field: ${want}\n`)
})

test('marks what is required and not null', () => {
  const { text } = emit(withThing({ a: { type: 'string' }, b: { type: ['string', 'null'] }, c: { type: 'array', items: { type: 'string' } } }, { required: ['a', 'b', 'c'] }))

  expect(text).toMatch(/ {2}a: String!\n[^]* {2}b: String\n[^]* {2}c: \[String!\]!\n/)
})

test.each([
  ['anything', {}, 'JSON'],
  ['an enum with null', { enum: ['a', null] }, 'UThingField'],
  ['a choice that may be null', { oneOf: [{ $ref: '#/components/schemas/Maybe' }, { type: 'string' }] }, 'String'],
  ['a text or the constant null', { anyOf: [{ type: 'string' }, { const: null }] }, 'String'],
  ['parts that may all be null', { allOf: [{ $ref: '#/components/schemas/Maybe' }, { maxLength: 5 }] }, 'String'],
  ['a reference to what may be null', { $ref: '#/components/schemas/Maybe' }, 'String'],
  ['parts of which one may not be null', { allOf: [{ $ref: '#/components/schemas/Maybe' }, { type: 'string' }] }, 'String!'],
  ['a text, for which null is among the values', { type: 'string', enum: ['', null] }, 'String!'],
  ['fields without a type', { properties: { a: { type: 'string' } } }, 'UThingField!'],
  ['a list of anything', { type: 'array', items: {} }, '[JSON]!'],
  ['a list of an enum with null', { type: 'array', items: { enum: ['', null] } }, '[String]!'],
])('says of %s, where it is required, whether it may be null', (_what, schema, want) => {
  const { text } = emit(withThing({ field: schema }, { required: ['field'] }, { Maybe: { type: ['string', 'null'] } }))

  expect(text).toContain(`  field: ${want}\n`)
})

test("makes a node of what is marked so, and keeps Gatsby's fields apart from the contract's", () => {
  const { text } = emit(withThing({ id: { type: 'integer' }, children: { type: 'integer' } }, { required: ['id'], 'x-graphql-node': true }))

  expect(text).toContain('type UThing implements Node @dontInfer {')
  expect(text).toMatch(/ {2}id: ID!\n[^]* {2}site: String!\n[^]* {2}api_id: Int!\n[^]* {2}api_children: Int\n/)
})

test('adds a field with a language before each triple, and keeps the triple', () => {
  const text3 = { type: ['string', 'null'] }
  const { text } = emit(withThing({ title_kz: text3, title_ru: text3, title_en: text3, half_kz: text3, half_ru: text3 }))

  expect(text).toMatch(/ {2}title\(language: ULanguage!\): UText\n[^]* {2}title_kz: String\n[^]* {2}title_ru: String\n[^]* {2}title_en: String\n/)
  expect(text).not.toContain('half(')
  expect(text.match(/type UText /g)).toHaveLength(1)
})

test('leaves out list envelopes and what only requests hold, but not the items of an envelope', () => {
  const envelope = { type: 'object', properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Item' } }, total: { type: 'integer' } } }
  const object = { type: 'object', properties: { a: { type: 'string' } } }
  const requestBody = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Ask' } } } }
  const document = smallDocument({ '/a': { post: answering({ $ref: '#/components/schemas/List' }, { requestBody }) } }, { List: envelope, Item: object, Ask: object })

  expect(emit(document).text.match(/^type \w+/gm)).toEqual(['type UItem'])
})

test('counts the fields that are JSON, by reason', () => {
  expect(emit(withThing({ a: {}, b: { type: 'object' }, c: { type: 'object', additionalProperties: { type: 'string' } } })).notes).toEqual(['fields as JSON: 3 (any value: Thing.a, Thing.b; maps: Thing.c)'])
})

test('escapes descriptions', () => {
  const { text } = emit(withThing({ a: { type: 'string', description: 'Says """x""" and\nends with "' } }))

  const schema = buildSchema(gatsby + text)
  expect((schema.getType('UThing') as GraphQLObjectType).getFields().a?.description).toBe('Says """x""" and\nends with "')
})

test('gives valid GraphQL for the contract, a description on every type and field', () => {
  const document = JSON.parse(readFileSync(join(__dirname, '../../../../../packages/api-schema/src/generated/openapi.json'), 'utf8')) as OpenApiDocument

  const schema = buildSchema(gatsby + emit(document).text)
  const own = Object.values(schema.getTypeMap()).filter(({ name }) => /^U[A-Z]/.test(name)) as GraphQLObjectType[]

  expect(validateSchema(schema)).toEqual([])
  expect(own.length).toBeGreaterThan(10)
  expect(own.flatMap((type) => [type, ...Object.values(type.getFields?.() ?? {})]).filter(({ description }) => !description)).toEqual([])
})
