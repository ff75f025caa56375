import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../command/run'
import { loadDocument } from '../../read/load-document'
import { answering, smallDocument } from '../../testing/small-document'
import { typeFaultsOf } from '../../testing/type-faults'
import { writeTree } from '../../testing/write-tree'
import { typescriptCall } from './call-typescript'
import { documentOperations } from './documented-operation'

const root = join(__dirname, '../../../../..')
const modules = { operations: './operations', client: './core/client' }

function callOf(operation: object, schemas: object = {}, more: object = {}) {
  const document = smallDocument({ '/a/{id}': { post: { operationId: 'doIt', ...answering({ $ref: '#/components/schemas/Thing' }), ...operation } } }, { Thing: { type: 'object' }, ...schemas }, more)
  const [first] = documentOperations(document)
  if (!first) throw new Error('no operation')
  return typescriptCall(document, first, modules, 'http://localhost:8000')
}

test('calls with what is required and looks at what became of it', () => {
  const problem = { description: 'no', content: { 'application/problem+json': { schema: { type: 'object', properties: { code: { type: 'string' } } } } } }
  const parameters = [
    { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 7 },
    { name: 'q', in: 'query', schema: { type: 'string' } },
  ]

  expect(callOf({ parameters, responses: { ...answering({ $ref: '#/components/schemas/Thing' }).responses, 400: problem } })).toBe(
    `import { doIt } from './operations'
import { createClient } from './core/client'

const client = createClient({ baseUrl: 'http://localhost:8000' })
const result = await doIt(client, { path: { id: 7 } })

if (result.ok) {
  console.log(result.data) // Thing
} else if (result.kind === 'badRequest') {
  console.error(result.status, result.error.code)
} else {
  console.error(result.kind)
}`,
  )
})

test('makes up a request where the document has no example', () => {
  const schema = { type: 'object', required: ['name', 'when', 'kind', 'items', 'self', 'either'], properties: { name: { type: 'string' }, when: { type: 'string', format: 'date' }, kind: { enum: ['b', 'c'] }, items: { type: 'array', items: { type: 'integer', minimum: 5 } }, self: { type: 'array', items: { $ref: '#/components/schemas/Ask' } }, either: { oneOf: [{ type: 'null' }, { type: 'boolean' }] }, no: { type: 'string' } } }
  const requestBody = { required: true, content: { 'application/json': { schema: { $ref: '#/components/schemas/Ask' } } } }

  expect(callOf({ requestBody }, { Ask: schema })).toContain("  body: {\n    name: 'name',\n    when: '2026-09-01',\n    kind: 'b',\n    items: [5],\n    self: [],\n    either: true,\n  },\n")
})

test('sends nothing that is readOnly, even where an example has it', () => {
  const schema = { type: 'object', required: ['id', 'name'], properties: { id: { $ref: '#/components/schemas/Id' }, name: { type: 'string' } } }
  const body = (more: object) => ({ requestBody: { required: true, content: { 'application/json': { schema, ...more } } } })
  const schemas = { Id: { type: 'integer', readOnly: true } }

  expect(callOf(body({}), schemas)).toContain("doIt(client, { body: { name: 'name' } })")
  expect(callOf(body({ example: { id: 1, name: 'x' } }), schemas)).toContain("doIt(client, { body: { name: 'x' } })")
})

test('sends nothing that is readOnly, however deep an example has it', () => {
  const part = { type: 'object', properties: { id: { type: 'integer', readOnly: true }, name: { type: 'string' } } }
  const schema = { allOf: [{ $ref: '#/components/schemas/Base' }], properties: { list: { type: 'array', items: { oneOf: [{ type: 'null' }, part] } }, map: { type: 'object', additionalProperties: part } } }
  const example = { at: 'now', base: { id: 1, name: 'a' }, list: [{ id: 2, name: 'b' }, null], map: { x: { id: 3, name: 'c' } } }
  const call = callOf({ requestBody: { content: { 'application/json': { schema, example } } } }, { Base: { properties: { at: { readOnly: true }, base: part } } })

  expect(call.replace(/\s+/g, ' ')).toContain("body: { base: { name: 'a' }, list: [{ name: 'b' }, null], map: { x: { name: 'c' } }, }")
})

