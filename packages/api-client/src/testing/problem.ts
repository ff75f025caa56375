import { fits } from './data/fits'
import { isObject, type JsonObject } from './data/json-schema'
import type { Fault } from './faults'
import { makeAnswer, type MadeAnswer } from './make-answer'
import type { Making } from './making'
import { propertyOf } from './schema-types'
import type { ReadRequest } from './read-request'

export interface Complaint {
  /** Statuses to choose from: the first that the contract declares. */
  statuses: [number, ...number[]]
  title: string
  detail: string
  faults?: Fault[]
  /** Prefers an example of the contract that it matches. */
  hint: RegExp
}

/** A problem as the contract describes it: its example, with what is wrong this time. */
export function makeProblem(making: Making, read: ReadRequest, complaint: Complaint): MadeAnswer {
  const { statuses, title, detail, faults = [], hint } = complaint
  const declared = read.operation.answers.map(({ status }) => status.toUpperCase())
  const status = statuses.find((one) => declared.includes(String(one)))
  if (status === undefined && !declared.includes('4XX') && !declared.includes('DEFAULT')) return plainProblem(complaint)
  const made = makeAnswer(making, read, { status: status ?? statuses[0], hint, useExamples: true })
  if (!isObject(made.body)) return made

  const errors = Object.create(null) as Record<string, string[]>
  for (const { field, code } of faults) (errors[field] ??= []).push(code)
  const isOther = !hint.test(JSON.stringify(made.body))
  const body = isOther ? withCode(making, made, made.body, hint) : made.body
  // RFC 9457 has a place for what is wrong, and for more, whether the contract names them or only leaves room.
  const isOpen = made.mediaType === 'application/problem+json'
  const isTold = (name: string) => typeof body[name] === 'string' || (name === 'detail' && isOpen)
  const texts = Object.fromEntries(['detail', 'message', 'err', 'error', ...(isOther ? ['title'] : [])].filter(isTold).map((name) => [name, name === 'title' ? title : detail]))
  const hasErrors = isOpen || propertyOf(making.contract, made.schema ?? true, 'errors') !== undefined
  const changes = { ...('status' in body ? { status: made.status } : {}), ...texts, ...(faults.length > 0 && hasErrors ? { errors: { ...errors } } : isOther && 'errors' in body ? { errors: undefined } : {}) }
  return { ...made, body: changed(making, made, body, changes) }
}

/** The changes that the contract allows, one by one. Undefined takes a field away. */
function changed(making: Making, { schema = true }: MadeAnswer, body: JsonObject, changes: JsonObject): JsonObject {
  let result = body
  for (const [name, value] of Object.entries(changes)) {
    const { [name]: _former, ...rest } = result
    const next = value === undefined ? rest : { ...result, [name]: value }
    if (fits(making.contract.schemaAt, schema, next)) result = next
  }
  return result
}

/** Where the example is of another problem: with the code that fits among those that the contract knows. */
function withCode(making: Making, made: MadeAnswer, body: JsonObject, hint: RegExp): JsonObject {
  for (const [name, former] of Object.entries(body)) {
    const schema = propertyOf(making.contract, made.schema ?? true, name)
    const code = typeof schema === 'object' && typeof former === 'string' && former !== '' ? schema.enum?.find((one) => typeof one === 'string' && hint.test(one)) : undefined
    if (typeof code === 'string' && typeof former === 'string') {
      return changed(making, made, body, Object.fromEntries(Object.entries(body).map(([key, value]) => [key, typeof value === 'string' ? value.replace(former, code) : value])))
    }
  }
  return body
}

/** Where the contract says nothing: RFC 9457. */
export function plainProblem({ statuses: [status], title, detail, faults = [] }: Omit<Complaint, 'hint'>): MadeAnswer {
  const body = { type: 'about:blank', title, status, detail, ...(faults.length > 0 ? { errors: faults } : {}) }
  return { status, headers: {}, mediaType: 'application/problem+json', body, schema: undefined }
}
