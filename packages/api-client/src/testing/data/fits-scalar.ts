import { formats } from '../../validate-formats'
import { canonical, isObject, type SchemaObject } from './json-schema'
import { regexOf } from './text-by-regex'

/* What `fits` asks of a value that has no parts. */

export function keepsNumber({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format }: SchemaObject, value: number): boolean {
  if ((minimum !== undefined && value < minimum) || (maximum !== undefined && value > maximum)) return false
  if ((exclusiveMinimum !== undefined && value <= exclusiveMinimum) || (exclusiveMaximum !== undefined && value >= exclusiveMaximum)) return false
  // As `validate` has it: 19.99 / 0.01 is 1998.9999999999998.
  if (multipleOf !== undefined && !Number.isInteger(+(value / multipleOf).toPrecision(15))) return false
  return format === 'int32' ? (value | 0) === value : format !== 'int64' || Number.isInteger(value)
}

export function keepsText({ minLength, maxLength, pattern, format }: SchemaObject, value: string): boolean {
  if (minLength !== undefined && lengthOf(value) < minLength) return false
  if (maxLength !== undefined && value.length > maxLength && lengthOf(value) > maxLength) return false
  if (pattern !== undefined && !regexOf(pattern).test(value)) return false
  return format === undefined || (formats[format]?.test(value) ?? true)
}

/** In characters, not in units of UTF-16. */
function lengthOf(text: string): number {
  let length = 0
  for (const _character of text) length++
  return length
}

export function hasType(types: string | string[], value: unknown): boolean {
  if (typeof types === 'string') return isOfType(types, value)
  for (const type of types) if (isOfType(type, value)) return true
  return false
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  return type === 'object' ? isObject(value) : typeof value === type
}

export function isAmong(values: unknown[], value: unknown): boolean {
  if (values.includes(value)) return true
  if (typeof value !== 'object' || value === null) return false
  const text = canonical(value)
  return values.some((one) => canonical(one) === text)
}
