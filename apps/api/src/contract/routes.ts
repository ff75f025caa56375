import type { Handler, Handlers, OperationId } from '@university/api-schema/handlers'
import multipart from '@fastify/multipart'
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { AnswerCache } from './answer-cache'
import { rawRequest, type Asker, type Call } from './call'
import { allowSites } from './cross-origin'
import { listOperations, type JsonObject, type Operation } from './document'
import type { Fault } from './faults'
import type { FileReceiver, ReceivedFile } from './form-reader'
import { invalidRequest } from './invalid-request'
import { previewKeyCheck } from './preview-key'
import { HttpProblem } from './problem'
import { rateLimitOf, type CallLimits } from './rate-limits'
import { keepJsonText, readBody, readUrlEncoded, type ReadBody } from './read-body'
import { discardAll } from './read-form'
import { jsonType } from './send-answer'
import { answerWriter } from './serializers'
import { sharedAnswer, type SharedAnswerOptions } from './shared-answer'
import { requestChecker, valueChecker, type RawRequest } from './validators'
import { checkXsrf, offerXsrf } from './xsrf'

export interface RouteOptions<Context, Upload> {
  handlers: Handlers<Context, Upload>
  createContext(now: Date, asker: Asker): Context
  clock: () => Date
  cache: AnswerCache
  /** Takes the files of forms. */
  receiver: FileReceiver<Upload>
  /** Public address of the main site. */
  siteUrl: string
  callLimits: CallLimits
  /** Counts calls for several processes; without it this one counts for itself. */
  callCounts?: FastifyRateLimitStoreCtor | undefined
  /** Shows drafts to who brings it; without one nobody sees them. */
  previewKey?: string | undefined
  operations?: Operation[]
  /** For development and tests: an answer that breaks the contract becomes an error instead of being sent. */
  checkAnswers?: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the contract lets an operation answer. */
    statuses?: ReadonlySet<number>
    /** Its operationId; of other routes, what they serve. */
    operation?: string
  }
}

/**
 * Gives every operation of the contract a route.
 *
 * @throws Error naming the operations that have no handler
 */
export async function registerOperations<Context, Upload>(app: FastifyInstance, options: RouteOptions<Context, Upload>): Promise<void> {
  const { handlers, callCounts, operations = listOperations() } = options
  const missing = operations.filter(({ id }) => typeof (handlers as Partial<Handlers<Context, Upload>>)[id] !== 'function')
  const names = missing.map(({ id, method, path }) => `${id} (${method} ${path})`)
  if (names.length > 0) throw new Error(`No handler for ${names.join(', ')}: add apps/api/src/handlers/<tag>/<operation>.ts and its line in handlers.ts`)

  await app.register(rateLimit, { global: false, ...(callCounts && { store: callCounts }) })
  const checkPreviewKey = previewKeyCheck(app, options.previewKey)
  readUrlEncoded(app)
  for (const operation of operations.filter((one) => !one.safe && !takesForms(one))) addRoute(app, operation, { ...options, checkPreviewKey })
  await app.register(async (scope) => {
    keepJsonText(scope)
    for (const operation of operations.filter(({ safe }) => safe)) addRoute(scope, operation, { ...options, checkPreviewKey })
  })
  // In a scope of its own: the plugin hooks into every request that it is near.
  await app.register(async (scope) => {
    await scope.register(multipart)
    for (const operation of operations.filter((one) => !one.safe && takesForms(one))) addRoute(scope, operation, { ...options, checkPreviewKey })
  })
}

function takesForms({ body }: Operation): boolean {
  return body?.formats.some(({ mediaType }) => mediaType === 'multipart/form-data') === true
}

