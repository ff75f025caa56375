import { answering, origin, smallDocument } from '../testing/small-document'
import { emitMocks } from './mocks'

const emit = (paths: object, schemas: object = {}, more: object = {}) => emitMocks({ document: smallDocument(paths, schemas, more), origin, options: {} }).text
const shapeOf = (operation: object, schemas: object = {}) => /export interface MockOperations \{\n([^]*?)\n\}\n/.exec(emit({ '/a/{id}': { post: { operationId: 'doIt', ...operation } } }, schemas))?.[1]
const documentIn = (text: string): unknown => JSON.parse([...(/const document = \[([^]*)\]/.exec(text)?.[1] ?? '').matchAll(/^ {2}'(.*)',$/gm)].map(([, line = '']) => line.replaceAll("\\'", "'").replaceAll('\\\\', '\\')).join(''))

test('writes the request of an operation, its answers by status and its examples', () => {
  const json = (name: string, more: object = {}) => ({ description: name, content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` }, ...more } } })
  const operation = {
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }, { name: 'q', in: 'query', schema: { type: 'string' } }],
    requestBody: json('Thing'),
    responses: { 200: json('Thing', { examples: { one: { value: {} }, "it's": { value: {} } } }), 204: { description: 'nothing' }, '4XX': json('Fault', { example: {} }) },
  }

  expect(shapeOf(operation, { Thing: {}, Fault: {} })).toBe(`  doIt: {
    path: operations['doIt']['parameters']['path']
    query: NonNullable<operations['doIt']['parameters']['query']>
    header: undefined
    body: components['schemas']['Thing'] | undefined
    answers: { 200: components['schemas']['Thing']; 204: undefined; '4XX': components['schemas']['Fault'] }
    examples: 'one' | 'it\\'s' | 'example'
  }`)
})

test('answers lines of JSON with one or some of them', () => {
  const lines = (schema: object) => ({ responses: { 200: { description: 'lines', content: { 'application/x-ndjson': { schema } } } } })
  const line = "components['schemas']['Line']"

  expect(shapeOf(lines({ $ref: '#/components/schemas/Line' }), { Line: { type: 'object' } })).toContain(`answers: { 200: ${line} | (${line})[] }`)
  expect(shapeOf(lines({ type: 'string' }))).toContain('answers: { 200: Blob }')
})

test('says that there are no examples where there are none', () => {
  expect(shapeOf(answering({ type: 'string' }))).toContain('    examples: never\n')
})

test('takes the document along, without what only people read', () => {
  const thing = {
    type: 'object',
    title: 'Thing',
    description: "A thing; it's \\ odd.",
    properties: { description: { type: 'string', description: 'Its description.', examples: ["it's \\ odd"] }, title: { const: { description: 'kept' } } },
    examples: [{ description: 'kept' }],
  }
  const text = emit({ '/a': { get: { ...answering({ $ref: '#/components/schemas/Thing' }), tags: ['a'], 'x-safe': true, 'x-extension': true } } }, { Thing: thing })

  expect(documentIn(text)).toEqual({
    paths: { '/a': { get: { responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } } }, 'x-safe': true, operationId: 'getA' } } },
    components: { schemas: { Thing: { type: 'object', properties: { description: { type: 'string', examples: ["it's \\ odd"] }, title: { const: { description: 'kept' } } }, examples: [{ description: 'kept' }] } } },
  })
})

test('has a line for each path and each component, so that a change changes one', () => {
  const text = emit({ '/a': { get: answering({}) }, '/b': { get: answering({}) } }, { A: {}, B: {} })

  expect(text.split('\n').filter((line) => /^ {2}'"(\/|A|B)/.test(line)).map((line) => line.slice(3, 7))).toEqual(['"/a"', '"/b"', '"A":', '"B":'])
})
