import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import document from '@university/api-schema/openapi.json'
import type { Issue } from './result'

/*
 * The contract itself, at run time, for builds and tests on Node. It brings ajv and the whole document along: nothing
 * for a browser.
 */

interface OperationObject {
  operationId?: string
  responses?: Record<string, { content?: Record<string, unknown> }>
}

const documentKey = 'contract'
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(document, documentKey)

const validators = new Map<string, ValidateFunction>()

/**
 * Checks the body of a 200 answer against the contract.
 *
 * @param operationId as the contract names it
 * @returns what is wrong, by JSON pointer; empty when all is well
 * @throws Error for an operation that the contract does not have
 */
export function validateAnswer(operationId: string, body: unknown): Issue[] {
  const validate = validators.get(operationId) ?? compile(operationId)
  if (validate(body)) return []
  return (validate.errors ?? []).map((error) => ({ pointer: error.instancePath, message: error.message ?? error.keyword }))
}

/** Identifiers of all sites; `""` is the main site. */
export const siteSlugs: readonly string[] = document.components.schemas.SiteSlug.enum

function compile(operationId: string): ValidateFunction {
  for (const [path, item] of Object.entries(document.paths as Record<string, Record<string, OperationObject>>)) {
    for (const [method, operation] of Object.entries(item)) {
      if (operation.operationId !== operationId) continue
      const pointer = ['paths', path, method, 'responses', '200', 'content', 'application/json', 'schema'].map(escape).join('/')
      const validate = ajv.compile({ $ref: `${documentKey}#/${pointer}` })
      validators.set(operationId, validate)
      return validate
    }
  }
  throw new Error(`The contract has no operation ${operationId}`)
}

function escape(segment: string): string {
  return encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'))
}
