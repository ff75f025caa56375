import { emitClient } from '../emitters/client/client'
import { emitGraphql } from '../emitters/graphql/graphql'
import { emitTypes } from '../emitters/types/types'
import type { OpenApiDocument } from '../model/document'
import { answering, origin, smallDocument } from '../testing/small-document'
import { splitSchemas } from './split-schemas'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const text = { type: 'string' }
const file = { type: 'string', format: 'binary' }
const object = (properties: object, required = Object.keys(properties)) => ({ type: 'object', required, properties })
const taking = (schema: object, mediaType = 'application/json') => ({ requestBody: { required: true, content: { [mediaType]: { schema } } } })

const user = object({ id: { type: 'integer', readOnly: true }, name: text, password: ref('Secret') })
const Secret = { ...text, writeOnly: true }

/** The names of the fields, by component. */
function fieldsOf(document: OpenApiDocument): Record<string, string[]> {
  return Object.fromEntries(Object.entries(splitSchemas(document).components?.schemas ?? {}).flatMap(([name, { properties }]) => (properties ? [[name, Object.keys(properties)]] : [])))
}

test('what is sent has no readOnly fields, what is read no writeOnly ones, required or not, through lists and components', () => {
  const document = smallDocument(
    { '/a': { post: { operationId: 'add', ...answering({ type: 'array', items: ref('User') }, taking(ref('Team'))) } } },
    { Secret, User: user, Team: object({ members: { type: 'array', items: ref('User') } }) },
  )

  expect(fieldsOf(document)).toEqual({ User: ['id', 'name'], UserRequest: ['name', 'password'], Team: ['members'] })
  expect(splitSchemas(document).components?.schemas?.UserRequest?.required).toEqual(['name', 'password'])
  expect(emitClient({ document, origin, options: {} }).text).toContain("export type AddData = components['schemas']['User'][]\n")
  expect(emitClient({ document, origin, options: {} }).text).toContain("  body: components['schemas']['Team']\n")
  expect(emitTypes({ document, origin, options: {} }).text).toContain('members: components["schemas"]["UserRequest"][];')
  expect(emitGraphql({ document, origin, options: {} }).text).not.toContain('password')
})

test('what only one side uses keeps its name, and what makes no difference is one', () => {
  const document = smallDocument({ '/a': { post: answering(ref('Plain'), { ...taking(ref('User')), parameters: [{ name: 'q', in: 'query', schema: ref('Plain') }] }) } }, { Secret, User: user, Plain: object({ a: text }), Unused: user })

  expect(fieldsOf(document)).toEqual({ User: ['name', 'password'], Plain: ['a'], Unused: ['id', 'name', 'password'] })
})

test('a mark of a whole schema is one of the fields that have it, by way of allOf, too', () => {
  const own = object({ at: { allOf: [ref('Time')], description: 'when' }, name: text })
  const document = smallDocument({ '/a': { post: answering(ref('Own'), { ...taking(ref('Own')), parameters: [{ name: 'since', in: 'query', schema: ref('Time') }] }) } }, { Own: own, Time: { ...text, readOnly: true } })

  expect(fieldsOf(document)).toEqual({ Own: ['at', 'name'], OwnRequest: ['name'] })
  expect(Object.keys(splitSchemas(document).components?.schemas ?? {})).toEqual(['Own', 'OwnRequest', 'Time'])
})

test('a field that is marked where it is inherited is one of those that extend, and of no others', () => {
  const heir = { allOf: [ref('Base'), object({ name: text })], properties: { id: { readOnly: true } } }
  const document = smallDocument({ '/a': { post: answering(ref('Heir'), taking(object({ heir: ref('Heir'), base: ref('Base') }))) } }, { Base: object({ id: { type: 'integer' }, at: text }), Heir: heir })
  const { Base, Heir, HeirRequest, BaseRequest } = splitSchemas(document).components?.schemas ?? {}

  expect([Base, Heir]).toEqual([document.components?.schemas?.Base, heir])
  expect([HeirRequest, BaseRequest]).toEqual([{ allOf: [ref('BaseRequest'), object({ name: text })], properties: {} }, object({ at: text })])
})

test('such a field of a component that has itself for a part is marked at every depth', () => {
  const node = object({ id: text, parent: { allOf: [ref('Node')], properties: { id: { readOnly: true } } } })
  const document = smallDocument({ '/a': { post: answering({}, taking(ref('Node'))) } }, { Node: node })
  const { Node, NodeRequest } = splitSchemas(document).components?.schemas ?? {}

  const parent = { allOf: [ref('NodeRequest')], properties: {} }
  expect([Node, NodeRequest]).toEqual([object({ id: text, parent }), object({ parent })])
})

