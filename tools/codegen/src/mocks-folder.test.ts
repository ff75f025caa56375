import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { chooseContent } from './code/type-reference'
import { run } from './command/run'
import { splitSchemas } from './derive/split-schemas'
import { tellApart } from './emitters/validators/tell-apart'
import type { OpenApiDocument, Schema } from './model/document'
import { listOperations } from './model/operations'
import { isObject } from './model/pointer'
import { changeSchemas, mapParts } from './model/schema-parts'
import { shareCore } from './testing/share-core'
import { writeTree } from './testing/write-tree'

interface Mocks {
  handle(request: Request): Promise<Response | undefined>
}

const golden = join(__dirname, '../golden')
const names = readdirSync(golden).flatMap((file) => /^(.*)\.yaml$/.exec(file)?.[1] ?? [])

const only = 'mocks,document'

/** What that makes of a golden document. */
async function generateMocks(name: string) {
  const folder = await writeTree({})
  await run([join(golden, `${name}.yaml`), '-o', folder, '--only', only], { out: () => {}, error: () => {} })
  const files = readdirSync(folder, { recursive: true }).map(String)
  await shareCore(folder, only)
  const { createMocks } = (await import(join(folder, 'mocks.ts'))) as { createMocks: (options: object) => Mocks }
  return { createMocks, document: JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8')) as OpenApiDocument, files }
}

function apart(document: OpenApiDocument, schema: unknown): unknown {
  return isObject(schema) ? tellApart(document, mapParts(schema, (part) => apart(document, part)) as Schema) : schema
}

/** Documents hold patterns that JavaScript does not read. */
function lenientRegExp(pattern: string): RegExp {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags)
    } catch {
      continue
    }
  }
  return /^/
}

test.each(names)('the mocks of %s stand alone, and answer what the document allows', async (name) => {
  const { createMocks, document: whole } = await generateMocks(name)
  const document = splitSchemas(whole)
  // What ajv does not know of a discriminator is written out for it.
  changeSchemas(document, (schema) => apart(whole, schema))
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false, code: { regExp: Object.assign(lenientRegExp, { code: '' }) } })
  addFormats.default(ajv)
  ajv.addSchema(document, 'document')
  const results: unknown[] = []

  for (const seed of [1, 2, 3]) {
    const mocks = createMocks({ seed })
    for (const { id, method, path, answers } of listOperations(document)) {
      for (const { status, content } of answers) {
        const code = status === 'default' ? 599 : Number(status.replace('XX', '00'))
        const request = new Request(`http://localhost${path.replace(/\{[^}]*\}/g, '7')}`, { method: method.toUpperCase(), headers: { prefer: `code=${code}, dynamic=${seed > 1}` } })
        const response = await mocks.handle(request)
        const schema = chooseContent(content)?.[1].schema
        const isJson = /json/.test(response?.headers.get('content-type') ?? '')
        // Parsed here, for ajv takes a list of another realm for no list.
        const text = await response?.text()
        const body: unknown = isJson && text !== undefined ? JSON.parse(text) : text
        const valid = !isJson || schema === undefined || ajv.validate(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')) as object, body)
        results.push([id, response?.status === code, valid, ajv.errors ?? null])
      }
    }
  }

  expect(results.length).toBeGreaterThan(3)
  expect(results.filter((result) => JSON.stringify((result as unknown[]).slice(1)) !== '[true,true,null]')).toEqual([])
})

test('what is only for tests, and only for Node, is not copied', async () => {
  const { files } = await generateMocks(names[0] ?? '')

  expect(files).toEqual(expect.arrayContaining(['mocks.ts', 'types.ts', 'core/testing/msw.ts', 'core/testing/data/generate.ts', 'core/validate.ts']))
  expect(files.filter((file) => /test|server|cli/.test(file.replace('core/testing/', '')))).toEqual(['core/testing'])
})
