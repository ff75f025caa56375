import { answering, origin, smallDocument } from '../../testing/small-document'
import { emitClient } from './client'

const emit = (operation: object, more: object = {}, schemas: object = {}) =>
  emitClient({ document: smallDocument({ '/a/{id}': { post: { operationId: 'doIt', ...operation } } }, schemas, more), origin, options: {} }).text

const callOf = (text: string) => /operation\((.*)\)$/m.exec(text)?.[1]

const parts = {
  schema: {
    allOf: [{ properties: { about: { type: 'object' } } }],
    properties: {
      'c-d': { type: 'string' },
      data: { type: 'string', contentMediaType: 'application/json' },
      list: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
      plain: { type: 'string' },
      file: { type: 'string', format: 'binary' },
      picture: { type: 'string' },
    },
  },
  encoding: { 'c-d': { contentType: 'text/csv' }, file: { contentType: 'image/png' }, picture: { contentType: 'image/png, image/*' } },
}

test.each([
  ['nothing more', {}, "'POST', '/a/{id}'"],
  ['the server of the operation', { servers: [{ url: 'https://b.example' }] }, "'POST', '/a/{id}', { baseUrl: 'https://b.example' }"],
  ['a multipart body', { requestBody: { content: { 'multipart/form-data': {} } } }, "'POST', '/a/{id}', { bodySerializer: multipart }"],
  ['a form before other parts', { requestBody: { content: { 'multipart/mixed': {}, 'application/x-www-form-urlencoded': {} } } }, "'POST', '/a/{id}', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, bodySerializer: urlEncoded }"],
  ['JSON before multipart', { requestBody: { content: { 'multipart/form-data': {}, 'application/json': {} } } }, "'POST', '/a/{id}'"],
  ['the types of parts', { requestBody: { content: { 'multipart/form-data': parts } } }, "'POST', '/a/{id}', { bodySerializer: /*#__PURE__*/ multipartOf({ about: 'application/json', 'c-d': 'text/csv', data: 'application/json', list: 'application/json' }) }"],
  ['a path parameter with a label', { parameters: [{ name: 'id', in: 'path', required: true, style: 'label', schema: { type: 'string' } }] }, "'POST', '/a/{.id}'"],
  ['a path parameter as a matrix, spread', { parameters: [{ name: 'id', in: 'path', required: true, style: 'matrix', explode: true, schema: { type: 'array' } }] }, "'POST', '/a/{;id*}'), { path: { id: 'given' } }"],
  ['that it only reads', { 'x-safe': true }, "'POST', '/a/{id}', { safe: true }"],
  ['an urlencoded body', { requestBody: { content: { 'application/x-www-form-urlencoded': {} } } }, "'POST', '/a/{id}', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, bodySerializer: urlEncoded }"],
  ['an urlencoded body with styles', { requestBody: { content: { 'application/x-www-form-urlencoded': { encoding: { ids: { explode: false }, deep: { style: 'deepObject', explode: true }, json: { contentType: 'application/json' } } } } } }, "'POST', '/a/{id}', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, bodySerializer: /*#__PURE__*/ urlEncodedBy({ ids: { style: 'form', explode: false }, deep: { style: 'deepObject', explode: true } }) }"],
  ['a text body', { requestBody: { content: { 'text/plain': {} } } }, "'POST', '/a/{id}', { headers: { 'Content-Type': 'text/plain' }, bodySerializer: rawBody }"],
  ['a list with a style of its own', { parameters: [{ name: 'q', in: 'query', explode: false, schema: { type: 'array' } }] }, "'POST', '/a/{id}', { querySerializer: /*#__PURE__*/ queryStyles({ q: { style: 'form', explode: false } }) }"],
  ['the style of what is called like a property of all objects', { parameters: ['valueOf', '__proto__'].map((name) => ({ name, in: 'query', explode: false, schema: { type: 'array' } })) }, "'POST', '/a/{id}', { querySerializer: /*#__PURE__*/ queryStyles({ ['valueOf' as string]: { style: 'form', explode: false }, ['__proto__' as string]: { style: 'form', explode: false } }) }"],
  ['an object in the query', { parameters: [{ name: 'q', in: 'query', schema: { type: 'object' } }] }, "'POST', '/a/{id}', { querySerializer: /*#__PURE__*/ queryStyles({ q: { style: 'form', explode: true } }) }"],
  ['an object in the query that stands elsewhere', { parameters: [{ name: 'q', in: 'query', schema: { anyOf: [{ $ref: '#/components/schemas/Thing' }, { type: 'null' }] } }] }, "'POST', '/a/{id}', { querySerializer: /*#__PURE__*/ queryStyles({ q: { style: 'form', explode: true } }) }"],
  ['which characters stay as they are', { parameters: [{ name: 'q', in: 'query', allowReserved: true, schema: { type: 'string' } }] }, "'POST', '/a/{id}', { querySerializer: /*#__PURE__*/ queryStyles({ q: { style: 'form', explode: true, allowReserved: true } }) }"],
  ['no type for parts that are no form, for it would lack their boundary', { requestBody: { content: { 'multipart/mixed': {} } } }, "'POST', '/a/{id}', { bodySerializer: rawBody }"],
  ['no type that is only a range', { requestBody: { content: { 'image/*': {} } } }, "'POST', '/a/{id}', { bodySerializer: rawBody }"],
  ['no type for any JSON but the usual', { requestBody: { content: { 'application/*+json': {} } } }, "'POST', '/a/{id}'"],
  ['nothing for the usual styles', { parameters: [{ name: 'q', in: 'query', schema: { type: 'array' } }, { name: 's', in: 'query', schema: { type: 'string' } }] }, "'POST', '/a/{id}'"],
  ['what is in brackets, a list, too', { parameters: ['object', 'array'].map((type) => ({ name: type, in: 'query', style: 'deepObject', explode: true, schema: { type } })) }, "'POST', '/a/{id}', { querySerializer: /*#__PURE__*/ queryStyles({ object: { style: 'deepObject', explode: true }, array: { style: 'deepObject', explode: true } }) }"],
])('tells the client %s', (_what, operation, want) => {
  expect(callOf(emit({ ...answering({ type: 'string' }), ...operation }, {}, { Thing: { type: 'object' } }))).toBe(want)
})

