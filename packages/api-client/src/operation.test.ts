import { asIs, asIsOrNothing, byMediaType, jsonOrNothing, jsonOrText, nothing } from './answers'
import { multipart, multipartOf, rawBody, urlEncoded } from './bodies'
import type { Traits } from './call'
import { createClient } from './client'
import { withCookies } from './cookies'
import { onHost } from './on-host'
import { operation, type DataOf, type ErrorOf, type Operation, type RequestOf } from './operation'
import { withTexts } from './parameters'
import { queryStyles, urlEncodedBy } from './query-styles'
import { fakeFetch, json, problem } from './test-support/fake-fetch'

interface AnyRequest {
  query?: Record<string, unknown>
  body?: unknown
}

const make = (traits?: Traits, path = '/things'): Operation<AnyRequest | void, unknown, { code: string }> => operation('POST', path, traits)

async function send(traits: Traits, request: AnyRequest = {}, answer: Response = json(null)) {
  const fake = fakeFetch(answer)
  const result = await make(traits)(createClient({ baseUrl: 'https://a.example', fetch: fake.fetch }), request)
  return { result, request: fake.requests[0] as Request }
}

test('takes no second argument where nothing is required', async () => {
  const client = createClient({ baseUrl: 'https://a.example', fetch: fakeFetch(json(1)).fetch })

  const result = await make()(client)

  expect(result).toMatchObject({ ok: true, data: 1 })
})

describe('the host of a call', () => {
  const declared = 'https://reception.example/base'
  test.each([
    ['the call', { baseUrl: declared }, { 'POST /things': 'https://op.example' }, 'https://call.example', 'https://call.example/things'],
    ["the client's, by operation", { baseUrl: declared }, { 'POST /things': 'https://op.example', [declared]: 'https://map.example' }, undefined, 'https://op.example/things'],
    ["the client's, by the contract's server", { baseUrl: declared }, { [declared]: 'https://map.example/' }, undefined, 'https://map.example/things'],
    ["the contract's", { baseUrl: declared }, {}, undefined, 'https://reception.example/base/things'],
    ["that of the client's base URL where the contract's server is a path", { baseUrl: '/v2', resolve: onHost }, {}, undefined, 'https://base.example/v2/things'],
    ["the client's, by the contract's server that is a path", { baseUrl: '/v2', resolve: onHost }, { '/v2': 'https://map.example' }, undefined, 'https://map.example/things'],
    ["the client's base URL", {}, {}, undefined, 'https://base.example/v1/things'],
  ])('is %s', async (_whose, traits, servers, baseUrl, expected) => {
    const fake = fakeFetch(json(null))
    const client = createClient({ baseUrl: 'https://base.example/v1/', fetch: fake.fetch, servers })

    await make(traits)(client, {}, { baseUrl })

    expect(fake.requests[0]?.url).toBe(expected)
  })
})

test.each([
  ['//b.example', 'http://base.example/v1', 'http://b.example/'],
  ['/v2', '', '/v2'],
  ['/v2', '/v1', '/v2'],
])('puts a server %s behind the base URL "%s"', (server, own, want) => {
  expect(onHost(server, own)).toBe(want)
})

test('sends multipart: files as they are, lists as several parts, objects as JSON, nothing for null', async () => {
  const body = { file: new File(['hello'], 'a.txt', { type: 'text/plain' }), tags: ['x', 'y'], about: { a: 1 }, none: null, not: undefined, count: 3 }

  const { request } = await send({ bodySerializer: multipart }, { body })

  const form = await request.formData()
  expect([...form.keys()]).toEqual(['file', 'tags', 'tags', 'about', 'count'])
  expect(await (form.get('file') as File).text()).toBe('hello')
  expect([form.getAll('tags'), form.get('about'), form.get('count')]).toEqual([['x', 'y'], '{"a":1}', '3'])
  expect((form.get('file') as File).name).toBe('a.txt')
})

