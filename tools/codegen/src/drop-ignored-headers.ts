import type { OpenApiDocument } from './document'
import { follow } from './operations'
import { isObject, joinPointer } from './pointer'

/**
 * Takes out, in place, the parameters that OpenAPI says are ignored, for other parts of the document speak of them: the
 * headers `Accept`, `Content-Type` and `Authorization`.
 *
 * @returns a line for each
 */
export function dropIgnoredHeaders(document: OpenApiDocument): string[] {
  const notes: string[] = []
  const drop = (holder: unknown, ...keys: string[]): void => {
    if (!isObject(holder) || !Array.isArray(holder.parameters)) return
    holder.parameters = holder.parameters.filter((one: unknown) => {
      const { name, in: place } = isObject(one) ? follow<Record<string, unknown>>(document, one) : {}
      const isIgnored = place === 'header' && /^(accept|content-type|authorization)$/i.test(String(name))
      if (isIgnored) notes.push(`${joinPointer(...keys)}: the header parameter ${String(name)} is left out, as OpenAPI demands`)
      return !isIgnored
    })
  }
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    drop(item, 'paths', path)
    for (const [method, operation] of Object.entries(isObject(item) ? item : {})) drop(operation, 'paths', path, method)
  }
  return notes
}
