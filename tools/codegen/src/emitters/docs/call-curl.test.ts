import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { answering, smallDocument } from '../../testing/small-document'
import { writeTree } from '../../testing/write-tree'
import { curlCall } from './call-curl'
import { documentOperations } from './documented-operation'
import { encode } from './parameter-text'

function call(operation: object, more: object = {}, path = '/a', baseUrl = 'http://localhost:8000') {
  const document = smallDocument({ [path]: { post: { ...answering({}), ...operation } } }, {}, more)
  const [first] = documentOperations(document)
  if (!first) throw new Error('no operation')
  return curlCall(document, first, baseUrl)
}

/** What curl is given, as the shell reads the command. */
function argumentsOf(command: string, cwd = '.'): string[] {
  return execFileSync('sh', ['-c', `curl() { for one; do printf '%s\\0' "$one"; done; }; TOKEN=secret; ${command}`], { encoding: 'utf8', cwd }).split('\0').slice(0, -1)
}

const parameter = (place: string, name: string, example: unknown, more: object = {}) => ({ in: place, name, required: true, example, schema: {}, ...more })
const body = (mediaType: string, value: unknown, properties: object = {}) => ({ requestBody: { content: { [mediaType]: { schema: { type: 'object', properties }, examples: { one: { value } } } } } })

test('sends JSON as it is, whatever quotes it holds', () => {
  const value = { text: `it's "quoted" $HOME \`x\` \\` }

  expect(argumentsOf(call(body('application/json', value)))).toEqual(['http://localhost:8000/a', '-H', 'Content-Type: application/json', '--data-raw', JSON.stringify(value)])
})

test('writes a long body over several lines', () => {
  const value = { slug: '', lang: 'kz', page: 1, per_page: 12, category_slug: 'science', year: 2026 }

  expect(JSON.parse(argumentsOf(call(body('application/json', value)))[4] ?? '')).toEqual(value)
  expect(call(body('application/json', value)).split('\n').length).toBeGreaterThan(6)
})

test('encodes what stands in the path and in the query', () => {
  const command = call({ parameters: [parameter('path', 'slug', "a b/ц'x"), parameter('query', 'q', ['x&y', '[1]']), parameter('query', 'list', ['a', 'b'], { explode: false }), parameter('query', 'deep', { 'k]': 1, m: [{ n: 2 }, null] }, { style: 'deepObject' })] }, {}, '/a/{slug}')

  expect(argumentsOf(command)).toEqual(['-X', 'POST', 'http://localhost:8000/a/a%20b%2F%D1%86%27x?q=x%26y&q=%5B1%5D&list=a,b&deep%5Bk%5D%5D=1&deep%5Bm%5D%5B0%5D%5Bn%5D=2'])
})

test.each([
  ['a fragment', '/a#other', 'q=x'],
  ['a query of its own', '/a?beta=true', 'beta=true&q=x'],
])('asks with the query of a path that differs from another one by %s', (_what, path, query) => {
  const command = call({ parameters: [parameter('query', 'q', 'x')] }, {}, path)

  expect(argumentsOf(command)).toEqual(['-X', 'POST', `http://localhost:8000/a?${query}`])
})

const thing = { a: 1, b: 'x y' }

