import { createMocks } from './create-mocks'

/** Mocks with one operation of the given parts, and what became of a request to it. */
async function read(operation: object, path: string, init: RequestInit = {}, template = '/a') {
  const method = init.method?.toLowerCase() ?? 'get'
  const mocks = createMocks<{ op: { path: unknown; query: unknown; header: unknown; body: unknown; answers: { 204: undefined } } }>({
    paths: { [template]: { [method]: { operationId: 'op', responses: { 204: {} }, ...operation } } },
    components: { schemas: { Ids: { type: 'array', items: { type: 'integer' } }, Self: { oneOf: [{ type: 'string' }, { $ref: '#/components/schemas/Self' }] } } },
  })
  const response = await mocks.fetch(`http://a.example${path}`, init)
  const [call] = mocks.calls('op')
  return { status: response.status, path: call?.path, query: call?.query, header: call?.header, body: call?.body, errors: call?.faults.map(({ field, code }) => `${field} ${code}`) }
}

const ids = { $ref: '#/components/schemas/Ids' }
const texts = { type: 'array', items: { type: 'string' } }
const object = { type: 'object', properties: { x: { type: 'integer' }, y: { type: 'string' } } }

test.each<[string, object, string, unknown]>([
  ['a number', { schema: { type: 'integer' } }, '?q=5', 5],
  ['a number with an exponent, as JavaScript writes it', { schema: { type: 'number' } }, '?q=1e-7', 1e-7],
  ['a truth value', { schema: { type: 'boolean' } }, '?q=true', true],
  ['text that looks like a number', { schema: { type: 'string' } }, '?q=5', '5'],
  ['text or a number', { schema: { oneOf: [{ type: 'string' }, { type: 'integer' }] } }, '?q=5', '5'],
  ['null', { schema: { type: ['integer', 'null'] } }, '?q=null', null],
  ['a list', { schema: ids }, '?q=1&q=2', [1, 2]],
  ['a list in one', { schema: ids, explode: false }, '?q=1,2', [1, 2]],
  ['a list with bars', { schema: ids, style: 'pipeDelimited' }, '?q=1|2', [1, 2]],
  ['a list with blanks', { schema: ids, style: 'spaceDelimited' }, '?q=1%202', [1, 2]],
  ['a list in one whose items have commas, blanks and plus signs', { schema: texts, explode: false }, '?q=a%2Cb,c+d,e%2Bf', ['a,b', 'c d', 'e+f']],
  ['an object in brackets', { schema: object, style: 'deepObject' }, '?q[x]=1&q[y]=2', { x: 1, y: '2' }],
  ['an object in parameters of its own', { schema: object }, '?x=1&y=2', { x: 1, y: '2' }],
  ['an object in one', { schema: object, explode: false }, '?q=x,1,y,2', { x: 1, y: '2' }],
  ['a number that no text may be', { schema: { oneOf: [{ type: 'integer' }, { type: 'string', enum: ['all'] }] } }, '?q=5', 5],
  ['texts and numbers among values', { schema: { type: 'array', items: { enum: [1, '2', null, 'x'] } } }, '?q=1&q=2&q=null&q=x', [1, '2', null, 'x']],
  ['text that no number may be', { schema: { oneOf: [{ type: 'integer' }, { type: 'string' }] } }, '?q=a', 'a'],
  ['text that may be a number', { schema: { type: ['integer', 'string'] } }, '?q=5', '5'],
  ['an object in one that is not there', { schema: { ...object, required: ['x'] }, explode: false }, '', undefined],
  ['an object with bars', { schema: object, style: 'pipeDelimited', explode: false }, '?q=x%7C1%7Cy%7C2', { x: 1, y: '2' }],
  ['an object of any fields in brackets', { schema: { type: 'object' }, style: 'deepObject' }, '?q[x]=1', { x: '1' }],
  ['an object of fields that it does not know, in brackets', { schema: { ...object, additionalProperties: true }, style: 'deepObject' }, '?q[z]=1', { z: '1' }],
  ['objects and lists within an object in brackets', { schema: { ...object, properties: { x: ids, deep: { type: 'object', properties: { all: { type: 'array', items: object } } } } }, style: 'deepObject' }, '?q[x][]=1&q[x][]=2&q[deep][all][0][x]=3&q[deep][all][0][y]=4&q[deep][all][1][x]=5', { x: [1, 2], deep: { all: [{ x: 3, y: '4' }, { x: 5 }] } }],
  ['a list in brackets', { schema: ids, style: 'deepObject' }, '?q[0]=1&q[1]=2', [1, 2]],
  ['a list in brackets that may be text', { schema: { oneOf: [{ type: 'string' }, texts] }, style: 'deepObject' }, '?q[0]=a', ['a']],
  ['an object of any fields', { schema: { type: 'object' } }, '?a=1&b=2', { a: '1', b: '2' }],
  ['an object whose fields have a pattern', { schema: { type: 'object', patternProperties: { '^n_': { type: 'integer' } } } }, '?n_1=1&b=2', { n_1: 1 }],
  ['text that may be an object', { schema: { oneOf: [{ type: 'string' }, { type: 'object' }] } }, '?q=hello', 'hello'],
  ['text that may be an object, beside a key that nobody knows', { schema: { oneOf: [{ type: 'string' }, { type: 'object' }] } }, '?q=hello&utm=1', 'hello'],
  ['an object that may be text', { schema: { oneOf: [{ type: 'string' }, object] } }, '?x=1', { x: 1 }],
  ['a list that may be an object', { schema: { oneOf: [ids, { type: 'object' }] } }, '?q=1&q=2', [1, 2]],
  ['a number that may be a list', { schema: { oneOf: [{ type: 'integer' }, ids] } }, '?q=1', 1],
  ['a list that may be text', { schema: { oneOf: [{ type: 'string' }, texts] }, explode: false }, '?q=a,b', ['a', 'b']],
  ['JSON', { content: { 'application/json': { schema: object } } }, `?q=${encodeURIComponent('{"x":1}')}`, { x: 1 }],
  ['a text that looks like a number', { content: { 'text/plain': { schema: { type: 'string' } } } }, '?q=5', '5'],
])('reads %s from the query', async (_what, parameter, query, want) => {
  const { status, query: values, errors } = await read({ parameters: [{ name: 'q', in: 'query', ...parameter }] }, `/a${query}`)

  expect([status, values, errors]).toEqual([204, { q: want }, []])
})

