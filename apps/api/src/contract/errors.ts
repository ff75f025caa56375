import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseDown } from '../database/errors'
import { safeReason } from '../logging/safe-error'
import { HttpProblem, problemType, toProblem } from './problem'

/** Seconds after which a caller may try again while the database is away. */
const databaseRetryAfter = 5

/** Turns whatever was thrown into problem+json. Causes go to the log, under the id that the answer names. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = asProblem(error, request)
  if (problem.code === 'internal_error') request.log.error({ err: error, operation: request.routeOptions.config?.operation }, 'unexpected error')
  if (problem.code === 'unavailable') request.log.warn({ reason: safeReason(error) }, 'not available')
  const { retry_after: wait } = problem.more
  if (wait !== undefined) reply.header('retry-after', wait)
  // RFC 9110 wants it with every 401; a scheme that browsers do not know, so that none asks for a password.
  if (problem.status === 401) reply.header('www-authenticate', 'ApiKey realm="preview"')
  const body = JSON.stringify(toProblem(problem, request.id))
  return reply.code(problem.status).header('cache-control', 'no-store').type(problemType).send(body)
}

/** Fastify's own words repeat the address. */
const faultsOfAddresses = new Map([
  ['FST_ERR_BAD_URL', { detail: 'The address is not a valid URL', errors: { path: ['malformed'] } }],
  ['FST_ERR_MAX_PARAM_LENGTH', { detail: 'A part of the address is too long', errors: { path: ['maxLength'] } }],
])

function asProblem(error: unknown, request: FastifyRequest): HttpProblem {
  if (error instanceof HttpProblem) return foreseen(error, request)
  if (isGone(error, request)) return new HttpProblem(400, 'invalid_request', { detail: 'The body was not sent to its end', errors: { body: ['malformed'] } })
  if (isDatabaseDown(error)) {
    return new HttpProblem(503, 'unavailable', { detail: 'The database does not answer', retry_after: databaseRetryAfter })
  }
  const { statusCode, code, message } = error as { statusCode?: unknown; code?: unknown; message?: unknown }
  const fault = typeof code === 'string' ? faultsOfAddresses.get(code) : undefined
  if (fault) return new HttpProblem(400, 'invalid_request', fault)
  // Fastify's own: broken JSON, no body, too large, an unknown media type.
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    const detail = String(message)
    if (statusCode === 413) return foreseen(new HttpProblem(413, 'too_large', { detail, errors: { body: ['too_large'] } }), request)
    if (statusCode === 415) return foreseen(new HttpProblem(415, 'unsupported_media_type', { detail, errors: { body: ['media_type'] } }), request)
    return new HttpProblem(400, 'invalid_request', { detail, errors: { body: ['malformed'] } })
  }
  return new HttpProblem(500, 'internal_error')
}

/** The client has hung up. It reads no answer, and its ECONNRESET says nothing of the database. */
function isGone(error: unknown, { raw }: FastifyRequest): boolean {
  return typeof error === 'object' && error !== null && raw.errored === error
}

/** Where the contract tells nothing of sizes and media types, a wrong one is an invalid request like any other. */
function foreseen(problem: HttpProblem, { routeOptions }: FastifyRequest): HttpProblem {
  const isOfForms = problem.status === 413 || problem.status === 415
  if (!isOfForms || routeOptions?.config?.statuses?.has(problem.status)) return problem
  return new HttpProblem(400, 'invalid_request', problem.more, { cause: problem })
}
