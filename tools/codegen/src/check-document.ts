import { methods, type OpenApiDocument } from './document'
import { isObject, joinPointer } from './pointer'
import { DocumentProblem } from './problem'
import { follow } from './operations'

/**
 * Refuses what the emitters cannot work with. It is no validation of the document: `redocly lint` is for that.
 *
 * @throws DocumentProblem for the first fault
 */
export function checkDocument(document: OpenApiDocument, file: string): void {
  const refuse = (reason: string, ...keys: string[]): never => {
    throw new DocumentProblem(file, joinPointer(...keys), reason)
  }
  if (document.paths !== undefined && !isObject(document.paths)) refuse('must be an object', 'paths')
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    if (!isObject(item)) refuse('must be an object', 'paths', path)
    for (const method of methods) {
      const operation: unknown = item[method]
      if (operation === undefined) continue
      if (!isObject(operation)) refuse('must be an object', 'paths', path, method)
      for (const key of ['responses', 'requestBody'] as const) {
        const value = item[method]?.[key]
        if (value !== undefined && !isObject(value)) refuse('must be an object', 'paths', path, method, key)
      }
      const parameters = item[method]?.parameters ?? []
      if (!Array.isArray(parameters)) refuse('must be an array', 'paths', path, method, 'parameters')
      parameters.forEach((one, index) => {
        const parameter: unknown = isObject(one) ? follow(document, one) : one
        if (!isObject(parameter) || typeof parameter.name !== 'string' || typeof parameter.in !== 'string') {
          refuse('a parameter needs `name` and `in`', 'paths', path, method, 'parameters', String(index))
        }
      })
    }
  }
}
