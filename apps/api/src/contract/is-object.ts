import type { JsonObject } from './document'

/** Whether a value of JSON or YAML is keys and values. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Those of a list, whatever it is that was given for one. */
export function objectsIn(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}
