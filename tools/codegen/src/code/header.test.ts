import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../command/run'
import { emitterNames } from '../emitters/all-emitters'
import { emitDocs } from '../emitters/docs/docs'
import { answering, smallDocument } from '../testing/small-document'
import { writeTree } from '../testing/write-tree'
import { header } from './header'

const yaml = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: { /a: { get: { operationId: getA, responses: { "200": { description: ok, content: { application/json: { schema: { type: string } } } } } } } }\n'

test.each(['\n', '\r', '\u2028', '\u2029', '\u0000', '\u001b', '\u0085'])('has two lines, whatever is in the name of a file: %j', (end) => {
  const name = `a${end}evil().yaml`

  expect(header({ source: name, command: `run ${name}` })).toBe('// Generated from a\ufffdevil().yaml by tools/codegen. Do not edit.\n// To change it: edit the YAML, then run `run a\ufffdevil().yaml`.\n')
})

test('the name of the document becomes no code in any generated file', async () => {
  const folder = await writeTree({ 'a\nevil()\n.yaml': yaml })
  const to = join(folder, 'o\nevil()\n')

  expect(await run([join(folder, 'a\nevil()\n.yaml'), '-o', to], { out: () => undefined, error: () => undefined })).toBe(0)

  const files = readdirSync(to).filter((name) => name !== 'core')
  expect(files).toHaveLength(emitterNames.length)
  for (const name of files) expect(readFileSync(join(to, name), 'utf8')).not.toMatch(/^evil/m)
})

test('nor does it end the comment of the documentation', () => {
  const document = smallDocument({ '/a': { get: answering({}) } })
  const { text } = emitDocs({ document, origin: { source: '--><img src=x onerror=alert(1)>.yaml', command: 'run --only docs' }, options: {} })

  expect(text).toContain('\nGenerated from --&gt;<img src=x onerror=alert(1)&gt;.yaml by tools/codegen')
  expect(text).toContain('`run --only docs`')
})
