import { connect, type Socket, type AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app'
import { captchaSecret, encodeForm, questionFields, uploadedFiles } from '../testing/submissions'
import { testApp, testConfig, type TestApp } from '../testing/test-app'
import { writeSite } from '../testing/test-site'
import { connectionLimits } from './connection-limits'

/** As ever, but nobody has the time to wait for it. */
const limits = { ...connectionLimits, connections: 40, headersMs: 600, bodyPeriodMs: 600, checkMs: 50 }

let server: TestApp
let app: FastifyInstance
let port: number
const sockets: Socket[] = []
beforeAll(async () => {
  server = await testApp('SQLite')
  app = await buildApp({ database: server.database, config: { ...testConfig(server.dataDir), captchaSecret }, limits })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
  // The first answer of an operation takes the longest.
  await readMenu()
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(async () => {
  await app.close()
  await server.close()
})

interface Client {
  socket: Socket
  /** All that the server said, when it ends the connection. */
  ended: Promise<string>
  isOpen(): boolean
}

function open(): Client {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  sockets.push(socket)
  let [said, isOpen] = ['', true]
  socket.on('data', (chunk) => (said += chunk.toString()))
  const ended = new Promise<string>((resolve) => socket.once('close', () => ((isOpen = false), resolve(said))))
  return { socket, ended, isOpen: () => isOpen }
}

/** Sends the parts with a pause between them, as long as anybody listens. */
async function drip({ socket, isOpen }: Client, parts: Iterable<string | Buffer>, pauseMs: number): Promise<void> {
  for (const part of parts) {
    if (!isOpen()) return
    socket.write(part)
    await setTimeout(pauseMs)
  }
}

const pieces = (payload: Buffer, count: number) => Array.from({ length: count }, (_, index) => payload.subarray((payload.length * index) / count, (payload.length * (index + 1)) / count))
const head = (path: string, headers: string[]) => [`POST ${path} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n')
const menu = JSON.stringify({ slug: '', is_main: true })
const readMenu = async () => (await fetch(`http://127.0.0.1:${port}/api/menu`, { method: 'POST', body: menu, headers: { 'content-type': 'application/json' } })).status
const form = async () => {
  const file = new File([`%PDF-1.4\n${'x'.repeat(40_000)}\n%%EOF\n`], 'a.pdf')
  return encodeForm(await questionFields({ f0: file }))
}

test('connections whose headers come letter by letter are ended, and others are answered meanwhile', async () => {
  const slow = Array.from({ length: 30 }, open)
  const dripping = Promise.all(slow.map((client) => drip(client, head('/api/menu', [`x-long: ${'a'.repeat(500)}`]), 30)))

  const status = await readMenu()
  const stillOpen = slow.filter(({ isOpen }) => isOpen()).length
  const said = await Promise.all(slow.map(({ ended }) => ended))
  await dripping

  expect([status, stillOpen > 0]).toEqual([200, true])
  expect(new Set(said.map((text) => text.split('\r\n')[0]))).toEqual(new Set(['HTTP/1.1 408 Request Timeout']))
})

test('who opens many connections takes them only from himself', async () => {
  const { payload, type } = await form()
  const uploading = open()
  uploading.socket.write(head('/api/reception/sendQuestion', [`content-type: ${type}`, `content-length: ${payload.length}`, 'connection: close']))
  uploading.socket.write(payload.subarray(0, 20_000))
  await setTimeout(100)
  const sending = drip(uploading, pieces(payload.subarray(20_000), 20), 30)
  const silent = Array.from({ length: 200 }, open)
  await setTimeout(200)

  const status = await readMenu()
  const count = await promisify(app.server.getConnections.bind(app.server))()
  // Who made room is told nothing; the others are told later that they took too long.
  const displaced = (await Promise.all(silent.map(({ ended }) => ended))).filter((said) => said === '').length
  await sending

  expect([status, count <= limits.connections, displaced > 100, await uploading.ended]).toEqual([200, true, true, expect.stringMatching(/^HTTP\/1\.1 201 /)])
})

test('a body that comes drop by drop is refused', async () => {
  const client = open()
  client.socket.write(head('/api/menu', ['content-type: application/json', `content-length: ${menu.length}`]))
  const dripping = drip(client, menu, 80)

  const said = await client.ended

  await dripping
  expect(said).toMatch(/^HTTP\/1\.1 408 /)
})

test('so is an upload, of which nothing stays', async () => {
  const { payload, type } = await form()
  const client = open()
  client.socket.write(head('/api/reception/sendQuestion', [`content-type: ${type}`, `content-length: ${payload.length}`]))
  client.socket.write(payload.subarray(0, 30_000))
  const during = () => uploadedFiles(server.dataDir).filter((name) => name.startsWith('incoming/'))
  while (during().length === 0 && client.isOpen()) await setTimeout(10)
  const wasThere = during().length > 0
  const dripping = drip(client, payload.subarray(30_000).toString('latin1'), 20)

  const said = await client.ended

  await dripping
  while (during().length > 0) await setTimeout(10)
  expect(wasThere).toBe(true)
  expect(said).toMatch(/^HTTP\/1\.1 408 /)
})

test('an upload over a slow line has the time that it needs', async () => {
  const { payload, type } = await form()
  const client = open()
  client.socket.write(head('/api/reception/sendQuestion', [`content-type: ${type}`, `content-length: ${payload.length}`, 'connection: close']))

  // Three periods long, and always faster than the least that is asked for.
  await drip(client, pieces(payload, 20), 90)

  expect(await client.ended).toMatch(/^HTTP\/1\.1 201 /)
})

test('who reads nothing of an answer is not waited for; who reads it slowly is', async () => {
  const size = 24 * 1024 * 1024
  writeSite(server.dataDir, 'main', { 'large.txt': 'x'.repeat(size) })
  const impatient = await buildApp({ database: server.database, config: testConfig(server.dataDir), limits: { ...limits, silenceMs: 4_000 } })
  await impatient.listen({ host: '127.0.0.1', port: 0 })
  const [idle, slow] = [1, 2].map(() => connect((impatient.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)) as [Socket, Socket]
  sockets.push(idle, slow)
  const connections = promisify(impatient.server.getConnections.bind(impatient.server))
  let [length, isSlow] = [0, true]
  const ended = new Promise<void>((resolve) => slow.once('close', () => resolve()))
  slow.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (!isSlow) return
    slow.pause()
    void setTimeout(20).then(() => slow.resume())
  })
  idle.pause()

  for (const socket of [idle, slow]) socket.write('GET /large.txt HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  await setTimeout(1_000)
  const before = await connections()
  for (let tries = 0; (await connections()) === before && tries < 300; tries++) await setTimeout(100)
  const after = await connections()
  isSlow = false
  await ended

  await impatient.close()
  expect([before, after, length > size]).toEqual([2, 1, true])
})
