import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DocumentProblem } from '../model/problem'
import { writeTree } from '../testing/write-tree'
import { loadDocument } from './load-document'

const head = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\n'

async function load(files: Record<string, string>) {
  return (await loadDocument(join(await writeTree(files), 'openapi.yaml'))).document
}

const answer = (reference: string) => `responses: { "200": { description: ok, content: { application/json: { schema: { $ref: ${reference} } } } } }`

test('names schemas, parameters and answers of other files after their files', async () => {
  const document = await load({
    'openapi.yaml': `${head}paths:\n  /a: { $ref: resources/get-a.yaml }\n`,
    'resources/get-a.yaml': 'get:\n  parameters: [{ $ref: ../parameters/page-size.yaml }]\n  responses: { "200": { $ref: ../responses/all-news.yaml } }\n',
    'parameters/page-size.yaml': 'name: size\nin: query\nschema: { type: integer }\n',
    'responses/all-news.yaml': 'description: ok\ncontent: { application/json: { schema: { $ref: ../schemas/news-summary.yaml } } }\n',
    'schemas/news-summary.yaml': 'type: object\nproperties: { next: { $ref: news-summary.yaml } }\n',
  })

  expect(Object.entries(document.components ?? {}).map(([group, members]) => [group, Object.keys(members ?? {})])).toEqual(
    expect.arrayContaining([['schemas', ['NewsSummary']], ['parameters', ['PageSize']], ['responses', ['AllNews']]]),
  )
  expect(document.components?.schemas?.NewsSummary).toEqual({ type: 'object', properties: { next: { $ref: '#/components/schemas/NewsSummary' } } })
})

test('keeps what a property refers to where its name is that of a method of all objects', async () => {
  const tree = { type: 'object', properties: { toString: { $ref: '#/components/schemas/Tree' }, constructor: { $ref: '#/components/schemas/Leaf' } } }
  const { components } = await load({
    'openapi.yaml': `${head}paths: {}\ncomponents:\n  schemas:\n    Leaf: { type: string }\n    Tree: ${JSON.stringify(tree)}\n`,
  })

  expect(components?.schemas?.Tree).toEqual(tree)
})

test('numbers schemas whose files share a name', async () => {
  const document = await load({
    'openapi.yaml': `${head}paths:\n  /a: { get: { ${answer('a/item.yaml')} } }\n  /b: { get: { ${answer('b/item.yaml')} } }\n`,
    'a/item.yaml': 'type: string\n',
    'b/item.yaml': 'type: integer\n',
  })

  expect(document.components?.schemas).toEqual({ Item: { type: 'string' }, Item2: { type: 'integer' } })
})

test('keeps two files apart that read alike but refer to different neighbours', async () => {
  const document = await load({
    'openapi.yaml': `${head}paths:\n  /a: { get: { ${answer('a/item.yaml')} } }\n  /b: { get: { ${answer('b/item.yaml')} } }\n`,
    'a/item.yaml': 'properties: { part: { $ref: part.yaml } }\n',
    'a/part.yaml': 'type: string\n',
    'b/item.yaml': 'properties: { part: { $ref: part.yaml } }\n',
    'b/part.yaml': 'type: integer\n',
  })

  expect(Object.keys(document.components?.schemas ?? {})).toEqual(['Item', 'Item2', 'Part', 'Part2'])
})

test("keeps the root file's own names, also for what it refers to elsewhere", async () => {
  const document = await load({
    'openapi.yaml': `${head}paths:\n  /a: { get: { ${answer('"#/components/schemas/Thing"')} } }\n  /b: { get: { ${answer('x/own.yaml')} } }\ncomponents:\n  schemas:\n    Thing: { $ref: x/some-thing.yaml }\n    Own: { type: boolean }\n`,
    'x/some-thing.yaml': 'type: string\n',
    'x/own.yaml': 'type: integer\n',
  })

  expect(document.components?.schemas).toEqual({ Own: { type: 'boolean' }, Own2: { type: 'integer' }, Thing: { type: 'string' } })
})

