import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { JsonSchema } from '../validate-schema'

/** What the tests hold the interpreter against. */
export interface Peer {
  compile(schema: object): ValidateFunction
  /** Finds a schema of the document by JSON pointer. */
  resolve(reference: string): JsonSchema
}

/** @param document what `document#/…` in a schema refers to */
export function createPeer(document: object = {}): Peer {
  const ajv = new Ajv2020({ strict: false, logger: false })
  addFormats.default(ajv)
  // The one format of ajv-formats that the interpreter takes for a comment.
  ajv.addFormat('uri-template', true)
  ajv.addSchema(document, 'document')
  return {
    compile: (schema) => ajv.compile(schema),
    resolve(reference) {
      const keys = reference.slice(2).split('/').map((key) => decodeURIComponent(key).replace(/~1/g, '/').replace(/~0/g, '~'))
      return keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document) as JsonSchema
    },
  }
}
