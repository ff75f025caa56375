import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from './root'

const run = promisify(execFile)

const folder = path.join(os.tmpdir(), `university-run-${process.pid}`)
afterAll(() => fs.rm(folder, { recursive: true }))

test('says in one line that Node is too old', async () => {
  const preload = path.join(folder, 'old-node.js')
  await fs.mkdir(folder)
  await fs.writeFile(preload, "Object.defineProperty(process.versions, 'node', { value: '18.20.0' })")

  const failure = await run('node', ['-r', preload, 'tools/start/run.js', 'start'], { cwd: root }).catch((error: { code: number; stderr: string }) => error)

  expect(failure).toMatchObject({ code: 1, stderr: 'Node 20.19 or later is needed; this is 18.20.0.\n' })
})

test('says in one line that a command has a wrong setting', async () => {
  const failure = await run('node', ['tools/start/run.js', 'start'], { cwd: root, env: { ...process.env, PORT: 'abc' } }).catch((error: { code: number; stderr: string }) => error)

  expect(failure).toMatchObject({ code: 1, stderr: '\nPORT must be a number from 1 to 65535, not "abc".\n' })
})

test.each([['start'], ['dev'], ['build', '--all']])('says in one line, and before anything is compiled, that the address of the site is none: %s', async (...args) => {
  const failure = await run('node', ['tools/start/run.js', ...args], { cwd: root, env: { ...process.env, PORT: '65529', SITE_URL: 'kokzhiek.example' } }).catch((error: { code: number; stderr: string }) => error)

  expect(failure).toMatchObject({ code: 1, stderr: '\nSITE_URL must be an address such as http://localhost:8000, not "kokzhiek.example".\n', stdout: '' })
})

test.each([
  ['https://kokzhiek.example/site', 'SITE_URL must end with the host, such as https://kokzhiek.example, not be "https://kokzhiek.example/site": each site lies at the root of its host.'],
  ['http://192.168.0.5:8000', 'SITE_URL must have a name for the host, not 192.168.0.5:8000: sub-sites are at names below it.'],
])('says so, too, where sites could not lie at it: %s', async (address, line) => {
  const failure = await run('node', ['tools/start/run.js', 'build', '--all'], { cwd: root, env: { ...process.env, SITE_URL: address } }).catch((error: { code: number; stderr: string }) => error)

  expect(failure).toMatchObject({ code: 1, stderr: `\n${line}\n`, stdout: '' })
})

test.each([
  [['start', '--help'], 'npm start takes no arguments; PORT is a setting of the environment.'],
  [['dev', 'lib'], 'npm run dev takes no arguments; PORT and SITES are settings of the environment.'],
  [['build', '--rollback', '--site', 'nowhere', '--dry-run'], '--rollback builds nothing, so there is no --dry-run with it.'],
])('begins nothing where it would leave out what was said: %s', async (args, line) => {
  const failure = await run('node', ['tools/start/run.js', ...args], { cwd: root, env: { ...process.env, PORT: 'abc' } }).catch((error: { code: number; stderr: string }) => error)

  expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining(`\n${line}\n`), stdout: '' })
})

test('says how the catalogue of blocks is asked for', async () => {
  const failure = await run('node', ['tools/start/run.js', 'blocks', '--all'], { cwd: root }).catch((error: { code: number; stderr: string }) => error)

  expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining('npm run blocks [-- --build | --check]') })
})

test('says which sites can be asked for', async () => {
  const failure = await run('node', ['tools/start/run.js', 'build'], { cwd: root }).catch((error: { code: number; stderr: string }) => error)

  expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining('npm run build -- --site lib') })
})

test('builds neither all sites nor one where it was told both', async () => {
  const env = { ...process.env, API_URL: 'http://localhost:65531' }
  const failure = await run('node', ['tools/start/run.js', 'build', '--all', '--site', 'lib'], { cwd: root, env }).catch((error: { code: number; stderr: string }) => error)

  expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining('\n--all is every site, so there is no --site with it.\n'), stdout: '' })
})

test('says which sites there are before anything is compiled, or a server asked', async () => {
  const env = { ...process.env, API_URL: 'http://localhost:65531' }
  const failure = await run('node', ['tools/start/run.js', 'build', '--site', 'lib', '--site', 'libb'], { cwd: root, env }).catch((error: { code: number; stderr: string }) => error)

  expect(failure).toMatchObject({ code: 1, stderr: expect.stringMatching(/^\nThere is no site libb\. Known are main, .*\blib\b.*\.\n$/), stdout: '' })
})

test.each([
  ['http://localhost:65531', 'Nobody answers at http://localhost:65531 (API_URL): ECONNREFUSED.'],
  ['localhost:8000', 'API_URL must be an address such as http://localhost:8000, not "localhost:8000".'],
])('says in one line, and before anything is compiled, that the API at %s cannot be asked', async (API_URL, line) => {
  const failure = await run('node', ['tools/start/run.js', 'build', '--all'], { cwd: root, env: { ...process.env, API_URL } }).catch((error: { code: number; stderr: string }) => error)

  expect(failure).toMatchObject({ code: 1, stderr: `\n${line}\n`, stdout: '' })
})

test('says of an API that redirects in a circle that it does, and not that nobody answers', async () => {
  const server = http.createServer((_request, response) => response.writeHead(302, { location: '/' }).end())
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const API_URL = `http://localhost:${(server.address() as AddressInfo).port}`

  const failure = await run('node', ['tools/start/run.js', 'build', '--all'], { cwd: root, env: { ...process.env, API_URL } }).catch((error: { code: number; stderr: string }) => error)
  await new Promise((resolve) => server.close(resolve))

  expect(failure).toMatchObject({ code: 1, stderr: `\n${API_URL} (API_URL) redirects in a circle.\n`, stdout: '' })
})