test('a header among the components is read as the answers that it stands in', () => {
  const document = smallDocument({ '/a': { post: answering({}, taking(ref('User'))) } }, { Secret, User: user }, {})
  const withHeader = { ...document, components: { ...document.components, headers: { 'X-User': { content: { 'application/json': { schema: ref('User') } } } } } } as OpenApiDocument
  const { headers } = splitSchemas(withHeader).components as { headers: Record<string, unknown> }

  expect(fieldsOf(withHeader)).toEqual({ User: ['id', 'name'], UserRequest: ['name', 'password'] })
  expect(headers['X-User']).toEqual({ content: { 'application/json': { schema: ref('User') } } })
})

test('forgets that a field is required wherever that is said', () => {
  const whole = { allOf: [ref('Base'), { required: ['id', 'name'] }], required: ['id'] }
  const { components } = splitSchemas(smallDocument({ '/a': { post: answering({}, taking(ref('Whole'))) } }, { Base: object({ id: { type: 'integer', readOnly: true }, name: text }, []), Whole: whole }))

  expect(components?.schemas?.Whole).toEqual({ allOf: [ref('Base'), { required: ['name'] }], required: [] })
})

test('bytes are files in forms and bodies of their own, and text in JSON', () => {
  const upload = object({ one: file, many: { type: 'array', items: ref('Bytes') }, about: object({ preview: file }), list: { type: 'array', items: object({ raw: file }) } })
  const document = smallDocument(
    { '/a': { post: answering(ref('Upload'), taking({ allOf: [ref('Upload')] }, 'multipart/form-data')), put: answering({}, taking(ref('Bytes'), 'image/png')), patch: answering({}, taking(ref('Upload'), 'application/x-www-form-urlencoded')) } },
    { Bytes: { type: 'string', contentMediaType: 'image/png' }, Upload: upload },
  )
  const { Upload, UploadForm, Bytes, BytesForm } = splitSchemas(document).components?.schemas ?? {}

  expect(Upload?.properties?.one).toEqual(text)
  expect([Bytes, BytesForm]).toEqual([text, document.components?.schemas?.Bytes])
  expect(UploadForm?.properties).toEqual({ one: file, many: { type: 'array', items: ref('BytesForm') }, about: object({ preview: text }), list: { type: 'array', items: object({ raw: text }) } })
})

test('variants of a kind have names that tell them apart', () => {
  const upload = object({ id: { type: 'integer', readOnly: true }, key: { ...text, writeOnly: true }, file })
  const heir = (name: string) => ({ allOf: [ref('Base')], properties: { [name]: { readOnly: true } } })
  const answer = { responses: { 200: { description: 'ok', content: { 'multipart/form-data': { schema: ref('Upload') } } } } }
  const document = smallDocument(
    { '/a': { post: { ...answering(ref('Upload')), ...taking(ref('Upload'), 'multipart/form-data') }, put: { ...answer, ...taking(ref('Upload')) }, patch: answering({}, taking(object({ a: heir('id'), b: heir('at'), c: ref('Base') }))) } },
    { Base: object({ id: text, at: text }), Upload: upload },
  )

  expect(fieldsOf(document)).toEqual({ Base: ['id', 'at'], BaseRequest: ['at'], BaseRequestWithoutAt: ['id'], Upload: ['id', 'file'], UploadRequest: ['key', 'file'], UploadForm: ['key', 'file'], UploadFormAnswer: ['id', 'file'] })
})

test('alternatives lead to the right ones, by their discriminator, too, and cycles end', () => {
  const pet = { oneOf: [ref('Cat')], discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } } }
  const document = smallDocument({ '/a': { post: answering(ref('Pet'), taking(ref('Pet'))) } }, { Pet: pet, Cat: object({ kind: text, owner: ref('Pet'), id: { readOnly: true } }), CatRequest: { allOf: [ref('CatRequest')] } })
  const { PetRequest } = splitSchemas(document).components?.schemas ?? {}

  expect(PetRequest).toEqual({ oneOf: [ref('CatRequest2')], discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/CatRequest2' } } })
  expect(fieldsOf(document)).toEqual({ Cat: ['kind', 'owner', 'id'], CatRequest2: ['kind', 'owner'] })
})

test('of a webhook it is the request that is read', () => {
  const document: OpenApiDocument = smallDocument({}, { Secret, User: user }, { webhooks: { changed: { post: { operationId: 'changed', ...taking(ref('User')), responses: {} } } } })

  expect(fieldsOf(document)).toEqual({ User: ['id', 'name'] })
})

test('is the document itself where nothing makes a difference', () => {
  const document = smallDocument({ '/a': { get: answering(ref('Thing')) } }, { Thing: object({ a: text }) })

  expect(splitSchemas(document)).toBe(document)
})
