import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings, type Encoding } from '../accepted-encodings'
import type { PreparedHeaders } from '../http/prepared-headers'
import type { WrittenAnswer } from './written-answer'

export const jsonType = 'application/json; charset=utf-8'

/**
 * Sends an answer in the best encoding that the caller takes, or 304 when he has it in any encoding that he takes. The
 * 304 names the one he has: a cache between that holds several then knows which of them is meant.
 *
 * @returns a promise only where something must be compressed first: one for every answer would cost a tenth of it
 */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: WrittenAnswer, type = jsonType): FastifyReply | Promise<FastifyReply> {
  const encodings = answer.isWorthCompressing ? acceptedEncodings(request.headers['accept-encoding']) : []
  const had = tagOfCaller(request.headers['if-none-match'], encodings, answer)
  const [best] = encodings
  const headers = answer.headers(had ?? answer.etags[best ?? 'identity'])
  if (had) return send(reply.code(304), headers)

  reply.type(type)
  if (!best) return send(reply, headers, answer.body)
  const content = answer.encoded(best)
  return Buffer.isBuffer(content) ? sendCompressed(reply, headers, content, best) : content.then((compressed) => sendCompressed(reply, headers, compressed, best))
}

/** With headers that must not be there when something fails before. */
function send(reply: FastifyReply, headers: PreparedHeaders, content?: Buffer): FastifyReply {
  headers.addTo(reply)
  return reply.send(content)
}

function sendCompressed(reply: FastifyReply, headers: PreparedHeaders, content: Buffer, encoding: Encoding): FastifyReply {
  return send(reply.header('content-encoding', encoding), headers, content)
}

function tagOfCaller(header: string | undefined, encodings: readonly Encoding[], answer: WrittenAnswer): string | undefined {
  if (header === undefined) return undefined
  const own = [...encodings, 'identity' as const].map((encoding) => answer.etags[encoding])
  if (header.trim() === '*') return own[0]
  // Weak comparison, as RFC 9110 asks for this header.
  const named = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return own.find((etag) => named.includes(etag))
}
