import { hasType, isAmong, keepsNumber, keepsText } from './fits-scalar'
import { canonical, isObject, type JsonObject, type Schema, type SchemaObject } from './json-schema'
import { tellApart } from './tell-apart'
import { regexOf } from './text-by-regex'

type SchemaAt = (reference: string) => Schema

/** The properties or items that have been looked at; kept only where a schema asks for the others. */
type Seen = Set<string | number> | undefined

/** What was found to fit before. Values are never changed once they are made. */
const known = new WeakMap<object, Schema>()

/**
 * Whether a value keeps a schema. `validate` says the same and why, and is made to be small; this is made to be fast, for
 * making one value asks hundreds of times: it ends with the first fault, does not look into an option that a constant
 * property excludes, and does not look twice at the rows of a list.
 */
export function fits(schemaAt: SchemaAt, schema: Schema, value: unknown): boolean {
  const good = check(schemaAt, schema, value, undefined)
  if (good && typeof value === 'object' && value !== null) known.set(value, schema)
  return good
}

function check(schemaAt: SchemaAt, given: Schema, value: unknown, seen: Seen): boolean {
  if (typeof given === 'boolean') return given
  const schema = tellApart(given)
  if (schema.type !== undefined && !hasType(schema.type, value)) return false
  if (schema.enum && !isAmong(schema.enum, value)) return false
  if ('const' in schema && !isAmong([schema.const], value)) return false
  const isOpen = schema.unevaluatedItems === undefined && schema.unevaluatedProperties === undefined
  const own = isOpen ? seen : new Set<string | number>()
  return keepsOwn(schemaAt, schema, value, own) && keepsCombined(schemaAt, schema, value, own) && (isOpen || keepsRest(schemaAt, schema, value, own, seen))
}

/** Of a property or an item. */
function checkChild(schemaAt: SchemaAt, schema: Schema, value: unknown): boolean {
  return (typeof value === 'object' && value !== null && known.get(value) === schema) || check(schemaAt, schema, value, undefined)
}

function keepsOwn(schemaAt: SchemaAt, schema: SchemaObject, value: unknown, seen: Seen): boolean {
  if (typeof value === 'number') return keepsNumber(schema, value)
  if (typeof value === 'string') return keepsText(schema, value)
  if (Array.isArray(value)) return keepsItems(schemaAt, schema, value as unknown[], seen)
  return !isObject(value) || keepsProperties(schemaAt, schema, value, seen)
}

function keepsCombined(schemaAt: SchemaAt, schema: SchemaObject, value: unknown, seen: Seen): boolean {
  const { $ref, allOf, anyOf, oneOf, not, dependentSchemas } = schema
  if ($ref !== undefined && !check(schemaAt, schemaAt($ref), value, seen)) return false
  if (allOf) for (const one of allOf) if (!check(schemaAt, one, value, seen)) return false
  if (anyOf && countMatches(schemaAt, anyOf, value, seen) === 0) return false
  if (oneOf && countMatches(schemaAt, oneOf, value, seen) !== 1) return false
  if (not !== undefined && check(schemaAt, not, value, undefined)) return false
  if (schema.if !== undefined && !check(schemaAt, (attempt(schemaAt, schema.if, value, seen) ? schema.then : schema.else) ?? true, value, seen)) return false
  if (dependentSchemas && isObject(value)) {
    for (const name in dependentSchemas) if (Object.hasOwn(value, name) && !check(schemaAt, dependentSchemas[name] ?? true, value, seen)) return false
  }
  return true
}

function countMatches(schemaAt: SchemaAt, options: Schema[], value: unknown, seen: Seen): number {
  let count = 0
  for (const option of options) if (!contradicts(schemaAt, option, value) && attempt(schemaAt, option, value, seen)) count++
  return count
}

/** What it has looked at counts only if all is well. */
function attempt(schemaAt: SchemaAt, schema: Schema, value: unknown, seen: Seen): boolean {
  const own: Seen = seen && new Set()
  const good = check(schemaAt, schema, value, own)
  if (good && own) for (const key of own) seen?.add(key)
  return good
}