test.each(['0x5', '%205', '%2B5', 'Infinity'])('refuses %s, which JavaScript alone reads as a number', async (text) => {
  const { status, errors } = await read({ parameters: [{ name: 'q', in: 'query', schema: { type: 'integer' } }] }, `/a?q=${text}`)

  expect([status, errors]).toEqual([400, ['q type']])
})

test.each<[string, object, string, unknown]>([
  ['a value with a matrix', { style: 'matrix', schema: { type: 'integer' } }, ';q=5', 5],
  ['a list with a matrix', { style: 'matrix', schema: ids }, ';q=1,2', [1, 2]],
  ['an exploded list with a matrix', { style: 'matrix', explode: true, schema: ids }, ';q=1;q=2', [1, 2]],
  ['an object with a matrix', { style: 'matrix', schema: object }, ';q=x,1,y,2', { x: 1, y: '2' }],
  ['an exploded object with a matrix', { style: 'matrix', explode: true, schema: object }, ';x=1;y=2', { x: 1, y: '2' }],
  ['a value with a label', { style: 'label', schema: { type: 'integer' } }, '.5', 5],
  ['a list with a label', { style: 'label', schema: { type: 'array', items: { type: 'number' } } }, '.1.5,2.5', [1.5, 2.5]],
  ['an exploded list with a label', { style: 'label', explode: true, schema: ids }, '.1.2', [1, 2]],
  ['an exploded object with a label', { style: 'label', explode: true, schema: object }, '.x=1.y=2', { x: 1, y: '2' }],
  ['an object', { schema: object }, 'x,1,y,2', { x: 1, y: '2' }],
  ['an exploded object', { explode: true, schema: object }, 'x=1,y=2', { x: 1, y: '2' }],
  ['text that may be an object', { schema: { oneOf: [{ type: 'string' }, { type: 'object' }] } }, 'hello', 'hello'],
  ['text that may be an exploded object', { explode: true, schema: { oneOf: [{ type: 'string' }, { type: 'object' }] } }, 'hello', 'hello'],
  ['an exploded list that may be an object', { style: 'matrix', explode: true, schema: { oneOf: [ids, { type: 'object' }] } }, ';q=1;q=2', [1, 2]],
  ['a list whose items have commas', { schema: texts }, 'a%2Cb,c', ['a,b', 'c']],
  ['JSON', { content: { 'application/json': { schema: object } } }, encodeURIComponent('{"x":1}'), { x: 1 }],
])('reads %s from the path', async (_what, parameter, path, want) => {
  const { status, path: values, errors } = await read({ parameters: [{ name: 'q', in: 'path', required: true, ...parameter }] }, `/a/${path}`, {}, '/a/{q}')

  expect([status, values, errors]).toEqual([204, { q: want }, []])
})

