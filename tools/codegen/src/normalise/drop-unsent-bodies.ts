import type { OpenApiDocument } from '../model/document'
import { placedOperations } from '../model/operations'

/**
 * Takes out, in place, the bodies of GET and HEAD: OpenAPI 3.0 ignores them, 3.1 gives them no meaning, and no `fetch` sends one.
 *
 * @returns a line for each
 */
export function dropUnsentBodies(document: OpenApiDocument): string[] {
  const unsent = placedOperations(document.paths).filter(({ method, operation }) => ['get', 'head'].includes(method) && operation.requestBody !== undefined)
  return unsent.map(({ method, operation, pointer }) => {
    delete operation.requestBody
    return `${pointer}: the body is left out, for a ${method.toUpperCase()} has none`
  })
}
