import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export interface Upload {
  payload: Buffer
  headers: Record<string, string>
  /** How many pieces the body is sent in, with `pauseMs` between them. */
  pieces: number
  pauseMs: number
  /** Told when the last byte has gone to the system. */
  onSent(): void
}

/**
 * Posts a body as over a slow line.
 *
 * @throws Error when the connection breaks before the answer is complete
 */
export async function postSlowly(url: string, { payload, headers, pieces, pauseMs, onSent }: Upload): Promise<{ status: number; text: string }> {
  const sending = request(url, { method: 'POST', headers: { ...headers, 'content-length': payload.length } })
  const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
    sending.on('error', reject).on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('error', reject).on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
  })
  // Who waits for it hears of it; until then it is nobody's fault.
  answered.catch(() => undefined)
  const size = Math.ceil(payload.length / pieces)
  for (let from = 0; from < payload.length && !sending.destroyed; from += size) {
    if (from > 0) await setTimeout(pauseMs)
    sending.write(payload.subarray(from, from + size))
  }
  sending.end(onSent)
  return answered
}
