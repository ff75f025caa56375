import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { ConnectionLimits } from './connection-limits'

/** A connection, with the last request that came over it. */
interface Client {
  message: IncomingMessage | undefined
  response: ServerResponse | undefined
  /** Numbers connections and requests in the order in which they came. */
  turn: number
  /** How much of a body had come when it was last looked at; nothing is known of a new one, for most are there before that. */
  progress: Progress | undefined
  /** Bytes in both directions when it was last looked at, and since when there have been so many. */
  moved: Progress | undefined
}

interface Progress {
  /** Of the connection. */
  bytes: number
  since: number
}

/**
 * Keeps one client from taking what others need. Who opens many connections and sends nothing only takes them from himself: for a new one
 * the one goes that has waited longest without a request; those with a request are never touched. Bodies that come drop by drop are
 * refused: each holds a connection and a file, and a limit of time alone would let a body of any size take all that the largest needs. A server
 * that stops waits for no connection without a request: Node would, for those that have sent nothing yet, or that are kept after an answer.
 *
 * All of it is found out when somebody asks, from what each connection did last: a request costs no more than to note that it came.
 */
export function guardConnections(app: FastifyInstance, limits: ConnectionLimits): void {
  const { server } = app
  const clients = new Map<Socket, Client>()
  let turns = 0

  server.on('connection', (socket: Socket) => {
    if (clients.size >= limits.connections) {
      const longest = longestWaiting(clients) ?? socket
      longest.destroy()
      clients.delete(longest)
      if (longest === socket) return
    }
    clients.set(socket, { message: undefined, response: undefined, turn: turns++, progress: undefined, moved: undefined })
    socket.once('close', () => clients.delete(socket))
  })
  app.addHook('onRequest', ({ raw }, { raw: response }, done) => {
    // Tests ask without a connection.
    const client = clients.get(raw.socket)
    if (client) {
      client.message = raw
      client.response = response
      client.turn = turns++
      client.progress = undefined
    }
    done()
  })

  const lookAround = () => {
    const now = performance.now()
    for (const [socket, client] of clients) {
      if (isTooSlow(socket, client, limits, now)) refuse(app, socket)
      else if (isSilent(socket, client, limits, now)) socket.destroy()
    }
  }
  const timer = setInterval(lookAround, limits.checkMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('preClose', async () => {
    for (const [socket, client] of clients) {
      if (isWaiting(client)) socket.destroy()
      else client.response?.once('finish', () => socket.end())
    }
  })
}

function isWaiting({ response }: Client): boolean {
  return response === undefined || response.writableFinished
}

function longestWaiting(clients: ReadonlyMap<Socket, Client>): Socket | undefined {
  let [longest, least]: [Socket | undefined, number] = [undefined, Infinity]
  for (const [socket, client] of clients) if (client.turn < least && isWaiting(client)) [longest, least] = [socket, client.turn]
  return longest
}

/** Looks at a body once a period, and remembers for the next time how far it has come. */
function isTooSlow(socket: Socket, client: Client, { bodyPeriodMs, bodyBytesPerSecond }: ConnectionLimits, now: number): boolean {
  const { message, progress } = client
  if (message === undefined || message.complete) return false
  if (progress && now - progress.since < bodyPeriodMs) return false
  client.progress = { bytes: socket.bytesRead, since: now }
  return progress !== undefined && (socket.bytesRead - progress.bytes) * 1000 < bodyBytesPerSecond * (now - progress.since)
}

/** Whether nothing moves in either direction while a request runs: of an answer, whose reader is slow, a piece of 64 KB counts when all of it is on its way. */
function isSilent(socket: Socket, client: Client, { silenceMs }: ConnectionLimits, now: number): boolean {
  if (isWaiting(client)) return false
  const bytes = socket.bytesRead + socket.bytesWritten
  if (client.moved?.bytes !== bytes) client.moved = { bytes, since: now }
  return now - client.moved.since >= silenceMs
}

/** As Node refuses a request that takes too long as a whole: 408, and the connection ends. */
function refuse(app: FastifyInstance, socket: Socket): void {
  const error = Object.assign(new Error('The body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  app.server.emit('clientError', error, socket)
}
