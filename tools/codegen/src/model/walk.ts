import { isObject } from './pointer'
import { isValue, tables } from './strip-document'

/** Calls `visit` for every object in `node`, outermost first. */
export function walk(node: unknown, visit: (object: Record<string, unknown>) => void): void {
  if (Array.isArray(node)) for (const item of node) walk(item, visit)
  else if (isObject(node)) {
    visit(node)
    for (const value of Object.values(node)) walk(value, visit)
  }
}

/**
 * The same outside of schemas and of values, such as examples: these two are nearly all of a document.
 *
 * @param isTable whether the keys are names
 */
export function walkHolders(node: unknown, visit: (object: Record<string, unknown>) => void, isTable = false): void {
  if (Array.isArray(node)) for (const item of node) walkHolders(item, visit)
  else if (isObject(node)) {
    visit(node)
    for (const key of Object.keys(node)) {
      const isLeft = isValue(key, node[key], isTable) || (!isTable && (key === 'schema' || key === 'schemas'))
      if (!isLeft) walkHolders(node[key], visit, !isTable && tables.has(key))
    }
  }
}
