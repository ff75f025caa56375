import { connect, type Socket } from 'node:net'

/** So many answers to one request. */
export interface Order {
  port: number
  /** All of it, as it goes over the wire. */
  request: string
  answers: number
}

const connections = 32

/*
 * Asks a server the same again and again over connections that it keeps. It does nothing with the answers but count them,
 * so that it takes less time than any server: with a load generator that is slower than what it measures, all are alike.
 * It never sleeps meanwhile: the kernel counts waking a client as the server's work, up to a third of an answer on a virtual
 * machine, and the slower a server is, the more often its client sleeps.
 */
process.on('message', async (order: Order) => {
  const begin = performance.now()
  let isRunning = true
  const stayAwake = () => void (isRunning && setImmediate(stayAwake))
  stayAwake()
  await run(order)
  isRunning = false
  process.send?.((performance.now() - begin) / 1000)
})

const kept = new Map<number, Socket[]>()

async function run({ port, request, answers }: Order): Promise<void> {
  const sockets = kept.get(port) ?? Array.from({ length: connections }, () => open(port))
  kept.set(port, sockets)
  let asked = 0
  /** @returns whether there was something left to ask */
  const ask = (socket: Socket) => {
    if (asked === answers) return false
    asked++
    socket.write(request)
    return true
  }
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          let missing = 0
          const onData = (chunk: Buffer) => {
            missing += missing === 0 ? lengthOf(chunk) - chunk.length : -chunk.length
            if (missing > 0 || ask(socket)) return
            socket.off('data', onData)
            resolve()
          }
          if (ask(socket)) socket.on('data', onData)
          else resolve()
        }),
    ),
  )
}

function open(port: number): Socket {
  return connect(port, '127.0.0.1').setNoDelay(true).once('close', () => kept.delete(port))
}

/** Of a whole answer, by its head, which always comes in one piece here. */
function lengthOf(chunk: Buffer): number {
  const head = chunk.toString('latin1', 0, chunk.indexOf('\r\n\r\n') + 4)
  const [, length] = /^HTTP\/1\.1 200 [^]*\r\ncontent-length: (\d+)\r\n/i.exec(head) ?? []
  if (length === undefined) throw new Error(`not an answer: ${chunk.toString('latin1', 0, 500)}`)
  return head.length + Number(length)
}
