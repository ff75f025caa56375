import openapi from '@university/api-schema/openapi.json'
import type { Contract } from '@university/api-client/testing/read-contract'
import addFormats from 'ajv-formats'
import Ajv, { type ValidateFunction } from 'ajv/dist/2020'
import { keyHeader, keysOf, previewKey } from './server-settings'
import type { WireAnswer, WireRequest } from './wire'

/** Codes of faults by which a request is refused that breaks a schema, and that no handler gives. */
const schemaCodes = new Set(['type', 'enum', 'required', 'minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum', 'minItems', 'const', 'multipleOf'])

/** Files of a build: whoever serves the site answers them as a web server does. */
const ofWebServers = new Set([206, 304, 400, 405, 412, 416])

/** More headers, or a longer address, than the server reads at all. */
const tooManyHeaders = 431

/** Says what is wrong with answers, by the contract. */
export function answerChecker(contract: Contract, isStatic: (id: string) => boolean): (request: WireRequest, answer: WireAnswer) => string[] {
  const ajv = new Ajv({ strict: false, validateSchema: false, logger: false })
  addFormats(ajv)
  ajv.addSchema(openapi, 'openapi')
  const compiled = new Map<unknown, ValidateFunction>()
  const validatorOf = (schema: unknown): ValidateFunction => {
    const held = compiled.get(schema) ?? ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"openapi#/')) as object)
    compiled.set(schema, held)
    return held
  }
  const problem = openapi.components.schemas.Problem

  const faultsOfBody = (schema: unknown, { body }: WireAnswer): string[] => {
    let value: unknown
    try {
      value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    } catch {
      return ['the body is no JSON']
    }
    const validate = validatorOf(schema)
    return validate(value) ? [] : (validate.errors ?? []).slice(0, 3).map(({ instancePath, message }) => `body ${instancePath.replace(/\d+/g, '#')} ${message}`)
  }

  /** What the contract does not allow is not done. */
  const wronglyTaken = (request: WireRequest, { status }: WireAnswer): string[] => {
    const schema = contract.operation(request.operation ?? '').body?.content?.['application/json']?.schema
    const json = status < 400 && schema !== undefined ? jsonBody(request) : undefined
    return json && !validatorOf(schema)(json.value) ? ['what the contract does not allow is taken'] : []
  }

  const showsDrafts = (request: WireRequest): boolean =>
    contract.operation(request.operation ?? '').parameters.some(({ name }) => name === keyHeader) && keysOf(request.headers).join() === previewKey

  return (request, answer) => {
    const { status, headers } = answer
    const type = headers['content-type']?.split(';')[0]?.trim()
    if (status >= 500) return [`status ${status}`]
    if (status === tooManyHeaders) return []
    if (request.method === 'HEAD') return []
    if (request.operation === undefined) return type === 'application/problem+json' ? faultsOfBody(problem, answer) : []

    const declared = contract.operation(request.operation).answers.find((one) => one.status === String(status))
    if (!declared) return isStatic(request.operation) && ofWebServers.has(status) ? [] : [`status ${status} is not declared`]
    const isForEditors = status < 400 && showsDrafts(request)
    const expected = declared.headers.filter(([name]) => !(isForEditors && name === 'ETag'))
    const missing = [...expected.filter(([name]) => headers[name.toLowerCase()] === undefined).map(([name]) => `header ${name} is missing`), ...(isForEditors ? keptDrafts(answer) : [])]
    const media = declared.content.find(([name]) => name === type)
    if (!media) return [...missing, ...(declared.content.length === 0 && answer.body.length === 0 ? [] : [`media type ${type} is not declared`])]
    const isJson = /[/+]json$/.test(media[0])
    return [...missing, ...(isJson ? [...faultsOfBody(media[1].schema, answer), ...faultsOfProblem(answer, media[0])] : []), ...wronglyRefused(request, answer), ...wronglyTaken(request, answer)]
  }
}

/** What is not published yet is kept by nobody on the way. */
function keptDrafts({ status, headers }: WireAnswer): string[] {
  return headers['cache-control'] === 'private, no-store' && headers['etag'] === undefined && status !== 304 ? [] : ['drafts may be kept']
}

function faultsOfProblem({ status, body }: WireAnswer, mediaType: string): string[] {
  if (mediaType !== 'application/problem+json') return []
  const { status: told } = JSON.parse(body.toString()) as { status?: unknown }
  return told === status ? [] : [`the problem says ${String(told)}, the answer ${status}`]
}

/** What the contract allows is not refused for its form. */
function wronglyRefused({ isValid }: WireRequest, { status, body }: WireAnswer): string[] {
  if (!isValid || status !== 400) return []
  const { errors = {} } = JSON.parse(body.toString()) as { errors?: Record<string, string[]> }
  const refused = Object.entries(errors).filter(([, codes]) => codes.some((code) => schemaCodes.has(code)))
  return refused.map(([field, codes]) => `what the contract allows is refused: ${field} ${codes.join()}`)
}

/** The JSON body of a request; undefined where it is something else. */
function jsonBody({ headers, body }: WireRequest): { value: unknown } | undefined {
  const types = headers.filter(([name]) => name === 'content-type').map(([, value]) => value)
  if (body === undefined || types.length !== 1 || !types[0]?.startsWith('application/json')) return undefined
  try {
    return { value: JSON.parse(body.toString()) as unknown }
  } catch {
    return undefined
  }
}
