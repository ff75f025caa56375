import type { OpenApiDocument } from './document'
import { joinPointer } from './pointer'

/**
 * Takes out, in place, the bodies of GET and HEAD: OpenAPI 3.0 ignores them, 3.1 gives them no meaning, and no `fetch` sends one.
 *
 * @returns a line for each
 */
export function dropUnsentBodies(document: OpenApiDocument): string[] {
  const notes: string[] = []
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of ['get', 'head'] as const) {
      const operation = item[method]
      if (operation?.requestBody === undefined) continue
      delete operation.requestBody
      notes.push(`${joinPointer('paths', path, method)}: the body is left out, for a ${method.toUpperCase()} has none`)
    }
  }
  return notes
}
