import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings } from '../accepted-encodings'
import { matchesEtag } from './etag'
import type { WrittenAnswer } from './written-answer'

export const jsonType = 'application/json; charset=utf-8'

/**
 * Sends an answer in the best encoding that the caller takes, or 304 when he has it in any encoding that he takes. The
 * 304 names the one he has: a cache between that holds several then knows which of them is meant.
 */
export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: WrittenAnswer, type = jsonType): Promise<FastifyReply> {
  const encodings = answer.isWorthCompressing ? acceptedEncodings(request.headers['accept-encoding']) : []
  const [best] = encodings
  const had = [...encodings, undefined].map((encoding) => answer.etag(encoding)).find((etag) => matchesEtag(request.headers['if-none-match'], etag))
  const content = had || !best ? answer.body : await answer.encoded(best)

  reply.header('etag', had ?? answer.etag(best)).header('cache-control', 'no-cache').header('vary', 'Accept-Encoding')
  if (had) return reply.code(304).send()
  if (best) reply.header('content-encoding', best)
  return reply.type(type).send(content)
}
