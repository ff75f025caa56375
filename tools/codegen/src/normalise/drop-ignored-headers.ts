import type { OpenApiDocument } from '../model/document'
import { follow } from '../model/operations'
import { isObject, joinPointer } from '../model/pointer'

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
  const dropIn = (items: unknown, ...keys: string[]): void => {
    for (const [name, item] of entriesOf(items)) {
      drop(item, ...keys, name)
      for (const [method, operation] of entriesOf(item)) {
        drop(operation, ...keys, name, method)
        for (const [callback, expressions] of isObject(operation) ? entriesOf(operation.callbacks) : []) dropIn(expressions, ...keys, name, method, 'callbacks', callback)
      }
    }
  }
  const components: Record<string, unknown> = { ...document.components }
  dropIn(document.paths, 'paths')
  dropIn(document.webhooks, 'webhooks')
  dropIn(components.pathItems, 'components', 'pathItems')
  for (const [name, expressions] of entriesOf(components.callbacks)) dropIn(expressions, 'components', 'callbacks', name)
  return notes
}

const entriesOf = (holder: unknown): [string, unknown][] => (isObject(holder) ? Object.entries(holder) : [])
