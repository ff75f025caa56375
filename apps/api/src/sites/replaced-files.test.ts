import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { testApp, type TestApp } from '../testing/test-app'
import { writeSite } from '../testing/test-site'

let server: TestApp
const page = () => join(server.sitesDir, 'main/kz/index.html')
const large = 'x'.repeat(1_000_000)

beforeAll(async () => {
  server = await testApp('SQLite')
})
beforeEach(() => writeSite(server.sitesDir, 'main', { 'kz/index.html': 'first', '404.html': 'not found', 'large.txt': large }))
afterEach(() => jest.restoreAllMocks())
afterAll(() => server.close())

/** As a build does it: a reader finds the whole file or none. */
function put(name: string, content: string): void {
  const file = join(server.sitesDir, 'main', name)
  fs.writeFileSync(`${file}.new`, content)
  fs.renameSync(`${file}.new`, file)
}

/** Does something at the worst moment: when the file has been found and is about to be opened. */
function beforeOpening(act: (time: number) => unknown): () => fs.ReadStream[] {
  const original = fs.createReadStream
  const streams: fs.ReadStream[] = []
  jest.spyOn(fs, 'createReadStream').mockImplementation((...options) => {
    act(streams.length)
    const stream = original(...options)
    streams.push(stream)
    return stream
  })
  return () => streams
}

async function allClosed(streams: fs.ReadStream[]): Promise<boolean> {
  for (let tries = 0; tries < 200 && !streams.every(({ closed }) => closed); tries++) await setTimeout(10)
  return streams.every(({ closed }) => closed)
}

test('a file that goes away while it is opened is a file that is not there', async () => {
  const streams = beforeOpening((time) => time === 0 && fs.rmSync(page()))

  const answer = await server.get('/kz')

  expect([answer.statusCode, answer.body, answer.headers['etag']]).toEqual([404, 'not found', (await server.get('/nothing')).headers['etag']])
  expect(await allClosed(streams())).toBe(true)
})

test('a policy and former addresses that cannot be read for a moment are read with the next page', async () => {
  put('csp-hashes.json', '["sha256-abc="]')
  put('redirects.json', '{"/old":"/kz"}')
  const original = fs.readFileSync
  jest.spyOn(fs, 'readFileSync').mockImplementation((...options) => {
    if (String(options[0]).startsWith(server.sitesDir)) throw Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' })
    return original(...options)
  })
  await server.get('/old')
  jest.restoreAllMocks()

  expect((await server.get('/kz')).headers['content-security-policy']).toContain("'sha256-abc='")
  expect((await server.get('/old')).headers['location']).toBe('/kz')
})

test('a file that is replaced while it is opened is sent with its own headers', async () => {
  const streams = beforeOpening((time) => time === 0 && put('kz/index.html', 'the second, which is longer'))

  const answer = await server.get('/kz')

  expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, 'the second, which is longer', '27'])
  expect((await server.get('/kz')).headers['etag']).toBe(answer.headers['etag'])
  expect(await allClosed(streams())).toBe(true)
})

test('a file that never stops being replaced is given up', async () => {
  const streams = beforeOpening((time) => fs.writeFileSync(page(), 'x'.repeat(time + 10)))

  expect((await server.get('/kz')).statusCode).toBe(404)
  expect(await allClosed(streams())).toBe(true)
})

test('files that are removed under load, and browsers that leave, neither end the process nor leave files open', async () => {
  const streams = beforeOpening(() => undefined)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const start = Date.now()
  const seen = new Set<string>()
  const all = ['200 first', '200 large', '200 left', '404 not found']
  const goesOn = () => Date.now() < start + (all.every((answer) => seen.has(answer)) ? 1_000 : 4_000)

  const remove = async () => {
    while (goesOn()) {
      for (const name of ['kz/index.html', 'large.txt']) fs.rmSync(join(server.sitesDir, 'main', name))
      await setTimeout(1)
      put('kz/index.html', 'first')
      put('large.txt', large)
      await setTimeout(10)
    }
  }
  const ask = async (index: number) => {
    while (goesOn()) {
      const leave = new AbortController()
      const answer = await fetch(`http://127.0.0.1:${port}/${index % 2 ? 'kz' : 'large.txt'}`, { signal: leave.signal })
      if (index % 4 === 0) leave.abort()
      const body = await answer.text().catch(() => 'left')
      seen.add(body === 'left' && answer.status === 404 ? '404 not found' : `${answer.status} ${body === large ? 'large' : body}`)
    }
  }
  await Promise.all([remove(), ...Array.from({ length: 16 }, (_, index) => ask(index))])
  // fetch opens a connection ahead of its need; a server that closes would wait for it.
  server.app.server.closeAllConnections()

  expect([...seen].sort()).toEqual(all)
  expect(await allClosed(streams())).toBe(true)
})