test('finds a path whose letters a URL escapes', async () => {
  const parameters = [{ name: 'имя', in: 'path', required: true, schema: { type: 'integer' } }]
  const { status, path } = await read({ parameters }, '/все новости/7', {}, '/все новости/{имя}')

  expect([status, path]).toEqual([204, { имя: 7 }])
})

test('takes a parameter that may be itself, which nobody can check', async () => {
  const { status, query, errors } = await read({ parameters: [{ name: 'q', in: 'query', schema: { $ref: '#/components/schemas/Self' } }] }, '/a?q=x')

  expect([status, query, errors]).toEqual([204, { q: 'x' }, []])
})

test('holds JSON in a parameter against its schema, and fills in its defaults', async () => {
  const schema = { type: 'object', properties: { x: { type: 'integer' }, y: { type: 'string', default: 'z' } } }
  const ask = (value: string) => read({ parameters: [{ name: 'q', in: 'query', content: { 'application/json': { schema } } }] }, `/a?q=${encodeURIComponent(value)}`)

  const [right, wrong, broken] = [await ask('{"x":1}'), await ask('{"x":"one"}'), await ask('{"x":')]

  expect([right.query, right.errors]).toEqual([{ q: { x: 1, y: 'z' } }, []])
  expect([wrong.status, wrong.errors, broken.errors]).toEqual([400, ['q.x type'], ['q type']])
})

test.each<[string, object, string, unknown]>([
  ['a value', { name: 'page', schema: { type: 'integer' } }, 'page=2', 2],
  ['an exploded object', { name: 'page', schema: object }, 'x=2', { x: 2 }],
  ['an object in brackets', { name: 'page', schema: object, style: 'deepObject' }, 'page[x]=2', { x: 2 }],
])('an exploded object of any properties leaves %s alone', async (_what, other, query, want) => {
  const ask = (additionalProperties: unknown) => read({ parameters: [{ name: 'filter', in: 'query', schema: { type: 'object', additionalProperties } }, { in: 'query', ...other }] }, `/a?a=1&filter=7&${query}`)

  expect([(await ask({ type: 'integer' })).query, (await ask(true)).query]).toEqual([
    { filter: { a: 1, filter: 7 }, page: want },
    { filter: { a: '1', filter: '7' }, page: want },
  ])
})

test('reads path, header and cookie, and leaves out what it does not know', async () => {
  const parameter = (name: string, place: string, schema: object = { type: 'integer' }, more: object = {}) => ({ name, in: place, required: true, schema, ...more })
  const parameters = [parameter('id', 'path'), parameter('list', 'path', ids), parameter('X-Count', 'header'), parameter('session', 'cookie', { type: 'string', minLength: 3 })]

  const right = await read({ parameters }, '/a/7.1,2.json?more=1', { headers: { 'x-count': '3', cookie: 'a=1; session=xyz' } }, '/a/{id}.{list}.json')
  const wrong = await read({ parameters }, '/a/x.1.json', { headers: { cookie: 'session=x' } }, '/a/{id}.{list}.json')

  expect([right.path, right.header, right.query, right.errors]).toEqual([{ id: 7, list: [1, 2] }, { 'X-Count': 3 }, {}, []])
  expect([wrong.status, wrong.errors]).toEqual([400, ['id type', 'X-Count required', 'session minLength']])
})

