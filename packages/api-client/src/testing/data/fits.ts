import { formats } from '../../validate-formats'
import { canonical, isObject, type JsonObject, type Schema, type SchemaObject } from './json-schema'
import { regexOf } from './text-by-regex'

type SchemaAt = (reference: string) => Schema

/**
 * Whether a value keeps a schema. `validate` says the same and why, and is made to be small; this is made to be fast, for
 * making one value asks hundreds of times: it ends with the first fault, and does not look into an option that a
 * constant property excludes.
 */
export function fits(schemaAt: SchemaAt, schema: Schema, value: unknown): boolean {
  return check(schemaAt, schema, value) !== undefined
}

/** The properties or items that have been looked at. */
type Seen = Set<string | number>

const nothing: Seen = new Set()

/** @returns undefined for a fault */
function check(schemaAt: SchemaAt, schema: Schema, value: unknown): Seen | undefined {
  if (typeof schema === 'boolean') return schema ? nothing : undefined
  if (schema.type !== undefined && !hasType(schema.type, value)) return undefined
  if (schema.enum && !isAmong(schema.enum, value)) return undefined
  if ('const' in schema && !isAmong([schema.const], value)) return undefined
  const own = ownRules(schemaAt, schema, value)
  return own && combined(schemaAt, schema, value, own)
}

function ownRules(schemaAt: SchemaAt, schema: SchemaObject, value: unknown): Seen | undefined {
  if (typeof value === 'number') return keepsNumber(schema, value) ? nothing : undefined
  if (typeof value === 'string') return keepsText(schema, value) ? nothing : undefined
  if (Array.isArray(value)) return checkItems(schemaAt, schema, value as unknown[])
  return isObject(value) ? checkProperties(schemaAt, schema, value) : nothing
}

function combined(schemaAt: SchemaAt, schema: SchemaObject, value: unknown, own: Seen): Seen | undefined {
  const { $ref, allOf, anyOf, oneOf, not, if: condition, then: yes = true, else: no = true, dependentSchemas, unevaluatedItems, unevaluatedProperties } = schema
  const more: (Seen | undefined)[] = []
  if ($ref !== undefined) more.push(check(schemaAt, schemaAt($ref), value))
  if (allOf) for (const one of allOf) more.push(check(schemaAt, one, value))
  if (anyOf) more.push(...matching(schemaAt, anyOf, value, Infinity))
  if (oneOf) more.push(...matching(schemaAt, oneOf, value, 1))
  if (not !== undefined && check(schemaAt, not, value)) return undefined
  if (condition !== undefined) {
    const kept = check(schemaAt, condition, value)
    more.push(kept ?? nothing, check(schemaAt, kept ? yes : no, value))
  }
  if (dependentSchemas && isObject(value)) for (const name in dependentSchemas) if (Object.hasOwn(value, name)) more.push(check(schemaAt, dependentSchemas[name] ?? true, value))
  if (more.includes(undefined)) return undefined
  if (more.length === 0 && unevaluatedItems === undefined && unevaluatedProperties === undefined) return own
  const seen = new Set([own, ...more].flatMap((one) => [...(one ?? [])]))
  return checkRest(schemaAt, unevaluatedItems, unevaluatedProperties, value, seen) ? seen : undefined
}

/** A fault where none of the options is kept, or more than `most`. */
function matching(schemaAt: SchemaAt, options: Schema[], value: unknown, most: number): (Seen | undefined)[] {
  const found: Seen[] = []
  for (const option of options) {
    const seen = contradicts(schemaAt, option, value) ? undefined : check(schemaAt, option, value)
    if (seen) found.push(seen)
  }
  return found.length === 0 || found.length > most ? [undefined] : found
}

function checkRest(schemaAt: SchemaAt, items: Schema | undefined, properties: Schema | undefined, value: unknown, seen: Seen): boolean {
  const rest = Array.isArray(value) ? items : isObject(value) ? properties : undefined
  if (rest === undefined) return true
  const keys = Array.isArray(value) ? value.map((_item, index) => index) : Object.keys(value as JsonObject)
  return keys.every((key) => seen.has(key) || (seen.add(key) && check(schemaAt, rest, (value as JsonObject)[key])))
}

