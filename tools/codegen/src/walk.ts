import { isObject } from './pointer'

/** Calls `visit` for every object in `node`, outermost first. */
export function walk(node: unknown, visit: (object: Record<string, unknown>) => void): void {
  if (Array.isArray(node)) for (const item of node) walk(item, visit)
  else if (isObject(node)) {
    visit(node)
    for (const value of Object.values(node)) walk(value, visit)
  }
}