function keepsRest(schemaAt: SchemaAt, schema: SchemaObject, value: unknown, own: Seen, seen: Seen): boolean {
  const rest = Array.isArray(value) ? schema.unevaluatedItems : isObject(value) ? schema.unevaluatedProperties : undefined
  if (rest !== undefined) {
    const keys = Array.isArray(value) ? value.map((_item, index) => index) : Object.keys(value as JsonObject)
    for (const key of keys) {
      if (own?.has(key)) continue
      if (!checkChild(schemaAt, rest, (value as JsonObject)[key])) return false
      own?.add(key)
    }
  }
  if (seen && own) for (const key of own) seen.add(key)
  return true
}

function keepsItems(schemaAt: SchemaAt, schema: SchemaObject, value: unknown[], seen: Seen): boolean {
  const { minItems = 0, maxItems = Infinity, uniqueItems, prefixItems = [], items, contains, minContains = 1, maxContains = Infinity } = schema
  if (value.length < minItems || value.length > maxItems) return false
  if (uniqueItems && new Set(value.map(canonical)).size < value.length) return false
  for (let index = 0; index < value.length; index++) {
    const own = prefixItems[index] ?? items
    if (own === undefined) continue
    if (!checkChild(schemaAt, own, value[index])) return false
    seen?.add(index)
  }
  if (contains === undefined) return true
  let found = 0
  for (let index = 0; index < value.length; index++) {
    if (!checkChild(schemaAt, contains, value[index])) continue
    found++
    seen?.add(index)
  }
  return found >= minContains && found <= maxContains
}

function keepsProperties(schemaAt: SchemaAt, schema: SchemaObject, value: JsonObject, seen: Seen): boolean {
  const { required, properties, patternProperties, additionalProperties, propertyNames, minProperties, maxProperties, dependentRequired } = schema
  if (required) for (const name of required) if (!Object.hasOwn(value, name)) return false
  const names = Object.keys(value)
  if ((minProperties !== undefined && names.length < minProperties) || (maxProperties !== undefined && names.length > maxProperties)) return false
  for (const name of names) {
    if (propertyNames !== undefined && !check(schemaAt, propertyNames, name, undefined)) return false
    if (dependentRequired && Object.hasOwn(dependentRequired, name)) for (const other of dependentRequired[name] ?? []) if (!Object.hasOwn(value, other)) return false
    const own = properties && Object.hasOwn(properties, name) ? properties[name] : undefined
    if (own !== undefined && !checkChild(schemaAt, own, value[name])) return false
    let isNamed = own !== undefined
    for (const pattern in patternProperties) {
      if (!regexOf(pattern).test(name)) continue
      if (!checkChild(schemaAt, patternProperties[pattern] ?? true, value[name])) return false
      isNamed = true
    }
    if (!isNamed && additionalProperties === undefined) continue
    if (!isNamed && !checkChild(schemaAt, additionalProperties ?? true, value[name])) return false
    seen?.add(name)
  }
  return true
}

/** Whether a schema asks for another type, for what is missing, or for another constant in one of the properties. */
function contradicts(schemaAt: SchemaAt, schema: Schema, value: unknown, depth = 0): boolean {
  if (typeof schema === 'boolean' || depth > 5) return schema === false
  const { $ref, allOf, type, properties, required } = schema
  if (type !== undefined && !hasType(type, value)) return true
  if (isObject(value)) {
    if (required) for (const name of required) if (!Object.hasOwn(value, name)) return true
    for (const name in properties) if (isOtherConstant(properties[name], value[name])) return true
  }
  if ($ref !== undefined && contradicts(schemaAt, schemaAt($ref), value, depth + 1)) return true
  if (allOf) for (const one of allOf) if (contradicts(schemaAt, one, value, depth + 1)) return true
  return false
}

function isOtherConstant(schema: Schema | undefined, value: unknown): boolean {
  if (typeof schema !== 'object' || typeof value !== 'string') return false
  return (typeof schema.const === 'string' && schema.const !== value) || (schema.enum?.every((one) => typeof one === 'string' && one !== value) ?? false)
}
