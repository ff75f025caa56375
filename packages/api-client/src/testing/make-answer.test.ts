import { createMocks } from './create-mocks'

const pet = {
  type: 'object',
  xml: { name: 'pet', namespace: 'urn:a', prefix: 'p' },
  properties: {
    id: { type: 'integer', xml: { attribute: true } },
    name: { type: 'string' },
    tags: { type: 'array', items: { type: 'string', xml: { name: 'tag' } }, xml: { wrapped: true } },
    photos: { type: 'array', items: { type: 'string' } },
    owner: { type: 'object', properties: { 'full name': { type: ['string', 'null'] } } },
  },
}

/** What a document's only operation answers. */
async function ask(answer: object): Promise<Response> {
  const mocks = createMocks({ paths: { '/a': { get: { operationId: 'op', responses: { 200: { description: '', ...answer } } } } }, components: { schemas: { Pet: pet, Bytes: { type: 'string', contentMediaType: 'image/gif' } } } })
  return mocks.fetch('http://a.example/a')
}

test.each<[string, object, string]>([
  ['a list', { schema: { type: 'array' }, example: ['a', 'b'] }, 'a,b'],
  ['an object', { schema: { type: 'object' }, example: { x: 1, y: 2 } }, 'x,1,y,2'],
  ['an exploded object', { schema: { type: 'object' }, explode: true, example: { x: 1, y: 2 } }, 'x=1,y=2'],
  ['JSON', { content: { 'application/json': { schema: { type: 'object' }, example: { x: [1] } } } }, '{"x":[1]}'],
  ['text of a media type', { content: { 'text/plain': { schema: { type: 'string' }, example: 'about' } } }, 'about'],
  ['JSON with letters that a header cannot hold', { content: { 'application/json': { example: { x: 'Қ' } } } }, '{"x":"\\u049a"}'],
  ['half a letter', { schema: { type: 'string' }, example: 'a\ud800' }, 'a%EF%BF%BD'],
  ['the first of several examples', { schema: { type: 'integer' }, examples: { few: { value: 3 }, many: { value: 300 } } }, '3'],
  ['letters that a header cannot hold', { schema: { type: 'string' }, example: 'Қағаз, né' }, '%D2%9A%D0%B0%D2%93%D0%B0%D0%B7, né'],
])('a header has %s', async (_what, header, want) => {
  const { headers } = await ask({ headers: { 'X-About': header } })

  expect(headers.get('x-about')).toBe(want)
})

test.each<[string, object, string]>([
  ['*/*', { type: 'object' }, 'application/json'],
  ['*/*', { type: 'string' }, 'text/plain'],
  ['*/*', { type: ['string', 'integer'] }, 'application/json'],
  ['*/*', {}, 'application/json'],
  ['application/*', { type: 'string' }, 'application/json'],
  ['text/*', { type: 'string' }, 'text/plain'],
  ['*/*', { type: 'string', format: 'binary' }, 'application/octet-stream'],
  ['image/*', { type: 'string', format: 'binary' }, 'image/png'],
  ['image/*', { type: 'string', contentMediaType: 'image/webp' }, 'image/webp'],
  ['image/*', { type: 'string', contentMediaType: 'text/plain' }, 'image/png'],
  ['*/*', { $ref: '#/components/schemas/Bytes' }, 'image/gif'],
  ['*/*', { allOf: [{ format: 'binary' }] }, 'application/octet-stream'],
  ['application/*', { $ref: '#/components/schemas/Bytes' }, 'application/octet-stream'],
  ['video/*', {}, 'video/mp4'],
])('an answer of %s, %j, is sent as %s', async (range, schema, want) => {
  const { headers } = await ask({ content: { [range]: { schema } } })

  expect(headers.get('content-type')).toBe(want)
})

test.each<[string, object, string]>([
  ['a body', { content: { 'application/json': { schema: { type: 'object', required: ['kind'], properties: { kind: { type: 'object', enum: ['a'] } } } } } }, 'No value fits the schema op, for none fits /properties/kind in it'],
  ['a header', { headers: { 'X-About': { schema: false } } }, 'No value fits the schema op, header X-About'],
  ['a row', { content: { 'application/json': { schema: { type: 'object', required: ['total', 'page', 'per_page', 'data'], properties: { total: { type: 'integer' }, page: { type: 'integer' }, per_page: { const: 5 }, data: { type: 'array', items: false } } } } } }, 'No value fits the schema op, data'],
])('%s that cannot be made is told in a problem', async (_what, answer, detail) => {
  const response = await ask(answer)

  expect([response.status, response.headers.get('content-type'), await response.json()]).toMatchObject([500, 'application/problem+json', { title: 'Mock failed', detail }])
})

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n'