test('gives a document of 3.0 as one of 3.1', async () => {
  const document = await load({ 'openapi.yaml': `${head.replace('3.1.0', '3.0.3')}components:\n  schemas:\n    A: { type: string, nullable: true }\n` })

  expect([document.openapi, document.components?.schemas?.A]).toEqual(['3.1.0', { type: ['string', 'null'] }])
})

test('rewrites the mapping of a discriminator', async () => {
  const document = await load({
    'openapi.yaml': `${head}paths:\n  /a: { get: { ${answer('pet.yaml')} } }\n`,
    'pet.yaml': 'oneOf: [{ $ref: big-cat.yaml }]\ndiscriminator: { propertyName: kind, mapping: { cat: big-cat.yaml } }\n',
    'big-cat.yaml': 'type: object\nproperties: { kind: { type: string } }\n',
  })

  expect(document.components?.schemas?.Pet).toMatchObject({ discriminator: { mapping: { cat: '#/components/schemas/BigCat' } } })
})

test('takes the bare name of a schema in a mapping', async () => {
  const document = await load({
    'openapi.yaml': `${head}paths:\n  /a: { get: { ${answer('"#/components/schemas/Pet"')} } }\ncomponents:\n  schemas:\n    Cat: { type: object, properties: { kind: { type: string } } }\n    Pet: { oneOf: [{ $ref: "#/components/schemas/Cat" }], discriminator: { propertyName: kind, mapping: { cat: Cat } } }\n`,
  })

  expect(document.components?.schemas?.Pet).toMatchObject({ discriminator: { mapping: { cat: '#/components/schemas/Cat' } } })
})

test('finds a file whose name is percent-encoded in the reference, and one whose own name has a percent sign', async () => {
  const document = await load({
    'openapi.yaml': `${head}paths:\n  /a: { get: { ${answer("'schemas/%D0%A3%20b.yaml'")} } }\n  /b: { get: { ${answer("'schemas/a%20b.yaml'")} } }\n`,
    'schemas/У b.yaml': 'type: string\n',
    'schemas/a%20b.yaml': 'type: integer\n',
  })

  expect(Object.values(document.components?.schemas ?? {})).toEqual([{ type: 'integer' }, { type: 'string' }])
})

test('leaves out the header parameters that OpenAPI says are ignored, and says so', async () => {
  const header = (name: string) => `{ name: ${name}, in: header, required: true, schema: { type: string } }`
  const folder = await writeTree({
    'openapi.yaml': `${head}paths:\n  /a:\n    parameters: [{ $ref: '#/components/parameters/Token' }]\n    get: { parameters: [${header('content-type')}, ${header('X-Own')}, { name: accept, in: query, schema: {} }], responses: {} }\ncomponents: { parameters: { Token: ${header('Authorization')} } }\n`,
  })
  const { document, notes } = await loadDocument(join(folder, 'openapi.yaml'))

  expect([document.paths?.['/a']?.parameters, document.paths?.['/a']?.get?.parameters?.map((one) => 'name' in one && one.name)]).toEqual([[], ['X-Own', 'accept']])
  expect(notes.map((note) => note.replace(/.*yaml /, ''))).toEqual(['#/paths/~1a: the header parameter Authorization is left out, as OpenAPI demands', '#/paths/~1a/get: the header parameter content-type is left out, as OpenAPI demands'])
})

