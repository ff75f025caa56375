import type { OpenApiDocument } from '../model/document'
import { follow } from '../model/operations'
import { isObject, joinPointer } from '../model/pointer'

/**
 * Takes out, in place, the parameters that OpenAPI says are ignored, for other parts of the document speak of them: the
 * headers `Accept`, `Content-Type` and `Authorization`; headers whose name none can have; and what a list describes a second time.
 *
 * @returns a line for each
 */
export function dropParameters(document: OpenApiDocument): string[] {
  const notes: string[] = []
  const drop = (holder: unknown, ...keys: string[]): void => {
    if (!isObject(holder) || !Array.isArray(holder.parameters)) return
    const seen = new Set<string>()
    holder.parameters = holder.parameters.filter((one: unknown) => {
      const { name, in: place } = isObject(one) ? follow<Record<string, unknown>>(document, one) : {}
      const fault = typeof name === 'string' && typeof place === 'string' ? faultOf(name, place, seen) : undefined
      if (fault) notes.push(`${joinPointer(...keys)}: ${fault}`)
      return !fault
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

/** @param seen the parameters of the list so far; this one is added */
function faultOf(name: string, place: string, seen: Set<string>): string | undefined {
  if (place === 'header' && /^(accept|content-type|authorization)$/i.test(name)) return `the header parameter ${name} is left out, as OpenAPI demands`
  if (place === 'header' && !token.test(name)) return `the header parameter ${JSON.stringify(name)} is left out, for no header can have this name`
  const own = `${place} ${place === 'header' ? name.toLowerCase() : name}`
  if (seen.has(own)) return `the ${place} parameter ${name} is described twice, and only the first counts`
  seen.add(own)
  return undefined
}

/** What HTTP allows in the name of a header (RFC 9110, 5.6.2). */
const token = /^[\w!#$%&'*+.^`|~-]+$/

const entriesOf = (holder: unknown): [string, unknown][] => (isObject(holder) ? Object.entries(holder) : [])
