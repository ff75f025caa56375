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
 * The same but for what is in values, of which a large document has more than of all else in its examples.
 *
 * @param isTable whether the keys are names
 */
export function walkOutsideValues(node: unknown, visit: (object: Record<string, unknown>) => void, isTable = false): void {
  if (Array.isArray(node)) for (const item of node) walkOutsideValues(item, visit)
  else if (isObject(node)) {
    visit(node)
    for (const key of Object.keys(node)) if (!isValue(key, node[key], isTable)) walkOutsideValues(node[key], visit, !isTable && tables.has(key))
  }
}
