import { isObject } from './pointer'

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

/** Values, to be left as they are. */
export const values: ReadonlySet<string> = new Set(['example', 'default', 'enum', 'const', 'value'])

/** Their keys are names. */
export const tables = new Set(
  `schemas responses parameters examples requestBodies headers links callbacks pathItems paths webhooks securitySchemes content encoding variables mapping
  properties patternProperties dependentSchemas dependentRequired $defs definitions`.split(/\s+/),
)

/** `examples` is a list of values in a schema, and a table of objects beside one. */
export function isValue(key: string, value: unknown, isTable: boolean): boolean {
  return !isTable && (values.has(key) || (key === 'examples' && Array.isArray(value)))
}
