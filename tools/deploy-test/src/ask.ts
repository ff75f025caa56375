import { createHash } from 'node:crypto'
import { request, type Agent, type IncomingHttpHeaders } from 'node:http'

export interface Question {
  port: number
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer | undefined
  agent?: Agent
  /** Which of this machine's addresses asks. */
  from?: string
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Asks for exactly this path, however wrong it is. @throws Error when the connection ends before the answer does */
export function ask({ port, path, method = 'GET', headers = {}, body, agent, from }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = request({ host: '127.0.0.1', port, path, method, headers: { ...length, ...headers }, ...(agent ? { agent } : {}), ...(from ? { localAddress: from } : {}) }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      answer.on('end', () => (answer.complete ? resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }) : reject(new Error('the answer is not whole'))))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12)
}
