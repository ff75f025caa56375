import type { OpenApiDocument } from '../model/document'
import { upgradeDocument } from './upgrade-document'

const documentOf = (more: object, openapi = '3.0.3') => ({ openapi, info: { title: 'T', version: '1' }, paths: {}, ...more }) as OpenApiDocument

const upgrade = (schema: object): unknown => upgradeDocument(documentOf({ components: { schemas: { A: schema } } })).components?.schemas?.A

test.each([
  ['a nullable type', { type: 'string', nullable: true, maxLength: 5 }, { type: ['string', 'null'], maxLength: 5 }],
  ['a nullable enum', { type: 'string', nullable: true, enum: ['a'] }, { type: ['string', 'null'], enum: ['a', null] }],
  ['a nullable enum that has null', { type: 'string', nullable: true, enum: ['a', null] }, { type: ['string', 'null'], enum: ['a', null] }],
  ['a nullable enum of no values', { type: 'string', nullable: true, enum: [] }, { type: ['string', 'null'], enum: [] }],
  ['a nullable enum without a type', { nullable: true, enum: ['a'] }, { enum: ['a', null] }],
  ['a nullable reference', { nullable: true, allOf: [{ $ref: '#/a' }], description: 'A' }, { description: 'A', anyOf: [{ $ref: '#/a' }, { type: 'null' }] }],
  ['nullable parts', { nullable: true, type: 'object', allOf: [{ $ref: '#/a' }, { $ref: '#/b' }] }, { anyOf: [{ type: 'object', allOf: [{ $ref: '#/a' }, { $ref: '#/b' }] }, { type: 'null' }] }],
  ['a nullable anyOf', { nullable: true, anyOf: [{ type: 'string' }, { type: 'integer' }] }, { anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] }],
  [
    'a nullable oneOf, of which null must keep one only',
    { nullable: true, oneOf: [{ $ref: '#/a' }], discriminator: { propertyName: 'b' }, deprecated: true },
    { deprecated: true, anyOf: [{ oneOf: [{ $ref: '#/a' }], discriminator: { propertyName: 'b' } }, { type: 'null' }] },
  ],
  ['a nullable object without a type', { nullable: true, properties: {} }, { anyOf: [{ properties: {} }, { type: 'null' }] }],
  ['nullable alone, which says nothing', { nullable: true, description: 'A' }, { description: 'A' }],
  ['what is not nullable', { type: 'string', nullable: false }, { type: 'string' }],
  ['an excluded minimum', { type: 'number', minimum: 1, exclusiveMinimum: true, maximum: 5, exclusiveMaximum: false }, { type: 'number', exclusiveMinimum: 1, maximum: 5 }],
  ['an excluded maximum of nothing', { type: 'number', exclusiveMaximum: true }, { type: 'number' }],
  ['an example', { type: 'string', example: 'a' }, { type: 'string', examples: ['a'] }],
  ['neighbours of a reference, which 3.0 ignores', { $ref: '#/a', nullable: true, maxLength: 5, description: 'A', 'x-b': 1 }, { $ref: '#/a', description: 'A', 'x-b': 1 }],
  ['bytes, which the emitters know', { type: 'string', format: 'binary' }, { type: 'string', format: 'binary' }],
  ['a property with the name of a keyword', { properties: { nullable: { type: 'boolean', nullable: true }, example: { type: 'string' } }, default: { nullable: true } }, { properties: { nullable: { type: ['boolean', 'null'] }, example: { type: 'string' } }, default: { nullable: true } }],
])('turns %s into 3.1', (_what, schema, want) => {
  expect(upgrade(schema)).toEqual(want)
})

test('reaches the schemas wherever a document has them', () => {
  const old = { type: 'string', nullable: true }
  const content = () => ({ 'application/json': { schema: { items: { additionalProperties: { ...old } } }, encoding: { a: { headers: { b: { schema: { ...old } } } } } } })
  const item = () => ({ parameters: [{ name: 'a', in: 'query', schema: { ...old } }], post: { requestBody: { content: content() }, responses: { 200: { headers: { a: { schema: { ...old } } }, content: content() } } } })
  const parts = { parameters: { schema: { schema: { ...old } } }, headers: { a: { content: content() } }, responses: { a: { content: content() } }, requestBodies: { a: { content: content() } }, callbacks: { a: { '{$url}': item() } } }
  const document = documentOf({ paths: { '/a': { ...item(), get: { callbacks: { a: { '{$url}': item() } } } } }, components: parts })

  const text = JSON.stringify(upgradeDocument(document))

  expect(text).not.toContain('nullable')
  expect(text.match(/\["string","null"\]/g)).toHaveLength(3 * 6 + 3 * 2 + 1)
})