test.each<[string, object, string]>([
  ['an event where its media type is a stream of events', { 'text/event-stream': { example: { x: 1 } } }, 'data: {"x":1}\n\n'],
  ['an event of the lines of a text', { 'text/event-stream': { example: 'a\nb' } }, 'data: a\ndata: b\n\n'],
  ['events as the document writes them out', { 'text/event-stream': { example: 'id: 1\ndata: a\n\n' } }, 'id: 1\ndata: a\n\n'],
  ['a line where its media type is lines of JSON', { 'application/x-ndjson': { schema: { type: 'object' }, example: { x: 1 } } }, '{"x":1}\n'],
  ['a line for each of a list', { 'application/jsonl': { example: [{ x: 1 }, 'y'] } }, '{"x":1}\n"y"\n'],
  ['lines as the document writes them out', { 'application/x-ndjson': { example: '{"x":1}\n{}\n' } }, '{"x":1}\n{}\n'],
  ['XML as its schemas say', { 'application/xml': { schema: { $ref: '#/components/schemas/Pet' }, example: { id: 7, name: 'A & B', tags: ['x', 'y'], photos: ['p', 'q'], owner: { 'full name': null } } } }, `${xml}<p:pet xmlns:p="urn:a" id="7"><name>A &#38; B</name><tags><tag>x</tag><tag>y</tag></tags><photos>p</photos><photos>q</photos><owner><full_name></full_name></owner></p:pet>`],
  ['a list in XML', { 'text/xml': { schema: { type: 'array', items: { type: 'integer', xml: { name: 'one' } } }, example: [1, 2] } }, `${xml}<root><one>1</one><one>2</one></root>`],
  ['XML as the document writes it out', { 'application/xml': { schema: { $ref: '#/components/schemas/Pet' }, example: '<pet/>' } }, '<pet/>'],
])('an answer is %s', async (_what, content, want) => {
  expect(await (await ask({ content })).text()).toBe(want)
})

test('an answer of something with heirs is one of them, also where it requires what only the sender has', async () => {
  const user = { type: 'object', required: ['kind', 'pin'], properties: { kind: { type: 'string' }, pin: { type: 'string', writeOnly: true } }, discriminator: { propertyName: 'kind' } }
  const admin = { allOf: [{ $ref: '#/components/schemas/User' }, { type: 'object', required: ['rights'], properties: { rights: { type: 'integer' } } }] }
  const schema = { $ref: '#/components/schemas/User' }
  const mocks = createMocks({ paths: { '/a': { get: { operationId: 'op', responses: { 200: { content: { 'application/json': { schema } } } } } } }, components: { schemas: { User: user, Admin: admin } } })

  expect(await (await mocks.fetch('http://a.example/a')).json()).toEqual({ kind: 'Admin', rights: expect.any(Number) as unknown })
})

test('a status that has no body in HTTP has none, whatever the document says', async () => {
  const answers = [204, 205, 304].map((status) => [status, { content: { 'application/json': { schema: { type: 'object' } } } }])
  const mocks = createMocks({ paths: { '/a': { get: { operationId: 'op', responses: Object.fromEntries(answers) as object } } } })

  const given = await Promise.all([204, 205, 304].map((status) => mocks.fetch('http://a.example/a', { headers: { prefer: `code=${status}` } })))

  expect(given.map(({ status, body }) => [status, body])).toEqual([[204, null], [205, null], [304, null]])
})

test.each([
  [201, 201],
  [204, 200],
])('a body that breaks off comes with the status %i as %i', async (status, sent) => {
  const mocks = createMocks({ paths: { '/a': { get: { operationId: 'op', responses: { [status]: { content: { 'application/json': { example: { id: 5 } } } } } } } } })

  const answer = await mocks.fetch('http://a.example/a', { headers: { prefer: 'fail=brokenJson' } })

  expect(answer.status).toBe(sent)
  await expect(answer.json()).rejects.toThrow('JSON')
})
