import { breakBody } from './break-body'
import { fits } from './data/fits'
import { isObject, type JsonObject, type Schema } from './data/json-schema'
import { answerFor, isSuccess, usualAnswer } from './document'
import type { Answered } from './link-expressions'
import { makeAnswer, type MadeAnswer } from './make-answer'
import type { Making } from './making'
import type { Memory } from './memory'
import type { Preferences } from './prefer'
import { makeProblem, plainProblem } from './problem'
import type { Contract } from './read-contract'
import type { ReadRequest } from './read-request'
import { propertyOf } from './schema-types'
import type { Step } from './script'
import { etagOf, toResponse, toText } from './to-response'
import type { Waiting } from './waiting'

export interface Respondent extends Making {
  memory: Memory
  waiting: Waiting
}

/** Does what a step says, or what is usual. */
export async function respond(respondent: Respondent, read: ReadRequest, step: Step, preferences: Preferences): Promise<Response> {
  const { request } = read
  switch (step.kind) {
    case 'usual':
      return usual(respondent, read, preferences)
    case 'answer':
    case 'example': {
      const made = step.kind === 'example' ? makeAnswer(respondent, read, { example: step.name }) : await told(respondent, read, step.status, step.given)
      if (isSuccess(String(made.status))) respondent.memory.remember(read, made)
      return toResponse(made, request)
    }
    case 'network':
      return Response.error()
    case 'aborted':
    case 'timeout':
      if (step.kind === 'aborted') step.controller?.abort()
      await respondent.waiting.hold(request.signal)
      return Response.error()
    case 'badRequest': {
      const made = makeAnswer(respondent, read, { status: step.status ?? lowestClientError(read), useExamples: true })
      return toResponse({ ...made, body: isObject(made.body) ? { ...made.body, ...('status' in made.body ? { status: made.status } : {}), ...step.problem } : made.body }, request)
    }
    case 'badResponse':
      return badResponse(respondent, read, step.how)
  }
}

function usual(respondent: Respondent, read: ReadRequest, preferences: Preferences): Response {
  const { seed = respondent.seed, dynamic = respondent.dynamic, status, example, applied } = preferences
  const making = { ...respondent, seed, dynamic }
  const { memory, contract } = respondent
  const more: Record<string, string> = applied === '' ? {} : { 'preference-applied': applied }
  const send = (made: MadeAnswer) => toResponse(made, read.request, more)
  if (example !== undefined) return send(makeAnswer(making, read, { status, example }))
  if (status !== undefined) return send(withState(respondent, read, makeAnswer(making, read, { status })))

  const [fault] = read.faults
  if (fault) return send(refusal(making, read))
  const repeated = memory.repeat(read)
  if (repeated === 'mismatch') {
    return send(makeProblem(making, read, { statuses: [422, 409], title: 'Unprocessable content', detail: 'Idempotency-Key was used for another request', hint: /idempoten/i }))
  }
  const recalled = memory.recall(read)
  // Where the contract has no answer to that, the usual one keeps it.
  const found = recalled === 'unknown' && !knowsAbsence(read) ? undefined : recalled
  if (found === 'unknown') return send(makeProblem(making, read, { statuses: [404, 410], title: 'Not found', detail: 'Nothing was submitted under these values', hint: /not.?found/i }))

  const made = makeAnswer(making, read)
  const answer = repeated ? { ...made, body: repeated.body } : found ? withKnown(contract, made, found) : made
  if (!repeated) memory.remember(read, answer)
  return isCurrent(read, answer) ? toResponse({ ...makeAnswer(making, read, { status: 304 }), headers: { etag: etagOf(toText(answer.body, answer.mediaType) ?? '') } }, read.request, more) : send(answer)
}

function refusal(making: Making, read: ReadRequest): MadeAnswer {
  const { faults } = read
  const detail = faults.slice(0, 5).map(({ field, message }) => `${field} ${message}`).join('; ')
  const isType = faults.some(({ code }) => code === 'media_type')
  return makeProblem(making, read, { statuses: isType ? [415, 400] : [400, 422], title: isType ? 'Unsupported media type' : 'Invalid request', detail, faults, hint: /invalid|unsupported/i })
}

/** Whether the contract says what is answered where there is nothing: not by a `default` that is the success. */
function knowsAbsence({ operation }: ReadRequest): boolean {
  return [404, 410].some((status) => ![undefined, usualAnswer(operation)].includes(answerFor(operation, status)))
}

/** Of an answer that was asked for: with what was submitted, where it tells of something that was. */
function withState({ memory, contract }: Respondent, read: ReadRequest, made: MadeAnswer): MadeAnswer {
  const found = isSuccess(String(made.status)) ? memory.recall(read) : undefined
  return found === undefined || found === 'unknown' ? made : withKnown(contract, made, found)
}

/** The answer with what was answered before in the fields that both have. */
function withKnown(contract: Contract, made: MadeAnswer, { body }: Answered): MadeAnswer {
  if (!isObject(made.body) || !isObject(body)) return made
  let known: JsonObject = made.body
  for (const [name, value] of Object.entries(body)) {
    const schema: Schema | undefined = made.schema && propertyOf(contract, made.schema, name)
    if (schema === undefined || !fits(contract.schemaAt, schema, value)) continue
    const changed = { ...known, [name]: value }
    if (fits(contract.schemaAt, made.schema ?? true, changed)) known = changed
  }
  return { ...made, body: known }
}

/** Whether the caller has this answer already, and the contract has a 304 for that. */
function isCurrent({ operation, request }: ReadRequest, { headers, body, mediaType }: MadeAnswer): boolean {
  const asked = request.headers.get('if-none-match')
  if (asked === null || !('etag' in headers) || operation.answers.every(({ status }) => status !== '304')) return false
  const text = toText(body, mediaType)
  return text !== null && asked.split(',').some((tag) => ['*', etagOf(text)].includes(tag.trim().replace(/^W\//, '')))
}

/** With the body that was given, or the contract's. */
async function told(respondent: Respondent, read: ReadRequest, status: number, given: { body: unknown } | undefined): Promise<MadeAnswer> {
  const made = withState(respondent, read, makeAnswer(respondent, read, { status }))
  if (!given) return made
  const { body } = given
  return { ...made, body: typeof body === 'function' ? await (body as (request: ReadRequest, usual: unknown) => unknown)(read, made.body) : body }
}

function lowestClientError({ operation }: ReadRequest): number {
  const statuses = operation.answers.map(({ status }) => Number(status)).filter((status) => status >= 400 && status < 500)
  return statuses.length > 0 ? Math.min(...statuses) : 400
}

function badResponse(making: Making, read: ReadRequest, how: 'serverError' | 'brokenJson' | 'brokenSchema'): Response {
  if (how === 'serverError') {
    const declared = read.operation.answers.map(({ status }) => Number(status)).find((status) => status >= 500)
    const made = declared === undefined ? plainProblem({ statuses: [500], title: 'Internal server error', detail: 'The mock was told to fail' }) : makeAnswer(making, read, { status: declared, useExamples: true })
    return toResponse(made, read.request)
  }
  const made = makeAnswer(making, read)
  if (how === 'brokenSchema') return toResponse({ ...made, body: breakBody(making.contract.schemaAt, made.schema ?? true, made.body) }, read.request)
  const text = JSON.stringify(made.body ?? {})
  return new Response(text.slice(0, Math.ceil(text.length / 2)), { status: made.body === undefined ? 200 : made.status, headers: { 'content-type': 'application/json' } })
}
