import { ServerResponse, validateHeaderName, validateHeaderValue, type IncomingMessage } from 'node:http'
import type { FastifyReply } from 'fastify'

/**
 * Headers that are the same in many answers, checked and written out once. Fastify and Node would look at each of them in each answer, which for the
 * eight of a cached one costs as much as a tenth of it.
 */
export class PreparedHeaders {
  private readonly lines: string

  constructor(readonly fields: Readonly<Record<string, string>>) {
    for (const [name, value] of Object.entries(fields)) {
      validateHeaderName(name)
      validateHeaderValue(name, value)
    }
    this.lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`).join('')
  }

  /** Nobody can change them in the answer afterwards, nor take them out of it. */
  addTo(reply: FastifyReply): void {
    const { raw } = reply
    if (raw instanceof PreparedResponse) raw.prepared += this.lines
    // Tests ask without a connection, and get another kind of response.
    else reply.headers(this.fields)
  }
}

/** For `http.createServer`: the response that takes them. */
export class PreparedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  prepared = ''

  /** What Node calls for the head of an answer; nothing public lets anybody write part of it. */
  _storeHeader(firstLine: string, headers: unknown): void {
    storeHeader.call(this, firstLine + this.prepared, headers)
  }
}

const storeHeader = (ServerResponse.prototype as unknown as { _storeHeader(this: ServerResponse, firstLine: string, headers: unknown): void })._storeHeader