function checkItems(schemaAt: SchemaAt, schema: SchemaObject, value: unknown[]): Seen | undefined {
  const { minItems = 0, maxItems = Infinity, uniqueItems, prefixItems = [], items, contains, minContains = 1, maxContains = Infinity } = schema
  if (value.length < minItems || value.length > maxItems) return undefined
  if (uniqueItems && new Set(value.map(canonical)).size < value.length) return undefined
  const seen: Seen = new Set()
  for (const [index, item] of value.entries()) {
    const own = prefixItems[index] ?? items
    if (own === undefined) continue
    if (!check(schemaAt, own, item)) return undefined
    seen.add(index)
  }
  if (contains === undefined) return seen
  const found = value.flatMap((item, index) => (check(schemaAt, contains, item) ? [index] : []))
  for (const index of found) seen.add(index)
  return found.length >= minContains && found.length <= maxContains ? seen : undefined
}

function checkProperties(schemaAt: SchemaAt, schema: SchemaObject, value: JsonObject): Seen | undefined {
  const { required, properties = {}, patternProperties, additionalProperties, propertyNames, minProperties = 0, maxProperties = Infinity, dependentRequired } = schema
  const names = Object.keys(value)
  if (names.length < minProperties || names.length > maxProperties) return undefined
  if (required && !required.every((name) => Object.hasOwn(value, name))) return undefined
  if (dependentRequired && !names.every((name) => !Object.hasOwn(dependentRequired, name) || dependentRequired[name]?.every((other) => Object.hasOwn(value, other)))) return undefined
  const seen: Seen = new Set()
  for (const name of names) {
    if (propertyNames !== undefined && !check(schemaAt, propertyNames, name)) return undefined
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (own !== undefined && !check(schemaAt, own, value[name])) return undefined
    let known = own !== undefined
    for (const pattern in patternProperties) {
      if (!regexOf(pattern).test(name)) continue
      if (!check(schemaAt, patternProperties[pattern] ?? true, value[name])) return undefined
      known = true
    }
    if (!known && additionalProperties === undefined) continue
    if (!known && !check(schemaAt, additionalProperties ?? true, value[name])) return undefined
    seen.add(name)
  }
  return seen
}

function keepsNumber({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format }: SchemaObject, value: number): boolean {
  if ((minimum !== undefined && value < minimum) || (maximum !== undefined && value > maximum)) return false
  if ((exclusiveMinimum !== undefined && value <= exclusiveMinimum) || (exclusiveMaximum !== undefined && value >= exclusiveMaximum)) return false
  // Stricter than need be: no rounding, so that every validator agrees.
  if (multipleOf !== undefined && !Number.isInteger(value / multipleOf)) return false
  return format === 'int32' ? (value | 0) === value : format !== 'int64' || Number.isInteger(value)
}

function keepsText({ minLength, maxLength, pattern, format }: SchemaObject, value: string): boolean {
  if (minLength !== undefined && [...value].length < minLength) return false
  if (maxLength !== undefined && [...value].length > maxLength) return false
  if (pattern !== undefined && !regexOf(pattern).test(value)) return false
  return format === undefined || (formats[format]?.test(value) ?? true)
}

function hasType(types: string | string[], value: unknown): boolean {
  const own = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  const has = (type: string) => type === own || (type === 'integer' && Number.isInteger(value))
  return typeof types === 'string' ? has(types) : types.some(has)
}

function isAmong(values: unknown[], value: unknown): boolean {
  if (values.includes(value)) return true
  if (typeof value !== 'object' || value === null) return false
  const text = canonical(value)
  return values.some((one) => canonical(one) === text)
}

/** Whether a schema asks for another type, for what is missing, or for another constant in one of the properties. */
function contradicts(schemaAt: SchemaAt, schema: Schema, value: unknown, depth = 0): boolean {
  if (typeof schema === 'boolean' || depth > 5) return schema === false
  const { $ref, allOf, type, properties, required } = schema
  if (type !== undefined && !hasType(type, value)) return true
  if (isObject(value)) {
    if (required?.some((name) => !Object.hasOwn(value, name))) return true
    for (const name in properties) if (isOtherConstant(properties[name], value[name])) return true
  }
  if ($ref !== undefined && contradicts(schemaAt, schemaAt($ref), value, depth + 1)) return true
  return allOf?.some((one) => contradicts(schemaAt, one, value, depth + 1)) ?? false
}

function isOtherConstant(schema: Schema | undefined, value: unknown): boolean {
  if (typeof schema !== 'object' || typeof value !== 'string') return false
  return (typeof schema.const === 'string' && schema.const !== value) || (schema.enum?.every((one) => typeof one === 'string' && one !== value) ?? false)
}
