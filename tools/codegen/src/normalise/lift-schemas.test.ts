import type { OpenApiDocument } from '../model/document'
import { answering } from '../testing/small-document'
import { liftSchemas } from './lift-schemas'

const lift = (paths: object, schemas: object = {}) => liftSchemas(structuredClone({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths, components: { schemas } }) as OpenApiDocument)

const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` })

test('makes a component of a schema in a path that another one refers to', () => {
  const own = { type: 'object', properties: { price: { type: 'number' } } }
  const { paths, components } = lift({ '/a': { get: answering(own) }, '/b': { get: answering({ $ref: '#/paths/~1a/get/responses/200/content/application~1json/schema/properties/price' }) } })

  expect([paths, components]).toEqual([{ '/a': { get: answering({ type: 'object', properties: { price: refer('Price') } }) }, '/b': { get: answering(refer('Price')) } }, { schemas: { Price: { type: 'number' } } }])
})

test('finds a path whose name has an escape, which a reference writes once more', () => {
  const { components } = lift({ '/a%2Fb': { get: answering({ type: 'object', properties: { price: { type: 'number' } } }) }, '/c': { get: answering({ $ref: '#/paths/~1a%252Fb/get/responses/200/content/application~1json/schema/properties/price' }) } })

  expect(components?.schemas).toEqual({ Price: { type: 'number' } })
})

test('makes components of parts of components, within each other and in cycles, under names of their own', () => {
  const within = '#/components/schemas/A/properties/items'
  const { components } = lift({}, { A: { properties: { items: { items: { properties: { next: { $ref: within } } } } } }, B: { $ref: `${within}/items` }, Items: { $ref: within } })

  expect(components?.schemas).toEqual({
    A: { properties: { items: refer('Items3') } },
    B: refer('Items2'),
    Items: refer('Items3'),
    Items2: { properties: { next: refer('Items3') } },
    Items3: { items: refer('Items2') },
  })
})

test('leaves a document as it is whose references name components, and properties that are called as keywords are', () => {
  const schemas = { A: { properties: { a: refer('A'), $ref: { type: 'string' }, $defs: { type: 'object' } } } }

  expect(lift({}, schemas).components?.schemas).toEqual(schemas)
})

test('leaves no definitions that only references lead to', () => {
  const { components } = lift({}, { A: { $ref: '#/components/schemas/A/$defs/b', $defs: { b: { type: 'string' }, c: {} } } })

  expect(components?.schemas).toEqual({ A: refer('B'), B: { type: 'string' } })
})
