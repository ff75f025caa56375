import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { promisify } from 'node:util'
import fastify, { type FastifyInstance } from 'fastify'
import { connectionLimits } from './connection-limits'
import { guardConnections } from './guard-connections'

/** As ever, but so few at once that somebody has to make room. */
const limits = { ...connectionLimits, connections: 3 }

let app: FastifyInstance
let sockets: Socket[]
beforeEach(async () => {
  // The guard's clock alone: all else takes the time that it takes.
  jest.useFakeTimers({ doNotFake: ['Date', 'hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] })
  sockets = []
  app = fastify()
  app.post('/', async () => 'read')
  guardConnections(app, limits)
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  jest.useRealTimers()
  for (const socket of sockets) socket.destroy()
  await app.close()
})

const pass = (seconds: number) => void jest.advanceTimersByTime(1_000 * seconds)

async function open(): Promise<Socket> {
  const [socket] = await Promise.all([connected(), once(app.server, 'connection')])
  return socket
}

async function connected(): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

/** Sends the headers and half of the body, and waits until they are there, or nobody takes them. */
async function begin(socket: Socket): Promise<void> {
  const there = Promise.race([once(app.server, 'request'), once(socket, 'close')])
  socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: 10\r\n\r\n01234')
  await there
}

/** Sends the rest. @returns the first line of the answer; undefined where the connection ended instead */
async function finish(socket: Socket): Promise<string | undefined> {
  if (socket.closed) return undefined
  const answered = new Promise<string | undefined>((resolve) => {
    socket.once('data', (chunk) => resolve(chunk.toString().split('\r\n')[0])).once('close', () => resolve(undefined))
  })
  socket.write('56789')
  return answered
}

async function ask(socket: Socket): Promise<string | undefined> {
  await begin(socket)
  return finish(socket)
}

test('a pause between two requests over one connection, as nginx keeps some, does not count as slowness of the second', async () => {
  const socket = await open()
  await begin(socket)
  pass(3)
  const first = await finish(socket)
  pass(60)
  await begin(socket)
  pass(3)

  expect([first, await finish(socket)]).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK'])
})

test('a connection without a request is kept for as long as Node keeps it: nginx may be about to use it', async () => {
  const socket = await open()
  await ask(socket)

  pass(limits.keepAliveMs / 1_000)

  expect(await ask(socket)).toBe('HTTP/1.1 200 OK')
})

test('who has just been answered makes room for nobody as long as somebody has waited longer', async () => {
  const [used, waiting] = [await open(), await open(), await open()]
  await ask(used)
  const gone = once(waiting, 'close')

  await open()
  await gone

  expect(await ask(used)).toBe('HTTP/1.1 200 OK')
})

test('no more are kept than may be, also of those that come at once, and none in the middle of a request makes room', async () => {
  const asking = [await open(), await open()]
  await Promise.all(asking.map(begin))
  let count = 0
  const allCame = new Promise<void>((resolve) => app.server.on('connection', () => ++count === 10 && resolve()))

  await Promise.all([allCame, ...Array.from({ length: 10 }, connected)])

  expect(await promisify(app.server.getConnections.bind(app.server))()).toBe(limits.connections)
  expect(await Promise.all(asking.map(finish))).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK'])
})