test('takes a header that path and operation spell differently for one, as the operation has it', async () => {
  const mocks = createMocks({ paths: { '/a': { parameters: [{ name: 'X-Id', in: 'header', required: true, schema: { type: 'integer' } }], get: { operationId: 'op', parameters: [{ name: 'x-id', in: 'header', schema: { type: 'string' } }] } } } })

  await mocks.fetch('http://a.example/a', { headers: { 'X-ID': 'abc' } })

  expect(mocks.calls('op' as never)).toMatchObject([{ header: { 'x-id': 'abc' }, faults: [] }])
})

const form = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' }, files: { type: 'array', items: { type: 'string', format: 'binary' } }, ids, about: object, count: { type: 'integer', default: 4 } } }

test('reads the parts of a form as their schemas ask', async () => {
  const body = new FormData()
  body.append('file', new File(['abc'], 'a.txt'))
  body.append('files', new File(['1'], '1.txt'))
  body.append('ids', '1')
  body.append('ids', '2')
  body.append('about', '{"x":1}')

  const result = await read({ requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } }, '/a', { method: 'POST', body })

  const { file, files, ...others } = result.body as { file: File; files: File[] }
  expect([result.status, result.errors, others]).toEqual([204, [], { ids: [1, 2], about: { x: 1 }, count: 4 }])
  expect([file.name, await file.text(), files.map(({ name }) => name)]).toEqual(['a.txt', 'abc', ['1.txt']])
})

test('names the parts of a form that are missing or wrong', async () => {
  const body = new FormData()
  body.append('about', '{"x":"one"}')

  const { status, errors } = await read({ requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } }, '/a', { method: 'POST', body })

  expect([status, errors?.sort()]).toEqual([400, ['about.x type', 'file required']])
})

test('reads other bodies', async () => {
  const content = { 'application/x-www-form-urlencoded': { schema: object }, 'text/plain': { schema: { type: 'string', minLength: 2 } }, 'application/merge-patch+json': { schema: object }, 'image/*': {} }
  const send = (body: BodyInit, type: string) => read({ requestBody: { content } }, '/a', { method: 'PUT', body, headers: { 'content-type': type } })

  const results = await Promise.all([send('x=1&y=2', 'application/x-www-form-urlencoded'), send('hello', 'text/plain; charset=utf-8'), send('{"x":1}', 'application/merge-patch+json'), send('h', 'text/plain'), send('<a/>', 'application/xml')])
  const image = await send(new Blob(['png']), 'image/png')

  expect(results.map(({ body, errors }) => [body, errors])).toEqual([
    [{ x: 1, y: '2' }, []],
    ['hello', []],
    [{ x: 1 }, []],
    ['h', ['body minLength']],
    [undefined, ['body media_type']],
  ])
  expect(await (image.body as Blob).text()).toBe('png')
})

test('holds XML against no object, for it is not read, and knows its media type in whatever letters the document has it', async () => {
  const content = { 'Text/XML': { schema: { type: 'object', required: ['x'], properties: { x: { type: 'integer' } } } } }
  const { status, errors, body } = await read({ requestBody: { content } }, '/a', { method: 'POST', body: '<a/>', headers: { 'content-type': 'text/xml' } })

  expect([status, errors, body]).toEqual([204, [], '<a/>'])
})

test('takes a request without a body where none is required', async () => {
  const { status, body } = await read({ requestBody: { content: { 'application/json': { schema: object } } } }, '/a', { method: 'POST' })

  expect([status, body]).toEqual([204, undefined])
})