test.each([
  ['path', {}, thing, '/a/a,1,b,x%20y'],
  ['path', { explode: true }, thing, '/a/a=1,b=x%20y'],
  ['path', { style: 'label' }, ['a', 'b'], '/a/.a,b'],
  ['path', { style: 'label', explode: true }, ['a', 'b'], '/a/.a.b'],
  ['path', { style: 'matrix' }, ['a', 'b'], '/a/;p=a,b'],
  ['path', { style: 'matrix', explode: true }, thing, '/a/;a=1;b=x%20y'],
  ['path', { style: 'matrix' }, 7, '/a/;p=7'],
  ['path', { content: { 'application/json': {} } }, thing, '/a/%7B%22a%22%3A1%2C%22b%22%3A%22x%20y%22%7D'],
  ['query', {}, thing, '/a/{p}?a=1&b=x%20y'],
  ['query', { explode: false }, thing, '/a/{p}?p=a,1,b,x%20y'],
  ['query', { style: 'pipeDelimited' }, ['a', 'b'], '/a/{p}?p=a%7Cb'],
  ['query', { style: 'pipeDelimited' }, { a: 1, b: null, c: 'x' }, '/a/{p}?p=a%7C1%7Cc%7Cx'],
  ['query', {}, { 'a&': 1, b: null }, '/a/{p}?a%26=1'],
  // What a shell or curl would read otherwise is encoded all the same.
  ['query', { allowReserved: true }, '/x:y&z=$(1)[1]!%20+', '/a/{p}?p=/x:y%26z=%24%281%29%5B1%5D%21%20%2B'],
  ['query', { explode: false }, [null], '/a/{p}'],
  ['header', {}, null, ''],
  ['cookie', { explode: false }, { a: null }, ''],
  ['query', { content: { 'application/json': {} } }, ['a'], '/a/{p}?p=%5B%22a%22%5D'],
  ['header', {}, thing, 'p: a,1,b,x y'],
  ['header', { explode: true }, { ...thing, c: null }, 'p: a=1,b=x y'],
  ['header', { content: { 'application/json': {} } }, thing, 'p: {"a":1,"b":"x y"}'],
  ['cookie', {}, ['a', 'b'], 'p=a -b p=b'],
  ['cookie', { explode: false }, ['a', 'b'], 'p=a,b'],
])('writes a parameter of %s with %j as the client does', (place, more, value, want) => {
  const given = argumentsOf(call({ parameters: [parameter(place, 'p', value, more)] }, {}, '/a/{p}')).slice(2)

  expect(place === 'path' || place === 'query' ? given[0]?.replace('http://localhost:8000', '') : given.slice(2).join(' ')).toBe(want)
})

test('gives headers and cookies, and only those that are required', () => {
  const command = call({ parameters: [parameter('header', 'X-Trace', 'a "b"'), parameter('cookie', 'session', 'x;y'), parameter('header', 'X-No', 'n', { required: false })] })

  expect(argumentsOf(command)).toEqual(['-X', 'POST', 'http://localhost:8000/a', '-H', 'X-Trace: a "b"', '-b', 'session=x%3By'])
})

test('sends files and text as parts, and text that curl would read otherwise as it is', () => {
  const properties = { cv: { type: 'string', contentMediaType: 'application/pdf' }, files: { type: 'array', items: { type: 'string', format: 'binary' } }, meta: { type: 'object' } }
  const command = call(body('multipart/form-data', { name: 'Айгүл', note: '@home; "x"', tags: ['a', 'b'], cv: 'cv.pdf', files: ['x.png'], meta: { a: '"1"' } }, properties))

  expect(argumentsOf(command).slice(1)).toEqual([
    ...['-F', 'name=Айгүл'],
    ...['--form-string', 'note=@home; "x"'],
    ...['-F', 'tags=a', '-F', 'tags=b'],
    ...['-F', 'cv=@cv.pdf;type=application/pdf'],
    ...['-F', 'files=@x.png'],
    ...['-F', 'meta="{\\"a\\":\\"\\\\\\"1\\\\\\"\\"}";type=application/json'],
  ])
})

