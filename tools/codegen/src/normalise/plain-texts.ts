import { isObject } from '../model/pointer'
import { isValue, tables } from '../model/walk'

const texts = new Set(['title', 'summary', 'description', 'version'])

/**
 * Has, in place, what people read be texts, and tags: YAML reads `summary: 404` and `tags: [2026]` as numbers, and where nothing stands behind a key as null.
 *
 * @param isTable whether the keys are names
 */
export function makeTextsPlain(node: unknown, isTable = false): void {
  if (Array.isArray(node)) for (const item of node) makeTextsPlain(item)
  if (!isObject(node)) return
  for (const [key, value] of Object.entries(node)) {
    if (isTable) makeTextsPlain(value)
    else if (texts.has(key) && typeof value !== 'object') node[key] = String(value)
    else if (texts.has(key) && value === null) delete node[key]
    else if (key === 'tags' && Array.isArray(value)) node[key] = value.map((tag: unknown) => namedTag(tag))
    else if (!isValue(key, value, isTable) && !key.startsWith('x-')) makeTextsPlain(value, tables.has(key))
  }
}

function namedTag(tag: unknown): unknown {
  makeTextsPlain(tag)
  return isObject(tag) ? { ...tag, ...(tag.name !== undefined && { name: String(tag.name) }) } : String(tag)
}
