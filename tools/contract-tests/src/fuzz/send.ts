import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { WireAnswer, WireRequest } from './wire'

/** Longer than any answer takes, even on a busy machine, in milliseconds. */
const patienceMs = 30_000
/** So long nothing comes when an answer to bytes is over, in milliseconds. */
const silenceMs = 300

/** Sends requests over connections that are kept, and some over connections of their own, byte by byte. */
export class Sender {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 32 })

  constructor(private readonly base: URL) {}

  /** @throws Error when there is no answer */
  async send(request: WireRequest): Promise<WireAnswer> {
    return this.sendOnce(request).catch((error: unknown) => {
      // After some faults the server ends the connection; who uses it again at that moment tries again.
      if (error instanceof ReusedConnectionError) return this.sendOnce(request)
      throw error
    })
  }

  private sendOnce({ method, target, headers, body }: WireRequest): Promise<WireAnswer> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = this.base
      // Node's client gives a body that nobody expects no length.
      const length: [string, string][] = body === undefined || headers.some(([name]) => name === 'expect') ? [] : [['content-length', String(body.length)]]
      const sending = request({ agent: this.agent, hostname, port, method, path: target, headers: grouped([...headers, ...length]), timeout: patienceMs })
      sending.on('timeout', () => sending.destroy(new Error(`no answer in ${patienceMs / 1000} s`)))
      sending.on('error', (error) => reject(sending.reusedSocket ? new ReusedConnectionError(error.message, { cause: error }) : error))
      sending.on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
        response.on('end', () => {
          const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]))
          const decode = decoders[headers['content-encoding'] ?? 'identity']
          if (!decode) return reject(new Error(`nobody asked for the encoding ${headers['content-encoding']}`))
          const body = Buffer.concat(chunks)
          resolve({ status: response.statusCode ?? 0, headers, body: body.length === 0 ? body : decode(body) })
        })
      })
      sending.end(body)
    })
  }

  /**
   * Sends bytes that need not be a request.
   *
   * @returns the statuses of all that came back until the connection ended or was silent
   */
  sendBytes(bytes: Buffer): Promise<number[]> {
    return new Promise((resolve) => {
      let text = ''
      const socket = connect(Number(this.base.port), this.base.hostname, () => socket.write(bytes))
      const end = () => {
        socket.destroy()
        resolve([...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status)))
      }
      socket.setTimeout(silenceMs, end).on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
      socket.on('end', end).on('error', end)
    })
  }

  close(): void {
    this.agent.destroy()
  }
}

const decoders: Record<string, (body: Buffer) => Buffer> = { identity: (body) => body, br: (body) => brotliDecompressSync(body), gzip: (body) => gunzipSync(body) }

class ReusedConnectionError extends Error {}

function grouped(headers: [string, string][]): Record<string, string | string[]> {
  const byName = new Map<string, string[]>()
  // Node's client takes one host only.
  for (const [name, value] of headers.filter(([name], index) => name !== 'host' || headers.findIndex(([other]) => other === 'host') === index)) byName.set(name.toLowerCase(), [...(byName.get(name.toLowerCase()) ?? []), value])
  return Object.fromEntries([...byName].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]))
}
