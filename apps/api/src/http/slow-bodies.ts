import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { ConnectionLimits } from './connection-limits'

interface Progress {
  /** Of the connection, when the period began. */
  bytes: number
  since: number
}

/**
 * Ends requests whose bodies come drop by drop: each holds a connection and a file. Headers and whole requests have time
 * limits of their own; those alone would let a body of any size take all the time that the largest needs.
 */
export function refuseSlowBodies(app: FastifyInstance, { bodyBytesPerSecond, bodyPeriodMs, checkMs }: ConnectionLimits): void {
  /** Nothing is known of a new one until it is first looked at: most are there before that. */
  const arriving = new Map<IncomingMessage, Progress | undefined>()

  const isTooSlow = (socket: Socket, { bytes, since }: Progress, now: number) => (socket.bytesRead - bytes) * 1000 < bodyBytesPerSecond * (now - since)
  const check = () => {
    const now = performance.now()
    for (const [message, progress] of arriving) {
      const { socket } = message
      const isOver = message.complete || socket.destroyed
      if (!isOver && progress && now - progress.since < bodyPeriodMs) continue
      if (isOver || (progress && isTooSlow(socket, progress, now))) arriving.delete(message)
      else arriving.set(message, { bytes: socket.bytesRead, since: now })
      if (!isOver && !arriving.has(message)) refuse(app, socket)
    }
  }
  const timer = setInterval(check, checkMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))

  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
    // Tests ask without a connection.
    const hasBody = (length !== undefined || encoding !== undefined) && raw.socket instanceof Socket
    if (hasBody) arriving.set(raw, undefined)
    done()
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (raw.complete) arriving.delete(raw)
    done()
  })
}

/** As Node refuses a request that takes too long as a whole: 408, and the connection ends. */
function refuse(app: FastifyInstance, socket: Socket): void {
  const error = Object.assign(new Error('The body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  app.server.emit('clientError', error, socket)
}