test('gives parts of a multipart body their media types, and takes only files for uploads', async () => {
  const body = { file: new File(['hello'], 'a "b"\r\n.txt', { type: 'text/plain' }), about: { a: 'ә' }, tags: ['x', 'y'], count: 3, bytes: new Blob(['z']), none: null }

  const { request } = await send({ bodySerializer: multipartOf({ about: 'application/json', tags: 'text/csv' }) }, { body })

  const [, boundary] = /^multipart\/form-data; boundary=(\S+)$/.exec(request.headers.get('content-type') ?? '') ?? []
  const text = (await request.clone().text()).replaceAll(String(boundary), 'B').split('\r\n').slice(0, -1)
  expect(text).toEqual([
    ...['--B', 'Content-Disposition: form-data; name="file"; filename="a %22b%22%0D%0A.txt"', 'Content-Type: text/plain', '', 'hello'],
    ...['--B', 'Content-Disposition: form-data; name="about"', 'Content-Type: application/json', '', '{"a":"ә"}'],
    ...['--B', 'Content-Disposition: form-data; name="tags"', 'Content-Type: text/csv', '', 'x'],
    ...['--B', 'Content-Disposition: form-data; name="tags"', 'Content-Type: text/csv', '', 'y'],
    ...['--B', 'Content-Disposition: form-data; name="count"', '', '3'],
    ...['--B', 'Content-Disposition: form-data; name="bytes"; filename="blob"', 'Content-Type: application/octet-stream', '', 'z'],
    '--B--',
  ])
  expect([...(await request.formData()).keys()]).toEqual(['file', 'about', 'tags', 'tags', 'count', 'bytes'])
})

test('sends urlencoded and raw bodies with their own content type', async () => {
  const form = await send({ headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, bodySerializer: urlEncoded }, { body: { a: ['1', '2'], b: 'ä&' } })
  const raw = await send({ headers: { 'Content-Type': 'text/plain' }, bodySerializer: rawBody }, { body: 'hello' })

  expect([form.request.headers.get('content-type'), await form.request.text()]).toEqual(['application/x-www-form-urlencoded', 'a=1&a=2&b=%C3%A4%26'])
  expect([raw.request.headers.get('content-type'), await raw.request.text()]).toEqual(['text/plain', 'hello'])
})

test('sends no content type where there is no body, which servers refuse', async () => {
  const { request } = await send({ headers: { 'Content-Type': 'application/merge-patch+json', 'X-A': 'a' } })

  expect(['content-type', 'x-a'].map((name) => request.headers.get(name))).toEqual([null, 'a'])
})

test('refuses a call that has nothing for the path', async () => {
  const fake = fakeFetch(json(null))

  const result = await make({}, '/things/{id}')(createClient({ baseUrl: 'https://a.example', fetch: fake.fetch }))

  expect(result).toMatchObject({ ok: false, kind: 'network', cause: { name: 'URIError' } })
  expect(fake.requests).toEqual([])
})