test('takes a request without a body where a Request does not tell its body, as in Firefox', async () => {
  const ask = async (required: boolean) => {
    const mocks = createMocks({ paths: { '/a': { post: { operationId: 'op', requestBody: { required, content: { 'application/json': { schema: object } } }, responses: { 204: {} } } } } })
    const request = Object.defineProperty(new Request('http://a.example/a', { method: 'POST' }), 'body', { value: undefined })
    return (await mocks.handle(request))?.status
  }

  expect([await ask(false), await ask(true)]).toEqual([204, 400])
})

test('finds operations behind the paths of their servers, on any host', async () => {
  const answers = (id: string, more: object = {}) => ({ get: { operationId: id, responses: { 200: { content: { 'text/plain': { example: id } } } }, ...more } })
  const mocks = createMocks({
    servers: [{ url: 'https://{region}.example/v1/', variables: { region: { default: 'eu' } } }],
    paths: { '/things/{id}': answers('thing'), '/things/new': answers('fresh'), '/files': answers('files', { servers: [{ url: '/v2' }] }) },
  })
  const ask = async (path: string) => (await mocks.handle(new Request(`http://localhost:4010${path}`)))?.text()

  expect(await Promise.all(['/v1/things/7', '/v1/things/new', '/things/7', '/v2/files', '/v1/files', '/v3/files'].map(ask))).toEqual(['thing', 'fresh', 'thing', 'files', undefined, undefined])
})

test('breaks the JSON even of an operation that answers nothing', async () => {
  const mocks = createMocks<{ op: { answers: { 204: undefined } } }>({ paths: { '/a': { get: { operationId: 'op', responses: { 204: {} } } } } })
  mocks.on('op').fail('badResponse', 'brokenJson')

  const response = await mocks.fetch('http://a.example/a')

  await expect(response.json()).rejects.toThrow('JSON')
})

test('asks for nothing that is readOnly, required or not, wherever that is said', async () => {
  const schema = { type: 'object', properties: { id: { type: 'integer', readOnly: true }, at: { allOf: [{ readOnly: true }] }, name: { type: 'string' } }, required: ['id', 'at', 'name'] }
  const whole = { allOf: [schema, { required: ['id'] }], properties: { parts: { type: 'array', items: schema } } }
  const send = async (body: unknown) => (await read({ requestBody: { content: { 'application/json': { schema: whole } } } }, '/a', { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })).errors

  expect(await send({ name: 'x', parts: [{ name: 'y' }] })).toEqual([])
  expect(await send({ id: 'x', parts: [{ id: 1 }] })).toEqual(['parts[0].name required', 'name required', 'id type'])
})

