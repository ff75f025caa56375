import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Keeps the number of connections below a limit. Who opens many and sends nothing only takes them from himself: for a new
 * connection the one goes that has waited longest without a request. Those with a request are never touched. A server that
 * stops waits for none of them: Node would, for those that have sent nothing yet, or that are kept after an answer.
 */
export function makeRoom(app: FastifyInstance, connections: number): void {
  const { server } = app
  const open = new Set<Socket>()
  /** In the order in which they began to wait. */
  const waiting = new Set<Socket>()
  let isStopping = false

  server.on('connection', (socket: Socket) => {
    if (open.size >= connections) {
      const [longest = socket] = waiting
      longest.destroy()
      open.delete(longest)
      waiting.delete(longest)
      if (longest === socket) return
    }
    open.add(socket)
    waiting.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      waiting.delete(socket)
    })
  })
  app.addHook('onRequest', ({ raw: { socket } }, _reply, done) => {
    waiting.delete(socket)
    done()
  })
  app.addHook('onResponse', ({ raw: { socket } }, _reply, done) => {
    if (isStopping) socket.end()
    else if (open.has(socket)) waiting.add(socket)
    done()
  })
  app.addHook('preClose', async () => {
    isStopping = true
    for (const socket of waiting) socket.destroy()
  })
}
