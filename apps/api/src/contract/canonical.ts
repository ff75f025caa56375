import type { JsonObject } from './document'

/** JSON text that is the same for two values that mean the same, whatever the order of their fields. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const fields = value as JsonObject
  const names = Object.keys(fields).filter((name) => fields[name] !== undefined)
  return `{${names.sort().map((name) => `${JSON.stringify(name)}:${canonical(fields[name])}`).join()}}`
}