test('sends what is readOnly only in another choice, and nothing that is where it is inherited', () => {
  const name = { type: 'string' }
  const read = { type: 'object', properties: { id: { type: 'integer', readOnly: true }, name } }
  const written = { type: 'object', required: ['id'], properties: { id: { type: 'integer' }, title: name } }
  const body = (schema: object, example: object) => callOf({ requestBody: { content: { 'application/json': { schema, example } } } }, { Base: { properties: { id: { type: 'integer' }, name } } })

  expect(body({ oneOf: [read, written] }, { id: 5, title: 'x' })).toContain("body: { id: 5, title: 'x' }")
  expect(body({ oneOf: [read, { type: 'null' }] }, { id: 5, name: 'x' })).toContain("{ body: { name: 'x' } }")
  expect(body({ allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { id: { readOnly: true } } }] }, { id: 5, name: 'x' })).toContain("{ body: { name: 'x' } }")
})

test('sends all keys that stand in cookies', () => {
  const scheme = (name: string) => ({ type: 'apiKey', in: 'cookie', name })

  expect(callOf({ security: [{ one: [], two: [] }] }, {}, { components: { schemas: { Thing: {} }, securitySchemes: { one: scheme('a'), two: scheme('b') } } })).toContain("headers: { Cookie: 'a=TOKEN; b=TOKEN' }")
})

test.each([
  ['a bearer token', { type: 'http', scheme: 'bearer' }, "headers: { Authorization: 'Bearer TOKEN' }"],
  ['a key in a cookie', { type: 'apiKey', in: 'cookie', name: 'key' }, "headers: { Cookie: 'key=TOKEN' }"],
  ['a key in the query', { type: 'apiKey', in: 'query', name: 'api-key' }, "(next) => (call) => next({ ...call, request: { ...call.request, query: { ...call.request.query, 'api-key': 'TOKEN' } } })"],
])('shows where %s goes, in what headers can carry', (_what, scheme, want) => {
  expect(callOf({ security: [{ one: [] }] }, {}, { components: { schemas: { Thing: {} }, securitySchemes: { one: scheme } } })).toContain(want)
})

test('keeps clear of an operation that is called as the sample calls its own things', () => {
  expect(callOf({ operationId: 'console' })).toContain("import { console as console2 } from './operations'")
  expect(callOf({ operationId: 'console' })).toContain('await console2(client')
  expect(callOf({ operationId: 'client' })).toContain('const client2 = createClient({\n')
  expect(callOf({ operationId: 'createClient' })).toContain("import { createClient as createClient2 } from './core/client'")
})

test('shows where a token goes', () => {
  const securitySchemes = { key: { type: 'apiKey', in: 'header', name: 'X-Key' } }

  expect(callOf({ security: [{ key: [] }] }, {}, { components: { schemas: { Thing: {} }, securitySchemes } })).toContain("headers: { 'X-Key': 'TOKEN' }")
  expect(callOf({ security: [{ key: [] }, {}] }, {}, { components: { schemas: { Thing: {} }, securitySchemes } })).not.toContain('X-Key')
})

test('every sample type-checks with the generated client, for the contract and for small documents', async () => {
  const golden = join(__dirname, '../../../golden')
  const inputs = [join(root, 'packages/api-schema/src/generated/openapi.json'), ...readdirSync(golden).filter((file) => file.endsWith('.yaml')).map((file) => join(golden, file))]
  const folder = await writeTree({})
  const samples: string[] = []
  for (const [number, input] of inputs.entries()) {
    const to = join(folder, String(number))
    await run([input, '-o', to, '--only', 'client'], { out: () => undefined, error: () => undefined })
    const { document } = await loadDocument(input)
    for (const operation of documentOperations(document)) {
      const file = join(to, `${operation.model.id}.sample.ts`)
      writeFileSync(file, typescriptCall(document, operation, modules, 'http://localhost:8000'))
      samples.push(file)
    }
  }


  expect(samples.every((file) => existsSync(file)) && samples.length).toBeGreaterThan(15)
  expect(typeFaultsOf(samples)).toEqual([])
})
