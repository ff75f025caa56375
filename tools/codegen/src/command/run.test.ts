import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeTree } from '../testing/write-tree'
import { run } from './run'

const yaml = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths:\n  /a: { get: { operationId: getA, responses: { "200": { description: ok, content: { application/json: { schema: { type: string } } } } } } }\n'
const config = { input: 'api/openapi.yaml', command: 'npm run codegen', outputs: [{ emit: 'document', to: 'out/openapi.json' }, { emit: 'types', to: 'out/types.ts' }] }

async function setUp(files: Record<string, unknown> = {}) {
  const folder = await writeTree({ 'api/openapi.yaml': yaml, 'codegen.config.json': config, ...files })
  const out: string[] = []
  const errors: string[] = []
  const terminal = { out: (line: string) => void out.push(line), error: (line: string) => void errors.push(line) }
  const at = (path: string) => join(folder, path)
  return { folder, at, out, errors, call: (...args: string[]) => run(args, terminal), generate: (...more: string[]) => run(['--config', at('codegen.config.json'), ...more], terminal) }
}

test('writes what the config names, with its header and no path of this machine', async () => {
  const { at, generate, folder } = await setUp()

  expect(await generate()).toBe(0)

  const text = readFileSync(at('out/types.ts'), 'utf8')
  expect(text.split('\n').slice(0, 2)).toEqual(['// Generated from api/openapi.yaml by tools/codegen. Do not edit.', '// To change it: edit the YAML, then run `npm run codegen`.'])
  expect(text + readFileSync(at('out/openapi.json'), 'utf8')).not.toContain(folder)
})

test('writes nothing a second time', async () => {
  const { at, generate, out } = await setUp()
  await generate()
  const before = statSync(at('out/types.ts')).mtimeMs

  await generate()

  expect(out.at(-1)).toBe('2 files, 0 changed')
  expect(statSync(at('out/types.ts')).mtimeMs).toBe(before)
})

test('--check names what is missing or changed, exits 1 and writes nothing', async () => {
  const { at, generate, errors } = await setUp()
  await generate()
  expect(await generate('--check')).toBe(0)
  writeFileSync(at('out/types.ts'), 'edited')
  rmSync(at('out/openapi.json'))

  expect(await generate('--check')).toBe(1)

  expect(errors).toEqual([expect.stringMatching(/^missing: .*out\/openapi\.json$/), expect.stringMatching(/^changed: .*out\/types\.ts$/), 'Out of date. Run: npm run codegen'])
  expect([readFileSync(at('out/types.ts'), 'utf8'), readdirSync(at('out'))]).toEqual(['edited', ['types.ts']])
})

const tagged = (...tags: string[]) => `openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths:\n${tags.map((tag, index) => `  /${index}: { get: { operationId: get${index}, tags: [${tag}], responses: { "204": { description: ok } } } }\n`).join('')}`
const byTag = { input: 'api/openapi.yaml', command: 'npm run codegen', outputs: [{ emit: 'client', to: 'out/operations.ts', options: { folder: 'operations', core: '../operation' } }] }

test('writes the operations a file a tag, and removes the file of a tag that is gone, but nothing that somebody wrote there', async () => {
  const { at, generate, out, errors } = await setUp({ 'api/openapi.yaml': tagged('News', 'Old things', 'News'), 'codegen.config.json': byTag })
  await generate()
  expect(readdirSync(at('out/operations')).sort()).toEqual(['news.ts', 'old-things.ts'])
  writeFileSync(at('out/operations/own.ts'), '// Not generated')
  writeFileSync(at('out/operations/of-another.ts'), '// Generated from other.yaml by tools/codegen. Do not edit.')
  writeFileSync(at('api/openapi.yaml'), tagged('News', 'News'))

  expect(await generate('--check')).toBe(1)
  expect(errors.filter((line) => line.startsWith('left over'))).toEqual([expect.stringMatching(/out\/operations\/old-things\.ts$/)])
  expect(await generate()).toBe(0)

  expect(out.filter((line) => line.startsWith('removed'))).toEqual([expect.stringMatching(/out\/operations\/old-things\.ts$/)])
  expect(readdirSync(at('out/operations')).sort()).toEqual(['news.ts', 'of-another.ts', 'own.ts'])
  expect(await generate('--check')).toBe(0)
})