test.each([
  ['text', { 200: { description: 'ok', content: { 'text/csv': {} } } }, '{ parse: asIs }'],
  ['bytes', { 200: { description: 'ok', content: { 'image/png': {} } } }, "{ parseAs: 'blob', parse: asIs }"],
  ['JSON or text', { 200: { description: 'ok', content: { 'application/json': {} } }, 206: { description: 'part', content: { 'text/csv': {} } } }, "{ parseAs: 'blob', parse: byMediaType }"],
  ['text or bytes', { 200: { description: 'ok', content: { 'text/csv': {} } }, 203: { description: 'ok', content: { 'image/png': {} } } }, "{ parseAs: 'blob', parse: byMediaType }"],
  ['bytes or nothing', { 200: { description: 'ok', content: { 'image/png': {} } }, 204: { description: 'none' } }, "{ parseAs: 'blob', parse: asIsOrNothing }"],
  ['text or nothing', { 200: { description: 'ok', content: { 'text/csv': {} } }, 204: { description: 'none' } }, '{ parse: asIsOrNothing }'],
  ['nothing', { 204: { description: 'ok' } }, '{ parse: nothing }'],
  ['nothing that is described', { 200: { description: 'ok' }, default: { description: 'no', content: { 'application/json': {} } } }, '{ parse: nothing }'],
  ['bytes of any type', { 200: { description: 'ok', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } } }, "{ parseAs: 'blob', parse: asIs }"],
  ['a text of any type', { 200: { description: 'ok', content: { '*/*': { schema: { type: 'string' } } } } }, '{ parse: jsonOrText }'],
  ['an object of any type', { 200: { description: 'ok', content: { '*/*': { schema: { type: 'object' } } } } }, undefined],
  ['an object of any JSON', { 200: { description: 'ok', content: { 'application/*+json': {} } } }, undefined],
  ['what a redirect leads to', { 302: { description: 'there' } }, "{ parseAs: 'blob', parse: asIs }"],
  ['one of several kinds', { 200: { description: 'ok', content: { 'text/html': {}, 'application/json': {} } } }, "{ headers: { Accept: 'application/json' } }"],
  ['anything', { 200: { description: 'ok', content: { 'text/html': {}, '*/*': {} } } }, "{ parseAs: 'blob', parse: byMediaType }"],
  ['events', { 200: { description: 'ok', content: { 'text/event-stream': { schema: { type: 'string' } } } } }, "{ headers: { Accept: 'text/event-stream' }, parseAs: 'valueOf', parse: textEvents }"],
  ['events that carry JSON', { 200: { description: 'ok', content: { 'text/event-stream': { schema: { type: 'object' } } } } }, "{ headers: { Accept: 'text/event-stream' }, parseAs: 'valueOf', parse: jsonEvents }"],
  ['lines of JSON', { 200: { description: 'ok', content: { 'application/x-ndjson': { schema: { type: 'object' } } } } }, "{ headers: { Accept: 'application/x-ndjson' }, parseAs: 'valueOf', parse: jsonLines }"],
  ['lines of which nothing is said', { 200: { description: 'ok', content: { 'application/jsonl': { schema: { type: 'string' } } } } }, "{ headers: { Accept: 'application/jsonl' }, parseAs: 'blob', parse: asIs }"],
  ['JSON or nothing', { 200: { description: 'ok', content: { 'application/json': {} } }, 202: { description: 'ok' } }, '{ parse: jsonOrNothing }'],
])('tells the client that the answer is %s', (_what, responses, want) => {
  expect(callOf(emit({ responses }))).toBe(["'POST', '/a/{id}'", ...(want ? [want] : [])].join(', '))
})

