import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApi } from './running-api'

const folder = mkdtempSync(join(tmpdir(), 'running-api-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A program in place of the API: `answer` for each request, after it has said where it listens. */
function programOf(answer: string): string[] {
  const file = join(folder, 'program.cjs')
  writeFileSync(file, `require('node:http').createServer((asked, answer) => { ${answer} }).listen(process.env.PORT, function () { console.log('Serving http://localhost:' + this.address().port) })`)
  return [file]
}

const start = (program: string[], env: NodeJS.ProcessEnv = process.env) => startApi({ cwd: folder, program, env, timeoutMs: 1_500 })

test('has the address on which the API says that it serves, whatever PORT is outside', async () => {
  const program = programOf('answer.writeHead(asked.url === "/readyz" ? 200 : 404).end(process.argv[2])')

  const apis = await Promise.all([1, 2].map(() => start(program, { ...process.env, PORT: '1' })))

  const said = await Promise.all(apis.map(async ({ url }) => (await fetch(url)).text()))
  await Promise.all(apis.map((api) => api.stop()))
  expect(said).toEqual(['serve', 'serve'])
  expect(new Set(apis.map(({ url }) => url)).size).toBe(2)
})

test('tells what the API logs once it is ready', async () => {
  const logged: string[] = []
  const api = await startApi({ cwd: folder, program: programOf('console.log(`asked for ${asked.url}`); answer.end()'), onLog: (text) => logged.push(text) })
  await fetch(`${api.url}/menu`)
  await api.stop()

  expect(logged.join('')).toMatch(/^asked for \/menu$/m)
  expect(logged.join('')).not.toContain('Serving')
})

test.each([
  ['never answers', ''],
  ['is never ready', 'answer.writeHead(503).end()'],
])('gives up an API that %s', async (_, answer) => {
  await expect(start(programOf(answer))).rejects.toThrow(/^The API was not ready after 1\.5 s:\nServing http/)
})

test('gives up an API that does not listen, and tells what it wrote when it ends', async () => {
  const silent = join(folder, 'silent.cjs')
  writeFileSync(silent, 'setInterval(() => undefined, 1000)')
  const ending = join(folder, 'ending.cjs')
  writeFileSync(ending, "console.error('Port 8000 is in use.'); process.exitCode = 1")

  const outcomes = await Promise.allSettled([start([silent]), start([ending])])

  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: { message: 'The API was not ready after 1.5 s.' } },
    { status: 'rejected', reason: { message: 'The API ended before it was ready:\nPort 8000 is in use.' } },
  ])
})