function addRoute<Context, Upload>(app: FastifyInstance, operation: Operation, options: RouteOptions<Context, Upload> & Pick<SharedAnswerOptions<Upload>, 'checkPreviewKey'>): void {
  const { handlers, createContext, siteUrl, callLimits, checkAnswers } = options
  const url = operation.path.replace(/\{(\w+)\}/g, ':$1')
  const write = contractWriter(operation, checkAnswers === true)
  // The types of one operation fit together; over all of them TypeScript cannot follow.
  const handle = handlers[operation.id] as unknown as Handler<OperationId, Context, Upload>
  const made: Call = async (request, now, asker = {}) => write(await handle(request as never, createContext(now, asker)))
  const call = checkAnswers ? foreseenOnly(operation, made) : made
  const shared = operation.safe && operation.answer.schema ? sharedAnswer(operation, call, options) : undefined
  app.route({
    method: operation.method,
    url,
    config: { statuses: operation.statuses, operation: operation.id, rateLimit: rateLimitOf(operation, callLimits) },
    onRequest: [operation.hasOwnHost ? allowSites(app, operation, url, siteUrl) : [], shared && operation.body ? shared.onRequest : []].flat(),
    handler: shared?.handler ?? ownAnswer(operation, call, options),
  })
}

/** Of an operation that changes something, or that is nobody else's business. */
function ownAnswer<Context, Upload>(operation: Operation, call: Call, { clock, receiver, siteUrl }: RouteOptions<Context, Upload>): RouteHandlerMethod {
  const check = requestChecker(operation)
  const isGuarded = operation.parameters.some(({ name }) => name === 'X-XSRF-TOKEN')
  const answer = async (incoming: FastifyRequest, { format, value, faults, files }: ReadBody<Upload>) => {
    const checked = check(rawRequest(incoming, value), format)
    if (faults.length > 0 || !checked.ok) throw invalidRequest([...faults, ...(checked.ok ? [] : checked.faults.filter(isNews(faults)))])
    return call(withFiles(checked.request, files), clock(), { caller: { address: incoming.ip, userAgent: incoming.headers['user-agent'] ?? '' } })
  }
  return async (incoming, reply) => {
    if (isGuarded) checkXsrf(incoming)
    const body = await readBody(incoming, operation, receiver)
    const text = await answer(incoming, body).finally(() => discardAll(body.files, receiver))
    if (operation.method === 'GET') offerXsrf(incoming, reply, { https: siteUrl.startsWith('https:') })
    reply.code(operation.answer.status).header('cache-control', 'no-store')
    return operation.answer.schema ? reply.type(jsonType).send(text) : reply.send()
  }
}

/** What the schema says of a field that could not even be read says nothing. */
function isNews(known: Fault[]): (fault: Fault) => boolean {
  return ({ field }) => !known.some((one) => one.field === field)
}

function withFiles<Upload>(request: RawRequest, files: ReceivedFile<Upload>[]): RawRequest {
  if (files.length === 0) return request
  const byField = new Map<string, Upload | Upload[]>()
  for (const { field, upload, isList } of files) byField.set(field, isList ? [...((byField.get(field) ?? []) as Upload[]), upload] : upload)
  return { ...request, body: { ...(request.body as JsonObject), ...Object.fromEntries(byField) } }
}

/** A failure whose status the contract does not give the operation breaks it like an answer that breaks its schema. */
function foreseenOnly({ id, statuses }: Operation, call: Call): Call {
  return (...args) =>
    call(...args).catch((error: unknown) => {
      throw error instanceof HttpProblem && !statuses.has(error.status) ? new Error(`${id} breaks the contract: it has no answer ${error.status}`, { cause: error }) : error
    })
}

function contractWriter(operation: Operation, checkAnswers: boolean): (value: unknown) => string {
  const write = answerWriter(operation)
  const { schema } = operation.answer
  if (!checkAnswers || !schema) return write
  const check = valueChecker(schema)
  const faultsIn = (text: string) => check(JSON.parse(text)).map(({ field, message }) => `${field} ${message}`).join('; ')
  return (value) => {
    let text: string
    try {
      text = write(value)
    } catch (error) {
      // What cannot even be written as the contract has it: a field that is missing, a word for a number.
      throw new Error(`${operation.id} breaks the contract: ${faultsIn(JSON.stringify(value) ?? 'null') || String(error)}`, { cause: error })
    }
    const faults = faultsIn(text)
    if (faults) throw new Error(`${operation.id} breaks the contract: ${faults}`)
    return text
  }
}