describe('the server', () => {
  const of = (operation: object, document: object) => /baseUrl: '([^']*)'/.exec(emit({ ...answering({}), ...operation }, document))?.[1]

  test("is the operation's before the path's, with its variables' defaults", () => {
    const servers = [{ url: 'https://{where}.example', variables: { where: { default: 'here' } } }]
    expect(of({ servers }, { servers: [{ url: 'https://document.example' }] })).toBe('https://here.example')
  })

  test.each(['/v2', '//b.example', '../v2'])("is on the host of the client's base URL where it is only %s", (url) => {
    expect(callOf(emit({ ...answering({}), servers: [{ url }] }, { servers: [{ url: 'https://document.example/v1' }] }))).toBe(`'POST', '/a/{id}', { baseUrl: '${url}', resolve: onHost }`)
  })

  test("of the document is the client's business", () => {
    const text = emit(answering({}), { servers: [{ url: 'https://document.example' }] })
    expect(callOf(text)).toBe("'POST', '/a/{id}'")
    expect(text).toContain("export const documentServer = 'https://document.example'")
  })
})

test('lets the request be left out where nothing is required', () => {
  const parameters = [{ name: 'q', in: 'query', schema: { type: 'string' } }]

  expect(emit(answering({}))).toContain('doIt: Operation<void, ')
  expect(emit(answering({}, { parameters }))).toContain('doIt: Operation<DoItRequest | void, ')
  expect(emit(answering({}, { parameters: [{ ...parameters[0], required: true }] }))).toContain('doIt: Operation<DoItRequest, ')
})

test.each([
  ['bytes', { 'application/octet-stream': {} }, 'Blob | File'],
  ['text', { 'text/csv': {} }, 'string | Blob'],
  ['text with a schema', { 'text/csv': { schema: { type: 'string' } } }, "operations['doIt']['requestBody']['content']['text/csv']"],
  ['XML', { 'application/xml': { schema: { type: 'object', properties: { a: { type: 'string' } } } } }, 'string | Blob'],
  ['lines of JSON', { 'application/x-ndjson': { schema: { $ref: '#/components/schemas/List' } } }, 'string | Blob'],
  ['parts that are no form', { 'multipart/mixed': { schema: { type: 'object' } } }, 'Blob'],
])('takes a body of %s as the client can send it', (_what, content, want) => {
  expect(emit({ ...answering({}), requestBody: { required: true, content } }, {}, { List: { type: 'array' } })).toContain(`  body: ${want}\n`)
})

test.each([
  ['JSON by its name rather than as one of any type', 'get', { 200: { description: 'ok', content: { '*/*': { schema: { type: 'string' } }, 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } } } }, "components['schemas']['Pet']"],
  ['bytes of any type', 'get', { 200: { description: 'ok', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } } }, 'Blob | File'],
  ['what a redirect leads to', 'get', { 302: { description: 'there' } }, 'Blob'],
  ['a HEAD, which has no content', 'head', { 200: { description: 'ok', content: { 'application/json': { schema: { type: 'string' } } } } }, 'undefined'],
])('gives %s the type of what is read', (_what, method, responses, want) => {
  const document = smallDocument({ '/a': { [method]: { operationId: 'doIt', responses } } })
  expect(emitClient({ document, origin, options: {} }).text).toContain(`export type DoItData = ${want}\n`)
})

test('refers to components directly, through lists too', () => {
  const schema = { $ref: '#/components/schemas/Thing' }
  const schemas = { Thing: { type: 'object' } }

  expect(emit(answering(schema), {}, schemas)).toContain("export type DoItData = components['schemas']['Thing']\n")
  expect(emit(answering({ type: 'array', items: schema }), {}, schemas)).toContain("export type DoItData = components['schemas']['Thing'][]\n")
})

