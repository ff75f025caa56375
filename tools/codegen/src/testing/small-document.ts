import { checkDocument } from '../check/check-document'
import type { OpenApiDocument } from '../model/document'
import { cutCycles } from '../normalise/cut-cycles'
import { nameOperations } from '../normalise/name-operations'
import { writeMappings } from '../normalise/write-mappings'

export const origin = { source: 'openapi.yaml', command: 'npm run codegen' }

/** A named and checked document of the given parts. */
export function smallDocument(paths: unknown, schemas: unknown = {}, more: object = {}): OpenApiDocument {
  const document = { openapi: '3.1.0', info: { title: 'Small', version: '1' }, paths, components: { schemas }, ...more }
  const named = nameOperations(structuredClone(document) as OpenApiDocument)
  checkDocument(named, 'openapi.yaml')
  cutCycles(named)
  return writeMappings(named)
}

/** An operation that answers JSON of the given schema. */
export const answering = (schema: unknown, more: object = {}) => ({ responses: { 200: { description: 'ok', content: { 'application/json': { schema } } } }, ...more })
