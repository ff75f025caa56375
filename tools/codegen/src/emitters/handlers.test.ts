import { answering, origin, smallDocument } from '../testing/small-document'
import { emitHandlers } from './handlers'

const shapeOf = (operation: object, schemas: object = {}) => {
  const document = smallDocument({ '/a/{id}': { post: { operationId: 'doIt', ...operation } } }, schemas)
  return /interface Shapes<_?Upload> \{\n([^]*)\n\}\n$/.exec(emitHandlers({ document, origin, options: {} }).text)?.[1]
}

test('gives undefined for what the operation does not take', () => {
  expect(shapeOf({ responses: { 204: { description: 'done' } } })).toBe(
    '  doIt: {\n    path: undefined\n    query: undefined\n    header: undefined\n    body: undefined\n    answer: undefined\n  }',
  )
})

test('takes a body of bytes without a schema for an upload', () => {
  expect(shapeOf({ responses: {}, requestBody: { required: true, content: { 'image/*': {} } } })).toContain('    body: Upload\n')
})

test('writes header names in lower case and keeps what is optional so', () => {
  const parameters = [
    { name: 'X-One', in: 'header', required: true, schema: { type: 'string' } },
    { name: 'X-Two', in: 'header', schema: { type: 'string' } },
  ]

  expect(shapeOf(answering({}, { parameters }))).toContain(
    "header: { 'x-one': operations['doIt']['parameters']['header']['X-One']; 'x-two'?: operations['doIt']['parameters']['header']['X-Two'] }",
  )
})

test('has a header once that the path and the operation spell differently', () => {
  const header = (name: string) => ({ name, in: 'header', schema: { type: 'string' } })

  expect(shapeOf(answering({}, { parameters: [header('X-Request-ID'), header('X-Request-Id')] }))?.match(/'x-request-id'/g)).toHaveLength(1)
})

test('marks a body that may be missing', () => {
  const requestBody = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Ask' } } } }
  const shape = (required: boolean) => shapeOf(answering({}, { requestBody: { ...requestBody, required } }), { Ask: { type: 'object' } })

  expect(shape(true)).toContain("body: components['schemas']['Ask']\n")
  expect(shape(false)).toContain("body: components['schemas']['Ask'] | undefined\n")
})

test('leaves it to the server what it makes of a file', () => {
  const file = { type: 'string', format: 'binary' }
  const form = { type: 'object', required: ['one'], properties: { one: file, more: { type: 'array', items: file }, text: { type: 'string' } } }
  const bodyOf = (content: object) => shapeOf(answering({}, { requestBody: { required: true, content } }), { Form: form })

  expect(bodyOf({ 'multipart/form-data': { schema: { $ref: '#/components/schemas/Form' } } })).toContain("body: Omit<components['schemas']['Form'], 'one' | 'more'> & { one: Upload; more?: Upload[] }\n")
  expect(bodyOf({ 'application/pdf': { schema: file } })).toContain('body: Upload\n')
})

test('takes each of the media types that the document offers', () => {
  const named = (name: string) => ({ schema: { $ref: `#/components/schemas/${name}` } })
  const content = { 'application/json': named('A'), 'application/x-www-form-urlencoded': named('B'), 'multipart/form-data': named('B') }

  expect(shapeOf(answering({}, { requestBody: { required: true, content } }), { A: { type: 'object' }, B: { type: 'object' } })).toContain("body: components['schemas']['A'] | components['schemas']['B']\n")
})

test('answers the union of the 2xx bodies', () => {
  const responses = { ...answering({ $ref: '#/components/schemas/A' }).responses, 202: { description: 'later' }, 400: { description: 'no' } }

  expect(shapeOf({ responses }, { A: { type: 'object' } })).toContain("answer: components['schemas']['A'] | undefined\n")
})

test('leaves out static files, which no code answers', () => {
  expect(shapeOf(answering({}, { 'x-static': true }))).toBe('')
})
