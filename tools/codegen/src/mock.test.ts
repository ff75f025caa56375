import { join } from 'node:path'
import { mock } from './mock'
import type { Terminal } from './terminal'

function terminal() {
  const lines: string[] = []
  return { lines, terminal: { out: (line: string) => lines.push(line), error: (line: string) => lines.push(line) } satisfies Terminal }
}

test('serves mocks of any document', async () => {
  const { lines, terminal: at } = terminal()
  const server = await mock([join(__dirname, '../golden/circular-3.1.yaml'), '--port', '0'], at)
  const url = lines[0]?.replace('Mocks: ', '') ?? ''

  const response = await fetch(`${url}/trees/7`)
  const tree = await response.json()
  await server?.stop()

  expect([response.status, tree]).toMatchObject([200, { id: 7, children: expect.any(Array) as unknown[] }])
})

test.each([
  [[], 'mock INPUT: which document?'],
  [['a.yaml', '--port', 'x'], 'no such file'],
  [[join(__dirname, '../golden/circular-3.1.yaml'), '--port', 'x'], '--port must be a whole number, not x'],
])('says what is wrong with %j', async (args, message) => {
  await expect(mock(args, terminal().terminal)).rejects.toThrow(message)
})
