import type { Handler, Handlers, OperationId } from '@university/api-schema/handlers'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AnswerCache } from './answer-cache'
import { listOperations, type JsonObject, type Operation } from './document'
import type { Fault } from './faults'
import { HttpProblem } from './problem'
import { jsonType, sendAnswer } from './send-answer'
import { answerWriter } from './serializers'
import { requestChecker, valueChecker, type RawRequest } from './validators'

export interface RouteOptions<Context> {
  handlers: Handlers<Context>
  createContext(now: Date): Context
  clock: () => Date
  cache: AnswerCache
  operations?: Operation[]
  /** For tests: an answer that breaks the contract becomes an error instead of being sent. */
  checkAnswers?: boolean
}

/**
 * Gives every operation of the contract a route.
 *
 * @throws Error naming the operations that have no handler
 */
export function registerOperations<Context>(app: FastifyInstance, options: RouteOptions<Context>): void {
  const { handlers, operations = listOperations() } = options
  const missing = operations.filter(({ id }) => typeof (handlers as Partial<Handlers<Context>>)[id] !== 'function')
  const names = missing.map(({ id, method, path }) => `${id} (${method} ${path})`)
  if (names.length > 0) throw new Error(`No handler for ${names.join(', ')}`)

  for (const operation of operations) {
    const check = requestChecker(operation)
    const write = contractWriter(operation, options.checkAnswers === true)
    // The types of one operation fit together; over all of them TypeScript can not follow.
    const handle = handlers[operation.id] as unknown as Handler<OperationId, Context>
    const call = async (request: RawRequest, now: Date) => write(await handle(request as never, options.createContext(now)))

    app.route({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (incoming, reply) => {
        const checked = check(readRequest(incoming))
        if (!checked.ok) throw invalidRequest(checked.faults)
        const { request } = checked
        if (!operation.safe) {
          const text = await call(request, options.clock())
          return reply.code(operation.answer.status).header('cache-control', 'no-store').type(jsonType).send(text)
        }

        const answer = await options.cache.get(cacheKey(operation, request), (now) => call(request, now))
        return sendAnswer(incoming, reply, answer)
      },
    })
  }
}

export function invalidRequest(faults: Fault[]): HttpProblem {
  // Without a prototype: a field may be called valueOf.
  const errors = Object.create(null) as Record<string, string[]>
  for (const { field, code } of faults) (errors[field] ??= []).push(code)
  const detail = faults.slice(0, 5).map(({ field, message }) => `${field} ${message}`).join('; ')
  return new HttpProblem(400, 'invalid_request', { detail, errors })
}

function readRequest({ params, query, headers, body }: FastifyRequest): RawRequest {
  return { path: params as JsonObject, query: query as JsonObject, header: headers, body }
}

/** Two requests that mean the same have one key, whatever the order of their fields. */
function cacheKey({ id }: Operation, { path, query, body }: RawRequest): string {
  return `${id} ${canonical([path, query, body])}`
}

function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const fields = value as JsonObject
  return `{${Object.keys(fields).sort().map((name) => `${JSON.stringify(name)}:${canonical(fields[name])}`).join()}}`
}

function contractWriter(operation: Operation, checkAnswers: boolean): (value: unknown) => string {
  const write = answerWriter(operation)
  if (!checkAnswers) return write
  const check = valueChecker(operation.answer.schema)
  return (value) => {
    const text = write(value)
    const faults = check(JSON.parse(text)).map(({ field, message }) => `${field} ${message}`)
    if (faults.length > 0) throw new Error(`${operation.id} breaks the contract: ${faults.join('; ')}`)
    return text
  }
}
