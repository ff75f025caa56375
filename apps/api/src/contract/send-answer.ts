import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings, type Encoding } from '../accepted-encodings'
import { matchesEtag } from './etag'
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
  reply.header('etag', had ?? answer.etag(best)).header('cache-control', 'no-cache').header('vary', 'Accept-Encoding')
  if (had) return reply.code(304).send()

  reply.type(type)
  if (!best) return reply.send(answer.body)
  const content = answer.encoded(best)
  reply.header('content-encoding', best)
  return Buffer.isBuffer(content) ? reply.send(content) : content.then((compressed) => reply.send(compressed))
}

function tagOfCaller(header: string | undefined, encodings: readonly Encoding[], answer: WrittenAnswer): string | undefined {
  if (header === undefined) return undefined
  return [...encodings, undefined].map((encoding) => answer.etag(encoding)).find((etag) => matchesEtag(header, etag))
}
