import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDocument, serveCommand } from './serve-command'

const serve = (...args: string[]) => serveCommand(['--port', '0', ...args], async () => ({ paths: {} }), () => undefined)

test('says which file of a scenario is not there', async () => {
  await expect(serve('--scenario', 'nowhere/flow.json')).rejects.toThrow('there is no file nowhere/flow.json')
})

test('takes one document', async () => {
  await expect(serve('one.json', 'two.json')).rejects.toThrow('there is one INPUT, not also two.json')
})

test.each([
  ['openapi: 3.1.0', 'is no JSON; YAML'],
  ['{"openapi":"3.0.3","paths":{}}', 'is no OpenAPI 3.1; YAML'],
  ['[]', 'is no OpenAPI 3.1; YAML'],
  ['null', 'is no OpenAPI 3.1; YAML'],
  ['5', 'is no OpenAPI 3.1; YAML'],
])('says of %s who reads it', async (text, fault) => {
  const file = join(mkdtempSync(join(tmpdir(), 'university-mock-')), 'input')
  writeFileSync(file, text)

  await expect(readDocument(file)).rejects.toThrow(fault)
})

test('reads a document, and says which file is not there', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'university-mock-')), 'input.json')
  writeFileSync(file, '{"openapi":"3.1.0","paths":{}}')

  expect(await readDocument(file)).toEqual({ openapi: '3.1.0', paths: {} })
  await expect(readDocument('nowhere.json')).rejects.toThrow('there is no file nowhere.json')
})