test('makes the error of the answers from 400 up and of `default`', () => {
  const as = (name: string) => ({ description: name, content: { 'application/problem+json': { schema: { $ref: `#/components/schemas/${name}` } } } })
  const text = emit({ responses: { 200: { description: 'ok' }, 304: as('D'), 400: as('A'), '4XX': as('B'), default: as('A'), 503: as('C') } }, {}, { A: {}, B: {}, C: {}, D: {} })

  expect(text).toContain("export type DoItError = components['schemas']['A'] | components['schemas']['C'] | components['schemas']['B']\n")
})

test('has events beside JSON in a constant of its own, whose name is its own, too', () => {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } }, 'text/event-stream': { schema: { $ref: '#/components/schemas/Piece' } } }
  const ask = { operationId: 'ask', parameters: [{ name: 'q', in: 'query', required: true, schema: { type: 'string' } }], responses: { 200: { description: 'ok', content }, 400: { description: 'no', content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } } } }
  const document = smallDocument({ '/a': { post: ask }, '/b': { get: { operationId: 'AskEvents', responses: {} } } }, { Thing: { type: 'object' }, Piece: { type: 'object' } })
  const { text } = emitClient({ document, origin, options: {} })

  expect(text).toContain("export const ask: Operation<AskRequest, AskData, AskError> = /*#__PURE__*/ operation('POST', '/a', { headers: { Accept: 'application/json' } })\n")
  expect(text).toContain("\n\nexport type AskEvents2Data = EventStream<components['schemas']['Piece'] | string>\n\nexport type AskEvents2Error = components['schemas']['Thing']\n")
  expect(text).toContain("export const askEvents2: Operation<AskRequest, AskEvents2Data, AskEvents2Error> = /*#__PURE__*/ operation('POST', '/a', { headers: { Accept: 'text/event-stream' }, parseAs: 'valueOf', parse: jsonEvents })\n")
  expect(text).toContain("import type { EventStream } from './core/events'\n")
})

test('has lines beside JSON in a constant of its own, with the type of what each of them is', () => {
  const content = (schema: object) => ({ 'application/json': { schema: { $ref: '#/components/schemas/Thing' } }, 'application/x-ndjson': { schema } })
  const { text } = emitClient({ document: smallDocument({ '/a': { get: { operationId: 'ask', responses: { 200: { description: 'ok', content: content({ $ref: '#/components/schemas/Piece' }) } } }, post: { operationId: 'find', responses: { 200: { description: 'ok', content: content({ $ref: '#/components/schemas/Pieces' }) } } } } }, { Thing: {}, Piece: { type: 'object' }, Pieces: { type: 'array', items: { $ref: '#/components/schemas/Piece' } } }), origin, options: {} })

  expect(text).toContain("export type AskLinesData = JsonLines<components['schemas']['Piece']>\n")
  expect(text).toContain("export type FindLinesData = JsonLines<(components['schemas']['Pieces'])[number]>\n")
  expect(text).toContain("import type { JsonLines } from './core/events'\n")
})

test('has a constant for each other media type of a body that says more', () => {
  const thing = { schema: { $ref: '#/components/schemas/Thing' } }
  const content = { 'text/json': thing, 'application/json': thing, 'application/*+json': thing, 'application/merge-patch+json': {}, 'application/x-www-form-urlencoded': thing, 'multipart/form-data': { schema: { $ref: '#/components/schemas/Form' } } }
  const text = emit({ ...answering({}), summary: 'Does it', parameters: [{ name: 'q', in: 'query', schema: {} }], requestBody: { content } }, {}, { Thing: { type: 'object' }, Form: { type: 'object' } })

  expect(text.match(/^export (const|interface) \w+/gm)).toEqual(['interface DoItRequest', 'const doIt', 'interface DoItAsMergePatchJsonRequest', 'const doItAsMergePatchJson', 'interface DoItAsFormDataRequest', 'const doItAsFormData'].map((one) => `export ${one}`))
  expect(text).toContain(`export interface DoItAsFormDataRequest {
  query?: operations['doIt']['parameters']['query']
  body?: components['schemas']['Form']
}

/** Does it */
export const doItAsFormData: Operation<DoItAsFormDataRequest | void, DoItData, DoItError> = /*#__PURE__*/ operation('POST', '/a/{id}', { bodySerializer: multipart })
`)
})

test('makes no error of text, which the client gives as a cause', () => {
  const text = emit({ responses: { 200: { description: 'ok' }, 400: { description: 'no', content: { 'text/plain': {} } } } })

  expect(text).toContain('export type DoItError = unknown\n')
})

