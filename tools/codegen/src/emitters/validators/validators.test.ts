import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answering, origin, smallDocument } from '../../testing/small-document'
import { formatNames } from './keywords'
import { emitValidators } from './validators'

const emit = (operation: object, schemas: object = {}, more: object = {}) =>
  emitValidators({ document: smallDocument({ '/a/{id}': { get: { operationId: 'read', ...operation } } }, schemas, more), origin, options: {} })

/** The statements of the module, each on one line. */
const statementsOf = (text: string) =>
  text.split('\n\n').slice(2).map((statement) => statement.trim().replace(/,?\n\s*(?=[}\]])/g, ' ').replace(/\n\s*/g, ' '))

const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` })

test('writes a constant with method, path and the schemas by status, and the errors in one of their own', () => {
  const as = (type: string, mediaType = 'application/json') => ({ description: '', content: { [mediaType]: { schema: { type } } } })
  const { text } = emit({ responses: { 200: as('string'), '2XX': as('object'), 404: as('integer', 'application/problem+json'), default: as('number') } })

  expect(text).toContain("import type { AnswerSchemas } from './core/validate-schema'\n")
  expect(statementsOf(text)).toEqual([
    "export const readAnswers: AnswerSchemas = { method: 'GET', path: '/a/{id}', answers: { 200: { type: 'string' }, '2XX': { type: 'object' } } }",
    "export const readErrors: AnswerSchemas = { method: 'GET', path: '/a/{id}', answers: { 404: { type: 'integer' }, default: { type: 'number' } } }",
  ])
})

test('writes a range of statuses in capitals, by which it is looked for', () => {
  const { text } = emit({ responses: { '2xx': { description: '', content: { 'application/json': { schema: { type: 'number' } } } } } })

  expect(statementsOf(text)).toEqual(["export const readAnswers: AnswerSchemas = { method: 'GET', path: '/a/{id}', answers: { '2XX': { type: 'number' } } }"])
})

test('takes `default` for data as well as errors where there is no 2xx', () => {
  const { text } = emit({ responses: { default: { description: '', content: { 'application/json': { schema: { type: 'number' } } } } } })

  expect(statementsOf(text).map((statement) => statement.replace(/^export const (\w+).*answers:/, '$1'))).toEqual(["readAnswers { default: { type: 'number' } } }", "readErrors { default: { type: 'number' } } }"])
})

test.each([
  ['nothing', { 204: { description: '' } }],
  ['text', { 200: { description: '', content: { 'text/plain': { schema: { type: 'string' } } } } }],
  ['bytes', { 200: { description: '', content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } } }],
  ['any JSON', { 200: { description: '', content: { 'application/json': { schema: { description: 'anything' } } } } }],
])('needs no schema for an answer that is %s', (_what, responses) => {
  expect(statementsOf(emit({ responses }).text)).toEqual(["export const readAnswers: AnswerSchemas = { method: 'GET', path: '/a/{id}', answers: {} }"])
})

test('says that what succeeds without a schema may be anything where `default` has one', () => {
  const error = { description: '', content: { 'application/json': { schema: { type: 'number' } } } }
  const { text } = emit({ responses: { 204: { description: '' }, 200: error, default: error } })

  expect(statementsOf(text)[0]).toBe("export const readAnswers: AnswerSchemas = { method: 'GET', path: '/a/{id}', answers: { 200: { type: 'number' }, 204: true } }")
})

test('writes the components that are used, each after those that it refers to', () => {
  const schemas = { A: { properties: { b: refer('B') } }, B: { type: 'array', items: refer('C') }, C: { type: 'string' }, Unused: { type: 'null' } }
  const { text } = emit(answering({ allOf: [refer('A'), refer('C')] }), schemas)

  expect(statementsOf(text).slice(0, -1)).toEqual([
    "const C: JsonSchema = { type: 'string' }",
    "const B: JsonSchema = { type: 'array', items: C }",
    'const A: JsonSchema = { properties: { b: B } }',
  ])
})

test('closes cycles by functions', () => {
  const schemas = { A: { properties: { a: refer('A'), b: refer('B') } }, B: { items: refer('A') } }

  expect(statementsOf(emit(answering(refer('A')), schemas).text).slice(0, -1)).toEqual(['const B: JsonSchema = { items: () => A }', 'const A: JsonSchema = { properties: { a: () => A, b: B } }'])
})

test('lets anything pass where references only lead back to themselves', () => {
  const { text } = emit(answering({ properties: { a: refer('A') } }), { A: refer('B'), B: { allOf: [refer('A')] } })

  expect(statementsOf(text)[0]).toMatch(/^const [AB]: JsonSchema = true$/)
})

test('follows references to what is no component', () => {
  const { text } = emit(answering({ properties: { a: { $ref: '#/components/schemas/A/properties/b' } } }), { A: { properties: { b: { type: 'string' } } } })

  expect(statementsOf(text)[0]).toBe("const ComponentsSchemasAPropertiesB: JsonSchema = { type: 'string' }")
})

test('gives constants names that are free', () => {
  const schemas = { 'read-answers': { type: 'string' }, JsonSchema: { type: 'null' }, '1st': { type: 'array' }, a_b: { type: 'integer' }, 'a-b': { type: 'number' }, Object: { type: 'boolean' } }
  const { text } = emit(answering({ prefixItems: Object.keys(schemas).map(refer) }), schemas)

  expect(text.match(/^const \w+/gm)).toEqual(['const ReadAnswers', 'const JsonSchema2', 'const Schema1st', 'const AB', 'const AB2', 'const Object2'])
})

test('leaves out a check that the document gets wrong, and says so', () => {
  const { text, notes } = emit(answering({ properties: { a: { type: 'any' }, b: { type: 'string', pattern: '(?i)x', maxLength: '5' }, c: 1 }, items: [{}] }))
  const at = '#/paths/~1a~1{id}/get/responses/200/content/application~1json/schema'

  expect(statementsOf(text)[0]).toContain("answers: { 200: { properties: { a: true, b: { type: 'string' }, c: true } } }")
  expect(notes).toEqual([
    `checks left out: 5 (${at}/items is no schema; ${at}/properties/a/type cannot be "any"; ${at}/properties/b/pattern cannot be "(?i)x"; ${at}/properties/b/maxLength cannot be "5"; ${at}/properties/c is no schema)`,
  ])
})

test('knows the formats that the interpreter checks', () => {
  const core = ['validate-formats.ts', 'validate-rules.ts'].map((file) => readFileSync(join(__dirname, '../../../../../packages/api-client/src', file), 'utf8')).join('')
  const names = [...core.matchAll(/^ {2}'?([\w-]+)'?: (?:\/\^|\{ test)/gm), ...core.matchAll(/name [!=]== '(\w+)'/g)].map((match) => match[1])

  expect([...formatNames].sort()).toEqual(names.sort())
})
