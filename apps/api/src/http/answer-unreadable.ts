import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { HttpProblem, problemType, toProblem } from '../contract/problem'

const statusOf = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
])

/**
 * What Node cannot read, such as a method that it does not know, reaches no hook and no route: the answer is written here, a problem as
 * all others, with the headers of those. Then the connection ends.
 */
export function answerUnreadable(headers: Record<string, string>, newId: () => string): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    // Who has hung up reads nothing.
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const status = statusOf.get(error.code ?? '') ?? 400
    const body = JSON.stringify(toProblem(new HttpProblem(status, 'invalid_request', { detail: 'The request cannot be read' }), newId()))
    const all = { ...headers, 'cache-control': 'no-store', 'content-type': problemType, 'content-length': Buffer.byteLength(body), connection: 'close' }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`).join('')
    if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines}\r\n${body}`)
    socket.destroy(error)
  }
}