test.each([
  ['data, too, where nothing else is', { 404: 'B', default: 'A' }, 'A', 'B | A'],
  ['an error beside a 2xx', { 201: 'B', default: 'A' }, 'B', 'A'],
])('`default` is %s', (_what, answers, data, error) => {
  const typeOf = (names: string) => names.split(' | ').map((name) => `components['schemas']['${name}']`).join(' | ')
  const responses = Object.fromEntries(Object.entries(answers).map(([status, name]) => [status, { description: '', content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } }]))
  const text = emit({ responses }, {}, { A: {}, B: {} })

  expect(text).toContain(`export type DoItData = ${typeOf(data)}\n\nexport type DoItError = ${typeOf(error)}\n`)
  expect(callOf(text)).toBe("'POST', '/a/{id}'")
})

test('takes cookies, for Node', () => {
  const parameters = [{ name: 'session', in: 'cookie', required: true, schema: { type: 'string' } }]
  const text = emit(answering({}, { parameters }))

  expect(text).toContain("  cookie: operations['doIt']['parameters']['cookie']\n")
  expect(text).toContain("= /*#__PURE__*/ withCookies(/*#__PURE__*/ operation('POST', '/a/{id}'))\n")
  expect(text).toContain("import { withCookies } from './core/cookies'\n")
})

test('writes JSON in parameters, and what is more than a single value in headers and cookies', () => {
  const json = { content: { 'application/json': { schema: { type: 'object' } } } }
  const list = { schema: { type: 'array' } }
  const parameters = [
    { name: 'id', in: 'path', required: true, ...json },
    { name: 'q', in: 'query', ...json },
    { name: 'plain', in: 'query', schema: { type: 'string' } },
    { name: 'X-List', in: 'header', ...list },
    { name: 'X-Spread', in: 'header', explode: true, schema: { oneOf: [{ type: 'string' }, { type: 'object' }] } },
    { name: 'X-Plain', in: 'header', schema: { enum: ['a'] } },
    { name: 'one', in: 'cookie', explode: false, ...list },
    { name: 'spread', in: 'cookie', ...list },
  ]
  const text = emit(answering({}, { parameters }))

  expect(text).toContain("= /*#__PURE__*/ withCookies(/*#__PURE__*/ withTexts(/*#__PURE__*/ operation('POST', '/a/{id}'), { path: { id: 'json' }, query: { q: 'json' }, header: { 'X-List': 'joined', 'X-Spread': 'spread' } }), { one: 'joined' })\n")
  expect(text).toContain("import { withTexts } from './core/parameters'\n")
})

test('imports a helper only where it is used, whatever the paths are called', () => {
  const { text } = emitClient({ document: smallDocument({ '/multipart': { get: { operationId: 'doIt', summary: "It's asIs", ...answering({}) } } }), origin, options: {} })

  expect(text.match(/^import .*/gm)).toEqual([expect.stringContaining("'./types'"), "import { operation, type Operation } from './core/operation'"])
})

test('writes summary and description as a doc comment that cannot end early', () => {
  expect(emit(answering({}, { summary: 'Does it', description: 'At once.\n\nEnds */ here.', deprecated: true }))).toContain(
    '/**\n * Does it\n *\n * At once.\n *\n * Ends *\\/ here.\n *\n * @deprecated\n */\nexport const doIt',
  )
})

test('writes the operations of each tag to a module of a folder, and passes all on', () => {
  const get = (operationId: string, ...tags: string[]) => ({ get: { ...answering({ $ref: '#/components/schemas/Thing' }), operationId, tags } })
  const document = smallDocument({ '/a': get('getA', 'Scientific projects', 'second'), '/b': get('getB'), '/c': get('getC', 'scientific-projects'), '/d': get('getD', 'Новости') }, { Thing: { type: 'object' } }, { servers: [{ url: 'https://a.example' }] })

  const { text, parts = [] } = emitClient({ document, origin, options: { folder: 'made/operations', types: '@a/types', core: '../core/operation' } })

  expect(text.split('\n').filter((line) => line.startsWith('export'))).toEqual(["export const documentServer = 'https://a.example'", "export * from './made/operations/scientific-projects'", "export * from './made/operations/other'", "export * from './made/operations/новости'"])
  expect(parts.map(({ path, text }) => [path, [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)])).toEqual([
    ['made/operations/scientific-projects.ts', ['getA', 'getC']],
    ['made/operations/other.ts', ['getB']],
    ['made/operations/новости.ts', ['getD']],
  ])
  expect(parts[0]?.text.match(/ from '.*'$/gm)).toEqual([" from '@a/types'", " from '../../../core/operation'"])
})
