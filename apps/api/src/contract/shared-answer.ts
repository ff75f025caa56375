import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { AnswerCache } from './answer-cache'
import { rawRequest, type Call } from './call'
import { canonical } from './canonical'
import type { Operation } from './document'
import type { FileReceiver } from './form-reader'
import { invalidRequest } from './invalid-request'
import { asksForDrafts } from './preview-key'
import { JsonText, readBody } from './read-body'
import { RecentTexts } from './recent-texts'
import { jsonType, sendAnswer } from './send-answer'
import { requestChecker, type RawRequest } from './validators'

/** A request that was checked before. */
interface KnownRequest {
  /** Of its answer in the cache. */
  key: string
  request: RawRequest
}

export interface SharedAnswerOptions<Upload> {
  cache: AnswerCache
  clock: () => Date
  receiver: FileReceiver<Upload>
  /** @throws HttpProblem when the key of a preview is not the server's */
  checkPreviewKey: (request: FastifyRequest) => Promise<void>
}

/** Handles an operation that only reads: the answer is the same for all who ask the same, but for editors with their key. */
export function sharedAnswer<Upload>(operation: Operation, call: Call, { cache, clock, receiver, checkPreviewKey }: SharedAnswerOptions<Upload>): RouteHandlerMethod {
  const check = requestChecker(operation)
  const isPreview = asksForDrafts(operation)
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
    return sendAnswer(incoming, reply, await cache.get(key, (now, lists) => call(request, now, { lists })))
  }
  // Nothing of it is kept: neither here, nor by a proxy or a browser, nor what a request for it looked like.
  const preview = async (incoming: FastifyRequest, reply: FastifyReply) => {
    await checkPreviewKey(incoming)
    const { request } = await read(incoming)
    const text = await call(request, clock(), { isEditor: true })
    return reply.header('cache-control', 'private, no-store').type(jsonType).send(text)
  }
  // Not asynchronous itself: a few promises are a tenth of what an answer costs that is already here.
  return (incoming, reply) => {
    if (isPreview(incoming)) return preview(incoming, reply)
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