test('sends a form, bytes, and takes bytes into a file', () => {
  expect(argumentsOf(call(body('application/x-www-form-urlencoded', { text: 'a b', many: [1, 2] }))).slice(1)).toEqual(['--data-urlencode', 'text=a b', '--data-urlencode', 'many=1', '--data-urlencode', 'many=2'])
  const styled = { encoding: { many: { explode: false }, deep: { style: 'deepObject' }, none: { style: 'form' } }, example: { many: [1, 'x y'], deep: { a: 1 }, none: null, 'te&xt': 'b' } }
  expect(argumentsOf(call({ requestBody: { content: { 'application/x-www-form-urlencoded': styled } } })).slice(1)).toEqual(['-d', 'many=1,x%20y', '-d', 'deep%5Ba%5D=1', '--data-urlencode', 'te%26xt=b'])
  expect(argumentsOf(call({ requestBody: { content: { 'application/pdf': {} } } })).slice(1)).toEqual(['-H', 'Content-Type: application/pdf', '--data-binary', '@file.pdf'])
  expect(argumentsOf(call(body('application/xml', { a: 1 }))).slice(1)).toEqual(['-H', 'Content-Type: application/xml', '--data-binary', '@file.xml'])
  expect(argumentsOf(call(body('multipart/mixed', { a: 1 }))).slice(1)).toEqual(['-H', 'Content-Type: multipart/mixed; boundary=BOUNDARY', '--data-binary', '@file.bin'])
  expect(argumentsOf(call(body('application/xml', '<a/>'))).slice(1)).toEqual(['-H', 'Content-Type: application/xml', '--data-raw', '<a/>'])
  expect(argumentsOf(call({ responses: { 200: { description: 'ok', content: { 'image/png': {} } } } }))).toContain('--output')
})

test.each([
  ['a key in a header', { type: 'apiKey', in: 'header', name: 'X-Key' }, ['-H', 'X-Key: secret']],
  ['a key in a cookie', { type: 'apiKey', in: 'cookie', name: 'key' }, ['-b', 'key=secret']],
  ['a bearer token', { type: 'http', scheme: 'bearer' }, ['-H', 'Authorization: Bearer secret']],
  ['OAuth', { type: 'oauth2', flows: {} }, ['-H', 'Authorization: Bearer secret']],
])('shows where %s goes', (_what, scheme, want) => {
  expect(argumentsOf(call({ security: [{ one: [] }] }, { components: { securitySchemes: { one: scheme } } })).slice(3)).toEqual(want)
})

test('puts a key into the query', () => {
  const scheme = { type: 'apiKey', in: 'query', name: 'key' }

  expect(argumentsOf(call({ security: [{ one: [] }] }, { components: { securitySchemes: { one: scheme } } }))).toContain('http://localhost:8000/a?key=secret')
})

/** What a shell would run wherever it is not quoted, or in double quotes, or where a quote ends. */
const hostile = `$(touch PWNED)\`touch PWNED\`$TOKEN"; touch PWNED; "'; touch PWNED; '!!\\`
const keyed = (scheme: object) => [{ security: [{ one: [] }] }, { components: { securitySchemes: { one: scheme } } }] as const

