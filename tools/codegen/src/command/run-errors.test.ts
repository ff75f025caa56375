import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { emitterNames } from '../emitters/all-emitters'
import { writeTree } from '../testing/write-tree'
import { run } from './run'

const head = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\n'
const answer = (reference: string) => `responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "${reference}" } } } } }`

async function setUp(files: Record<string, string>) {
  const folder = await writeTree({ 'former/types.ts': 'former', ...files })
  const out: string[] = []
  const errors: string[] = []
  const terminal = { out: (line: string) => void out.push(line), error: (line: string) => void errors.push(line) }
  const at = (path: string) => join(folder, path)
  return { at, out, errors, call: (...args: string[]) => run(args, terminal) }
}

test.each([
  ['a reference to nothing in another file', { 'api.yaml': `${head}paths:\n  /a: { $ref: a.yaml }\n`, 'a.yaml': `get: { ${answer('b.yaml#/No')} }\n`, 'b.yaml': 'Yes: {}\n' }, /\ba\.yaml #\/get\/responses\/200\/content\/application~1json\/schema: .*b\.yaml#\/No$/],
  ['a cycle of references', { 'api.yaml': `${head}paths:\n  /a: { get: { ${answer('#/components/schemas/A')} } }\ncomponents: { schemas: { A: { $ref: "#/components/schemas/B" }, B: { $ref: "#/components/schemas/A" } } }\n` }, /api\.yaml #\/paths\/~1a\/get\/responses\/200\/content\/application~1json\/schema: \$ref leads back to itself/],
  ['a cycle of files', { 'api.yaml': `${head}paths:\n  /a: { $ref: a.yaml }\n`, 'a.yaml': '$ref: b.yaml\n', 'b.yaml': '$ref: a.yaml\n' }, /api\.yaml #\/paths\/~1a: \$ref leads back to itself, by way of a\.yaml$/],
  ['broken YAML', { 'api.yaml': `${head} paths: {}\n` }, /api\.yaml #\/: .* in line 3, column \d+$/],
  ['broken JSON', { 'api.yaml': '{"openapi": "3.1.0"\n "info": {}}' }, /api\.yaml #\/: .* in line 2, column \d+$/],
  ['an empty file', { 'api.yaml': '' }, /api\.yaml #\/: is no OpenAPI document$/],
  ['a document without info', { 'api.yaml': 'openapi: 3.1.0\npaths: {}\n' }, /api\.yaml #\/info: must be an object$/],
])('names file, pointer and reason of %s, and leaves what was there', async (_what, files, message) => {
  const { at, call, errors } = await setUp(files)

  expect(await call(at('api.yaml'), '-o', at('former'), '--only', 'types')).toBe(1)

  expect(errors).toEqual([expect.stringMatching(message)])
  expect(readFileSync(at('former/types.ts'), 'utf8')).toBe('former')
})

test.each([
  ['a folder as input', ['former', '-o', 'x'], /former #\/: is a folder$/],
  ['a missing input', ['no.yaml', '-o', 'x'], /no\.yaml #\/: no such file$/],
  ['a file as output folder', ['api.yaml', '-o', 'api.yaml', '--only', 'types'], /api\.yaml\/types\.ts: a part of the path is a file, not a folder$/],
  ['an output folder in a file', ['api.yaml', '-o', 'api.yaml/x', '--only', 'types'], /api\.yaml\/x\/types\.ts: a part of the path is a file, not a folder$/],
  ['several inputs', ['api.yaml', 'api.yaml', '-o', 'x'], /one INPUT at a time/],
  ['--config beside an input', ['api.yaml', '--config', 'api.yaml'], /leave out INPUT/],
  ['--check beside --watch', ['api.yaml', '-o', 'x', '--check', '--watch'], /one of them/],
  ['an empty --only', ['api.yaml', '-o', 'x', '--only', ','], /--only names nothing/],
  ['an unknown name among known ones', ['api.yaml', '-o', 'x', '--only', 'types, nothing'], /--only nothing: must be among document, types/],
])('refuses %s in one line', async (_what, args, message) => {
  const { at, call, errors } = await setUp({ 'api.yaml': `${head}paths: {}\n` })

  expect(await call(...args.map((arg) => (/^(-|,|types)/.test(arg) ? arg : at(arg))))).toBe(1)

  expect(errors).toEqual([expect.stringMatching(message)])
})

test('fetches nothing: a reference to a URL is a fault, an example at a URL stays there', async () => {
  const spy = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('fetched'))
  const example = 'responses: { "200": { description: ok, content: { application/json: { examples: { far: { externalValue: "https://a.example/b.json" } } } } } }'
  const { at, call, errors } = await setUp({ 'ref.yaml': `${head}paths:\n  /a: { get: { ${answer('https://a.example/b.yaml#/A')} } }\n`, 'example.yaml': `${head}paths:\n  /a: { get: { ${example} } }\n` })

  expect(await call(at('ref.yaml'), '-o', at('out'), '--only', 'types')).toBe(1)
  expect(errors).toEqual([expect.stringMatching(/ref\.yaml #\/paths\/~1a\/get\/responses\/200\/content\/application~1json\/schema: .*only files are read, download it first: https:\/\/a\.example\/b\.yaml#\/A$/)])
  expect(await call(at('example.yaml'), '-o', at('out'), '--only', 'document')).toBe(0)
  expect(readFileSync(at('out/openapi.json'), 'utf8')).toContain('"externalValue": "https://a.example/b.json"')
  expect(spy).not.toHaveBeenCalled()
  spy.mockRestore()
})

test('--watch follows the files in which a fault may be mended, from the first run on', async () => {
  const { at, errors, out } = await setUp({ 'api.yaml': `${head}paths:\n  /a: { $ref: parts/a.yaml }\n`, 'parts/a.yaml': `get: { ${answer('more/b.yaml')} }\n`, 'parts/none.yaml': '' })
  const seen = (list: string[], text: string) => async () => {
    while (!list.some((line) => line.includes(text))) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const end = new AbortController()
  const running = run([at('api.yaml'), '-o', at('out'), '--only', 'types', '--watch'], { out: (line) => void out.push(line), error: (line) => void errors.push(line) }, end.signal)

  await seen(errors, 'more/b.yaml')()
  mkdirSync(at('parts/more'))
  writeFileSync(at('parts/more/b.yaml'), 'type: string\n')
  await seen(out, '1 changed')()
  out.length = errors.length = 0
  writeFileSync(at('parts/a.yaml'), 'get: [')
  await seen(errors, 'a.yaml')()
  writeFileSync(at('parts/more/b.yaml'), 'type: integer\n')
  writeFileSync(at('parts/a.yaml'), `get: { ${answer('more/b.yaml')} }\n`)
  await seen(out, '1 changed')()
  end.abort()

  expect(await running).toBe(0)
})

test.each([
  [['--only', 'types'], / -o \S*out --only types$/],
  [[], / -o \S*out$/],
])('--check with %j names the command that mends it', async (more, want) => {
  const { at, call, errors } = await setUp({ 'api.yaml': `${head}paths: {}\n` })

  expect(await call(at('api.yaml'), '-o', at('out'), ...more, '--check')).toBe(1)

  expect(errors.at(-1)).toMatch(want)
  expect(errors.at(-1)).toContain(`Out of date. Run: university-codegen ${at('api.yaml')} -o ${at('out')}`)
})

test('refuses a URL without looking for a file of that name', async () => {
  const { call, errors } = await setUp({})

  expect(await call('https://a.example/api.yaml', '-o', 'x')).toBe(1)
  expect(errors).toEqual(['error: https://a.example/api.yaml: only files are read, download it first'])
})

test('leaves no trace in a folder where a file cannot be written', async () => {
  const { at, call, errors } = await setUp({ 'api.yaml': `${head}paths: {}\n` })
  mkdirSync(at('out/types.ts'), { recursive: true })

  expect(await call(at('api.yaml'), '-o', at('out'), '--only', 'document,types')).toBe(1)

  expect(errors).toEqual([expect.stringMatching(/out\/types\.ts: is a folder$/)])
  expect(readdirSync(at('out'))).toEqual(['types.ts'])
})

test('generates in spite of what is probably a slip, and says so', async () => {
  const get = (more: string) => `{ get: { operationId: x, ${more}responses: { "200": { description: ok } } } }`
  const parameter = 'parameters: [{ name: id, in: path, required: true, schema: { type: string } }], '
  const object = (field: string) => `{ type: object, properties: { a: { ${field} } } }`
  const query = (name: string, field: string, style = 'form') => `{ name: ${name}, in: query, style: ${style}, schema: ${object(field)} }`
  const deep = `parameters: [${query('flat', 'type: string')}, ${query('deep', `oneOf: [${object('type: string')}]`)}, ${query('list', 'items: {}')}, ${query('brackets', 'items: {}', 'deepObject')}, { name: lines, in: header, schema: { type: array, items: ${object('type: string')} } }], `
  const { at, call, errors } = await setUp({ 'api.yaml': `${head}paths:\n  /a/{id}: ${get('')}\n  /b: ${get(parameter)}\n  /c/{id}: ${get(parameter).replace('operationId: x, ', '')}\n  /d: ${get(deep).replace('operationId: x, ', '')}\n  /e: { trace: { responses: {} } }\n` })

  expect(await call(at('api.yaml'), '-o', at('out'), '--only', 'types')).toBe(0)

  expect(errors.map((line) => line.replace(/.*api\.yaml /, ''))).toEqual([
    '#/paths/~1a~1{id}/get: the path has {id}, and no parameter says what it is, so it is a text',
    '#/paths/~1b/get: the operationId x is that of #/paths/~1a~1{id}/get too, so a number is added',
    '#/paths/~1b/get: the parameter id is nowhere in the path',
    expect.stringMatching(/^#\/paths\/~1d\/get: the parameter deep has lists or objects within/),
    expect.stringMatching(/^#\/paths\/~1d\/get: the parameter list has lists or objects within/),
    '#/paths/~1d/get: the parameter lines has lists or objects within, for which OpenAPI has no spelling in a header: of a call that has some a server reads something else',
    '#/paths/~1e/trace: no fetch sends a TRACE, so a call fails',
  ])
})

test('--help has a line for each part', async () => {
  const { call, out } = await setUp({})

  expect(await call('--help')).toBe(0)

  for (const name of [...emitterNames, 'hook']) expect(out.join('\n')).toMatch(new RegExp(`^ {4}${name} +\\S`, 'm'))
})

test('--only takes names with commas, and spaces around them', async () => {
  const { at, call } = await setUp({ 'api.yaml': `${head}paths: {}\n` })

  expect(await call(at('api.yaml'), '-o', at('out'), '--only', 'graphql , docs,')).toBe(0)

  expect(readdirSync(at('out')).sort()).toEqual(['docs.html', 'schema.graphql'])
})

test('--check says nothing but what is out of date', async () => {
  const { at, call, errors, out } = await setUp({ 'api.yaml': `${head}paths: { "/a/{id}": { get: { responses: {} } } }\n` })
  writeFileSync(at('api.yaml'), `${readFileSync(at('api.yaml'), 'utf8')}x-large: ${'x'.repeat(1_100_000)}\n`)
  await call(at('api.yaml'), '-o', at('out'), '--only', 'types')
  errors.length = 0
  out.length = 0

  expect(await call(at('api.yaml'), '-o', at('out'), '--only', 'types', '--check')).toBe(0)

  expect([errors, out]).toEqual([[], []])
})
