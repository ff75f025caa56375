import { buildSchema, validateSchema } from 'graphql'
import { answering, origin, smallDocument } from '../../testing/small-document'
import { emitGraphql } from './graphql'

/** What Gatsby brings. */
const gatsby = 'scalar Date\nscalar JSON\ninterface Node { id: ID! }\ndirective @dontInfer on OBJECT\ntype Query { ok: Boolean }\n'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const object = (properties: object, required: string[] = Object.keys(properties)) => ({ type: 'object', properties, required })
const text = { type: 'string' }

/** The types for a field of the given schema; it is valid GraphQL. */
function emit(field: object, schemas: object = {}, options: object = { prefix: 'U' }) {
  const document = smallDocument({ '/a': { get: answering(ref('Thing')) } }, { Thing: object({ field }, []), ...schemas })
  const emitted = emitGraphql({ document, origin, options: { ...options } })
  expect(validateSchema(buildSchema(gatsby + emitted.text))).toEqual([])
  return emitted
}

const animals = { Cat: object({ kind: text, lives: { type: 'integer' } }), Dog: object({ kind: text, name: text }) }
const either = { oneOf: [ref('Cat'), ref('Dog')] }

test('makes a union of objects that a discriminator tells apart, and says by what', () => {
  const { text, notes } = emit({ ...either, discriminator: { propertyName: 'kind', mapping: { tom: '#/components/schemas/Cat' } } }, animals)

  expect(text).toContain('# told apart by "kind": "tom" → UCat, "Dog" → UDog\nunion UThingField = UCat | UDog\n')
  expect(notes).toEqual(['unions, which need a resolveType: 1 (UThingField by kind)'])
})

test('makes a union of objects that each have a fixed value of their own', () => {
  const { text } = emit({ anyOf: [object({ type: { const: 'a' } }), object({ type: { enum: ['b', 'c'] } }), { type: 'null' }] })

  expect(text).toMatch(/^union UThingField = UThingField1 \| UThingField2$/m)
  expect(text).toContain('"a" → UThingField1, "b" → UThingField2, "c" → UThingField2')
  expect(text).toContain('  field: UThingField\n')
})

test('makes one object of alternatives that nothing tells apart: what not all require may be missing', () => {
  const { text } = emit(either, animals)

  expect(text).toMatch(/type UThingField @dontInfer \{\n.*\n {2}kind: String!\n.*\n {2}lives: Int\n.*\n {2}name: String\n\}/)
})

test.each([
  ['two kinds of text', { oneOf: [text, { type: 'string', enum: ['a'] }] }, 'String'],
  ['a date or text', { oneOf: [{ type: 'string', format: 'date' }, text] }, 'String'],
  ['two kinds of number', { oneOf: [{ type: 'integer' }, { type: 'number' }] }, 'Float'],
  ['a text or a number', { oneOf: [text, { type: 'number' }] }, 'JSON'],
  ['a number or a flag', { oneOf: [{ type: 'integer' }, { type: 'boolean' }] }, 'JSON'],
  ['an object or a text', { oneOf: [ref('Cat'), text] }, 'JSON'],
  ['lists of several objects', { oneOf: [{ type: 'array', items: ref('Cat') }, { type: 'array', items: ref('Dog') }] }, '[UThingField!]'],
  ['fields of which one must be there', { ...object({ a: text, b: text }, []), anyOf: [{ required: ['a'] }, { required: ['b'] }] }, 'UThingField'],
  ['fields beside alternatives', { allOf: [object({ a: text }), either] }, 'UThingField'],
  ['an object whose only field has no GraphQL name', object({ '+1': text }), 'JSON'],
])('writes %s', (_what, schema, want) => {
  expect(emit(schema, animals).text).toContain(`  field: ${want}\n`)
})

