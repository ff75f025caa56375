import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction, onRequestHookHandler, RouteHandlerMethod } from 'fastify'
import type { AnswerCache } from './answer-cache'
import { rawRequest, type Call } from './call'
import { canonical } from './canonical'
import type { Operation } from './document'
import type { FileReceiver } from './form-reader'
import { invalidRequest } from './invalid-request'
import { asksForDrafts } from './preview-key'
import { JsonText, readBody } from './read-body'
import { longestKept, RecentTexts } from './recent-texts'
import { jsonType, sendAnswer } from './send-answer'
import { requestChecker, type RawRequest } from './validators'

/** A request that was checked before. */
interface KnownRequest {
  /** Of its answer in the cache. */
  key: string
  request: RawRequest
}

/** A request whose body is still to be read. */
interface EarlyRequest {
  request: FastifyRequest
  reply: FastifyReply
  /** Of the body. */
  length: number
  done: HookHandlerDoneFunction
}

export interface SharedAnswerOptions<Upload> {
  cache: AnswerCache
  clock: () => Date
  receiver: FileReceiver<Upload>
  /** @throws HttpProblem when the key of a preview is not the server's */
  checkPreviewKey: (request: FastifyRequest) => Promise<void>
}

/** The parts of a route. */
export interface SharedAnswer {
  /** Sends what is known before Fastify has read the body: its way of reading a few bytes costs as much as all else that is done for them. */
  onRequest: onRequestHookHandler
  handler: RouteHandlerMethod
}

/** Handles an operation that only reads: the answer is the same for all who ask the same, but for editors with their key. */
export function sharedAnswer<Upload>(operation: Operation, call: Call, { cache, clock, receiver, checkPreviewKey }: SharedAnswerOptions<Upload>): SharedAnswer {
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
  const heldFor = (name: string) => {
    const known = recent.get(name)
    return known && cache.held(known.key)
  }
  /** Asks for the body right after the headers: most came with them. Otherwise, and where the answer is not here, Fastify goes on, and finds the body untouched. */
  const answerAtOnce = ({ request, reply, length, done }: EarlyRequest) => {
    try {
      const { raw } = request
      const body = raw.readableLength === length ? (raw.read() as Buffer | null) : null
      const held = body && heldFor(nameOf(request, body.toString()))
      const sent = held && sendAnswer(request, reply, held)
      if (sent instanceof Promise) sent.catch(done)
      if (sent) return
      if (body) raw.unshift(body)
      done()
    } catch (error) {
      done(error as Error)
    }
  }
  return {
    onRequest: (request, reply, done) => {
      const { 'content-type': type, 'content-length': length } = request.headers
      const isShort = type === 'application/json' && Number(length) <= longestKept
      if (isShort && !isPreview(request)) process.nextTick(answerAtOnce, { request, reply, length: Number(length), done })
      else done()
    },
    // Not asynchronous itself: a few promises are a tenth of what an answer costs that is already here.
    handler: (incoming, reply) => {
      if (isPreview(incoming)) return preview(incoming, reply)
      const name = incoming.body === undefined || incoming.body instanceof JsonText ? nameOf(incoming, incoming.body) : undefined
      const known = name === undefined ? undefined : recent.get(name)
      const held = known && cache.held(known.key)
      return held ? sendAnswer(incoming, reply, held) : answer(incoming, reply, name, known)
    },
  }
}

/** All of a request that its answer depends on. */
function nameOf({ url }: FastifyRequest, body: string | JsonText | undefined): string {
  return `${url} ${body}`
}

/** Two requests that mean the same have one key, whatever the order of their fields. */
function cacheKey({ id }: Operation, { path, query, body }: RawRequest): string {
  return `${id} ${canonical([path, query, body])}`
}