test.each<[string, Parameters<typeof call>, string[]]>([
  ['the path beside a key in the query', [...keyed({ type: 'apiKey', in: 'query', name: 'key' }), `/a/${hostile}`], ['-X', 'POST', `http://localhost:8000/a/${hostile}?key=secret`]],
  ['the server beside a key in the query', [...keyed({ type: 'apiKey', in: 'query', name: 'key' }), '/a', `http://${hostile}`], ['-X', 'POST', `http://${hostile}/a?key=secret`]],
  ['the server', [{}, {}, '/a', `http://${hostile}`], ['-X', 'POST', `http://${hostile}/a`]],
  ['the name of a key in the query', [...keyed({ type: 'apiKey', in: 'query', name: hostile })], ['-X', 'POST', `http://localhost:8000/a?${encode(hostile)}=secret`]],
  ['the name of a key in a header', [...keyed({ type: 'apiKey', in: 'header', name: hostile })], ['-X', 'POST', 'http://localhost:8000/a', '-H', `${hostile}: secret`]],
  ['the name of a key in a cookie', [...keyed({ type: 'apiKey', in: 'cookie', name: hostile })], ['-X', 'POST', 'http://localhost:8000/a', '-b', `${hostile}=secret`]],
  ['the path beside a bearer token', [...keyed({ type: 'http', scheme: 'bearer', bearerFormat: hostile }), `/${hostile}`], ['-X', 'POST', `http://localhost:8000/${hostile}`, '-H', 'Authorization: Bearer secret']],
  ['a header', [{ parameters: [parameter('header', hostile, hostile)] }], ['-X', 'POST', 'http://localhost:8000/a', '-H', `${hostile}: ${hostile}`]],
  ['JSON', [body('application/json', { [hostile]: hostile })], ['http://localhost:8000/a', '-H', 'Content-Type: application/json', '--data-raw', JSON.stringify({ [hostile]: hostile }, null, 2)]],
  ['a form', [body('application/x-www-form-urlencoded', { [hostile]: hostile })], ['http://localhost:8000/a', '--data-urlencode', `${encode(hostile)}=${hostile}`]],
  ['parts', [body('multipart/form-data', { [hostile]: hostile })], ['http://localhost:8000/a', '--form-string', `${hostile}=${hostile}`]],
  ['a media type', [body(`text/${hostile}`, hostile)], ['http://localhost:8000/a', '-H', `Content-Type: text/${hostile}`, '--data-raw', hostile]],
])('runs nothing that a document says: %s', async (_what, args, want) => {
  const folder = await writeTree({})

  expect(argumentsOf(call(...args), folder)).toEqual(want)
  expect(readdirSync(folder)).toEqual([])
})

test('puts several keys into the query', () => {
  const securitySchemes = { id: { type: 'apiKey', in: 'query', name: 'id' }, key: { type: 'apiKey', in: 'query', name: 'key' } }
  const command = call({ security: [{ id: [], key: [] }], parameters: [parameter('query', 'q', 'x')] }, { components: { securitySchemes } })

  expect(argumentsOf(command).at(-1)).toBe('http://localhost:8000/a?q=x&id=secret&key=secret')
})

const orders = '@.env;type=a/b;headers=@.env,.env'

test.each<[string, Parameters<typeof call>, string[]]>([
  ['the name of a part', [body('multipart/form-data', { [`a=${orders}`]: 1 })], ['-F', 'a%3D@.env;type%3Da/b;headers%3D@.env,.env=1']],
  ['the type of a part', [body('multipart/form-data', { a: 'x' }, { a: { type: 'string', contentMediaType: 'text/csv;headers=@.env' } })], ['-F', 'a=x']],
  ['the name of a file', [body('multipart/form-data', { a: 'x.pdf,prod.env' }, { a: { type: 'string', contentMediaType: 'a/b' } })], ['-F', 'a=@"x.pdf,prod.env";type=a/b']],
  ['the type of a file', [body('multipart/form-data', { a: 'x.pdf' }, { a: { type: 'string', format: 'binary', contentMediaType: 'a/b;headers=@.env' } })], ['-F', 'a=@x.pdf']],
])('lets curl read no other file: %s', (_what, args, want) => {
  expect(argumentsOf(call(...args)).slice(1)).toEqual(want)
})

test('keeps the character set of a part, and takes no server for an option', () => {
  expect(argumentsOf(call(body('multipart/form-data', { a: 'x' }, { a: { type: 'string', contentMediaType: 'text/csv; charset=utf-8' } })))).toContain('a="x";type=text/csv; charset=utf-8')
  expect(argumentsOf(call({}, {}, '/a', '-K.curlrc'))).toEqual(['-X', 'POST', '--url', '-K.curlrc/a'])
})

test('has no control characters, which a terminal takes for keys when they are pasted', () => {
  expect(argumentsOf(call({}, {}, '/a\u0015\u001b[201~\r\u009bb'))).toEqual(['-X', 'POST', 'http://localhost:8000/a\ufffd\ufffd[201~\ufffd\ufffdb'])
})