test('keeps the fields of both sides of an `allOf` with alternatives', () => {
  expect(emit({ allOf: [object({ a: text }), either] }, animals).text).toMatch(/type UThingField @dontInfer \{[^}]* {2}kind: String\n[^}]* {2}a: String!\n\}/)
})

test.each([
  ['a list of itself', { Loop: { type: 'array', items: ref('Loop') } }, 'JSON'],
  ['a choice of itself or null', { Loop: { oneOf: [ref('Loop'), { type: 'null' }] } }, 'JSON'],
  ['a part of itself', { Loop: { allOf: [ref('Loop'), object({ a: text })] } }, 'ULoop'],
  ['a union that leads back to itself', { Loop: { oneOf: [object({ type: { const: 'a' }, next: ref('Loop') }), object({ type: { const: 'b' }, more: { type: 'array', items: ref('Loop') } })] } }, 'ULoop'],
  ['alternatives that lead back to each other', { Loop: { oneOf: [ref('A'), ref('B')] }, A: object({ a: ref('Loop'), x: ref('A') }, []), B: object({ b: ref('Loop'), x: ref('B') }, []) }, 'ULoop'],
])('ends at %s', (_what, schemas, want) => {
  expect(emit(ref('Loop'), schemas).text).toContain(`  field: ${want === 'JSON' && 'items' in schemas.Loop ? '[JSON!]' : want}\n`)
})

test('writes a component once, however often it is referred to', () => {
  const merged = { allOf: [ref('Cat'), object({ age: { type: 'integer' } })] }
  const { text } = emit(object({ a: ref('Merged'), b: ref('Merged'), c: { oneOf: [ref('Merged'), { type: 'null' }] } }), { ...animals, Merged: merged })

  expect(text.match(/^type U\w+/gm)?.sort()).toEqual(['type UMerged', 'type UThing', 'type UThingField'])
})

test('keeps clear of the names that GraphQL, Gatsby and the translations have', () => {
  const three = { title_kz: text, title_ru: text, title_en: text }
  const { text: sdl } = emit(object({ file: ref('File'), text: ref('Text'), digits: ref('3d-model'), both: ref('my-type'), same: ref('MyType'), other: ref('Тип') }), { File: object(three), Text: object({ a: text }), '3d-model': object({ a: text }), 'my-type': object({ a: text }), MyType: object({ b: text }), Тип: object({ a: text }) }, { translations: ['kz', 'ru', 'en'] })

  expect(sdl.match(/^type \w+/gm)?.map((line) => line.slice(5)).sort()).toEqual(['File2', 'MyType', 'MyType2', 'T3dModel', 'Text', 'Text2', 'Thing', 'ThingField', 'Type'])
})

test('leaves out a field that would stand twice in a node', () => {
  const node = { ...object({ id: { type: 'integer' }, api_id: text, site_kz: text, site_ru: text }), 'x-graphql-node': true }
  const { text: sdl, notes } = emit(ref('Item'), { Item: node }, { prefix: 'U', translations: ['kz', 'ru'] })

  expect(sdl.match(/^ {2}\w+/gm)?.map((line) => line.trim())).toEqual(['id', 'site', 'api_id', 'site_kz', 'site_ru', 'field'])
  expect(notes).toEqual(['fields left out, for GraphQL or Gatsby cannot have their names: 1 (Item.id)'])
})

test('writes each value of an enum once, and no half of a surrogate pair', () => {
  const { text: sdl } = emit({ type: 'string', enum: ['a', 'b', 'a'], description: 'Half \ud83d of one' })

  expect(sdl).toContain('enum UThingField {\n  a\n  b\n}')
  expect(sdl).toContain('Half \ufffd of one')
})

test.each([
  [{ prefix: 'My-' }, /`prefix` must be a GraphQL name/],
  [{ translations: ['kk-KZ'] }, /`translations` must be a list of GraphQL names/],
])('refuses the options %j', (options, message) => {
  expect(() => emit(text, {}, options)).toThrow(message)
})
