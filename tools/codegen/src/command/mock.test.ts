import { join } from 'node:path'
import { writeTree } from '../testing/write-tree'
import { mock } from './mock'
import type { Terminal } from './terminal'

function terminal() {
  const lines: string[] = []
  return { lines, terminal: { out: (line: string) => lines.push(line), error: (line: string) => lines.push(line) } satisfies Terminal }
}

test('serves mocks of any document', async () => {
  const { lines, terminal: at } = terminal()
  const server = await mock([join(__dirname, '../../golden/circular-3.1.yaml'), '--port', '0'], at)
  const url = lines[0]?.replace('Mocks: ', '') ?? ''

  const response = await fetch(`${url}/trees/7`)
  const tree = await response.json()
  await server?.stop()

  expect([response.status, tree]).toMatchObject([200, { id: 7, children: expect.any(Array) as unknown[] }])
})

test('tells no page what is in a file outside of the folder of the document, unless it is in --root', async () => {
  const media = { examples: { e: { externalValue: '../own.txt' } } }
  const folder = await writeTree({ 'own.txt': 'OWN', 'api/openapi.json': { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/a': { get: { responses: { 200: { description: 'ok', content: { 'text/plain': media } } } } } } } })
  const { lines, terminal: at } = terminal()
  const args = [join(folder, 'api/openapi.json'), '--port', '0']

  const refused = await mock(args, at).then((server) => server?.stop(), String)
  expect(refused).toMatch(/examples\/e: .*outside of the folder of the document/)
  lines.length = 0
  const server = await mock([...args, '--root', folder], at)
  const answer = await fetch(`${lines[0]?.replace('Mocks: ', '') ?? ''}/a`)
  await server?.stop()

  expect(await answer.text()).toBe('OWN')
})

test.each([
  [[], 'mock INPUT: which document?'],
  [['a.yaml', '--port', 'x'], 'no such file'],
  [[join(__dirname, '../../golden/circular-3.1.yaml'), '--port', 'x'], '--port must be a whole number, not x'],
])('says what is wrong with %j', async (args, message) => {
  await expect(mock(args, terminal().terminal)).rejects.toThrow(message)
})
