import { methods, type OpenApiDocument } from '../model/document'
import { isObject, joinPointer, readPointer } from '../model/pointer'
import { DocumentProblem } from '../model/problem'
import { walk } from '../model/walk'

/**
 * Puts, in place, path items where `paths` and `webhooks` refer to them, each a copy of its own, so that only this file knows of such
 * references. What stands beside a reference wins. A callback keeps its own: nothing asks for its operations, and they may lead back to it.
 *
 * @throws DocumentProblem for a reference to no path item, and for one that leads back to itself
 */
export function placePathItems(document: OpenApiDocument, file: string): void {
  const placed = new Set<unknown>()
  for (const group of ['paths', 'webhooks'] as const) {
    const items: unknown = document[group]
    for (const [name, item] of Object.entries(isObject(items) ? items : {})) {
      if (!isObject(item) || item.$ref === undefined || !isObject(items)) continue
      items[name] = structuredClone(readItem(document, item, placed, (reason) => new DocumentProblem(file, joinPointer(group, name), reason)))
    }
  }
  leaveToPaths(document, placed)
}

/** @param placed is given the items that references lead to */
function readItem(document: OpenApiDocument, item: Record<string, unknown>, placed: Set<unknown>, problem: (reason: string) => DocumentProblem): Record<string, unknown> {
  const passed = new Set<unknown>()
  let whole = item
  while (whole.$ref !== undefined) {
    const { $ref: reference, ...own } = whole
    if (passed.has(reference)) throw problem(`$ref leads back to itself, by way of ${String(reference)}`)
    passed.add(reference)
    const target = typeof reference === 'string' ? readPointer(document, reference) : undefined
    if (!isObject(target)) throw problem(`$ref names no path item: ${String(reference)}`)
    placed.add(target)
    whole = { ...target, ...own }
  }
  return whole
}

/** Of the path items of the components those go that now stand in the paths, unless something else leads there; the others' operations have no names of their own. */
function leaveToPaths(document: OpenApiDocument, placed: ReadonlySet<unknown>): void {
  const pathItems = document.components?.pathItems ?? {}
  const references: string[] = []
  if (placed.size > 0) walk(document, ({ $ref }) => void (typeof $ref === 'string' && references.push($ref)))
  for (const [name, item] of Object.entries(pathItems)) {
    const pointer = joinPointer('components', 'pathItems', name)
    if (placed.has(item) && !references.some((one) => `${one}/`.startsWith(`${pointer}/`))) delete pathItems[name]
    for (const method of methods) if (isObject(item) && isObject(item[method])) delete item[method].operationId
  }
}