test('leaves alone what is no schema, and 3.1', () => {
  const example = { nullable: true, example: 1 }
  const content = { 'application/json': { example, examples: { a: { value: example } }, schema: { type: 'object', examples: [example] } } }
  const paths = { '/a': { get: { responses: { 200: { description: '', content } } } } }

  expect(upgradeDocument(documentOf({ paths: structuredClone(paths) }))).toEqual(documentOf({ paths }, '3.1.0'))
  expect(upgradeDocument(documentOf({ components: { schemas: { A: { type: 'integer', example: 1 } } } }, '3.1.1'))).toEqual(documentOf({ components: { schemas: { A: { type: 'integer', example: 1 } } } }, '3.1.1'))
})

test.each([
  ['components', { components: 1 }],
  ['paths', { paths: [null] }],
  ['schemas', { components: { schemas: { A: 1, B: { items: null, allOf: 'x', properties: [] } } } }],
  ['answers', { paths: { '/a': { get: { responses: { 200: null }, parameters: {} } } } }],
])('passes over %s that are none', (_what, more) => {
  expect(upgradeDocument(documentOf(structuredClone(more)))).toEqual(documentOf(more, '3.1.0'))
})

const upgradeNew = (schema: object): unknown => upgradeDocument(documentOf({ components: { schemas: { A: schema } } }, '3.1.0')).components?.schemas?.A

test.each([
  ['a bound', { minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
  ['a nullable type', { properties: { a: { type: 'string', nullable: true } } }, { properties: { a: { type: ['string', 'null'] } } }],
  ['a nullable type that has null', { type: ['string', 'null'], nullable: true }, { type: ['string', 'null'] }],
  ['a nullable reference', { $ref: '#/a', nullable: true, description: 'A' }, { description: 'A', anyOf: [{ $ref: '#/a' }, { type: 'null' }] }],
  ['a nullable constant', { type: 'string', const: 'a', nullable: true }, { anyOf: [{ type: 'string', const: 'a' }, { type: 'null' }] }],
])('%s of 3.1 that is written as in 3.0 means the same', (_what, schema, want) => {
  expect(upgradeNew(schema)).toEqual(want)
})

test('values of which the type may be null have it, as the types say', () => {
  expect([upgradeNew({ type: ['string', 'null'], enum: ['a'] }), upgradeNew({ type: ['string', 'null'], enum: [null, 'a'] }), upgradeNew({ type: ['string'], enum: ['a'] })]).toEqual([{ type: ['string', 'null'], enum: ['a', null] }, { type: ['string', 'null'], enum: [null, 'a'] }, { type: ['string'], enum: ['a'] }])
})

test('null without quotes, which YAML reads as nothing, is the type where there are others', () => {
  const yaml = { type: ['string', null], properties: { a: { oneOf: [{ type: null, description: 'A' }, { $ref: '#/a' }] }, b: { type: null } } }
  const want = { type: ['string', 'null'], properties: { a: { oneOf: [{ type: 'null', description: 'A' }, { $ref: '#/a' }] }, b: { type: null } } }

  expect([upgradeNew(yaml), upgrade(yaml)]).toEqual([want, want])
})

test('a style in a multipart body, which 3.0 ignores, goes', () => {
  const encoding = { a: { style: 'form', explode: false, allowReserved: true, contentType: 'text/csv' } }
  const post = (openapi: string) => upgradeDocument(documentOf({ paths: { '/a': { post: { requestBody: { content: { 'multipart/form-data': { encoding }, 'application/x-www-form-urlencoded': { encoding } } } } } } }, openapi)).paths?.['/a']?.post
  const kept = { encoding }

  expect([post('3.0.3'), post('3.1.0')]).toEqual([
    { requestBody: { content: { 'multipart/form-data': { encoding: { a: { contentType: 'text/csv' } } }, 'application/x-www-form-urlencoded': kept } } },
    { requestBody: { content: { 'multipart/form-data': kept, 'application/x-www-form-urlencoded': kept } } },
  ])
})
