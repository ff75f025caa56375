import type { OpenApiDocument, Parameter } from '../model/document'
import { parametersOf, placedOperations } from '../model/operations'

/**
 * Has, in place, each operation declare what stands in braces in its path, and ask for it, as OpenAPI demands: what no parameter
 * describes is a text. Nobody could call the operation without it.
 *
 * @returns a line for each that was not declared
 */
export function declarePathParameters(document: OpenApiDocument): string[] {
  return placedOperations(document.paths).flatMap((placed) => {
    const { path, operation, pointer } = placed
    const names = namesIn(path)
    const declared = parametersOf(document, placed).filter((one) => one.in === 'path' && names.has(one.name))
    for (const one of declared) one.required = true
    const missing = [...names].filter((name) => declared.every((one) => one.name !== name))
    if (missing.length > 0) operation.parameters = [...(operation.parameters ?? []), ...missing.map((name): Parameter => ({ name, in: 'path', required: true, schema: { type: 'string' } }))]
    return missing.map((name) => `${pointer}: the path has {${name}}, and no parameter says what it is, so it is a text`)
  })
}

/** What stands in braces; not in a query or a fragment of the path's own, which nothing fills in. */
export function namesIn(path: string): Set<string> {
  return new Set([...path.replace(/[?#].*/, '').matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name))
}
