import { answering, origin, smallDocument } from '../testing/small-document'
import { emitHandlers } from './handlers'

const shapeOf = (operation: object, schemas: object = {}) => {
  const document = smallDocument({ '/a/{id}': { post: { operationId: 'doIt', ...operation } } }, schemas)
  return /interface Shapes \{\n([^]*)\n\}\n$/.exec(emitHandlers({ document, origin, options: {} }).text)?.[1]
}

test('gives undefined for what the operation does not take', () => {
  expect(shapeOf({ responses: { 204: { description: 'done' } } })).toBe(
    '  doIt: {\n    path: undefined\n    query: undefined\n    header: undefined\n    body: undefined\n    answer: undefined\n  }',
  )
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

test('marks a body that may be missing', () => {
  const requestBody = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Ask' } } } }
  const shape = (required: boolean) => shapeOf(answering({}, { requestBody: { ...requestBody, required } }), { Ask: { type: 'object' } })

  expect(shape(true)).toContain("body: components['schemas']['Ask']\n")
  expect(shape(false)).toContain("body: components['schemas']['Ask'] | undefined\n")
})

test('answers the union of the 2xx bodies', () => {
  const responses = { ...answering({ $ref: '#/components/schemas/A' }).responses, 202: { description: 'later' }, 400: { description: 'no' } }

  expect(shapeOf({ responses }, { A: { type: 'object' } })).toContain("answer: components['schemas']['A'] | undefined\n")
})