test('writes each field of an urlencoded body in its own style', async () => {
  const bodySerializer = urlEncodedBy({ ids: { style: 'form', explode: false }, deep: { style: 'deepObject', explode: true }, spread: { style: 'form', explode: true } })
  const body = { ids: [1, 'x y'], deep: { a: 'b' }, spread: { c: 'ә', d: 1 }, plain: ['p', 'q r'], about: { a: 1 }, none: null }

  const { request } = await send({ headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, bodySerializer }, { body })

  expect(request.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
  expect([...(await request.formData())]).toEqual([['ids', '1,x y'], ['deep[a]', 'b'], ['c', 'ә'], ['d', '1'], ['plain', 'p'], ['plain', 'q r'], ['about', '{"a":1}']])
})

test('reads text, blobs and answers that may be empty', async () => {
  const text = await send({ parse: asIs }, {}, new Response('hello'))
  const blob = await send({ parseAs: 'blob', parse: asIs }, {}, new Response('hello'))
  const empty = await send({ parse: jsonOrNothing }, {}, new Response(null, { status: 204 }))
  const something = await send({ parse: jsonOrNothing }, {}, json(1))

  expect(text.result).toMatchObject({ ok: true, data: 'hello' })
  expect(blob.result.ok && (blob.result.data as Blob).size).toBe(5)
  expect(empty.result).toMatchObject({ ok: true, data: undefined })
  expect(something.result).toMatchObject({ ok: true, data: 1 })
})

test('reads the problem of a failure whatever data would be read as', async () => {
  const { result } = await send({ parseAs: 'blob', parse: asIs }, {}, problem(404, 'not_found'))

  expect(result).toMatchObject({ kind: 'badRequest', error: { code: 'not_found' } })
})

test('reads no bytes and no text of an answer that has none', async () => {
  const none = () => new Response(null, { status: 204 })
  const results = await Promise.all([send({ parse: asIsOrNothing }, {}, none()), send({ parseAs: 'blob', parse: asIsOrNothing }, {}, none()), send({ parse: asIsOrNothing }, {}, new Response('a')), send({ parseAs: 'blob', parse: asIsOrNothing }, {}, new Response('a'))])

  expect(results.map(({ result }) => result)).toMatchObject([{ ok: true, data: undefined }, { ok: true, data: undefined }, { data: 'a' }, { data: { size: 1 } }])
})

test('reads nothing of what nobody describes, and JSON or text of what may be of any type', async () => {
  const as = (type: string, body: string) => new Response(body, { headers: { 'content-type': type } })
  const data = async (parse: NonNullable<Traits['parse']>, answer: Response) => (await send({ parse }, {}, answer)).result

  expect(await data(nothing, as('text/plain', 'OK'))).toMatchObject({ ok: true, data: undefined })
  expect(await data(jsonOrText, as('text/plain', 'OK'))).toMatchObject({ ok: true, data: 'OK' })
  expect(await data(jsonOrText, as('application/json', '"OK"'))).toMatchObject({ ok: true, data: 'OK' })
})

test('reads each answer as its own media type says, where an operation has several', async () => {
  const as = (type: string, body: string) => new Response(body, { headers: { 'content-type': type } })
  const answers = [as('application/problem+json; charset=utf-8', '{"a":1}'), as('text/csv', 'a,b'), as('image/png', 'x'), new Response(null, { status: 204 }), as('application/json', '{'), as('application/json-seq', '{}'), as('Application/JSON', '1'), as('image/png', ''), new Response(new Blob(['x']))]
  const results = await Promise.all(answers.map(async (answer) => (await send({ parseAs: 'blob', parse: byMediaType }, {}, answer)).result))

  expect(results).toMatchObject([{ data: { a: 1 } }, { data: 'a,b' }, { data: expect.any(Blob) as Blob }, { ok: true, data: undefined }, { ok: false, kind: 'badResponse' }, { data: expect.any(Blob) as Blob }, { data: 1 }, { data: expect.any(Blob) as Blob }, { data: expect.any(Blob) as Blob }])
})

test("lets the caller's headers win over those of the operation", async () => {
  const fake = fakeFetch(json(null))
  const call = operation('GET', '/things', { headers: { Accept: 'application/json', 'X-A': 'a' } }) as Operation<{ header: object }, null, unknown>

  await call(createClient({ baseUrl: 'https://a.example', fetch: fake.fetch, headers: { 'X-A': 'c' } }), { header: { accept: 'text/csv' } })

  expect(['accept', 'x-a'].map((name) => fake.requests[0]?.headers.get(name))).toEqual(['text/csv', 'a'])
})

test('sends cookie parameters beside headers', async () => {
  const fake = fakeFetch(json(null))
  const client = createClient({ baseUrl: 'https://a.example', fetch: fake.fetch })
  const call = withCookies(operation('GET', '/things'))

  await call(client, { header: { 'X-A': 1 }, cookie: { session: 'a;b', ids: [1, 2], none: undefined } })
  await call(client, undefined)

  expect(fake.requests.map(({ headers }) => [headers.get('cookie'), headers.get('x-a')])).toEqual([
    ['session=a%3Bb; ids=1; ids=2', '1'],
    [null, null],
  ])
})

test.each<[string, typeof withCookies]>([
  ['cookies', withCookies],
  ['texts', (one) => withTexts(one, { query: { q: 'json' } })],
])('passes on the rest of the request, and the options of the call, where there are %s to be written', async (_what, write) => {
  const fake = fakeFetch(json(null))
  const client = createClient({ baseUrl: 'https://a.example', fetch: fake.fetch })
  const call = write(operation('POST', '/things')) as Operation<AnyRequest, unknown, unknown>

  await call(client, { body: { a: 1 } })
  const aborted = await call(client, {}, { signal: AbortSignal.abort() })

  expect([await fake.requests[0]?.text(), aborted]).toMatchObject(['{"a":1}', { kind: 'aborted' }])
})

test.each([
  ['a list, spread', undefined, { a: [1, null, 'x y'] }, 'a=1; a=x%20y'],
  ['an object, spread', undefined, { a: { b: 1, c: 'x;y', d: undefined } }, 'b=1; c=x%3By'],
  ['a list in one', 'joined', { a: [1, null, 'x,y'] }, 'a=1,x%2Cy'],
  ['a list of one', 'joined', { a: ['x'] }, 'a=x'],
  ['an object in one', 'joined', { a: { b: 1, c: 'x', d: null, e: undefined } }, 'a=b,1,c,x'],
  ['nothing', 'joined', { a: { b: undefined } }, null],
  ['an object within', undefined, { a: [{ b: 1 }] }, `a=${encodeURIComponent('{"b":1}')}`],
  ['the name of a property of every object', undefined, { constructor: [1, 2] }, 'constructor=1; constructor=2'],
  ['JSON', 'json', { a: { b: [1] } }, `a=${encodeURIComponent('{"b":[1]}')}`],
] as const)('writes a cookie with %s', async (_what, writing, cookie, want) => {
  const fake = fakeFetch(json(null))
  const call = withCookies(operation('GET', '/things'), writing && { a: writing })

  await call(createClient({ baseUrl: 'https://a.example', fetch: fake.fetch }), { cookie })

  expect(fake.requests[0]?.headers.get('cookie')).toBe(want)
})

test('writes lists and objects in headers, and JSON wherever it stands', async () => {
  const fake = fakeFetch(json(null))
  const call = withTexts(operation('GET', '/things/{id}'), { path: { id: 'json' }, query: { q: 'json' }, header: { 'X-List': 'joined', 'X-Joined': 'joined', 'X-Spread': 'spread', 'X-JSON': 'json', 'X-Single': 'joined', 'X-Empty': 'joined', 'X-Absent': 'json', 'X-Null': 'joined', 'X-One': 'joined' } })
  const client = createClient({ baseUrl: 'https://a.example', fetch: fake.fetch })

  await call(client, { path: { id: { a: 1 } }, query: { q: [1], other: 'x' }, header: { 'X-List': ['a', null, 1], 'X-Joined': { a: 1, b: 2, c: undefined }, 'X-Spread': { a: 1, b: null, c: { d: 'ә' } }, 'X-JSON': { a: 'әә' }, 'X-Single': true, 'X-No': undefined, 'X-Empty': [undefined], 'X-Absent': undefined, 'X-Null': null, 'X-One': ['a'] } })

  const { url, headers } = fake.requests[0] as Request
  expect(decodeURIComponent(url)).toBe('https://a.example/things/{"a":1}?q=[1]&other=x')
  expect([...headers]).toEqual([['x-joined', 'a,1,b,2'], ['x-json', '{"a":"\\u04d9\\u04d9"}'], ['x-list', 'a,1'], ['x-one', 'a'], ['x-single', 'true'], ['x-spread', 'a=1,c={"d":"\\u04d9"}']])
})

test('writes each query parameter in its own style', async () => {
  const querySerializer = queryStyles({ ids: { style: 'pipeDelimited', explode: false }, filter: { style: 'form', explode: true } })

  const { request } = await send({ querySerializer }, { query: { ids: [1, 2], filter: { a: 'x', b: 'y' }, deep: { c: 1 }, plain: ['p', 'q'], empty: [] } })

  expect(new URL(request.url).search).toBe('?ids=1%7C2&a=x&b=y&deep[c]=1&plain=p&plain=q')
})

test.each([
  ['a list by spaces', { a: [1, null, 'x+y'] }, { style: 'spaceDelimited', explode: false }, 'a=1%20x%2By'],
  ['an object by bars', { a: { b: 1, c: 'x', d: undefined } }, { style: 'pipeDelimited', explode: false }, 'a=b%7C1%7Cc%7Cx'],
  ['an object by commas', { a: { b: 1, c: 'x,y', d: null } }, { style: 'form', explode: false }, 'a=b,1,c,x%2Cy'],
  ['names that would end the value', { 'a&': { 'b=': 1, 'c d': 2 } }, { style: 'deepObject', explode: true }, 'a%26[b%3D]=1&a%26[c%20d]=2'],
  ['lists and objects within an object', { a: { b: [1, null, { c: 'x&' }], d: { e: true, f: null } }, 'a&': null }, { style: 'deepObject', explode: true }, 'a[b][0]=1&a[b][1][c]=x%26&a[d][e]=true'],
  ['a list in brackets', { a: ['x', undefined, 'y'], 'a&': [] }, { style: 'deepObject', explode: true }, 'a[0]=x&a[1]=y'],
  ['fields that would end the value', { 'a&': { 'b=': 1 } }, { style: 'form', explode: true }, 'b%3D=1'],
  ['a list of one by commas', { a: ['x'] }, { style: 'form', explode: false }, 'a=x'],
  ['nothing but null', { 'a&': { b: null }, a: null }, { style: 'form', explode: false }, ''],
] as const)('writes %s', (_what, query, style, want) => {
  expect(queryStyles({ a: style, 'a&': style })(query)).toBe(want)
  expect(urlEncodedBy({ a: style, 'a&': style })({ ...query, none: null })).toBe(want)
})

test('has no spelling for objects within a query parameter, and writes those of a form as JSON', () => {
  const deep = { a: { style: 'form', explode: true } } as const

  expect(() => queryStyles(deep)({ a: [{ b: 1 }] })).toThrow('no spelling')
  expect(urlEncodedBy(deep)({ a: [{ b: 1 }] })).toBe(`a=${encodeURIComponent('{"b":1}')}`)
})

test.each([
  ['a blank', { a: ['x', 'y z'] }, 'spaceDelimited'],
  ['a bar', { a: { 'b|': 1 } }, 'pipeDelimited'],
] as const)('refuses %s within what is delimited by it, which would be read as one more', (_what, query, style) => {
  const styles = { a: { style, explode: false } }

  expect(() => queryStyles(styles)(query)).toThrow(`no spelling for what contains the delimiter of ${style}`)
  expect(() => urlEncodedBy(styles)(query)).toThrow('no spelling')
})

test('takes no property of every object for a style', () => {
  expect(queryStyles({})({ constructor: 'x', toString: ['y'] })).toBe('constructor=x&toString=y')
})

test('leaves reserved characters of the query, and percent-encoded ones, where they may stay', async () => {
  const querySerializer = queryStyles({ path: { style: 'form', explode: true, allowReserved: true } })

  const { request } = await send({ querySerializer }, { query: { path: "/a:b&c#d 100%+$=![]'()*;,?@%20%e3", plain: '/%20' } })

  expect(new URL(request.url).search).toBe("?path=/a:b%26c%23d%20100%25%2B$=![]%27()*;,?@%20%e3&plain=%2F%2520")
})

test('tells the types of an operation', () => {
  type Own = Operation<{ body: string } | void, number, boolean>
  const request: RequestOf<Own> = { body: 'x' }
  const data: DataOf<Own> = 1
  const error: ErrorOf<Own> = true

  expect([request, data, error]).toEqual([{ body: 'x' }, 1, true])
})

test.each([
  ['a label', '/things/{.id}', 'x y', '/things/.x%20y'],
  ['a matrix', '/things/{;id}', 'x y', '/things/;id=x%20y'],
  ['a list, spread', '/things/{;id*}', ['a', 'b'], '/things/;id=a;id=b'],
])('writes a path parameter as %s', async (_style, path, id, expected) => {
  const fake = fakeFetch(json(null))

  await operation('GET', path)(createClient({ baseUrl: 'https://a.example', fetch: fake.fetch }), { path: { id } })

  expect(new URL((fake.requests[0] as Request).url).pathname).toBe(expected)
})
