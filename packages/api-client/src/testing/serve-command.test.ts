import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readDocument, serveCommand } from './serve-command'

const file = join(mkdtempSync(join(tmpdir(), 'university-mock-')), 'input.json')
afterAll(() => rmSync(dirname(file), { recursive: true }))

const serve = (...args: string[]) => serveCommand(['--port', '0', ...args], async () => ({ paths: {} }), () => undefined)

test('says which file of a scenario is not there', async () => {
  await expect(serve('--scenario', 'nowhere/flow.json')).rejects.toThrow('there is no file nowhere/flow.json')
})

test('takes one document', async () => {
  await expect(serve('one.json', 'two.json')).rejects.toThrow('there is one INPUT, not also two.json')
})

test('says that a port is in use, and how to have another', async () => {
  const first = await serve()
  const { port = '' } = new URL(first?.url ?? '')
  const second = serve('--port', port)

  await expect(second).rejects.toThrow(`port ${port} is in use; --port names another, 0 any that is free`)
  await first?.stop()
})

test('lets pages of the origins read that are named', async () => {
  const server = await serve('--allow-origin', 'https://a.example', '--allow-origin', 'http://b.example:8000')
  const answers = await Promise.all(['https://a.example', 'http://b.example:8000', 'https://c.example'].map((origin) => fetch(`${server?.url}/`, { headers: { origin } })))
  await server?.stop()

  expect(answers.map(({ headers }) => headers.get('access-control-allow-origin'))).toEqual(['https://a.example', 'http://b.example:8000', null])
})

test.each(['a.example', 'https://a.example/', 'null', ''])('takes no origin that browsers do not send: %j', async (origin) => {
  await expect(serve('--allow-origin', origin)).rejects.toThrow('--allow-origin must be an origin such as http://192.168.1.5:8000, or *, not')
})

test.each([
  ['openapi: 3.1.0', 'is no JSON; YAML'],
  ['{"openapi":"3.0.3","paths":{}}', 'is no OpenAPI 3.1; YAML'],
  ['[]', 'is no OpenAPI 3.1; YAML'],
  ['null', 'is no OpenAPI 3.1; YAML'],
  ['5', 'is no OpenAPI 3.1; YAML'],
])('says of %s who reads it', async (text, fault) => {
  writeFileSync(file, text)

  await expect(readDocument(file)).rejects.toThrow(fault)
})

test('reads a document, and says which file is not there', async () => {
  writeFileSync(file, '{"openapi":"3.1.0","paths":{}}')

  expect(await readDocument(file)).toEqual({ openapi: '3.1.0', paths: {} })
  await expect(readDocument('nowhere.json')).rejects.toThrow('there is no file nowhere.json')
})