test('asks for nothing that a schema calls readOnly of what it extends', async () => {
  const { components } = contract
  const send = async (schema: object, body: unknown) => {
    const mocks = createMocks<{ op: { answers: { 204: undefined } } }>({ paths: { '/a': { post: { operationId: 'op', requestBody: { content: { 'application/json': { schema } } }, responses: { 204: {} } } } }, components })
    await mocks.fetch('http://a.example/a', { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
    return mocks.calls('op')[0]?.faults.map(({ field, code }) => `${field} ${code}`)
  }

  expect(await send({ $ref: '#/components/schemas/Heir' }, { name: 'x' })).toEqual([])
  expect(await send({ $ref: '#/components/schemas/Heir' }, {})).toEqual(['name required'])
  expect(await send({ $ref: '#/components/schemas/Base' }, { name: 'x' })).toEqual(['id required', 'id required'])
  expect(await send({ $ref: '#/components/schemas/Node' }, { id: 1, parent: { parent: { parent: {} } } })).toEqual([])
  expect(await send({ $ref: '#/components/schemas/Node' }, { parent: {} })).toEqual(['id required'])
  // It ends; what nobody can check is no fault.
  expect(await send({ $ref: '#/components/schemas/Circle' }, { name: 'x' })).toEqual([])
})

const contract = {
  components: {
    schemas: {
      Base: { type: 'object', required: ['id', 'name'], dependentRequired: { name: ['id'] }, properties: { id: { type: 'integer' }, name: { type: 'string' } } },
      Heir: { allOf: [{ $ref: '#/components/schemas/Base' }], properties: { id: { readOnly: true } } },
      Node: { required: ['id'], properties: { id: { type: 'integer' }, parent: { allOf: [{ $ref: '#/components/schemas/Node' }], properties: { id: { readOnly: true } } } } },
      Circle: { required: ['id'], properties: { id: { readOnly: true }, name: { type: 'string' } }, anyOf: [{ type: 'object' }, { $ref: '#/components/schemas/Circle' }] },
    },
  },
}

test.each([
  ['/a', 'plain'],
  ['/a?q=1', 'plain'],
  ['/a?q=1&beta=true', 'beta'],
  ['/a?beta=false', 'plain'],
  ['/b/1', 'first'],
  ['/c', 'only'],
])('%s is of the operation whose path has that query, and of the first where only a fragment differs: %s', (address, id) => {
  const get = (operationId: string) => ({ get: { operationId, responses: { 204: {} } } })
  const mocks = createMocks({ paths: { '/a': get('plain'), '/a?beta=true': get('beta'), '/b/{id}#one': get('first'), '/b/{id}#two': get('second'), '/c#one': get('only'), '/c#two': get('other') } })

  expect(mocks.nameOf(new Request(`http://a.example${address}`))).toBe(id)
})

test('of operations that the address does not tell apart it is the one that the parameters are nearest to, or else the first', () => {
  const get = (operationId: string, ...parameters: object[]) => ({ get: { operationId, parameters, responses: { 204: {} } } })
  const asked = (place: string, name: string, schema: object) => ({ name, in: place, required: true, schema })
  const mocks = createMocks({
    paths: {
      '/things/{number}/parts': get('byNumber', asked('path', 'number', { type: 'integer' })),
      '/things/{name}/parts': get('byName', asked('path', 'name', { pattern: '^[a-z]' })),
      '/#Action=Add': get('add', asked('query', 'Action', { enum: ['Add'] })),
      '/#Action=Drop': get('drop', asked('query', 'Action', { enum: ['Drop'] }), asked('query', 'Id', { type: 'integer' }), asked('query', 'Name', { type: 'string' })),
      '/calls#one': get('one', asked('header', 'X-Target', { enum: ['One'] })),
      '/calls#two': get('two', asked('header', 'X-Target', { enum: ['Two'] })),
      '/files': get('file'),
      '/files#acl': get('acl', asked('query', 'acl', { enum: [true] })),
    },
  })
  const nameOf = (address: string, headers = {}) => mocks.nameOf(new Request(`http://a.example${address}`, { headers }))

  expect(['/things/7/parts', '/things/x/parts', '/things/-/parts'].map((address) => nameOf(address))).toEqual(['byNumber', 'byName', 'byNumber'])
  expect(['/?Action=Add', '/?Action=Drop', '/?Action=None', '/'].map((address) => nameOf(address))).toEqual(['add', 'drop', 'add', 'add'])
  expect(['One', 'Two', 'Three'].map((target) => nameOf('/calls', { 'x-target': target }))).toEqual(['one', 'two', 'one'])
  expect(['/files', '/files?acl=true', '/files?page=2'].map((address) => nameOf(address))).toEqual(['file', 'acl', 'file'])
})

test.each([
  ['/files/a.json', { name: 'a', ext: 'json' }],
  ['/files/a.b.json', { name: 'a.b', ext: 'json' }],
])('reads %s as the name of a file and its ending', async (address, want) => {
  const text = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } })
  const mocks = createMocks<{ op: { path: object; answers: { 204: undefined } } }>({ paths: { '/files/{name}.{ext}': { get: { operationId: 'op', parameters: [text('name'), text('ext')], responses: { 204: {} } } } } })
  await mocks.fetch(`http://a.example${address}`)

  expect(mocks.calls('op')[0]?.path).toEqual(want)
})
