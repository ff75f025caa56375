import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { AnswerCache } from './answer-cache'
import { rawRequest, type Call } from './call'
import { canonical } from './canonical'
import type { Operation } from './document'
import type { FileReceiver } from './form-reader'
import { invalidRequest } from './invalid-request'
import { JsonText, readBody } from './read-body'
import { RecentTexts } from './recent-texts'
import { sendAnswer } from './send-answer'
import { requestChecker, type RawRequest } from './validators'

/** A request that was checked before. */
interface KnownRequest {
  /** Of its answer in the cache. */
  key: string
  request: RawRequest
}

/** Handles an operation that only reads: the answer is the same for all who ask the same. */
export function sharedAnswer<Upload>(operation: Operation, call: Call, { cache, receiver }: { cache: AnswerCache; receiver: FileReceiver<Upload> }): RouteHandlerMethod {
  const check = requestChecker(operation)
  const recent = new RecentTexts<KnownRequest>()
  const read = async (incoming: FastifyRequest): Promise<KnownRequest> => {
    const { format, value } = await readBody(incoming, operation, receiver)
    const checked = check(rawRequest(incoming, value), format)
    if (!checked.ok) throw invalidRequest(checked.faults)
    return { key: cacheKey(operation, checked.request), request: checked.request }
  }
  const answer = async (incoming: FastifyRequest, reply: FastifyReply, text: string | undefined, known: KnownRequest | undefined) => {
    const { key, request } = known ?? (await read(incoming))
    if (text !== undefined && !known) recent.set(text, { key, request })
    return sendAnswer(incoming, reply, await cache.get(key, (now) => call(request, now)))
  }
  // Not asynchronous itself: a few promises are a tenth of what an answer costs that is already here.
  return (incoming, reply) => {
    const text = incoming.body === undefined || incoming.body instanceof JsonText ? `${incoming.url} ${incoming.body}` : undefined
    const known = text === undefined ? undefined : recent.get(text)
    const held = known && cache.held(known.key)
    return held ? sendAnswer(incoming, reply, held) : answer(incoming, reply, text, known)
  }
}

/** Two requests that mean the same have one key, whatever the order of their fields. */
function cacheKey({ id }: Operation, { path, query, body }: RawRequest): string {
  return `${id} ${canonical([path, query, body])}`
}