test('leaves the former output untouched when the document is broken, and says why in one line', async () => {
  const { at, generate, errors } = await setUp()
  await generate()
  const before = readFileSync(at('out/types.ts'), 'utf8')
  writeFileSync(at('api/openapi.yaml'), yaml.replace('{ type: string }', '{ $ref: "#/components/schemas/No" }'))

  expect(await generate()).toBe(1)

  expect(errors).toEqual([expect.stringMatching(/^error: \S*api\/openapi\.yaml #\/paths\/~1a\/get\/responses\/200\/content\/application~1json\/schema: /)])
  expect([readFileSync(at('out/types.ts'), 'utf8'), readdirSync(at('out')).sort()]).toEqual([before, ['openapi.json', 'types.ts']])
})

test('leaves the former output untouched when one of the files cannot be written', async () => {
  const { at, generate } = await setUp()
  await generate()
  const before = readFileSync(at('out/openapi.json'), 'utf8')
  writeFileSync(at('api/openapi.yaml'), yaml.replace('title: T', 'title: Changed').replace('getA', 'readA'))
  rmSync(at('out/types.ts'))
  mkdirSync(at('out/types.ts'))

  expect(await generate()).toBe(1)

  expect([readFileSync(at('out/openapi.json'), 'utf8'), readdirSync(at('out')).sort()]).toEqual([before, ['openapi.json', 'types.ts']])
})

test.each([
  ['an emitter that there is not', { ...config, outputs: [{ emit: 'nothing', to: 'x' }] }, /codegen\.config\.json #\/outputs\/0\/emit: must be one of document, types/],
  ['a key that there is not', { ...config, output: 'x' }, /codegen\.config\.json #\/output: there is no such key here, only \$schema, input, root, command, outputs$/],
  ['a key of an output that there is not', { ...config, outputs: [{ emit: 'types', to: 'x', type: 'y' }] }, /codegen\.config\.json #\/outputs\/0\/type: there is no such key here, only emit, to, options$/],
  ['an option that the emitter does not have', { ...config, outputs: [{ emit: 'client', to: 'x', options: { type: './y' } }] }, /codegen\.config\.json #\/outputs\/0\/options\/type: there is no such key here, only types, core, folder$/],
  ['options that are none', { ...config, outputs: [{ emit: 'client', to: 'x', options: 'y' }] }, /codegen\.config\.json #\/outputs\/0\/options: must be an object$/],
  ['one file for two outputs', { ...config, outputs: [{ emit: 'types', to: 'x' }, { emit: 'client', to: './x' }] }, /codegen\.config\.json #\/outputs\/1\/to: is the file of #\/outputs\/0, too$/],
  ['no input', { outputs: [] }, /codegen\.config\.json #\/input: must name the document/],
  ['no JSON', '{', /codegen\.config\.json #\/: /],
])('refuses a config with %s', async (_what, content, message) => {
  const { generate, errors } = await setUp({ 'codegen.config.json': content })

  expect(await generate()).toBe(1)
  expect(errors).toEqual([expect.stringMatching(message)])
})

test('generates a folder that stands alone from any document', async () => {
  const { at, call } = await setUp()

  expect(await call(at('api/openapi.yaml'), '-o', at('client'), '--only', 'client')).toBe(0)

  expect(readdirSync(at('client')).sort()).toEqual(['core', 'operations.ts', 'types.ts'])
  expect(readFileSync(at('client/operations.ts'), 'utf8')).toContain("from './core/operation'")
  expect(await call(at('api/openapi.yaml'), '-o', at('client'), '--only', 'client', '--check')).toBe(0)
})

test('adds the hook for React, and the client that it needs, where it is asked for', async () => {
  const { at, call } = await setUp()

  expect(await call(at('api/openapi.yaml'), '-o', at('with'), '--only', 'hook')).toBe(0)
  expect(await call(at('api/openapi.yaml'), '-o', at('without'))).toBe(0)

  expect(readdirSync(at('with')).sort()).toEqual(['core', 'operations.ts', 'types.ts'])
  expect([existsSync(at('with/core/react/use-operation.ts')), existsSync(at('without/core/react'))]).toEqual([true, false])
})

test.each(['js', 'ts'])('names the files that are imported as Node does where it is asked to: --imports %s', async (ending) => {
  const { at, call, errors } = await setUp()
  const args = [at('api/openapi.yaml'), '-o', at('own'), '--imports', ending]

  expect(await call(...args)).toBe(0)

  const files = readdirSync(at('own'), { recursive: true }).map(String).filter((file) => file.endsWith('.ts'))
  const imports = files.flatMap((file) => [...readFileSync(at(`own/${file}`), 'utf8').matchAll(/ from '(\..*)'$/gm)].map(([, path = '']) => join(dirname(at(`own/${file}`)), path)))
  expect(imports.length).toBeGreaterThan(50)
  expect(imports.filter((path) => !path.endsWith(`.${ending}`) || !existsSync(path.replace(/\.\w+$/, '.ts')))).toEqual([])
  expect(readFileSync(at('own/docs.html'), 'utf8')).toContain(`./operations.${ending}`)
  rmSync(at('own/types.ts'))
  expect(await call(...args, '--check')).toBe(1)
  expect(errors.at(-1)).toBe(`Out of date. Run: university-codegen ${args.join(' ')}`)
})

const apart = { 'api/openapi.yaml': yaml.replace('{ type: string }', '{ $ref: ../shared/text.yaml }'), 'shared/text.yaml': 'type: string\n' }

test('--root lets a document refer to files beside its folder, and is in the command that is named', async () => {
  const { at, call, errors, folder } = await setUp(apart)
  const args = [at('api/openapi.yaml'), '-o', at('out'), '--only', 'types']

  expect(await call(...args)).toBe(1)
  expect(errors).toEqual([expect.stringMatching(/^error: \S*api\/openapi\.yaml #\/paths\/~1a\/get\/responses\/200\/content\/application~1json\/schema: .*--root DIR.*: \.\.\/shared\/text\.yaml$/)])
  expect(await call(...args, '--root', folder)).toBe(0)
  expect(readFileSync(at('out/types.ts'), 'utf8')).toContain('run `university-codegen openapi.yaml -o out --only types --root ..`')
  rmSync(at('out/types.ts'))
  expect(await call(...args, '--root', folder, '--check')).toBe(1)
  expect(errors.at(-1)).toBe(`Out of date. Run: university-codegen ${args.join(' ')} --root ${folder}`)
})

test('a config names the root, relative to itself', async () => {
  const { at, generate, errors } = await setUp({ ...apart, 'codegen.config.json': { ...config, root: '.' } })

  expect([await generate(), errors]).toEqual([0, []])
  writeFileSync(at('codegen.config.json'), JSON.stringify({ ...config, root: 'api' }))
  expect(await generate()).toBe(1)
  writeFileSync(at('codegen.config.json'), JSON.stringify({ ...config, root: 1 }))
  expect(await generate()).toBe(1)
  expect(errors).toEqual([expect.stringContaining('outside of the folder of the document'), expect.stringMatching(/codegen\.config\.json #\/root: must name a folder$/)])
})

test.each([
  ['nothing', [], /--config FILE/],
  ['a root that is empty', ['api.yaml', '-o', 'x', '--root', ''], /--root names no folder/],
  ['a root beside a config', ['--config', 'x', '--root', 'y'], /--config says all: leave out .*--root/],
  ['an ending that there is not', ['api.yaml', '-o', 'x', '--imports', '.mjs'], /--imports \.mjs: must be js or ts/],
  ['an option that there is not', ['--no-such'], /no-such/],
  ['a part that there is not', ['api.yaml', '-o', 'x', '--only', 'nothing'], /--only nothing: must be among document, types/],
])('answers %s with one line', async (_what, args, message) => {
  const { call, errors } = await setUp()

  expect(await call(...args)).toBe(1)
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatch(message)
  expect(errors[0]).not.toContain('\n')
})

test('runs as a command', async () => {
  const { at } = await setUp()

  const output = execFileSync(process.execPath, [join(__dirname, '../../bin/university-codegen.cjs'), at('api/openapi.yaml'), '-o', at('o'), '--only', 'types'], { encoding: 'utf8' })

  expect(output).toContain('1 files, 1 changed')
})
