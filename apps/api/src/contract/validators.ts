import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { BodyFormat } from './body-format'
import { document, documentId, type JsonObject, type Operation, type ParameterObject } from './document'
import { toFaults, type Fault } from './faults'
import { isNumber } from './is-number'

const inputs = ['path', 'query', 'header'] as const

/** What reached the server, before checks and after. */
export interface RawRequest {
  path: JsonObject
  query: JsonObject
  header: JsonObject
  body: unknown
}

export type CheckedRequest = { ok: true; request: RawRequest } | { ok: false; faults: Fault[] }

/** Parameters are text, so they are turned into numbers and booleans, and one alone into a list; a body must have the right types itself. */
const parameterAjv = createAjv({ coerceTypes: 'array', useDefaults: true })
const bodyAjv = createAjv({ useDefaults: true })
const strictAjv = createAjv({})

/**
 * Checks the requests of one operation: fills in defaults, and drops parameters that the contract does not know, so
 * that they cannot multiply the entries of the cache. Compiled with the first request, to keep the start short.
 */
export function requestChecker(operation: Operation): (raw: RawRequest, format?: BodyFormat) => CheckedRequest {
  const declared = inputs.map((place) => operation.parameters.filter((parameter) => parameter.in === place))
  const numbers = declared.map((parameters) => parameters.filter(({ schema }) => schema['type'] === 'integer' || schema['type'] === 'number'))
  let compiled: ValidateFunction[] | undefined
  const compiledBodies = new Map<BodyFormat, ValidateFunction>()
  const checkBody = (format: BodyFormat) => {
    const held = compiledBodies.get(format) ?? bodyAjv.compile(format.schema)
    compiledBodies.set(format, held)
    return held
  }

  return (raw, format = operation.body?.formats[0]) => {
    compiled ??= declared.map((parameters) => parameterAjv.compile(parametersSchema(parameters)))
    const unfit = unfitText(raw.body)
    if (unfit) return { ok: false, faults: [unfit] }
    const faults: Fault[] = []
    const request: RawRequest = { path: {}, query: {}, header: {}, body: undefined }

    for (const [index, place] of inputs.entries()) {
      const known = pick(raw[place], declared[index] ?? [])
      const validate = compiled[index]
      // Before they are turned into numbers.
      const odd = oddNumbers(known, numbers[index] ?? [])
      faults.push(...(validate?.(known) === false ? toFaults(validate.errors) : odd))
      request[place] = known
    }
    if (format && (raw.body !== undefined || operation.body?.required)) {
      request.body = raw.body
      const validate = checkBody(format)
      if (raw.body === undefined || raw.body === null) faults.push({ field: 'body', code: 'required', message: 'is required' })
      else if (!validate(raw.body)) faults.push(...toFaults(validate.errors))
    }
    const unfitParameter = unfitText([request.path, request.query, request.header])
    if (unfitParameter) faults.push(unfitParameter)
    return faults.length > 0 ? { ok: false, faults } : { ok: true, request }
  }
}

/** Checks a value against a schema of the contract as it stands: nothing is filled in, nothing converted. */
export function valueChecker(schema: JsonObject): (value: unknown) => Fault[] {
  let validate: ValidateFunction | undefined
  return (value) => {
    validate ??= strictAjv.compile(schema)
    return validate(value) ? [] : toFaults(validate.errors as ErrorObject[])
  }
}

function createAjv(options: { coerceTypes?: 'array'; useDefaults?: boolean }): Ajv {
  // Not strict: an OpenAPI document has keywords of its own, such as examples and x-….
  // Neither copied into each other nor polished, checks are as fast, and compiled in less than half of the time.
  const ajv = new Ajv({ ...options, strict: false, allErrors: true, validateSchema: false, inlineRefs: false, code: { optimize: false } })
  addFormats(ajv)
  ajv.addSchema({ components: { schemas: document.components.schemas } }, documentId)
  return ajv
}

/** Header names are lower case in Node. */
function parametersSchema(parameters: ParameterObject[]): JsonObject {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [key(parameter), parameter.schema])),
    required: parameters.filter(({ required }) => required).map(key),
  }
}

/** Deeper than anything in the contract, and far from where programs that follow it run out of stack. */
const deepest = 50

/** Side by side, far more than any request of the contract has; each may be a fault, and all are looked for. */
const mostValues = 1_000

/** JSON allows U+0000, but PostgreSQL cannot hold it, and nobody means it; nor does anybody nest that deeply, or send that much. */
function unfitText(value: unknown): Fault | undefined {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return { field: 'body', code: 'depth', message: `must not be nested more than ${deepest} times` }
    if (level.some((one) => typeof one === 'string' && one.includes('\0'))) return { field: 'body', code: 'nul', message: 'must not contain the character U+0000' }
    level = level.filter((one) => typeof one === 'object' && one !== null).flatMap((one) => Object.values(one as object))
    if (level.length > mostValues) return { field: 'body', code: 'values', message: `must not have more than ${mostValues} values` }
  }
  return undefined
}

/** Texts that the validator would take for numbers all the same. */
function oddNumbers(values: JsonObject, numbers: ParameterObject[]): Fault[] {
  const isOdd = (value: unknown) => typeof value === 'string' && !isNumber(value)
  return numbers.filter((parameter) => isOdd(values[key(parameter)])).map((parameter) => ({ field: key(parameter), code: 'type', message: `must be ${String(parameter.schema['type'])}` }))
}

function pick(values: JsonObject, parameters: ParameterObject[]): JsonObject {
  return Object.fromEntries(parameters.map(key).filter((name) => values[name] !== undefined).map((name) => [name, values[name]]))
}

function key({ in: place, name }: ParameterObject): string {
  return place === 'header' ? name.toLowerCase() : name
}