test('leaves them out wherever the document has operations', async () => {
  const ignored = { parameters: [{ name: 'Accept', in: 'header', schema: {} }], responses: {} }
  const item = (callbacks?: object) => ({ post: { ...ignored, ...(callbacks && { callbacks }) } })
  const document = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/a': item({ done: { '{$request.body#/url}': item() } }) }, webhooks: { changed: item() }, components: { pathItems: { Shared: item() }, callbacks: { Told: { '{$request.body#/url}': item() } } } }
  const { document: loaded, notes } = await loadDocument(join(await writeTree({ 'openapi.yaml': JSON.stringify(document) }), 'openapi.yaml'))

  expect(JSON.stringify(loaded)).not.toContain('Accept')
  expect(notes.filter((note) => note.includes('Accept')).length).toBe(5)
})

test('leaves out headers whose name none can have and what a list describes twice, and says so', async () => {
  const parameter = (name: string, place = 'header', type = 'string') => ({ name, in: place, required: true, schema: { type } })
  const get = { parameters: [parameter(' Trailing '), parameter('X-Имя'), parameter('X-A'), parameter('x-a'), parameter('id', 'query')], responses: {} }
  const document = { openapi: '3.0.3', info: { title: 'T', version: '1' }, paths: { '/a/{id}': { parameters: [parameter('id', 'path'), parameter('id', 'path', 'integer')], get } } }

  const { document: loaded, notes } = await loadDocument(join(await writeTree({ 'openapi.json': document }), 'openapi.json'))

  const item = loaded.paths?.['/a/{id}']
  expect([item?.parameters, item?.get?.parameters]).toEqual([[parameter('id', 'path')], [parameter('X-A'), parameter('id', 'query')]])
  expect(notes.map((note) => note.replace(/.*json /, ''))).toEqual([
    '#/paths/~1a~1{id}: the path parameter id is described twice, and only the first counts',
    '#/paths/~1a~1{id}/get: the header parameter " Trailing " is left out, for no header can have this name',
    '#/paths/~1a~1{id}/get: the header parameter "X-Имя" is left out, for no header can have this name',
    '#/paths/~1a~1{id}/get: the header parameter x-a is described twice, and only the first counts',
  ])
})

test('a GET loses its body, and says so', async () => {
  const folder = await writeTree({ 'openapi.yaml': `${head}paths:\n  /a: { get: { requestBody: { content: {} }, responses: {} }, delete: { requestBody: { content: {} }, responses: {} } }\n` })
  const { document, notes } = await loadDocument(join(folder, 'openapi.yaml'))

  expect([document.paths?.['/a']?.get?.requestBody, document.paths?.['/a']?.delete?.requestBody]).toEqual([undefined, { content: {} }])
  expect(notes).toEqual([expect.stringMatching(/openapi\.yaml #\/paths\/~1a\/get: the body is left out, for a GET has none$/)])
})

test('what a path names is asked for, whatever its parameters say, and is a text where none does', async () => {
  const id = '{ name: id, in: path, schema: { type: integer } }'
  const folder = await writeTree({ 'openapi.yaml': `${head}paths:\n  /a/{id}/{kind}?x={y}:\n    parameters: [{ $ref: '#/components/parameters/Id' }]\n    get: { responses: {} }\n  /b: { get: { parameters: [${id}], responses: {} } }\ncomponents: { parameters: { Id: ${id} } }\n` })
  const { document, notes } = await loadDocument(join(folder, 'openapi.yaml'))

  expect(document.components?.parameters?.Id).toEqual({ name: 'id', in: 'path', required: true, schema: { type: 'integer' } })
  expect(document.paths?.['/a/{id}/{kind}?x={y}']?.get?.parameters).toEqual([{ name: 'kind', in: 'path', required: true, schema: { type: 'string' } }])
  expect(document.paths?.['/b']?.get?.parameters).toEqual([{ name: 'id', in: 'path', schema: { type: 'integer' } }])
  expect(notes.map((note) => note.replace(/.*yaml /, ''))).toEqual([
    '#/paths/~1a~1{id}~1{kind}?x={y}/get: the path has {kind}, and no parameter says what it is, so it is a text',
    '#/paths/~1b/get: the parameter id is nowhere in the path',
  ])
})

test('takes no extension for a path or an answer, whatever it is', async () => {
  const { paths } = await load({ 'openapi.yaml': `${head}paths:\n  x-owner: web\n  /a: { get: { operationId: a, x-kept: 1, responses: { x-cached: true, x-more: {}, "204": { description: done } } } }\n` })

  expect(paths).toEqual({ '/a': { get: { operationId: 'a', 'x-kept': 1, responses: { 204: { description: 'done' } } } } })
})

test('what is closed may have the fields of what it extends', async () => {
  const schemas = { Base: { properties: { a: {} } }, Heir: { allOf: [{ $ref: '#/components/schemas/Base' }], properties: { b: {} }, additionalProperties: false }, Whole: { allOf: [{ $ref: '#/components/schemas/Base' }], properties: { a: {} }, additionalProperties: false } }
  const folder = await writeTree({ 'openapi.yaml': `${head}components: { schemas: ${JSON.stringify(schemas)} }\n` })
  const { document, notes } = await loadDocument(join(folder, 'openapi.yaml'))
  const { additionalProperties: _closed, ...heir } = schemas.Heir

  expect(document.components?.schemas).toEqual({ ...schemas, Heir: { ...heir, unevaluatedProperties: false } })
  expect(notes).toEqual([expect.stringMatching(/#\/components\/schemas\/Heir: additionalProperties: false forbids what allOf describes/)])
})

test('a discriminator has a mapping for each choice: what it fixes itself, what it is mapped by, or its name', async () => {
  const pointer = (name: string) => `#/components/schemas/${name}`
  const ref = (name: string) => ({ $ref: pointer(name) })
  const of = (kind: object) => ({ type: 'object', properties: { kind } })
  const choiceOf = (oneOf: object[], more: object = {}) => ({ oneOf, discriminator: { propertyName: 'kind', ...more } })
  const schemas = {
    Cat: of({ const: 'cat' }),
    Dog: of({ type: 'string' }),
    Fish: { allOf: [ref('Dog'), of({ enum: ['carp', 'eel'] })] },
    Number: of({ enum: [1, 2] }),
    Owl: of({ anyOf: [{ type: 'string', enum: ['owl'] }, { type: 'null' }] }),
    Owls: choiceOf([ref('Cat'), ref('Owl')]),
    Pets: choiceOf([ref('Cat'), ref('Dog'), ref('Fish'), ref('Number'), { type: 'null' }], { mapping: { dog: pointer('Dog'), pup: pointer('Dog'), eel: pointer('Fish') } }),
    Nested: choiceOf([ref('Alike'), ref('Bird')]),
    Bird: of({}),
    Alike: choiceOf([ref('Cat'), ref('Tom')]),
    Tom: of({ const: 'cat' }),
    Lion: of({ type: 'string' }),
    Hunters: { oneOf: [ref('Lion'), ref('Dog')] },
    Animals: choiceOf([ref('Hunters'), ref('Bird')], { mapping: { leo: pointer('Lion') } }),
    Base: { ...of({ type: 'string' }), discriminator: { propertyName: 'kind', mapping: { left: pointer('Left'), lefty: pointer('Lefty') } } },
    Left: { allOf: [ref('Base')] },
    Lefty: { allOf: [ref('Left')] },
    Leftmost: { allOf: [ref('Lefty')] },
    Right: { allOf: [{ allOf: [ref('Base')] }] },
    Heirs: { anyOf: [ref('Left'), ref('Right')] },
  }
  const document = await load({ 'openapi.yaml': `${head}components: { schemas: ${JSON.stringify(schemas)} }\n` })
  const mappingOf = (name: string) => Object.fromEntries(Object.entries(document.components?.schemas?.[name]?.discriminator?.mapping ?? {}).map(([value, target]) => [value, target.split('/').at(-1)]))

  expect(mappingOf('Pets')).toEqual({ cat: 'Cat', dog: 'Dog', pup: 'Dog', eel: 'Fish', 1: 'Number', 2: 'Number' })
  expect([mappingOf('Nested'), mappingOf('Alike'), mappingOf('Heirs')]).toEqual([{ cat: 'Alike', Bird: 'Bird' }, {}, { left: 'Left', lefty: 'Left', Leftmost: 'Left', Right: 'Right' }])
  expect(mappingOf('Owls')).toEqual({ cat: 'Cat', owl: 'Owl' })
  expect(mappingOf('Animals')).toEqual({ leo: 'Hunters', Dog: 'Hunters', Bird: 'Bird' })
})

test('is given files alone to watch', async () => {
  const folder = await writeTree({ 'openapi.yaml': `${head}paths:\n  /a: { get: { responses: { "200": { description: ok, content: { application/json: { examples: { far: { $ref: "https://a.example/far.yaml" } } } } } } } }\n` })
  const read = new Set<string>()
  await loadDocument(join(folder, 'openapi.yaml'), read).catch(() => undefined)

  expect([...read]).toEqual([join(folder, 'openapi.yaml')])
})

test('leaves alone what looks like a reference in a value, and says so', async () => {
  const schema = { type: 'object', properties: { value: { type: 'string' } }, example: { $ref: '#/definitions/x' }, enum: [{ a: [{ $ref: 'no.yaml' }] }], default: { $ref: '#/no' } }
  const folder = await writeTree({ 'openapi.json': { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: {}, components: { schemas: { A: schema } } } })
  const { document, notes } = await loadDocument(join(folder, 'openapi.json'))

  expect(document.components?.schemas?.A).toEqual(schema)
  expect(notes).toEqual(expect.arrayContaining([expect.stringContaining("Can't resolve $ref: #/definitions/x")]))
})

test('takes a key behind which nothing stands for none', async () => {
  const media = (more: string) => `{ content: { application/json: { schema: { type: string }${more} } } }`
  const paths = (answer: string, operation: string) => `paths:\n  /a: { post: { requestBody: ${media('')}, responses: { 200: ${answer} }${operation} } }\n`
  const [empty, left] = [
    await load({ 'openapi.yaml': head + paths(media(', examples: , encoding: ').replace('{', '{ headers: , links: , '), ', tags: , parameters: , callbacks: , security: ') }),
    await load({ 'openapi.yaml': head + paths(media(''), '') }),
  ]

  expect(empty).toEqual(left)
})

test('takes no example of a schema for a schema of the document', async () => {
  const discriminator = { propertyName: 'kind', mapping: { cat: 'Cat' } }
  const media = { schema: { type: 'object', default: { discriminator }, properties: { discriminator: { type: 'object', examples: [{ discriminator }] } } }, examples: { cat: { value: { discriminator } } } }
  const document = await load({ 'openapi.yaml': JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, 'x-schema': { discriminator }, paths: { '/a': { get: { responses: { 200: { description: 'ok', content: { 'application/json': media } } } } } } }) })

  expect(JSON.stringify(document.paths)).toContain(JSON.stringify({ cat: { value: { discriminator } } }))
})

test('leaves alone what an extension refers to and nobody finds, and says so', async () => {
  const root = `${head}x-policies: { $ref: no.yaml }\npaths:\n  /a: { $ref: a.yaml }\ncomponents: { x-policy: { $ref: ../secret.yaml }, schemas: { A: { type: string, x-more: [{ $ref: "https://a.example/b.yaml" }] } } }\n`
  const folder = await withSecrets({ 'api/openapi.yaml': root, 'api/a.yaml': `get: { x-policy: { all: { $ref: "no.yaml#/a" } }, ${answer('"openapi.yaml#/components/schemas/A"')} }\n` })
  const { document, notes } = await loadDocument(join(folder, 'api/openapi.yaml'))

  expect(document).toMatchObject({
    'x-policies': { $ref: 'no.yaml' },
    paths: { '/a': { get: { 'x-policy': { all: { $ref: 'no.yaml#/a' } } } } },
    components: { 'x-policy': { $ref: '../secret.yaml' }, schemas: { A: { 'x-more': [{ $ref: 'https://a.example/b.yaml' }] } } },
  })
  expect(notes).toHaveLength(3)
  expect(notes).toContainEqual(expect.stringMatching(/^note: .*\/a\.yaml #\/get\/x-policy\/all: .*no\.yaml#\/a$/))
})

test.each([
  ['a missing schema whose name begins like an extension', { 'openapi.yaml': `${head}components: { schemas: { x-A: { properties: { x-b: { $ref: no.yaml } } } } }\n` }, /openapi\.yaml #\/components\/schemas\/x-A\/properties\/x-b: .*no\.yaml/],
  ['a missing file in one whose names are of any kind', { 'openapi.yaml': `${head}paths:\n  /a: { get: { ${answer('"a.yaml#/x-A"')} } }\n`, 'a.yaml': 'x-A: { items: { $ref: no.yaml } }\n' }, /a\.yaml #\/x-A\/items: .*no\.yaml/],
  ['a missing file', { 'openapi.yaml': `${head}paths:\n  /a: { $ref: no.yaml }\n` }, /openapi\.yaml #\/paths\/~1a: .*no\.yaml/],
  ['a missing component', { 'openapi.yaml': `${head}paths:\n  /a: { get: { ${answer('"#/components/schemas/No"')} } }\n` }, /openapi\.yaml #\/paths\/~1a\/get\/responses\/200\/content\/application~1json\/schema/],
  ['a fault in another file', { 'openapi.yaml': `${head}paths:\n  /a: { $ref: a.yaml }\n`, 'a.yaml': `get: { ${answer('no.yaml')} }\n` }, /a\.yaml #\/get\/responses\/200\/content\/application~1json\/schema: /],
  ['broken YAML', { 'openapi.yaml': 'openapi: [3.1.0\n' }, /openapi\.yaml #\/: /],
  ['broken YAML in another file', { 'openapi.yaml': `${head}paths:\n  /a: { $ref: a.yaml }\n`, 'a.yaml': 'get: [' }, /\.yaml .*: /],
  ['an older version', { 'openapi.yaml': 'swagger: "2.0"\n' }, /openapi\.yaml #\/swagger: is version 2\.0: convert it to OpenAPI 3\.0 or 3\.1 first/],
  ['a newer version', { 'openapi.yaml': 'openapi: 3.2.0\n' }, /openapi\.yaml #\/openapi: must be 3\.0\.x or 3\.1\.x, not 3\.2\.0/],
  ['UTF-16', { 'openapi.yaml': 'o\0p\0e\0n\0a\0p\0i\0:\0' }, /openapi\.yaml #\/: is UTF-16 or no text/],
  ['no document at all', { 'openapi.yaml': 'just text\n' }, /openapi\.yaml #\/: is no OpenAPI document/],
  ['a mapping to no schema', { 'openapi.yaml': `${head}components:\n  schemas:\n    Pet: { type: object, discriminator: { propertyName: kind, mapping: { cat: Cat } } }\n` }, /openapi\.yaml #\/components\/schemas\/Pet\/discriminator\/mapping\/cat: names no schema: Cat/],
  ['a parameter without a name', { 'openapi.yaml': `${head}paths:\n  /a: { get: { parameters: [{ in: query }], responses: {} } }\n` }, /openapi\.yaml #\/paths\/~1a\/get\/parameters\/0: a parameter needs `name` and `in`/],
  ['an operation that is no object', { 'openapi.yaml': `${head}paths:\n  /a: { get: 1 }\n` }, /openapi\.yaml #\/paths\/~1a\/get: must be an object/],
  ['webhooks that are none', { 'openapi.yaml': `${head}webhooks:\n` }, /openapi\.yaml #\/webhooks: must be an object/],
  ['a webhook that is no object', { 'openapi.yaml': `${head}webhooks: { changed: { post: 1 } }\n` }, /openapi\.yaml #\/webhooks\/changed\/post: must be an object/],
  ['a path item of the components that is no object', { 'openapi.yaml': `${head}components: { pathItems: { A: 1 } }\n` }, /openapi\.yaml #\/components\/pathItems\/A: must be an object/],
  ['an enum that is no list', { 'openapi.yaml': `${head}components:\n  schemas:\n    Pet: { properties: { kind: { enum: cat } } }\n` }, /openapi\.yaml #\/components\/schemas\/Pet\/properties\/kind\/enum: must be an array/],
  ['an allOf that is no list', { 'openapi.yaml': `${head}paths:\n  /a: { get: { responses: { 200: { content: { application/json: { schema: { allOf: { type: object } } } } } } } }\n` }, /openapi\.yaml #\/paths\/~1a\/get\/responses\/200\/content\/application~1json\/schema\/allOf: must be an array/],
  ['a schema that is a text', { 'openapi.yaml': `${head}paths:\n  /a: { get: { parameters: [{ name: q, in: query, schema: string }], responses: {} } }\n` }, /openapi\.yaml #\/paths\/~1a\/get\/parameters\/0\/schema: a schema must be an object/],
  ['a reference that is no text', { 'openapi.yaml': `${head}components:\n  schemas:\n    Pets: { items: { $ref: 5 } }\n` }, /openapi\.yaml #\/components\/schemas\/Pets\/items\/\$ref: must be a text/],
  ['an answer that is nothing', { 'openapi.yaml': `${head}paths:\n  /a: { get: { responses: { 200: } } }\n` }, /openapi\.yaml #\/paths\/~1a\/get\/responses\/200: must be an object/],
  ['content that is nothing', { 'openapi.yaml': `${head}paths:\n  /a: { get: { responses: { 200: { content: } } } }\n` }, /openapi\.yaml #\/paths\/~1a\/get\/responses\/200\/content: must be an object/],
  ['a server that says not where it is', { 'openapi.yaml': `${head}paths: { /a: { servers: [{ description: A }] } }\n` }, /openapi\.yaml #\/paths\/~1a\/servers\/0: a server needs `url`/],
  ['servers that are no list', { 'openapi.yaml': `${head}servers: { url: https://a.example }\npaths: {}\n` }, /openapi\.yaml #\/servers: must be an array/],
  ['a callback whose body has a schema that is a text', { 'openapi.yaml': `${head}paths:\n  /a: { post: { responses: {}, callbacks: { done: { '{$url}': { post: { requestBody: { content: { application/json: { schema: x } } } } } } } } }\n` }, /callbacks\/done\/\{\$url\}\/post\/requestBody\/content\/application~1json\/schema: a schema must be an object/],
])('refuses %s with file, pointer and reason in one line', async (_what, files, message) => {
  const error = await load(files).catch((reason: unknown) => reason as Error)

  expect(error).toBeInstanceOf(Error)
  expect((error as Error).message).toMatch(message)
  expect((error as Error).message).not.toContain('\n')
})

const example = (more: string) => `responses: { "200": { description: ok, content: { application/json: { examples: { e: ${more} } } } } }`
const get = (operation: string) => `${head}paths:\n  /a: { get: { ${operation} } }\n`
const media = String.raw`#\/paths\/~1a\/get\/responses\/200\/content\/application~1json`

/** `api` is the folder of the document; the secrets are beside it, but for links to them. */
async function withSecrets(files: Record<string, string>): Promise<string> {
  const folder = await writeTree({ 'secret.yaml': 'type: string\ndescription: SECRET\n', 'secret.env': 'SECRET', 'api-more/secret.env': 'SECRET', ...files })
  await symlink(join(folder, 'secret.env'), join(folder, 'api/link.env'))
  await symlink(folder, join(folder, 'api/up'))
  return folder
}

test.each([
  ['an example', get(example('{ externalValue: ../secret.env }')), new RegExp(`${media}\\/examples\\/e: .*\\.\\.\\/secret\\.env$`)],
  ['an example by its whole path', get(example('{ externalValue: "FOLDER/secret.env" }')), /examples\/e: /],
  ['an example in a folder that begins alike', get(example('{ externalValue: ../api-more/secret.env }')), /examples\/e: /],
  ['an example behind a link', get(example('{ externalValue: link.env }')), /examples\/e: /],
  ['an example behind a linked folder', get(example('{ externalValue: up/secret.env }')), /examples\/e: /],
  ['an example that seems to be a URL', get(example('{ externalValue: "x://../../../secret.env" }')), /examples\/e: /],
  ['an example that is not there', get(example('{ externalValue: ../no/such.env }')), /examples\/e: /],
  ['a schema', get(answer('../secret.yaml')), new RegExp(`${media}\\/schema: .*\\.\\.\\/secret\\.yaml$`)],
  ['a schema by an encoded path', get(answer('"%2E%2E/secret.yaml"')), /schema: /],
  ['a part of a schema', get(answer('"../secret.yaml#/description"')), /schema: /],
  ['a path', `${head}paths:\n  /a: { $ref: ../secret.yaml }\n`, /#\/paths\/~1a: /],
  ['a mapping', `${head}components:\n  schemas:\n    Pet: { type: object, discriminator: { propertyName: kind, mapping: { cat: ../secret.yaml } } }\n`, /mapping\/cat: /],
])('refuses %s outside of the folder of the document', async (_what, text, message) => {
  const folder = await withSecrets({ 'api/openapi.yaml': '' })
  await writeFile(join(folder, 'api/openapi.yaml'), text.replace('FOLDER', folder))
  const read = new Set<string>()

  const error = await loadDocument(join(folder, 'api/openapi.yaml'), read).then(() => undefined, (reason: unknown) => reason)

  expect(error).toBeInstanceOf(DocumentProblem)
  expect(String(error)).toMatch(message)
  expect(String(error)).toContain('outside of the folder of the document; move it there, or name a folder that has both: --root DIR, or "root" in a config')
  expect([...read]).toEqual([join(folder, 'api/openapi.yaml')])
})

test('refuses it where a file of the folder asks, too, and names that file', async () => {
  const folder = await withSecrets({ 'api/openapi.yaml': `${head}paths:\n  /a: { $ref: parts/a.yaml }\n`, 'api/parts/a.yaml': `get: { ${answer('../../secret.yaml')} }\n` })

  await expect(loadDocument(join(folder, 'api/openapi.yaml'))).rejects.toThrow(/parts\/a\.yaml #\/get\/responses\/200\/content\/application~1json\/schema: .*outside of the folder/)
})

test('reads what is in the root, and in a folder that is a link', async () => {
  const folder = await withSecrets({ 'api/openapi.yaml': get(example('{ externalValue: ../secret.env }')) })
  await symlink(join(folder, 'api'), join(folder, 'linked'))
  const { document } = await loadDocument(join(folder, 'linked/openapi.yaml'), undefined, folder)

  expect(JSON.stringify(document)).toContain('"value":"SECRET"')
  await writeFile(join(folder, 'api/openapi.yaml'), get(answer('own.yaml')))
  await writeFile(join(folder, 'api/own.yaml'), 'type: string\n')
  expect((await loadDocument(join(folder, 'linked/openapi.yaml'))).document.components?.schemas).toEqual({ Own: { type: 'string' } })
})

test('refuses a root that the document is not in', async () => {
  const folder = await withSecrets({ 'api/openapi.yaml': get(answer('../secret.yaml')) })

  await expect(loadDocument(join(folder, 'api/openapi.yaml'), undefined, join(folder, 'api-more'))).rejects.toThrow(/openapi\.yaml #\/: is not in the root, .*api-more$/)
})

test('looks for a cycle in no file outside either', async () => {
  const folder = await withSecrets({ 'circle.yaml': '$ref: circle.yaml\n', 'api/openapi.yaml': `${get(answer('../circle.yaml'))}components: { schemas: { A: { $ref: "#/components/schemas/A" } } }\n` })

  await expect(loadDocument(join(folder, 'api/openapi.yaml'))).rejects.toThrow(/#\/components\/schemas\/A: \$ref leads back to itself/)
})
