import type { Contract } from './read-contract'
import { regexOf } from './data/text-by-regex'
import { copy, isObject, type Schema, type SchemaObject, type TypeName } from './data/json-schema'

/** The types that a schema allows, as far as it names them; alternatives add up. */
export function typesOf(contract: Contract, schema: Schema, depth = 0): TypeName[] {
  if (typeof schema === 'boolean' || depth > 8) return []
  if (schema.type !== undefined) return [schema.type].flat()
  if (schema.$ref !== undefined) return typesOf(contract, contract.schemaAt(schema.$ref), depth + 1)
  const inner = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((one) => typesOf(contract, one, depth + 1))
  const values = schema.enum ?? ('const' in schema ? [schema.const] : [])
  return [...inner, ...values.map(typeOf), ...(schema.properties ? (['object'] as const) : [])]
}

/** What a list's schema says of its items. */
export function itemsOf(contract: Pick<Contract, 'schemaAt'>, schema: Schema): Schema {
  return ownItemsOf(contract, schema) ?? true
}

function ownItemsOf(contract: Pick<Contract, 'schemaAt'>, schema: Schema, depth = 0): Schema | undefined {
  if (typeof schema !== 'object' || depth > 8) return undefined
  return schema.items ?? firstOf(partsOf(contract, schema), (part) => ownItemsOf(contract, part, depth + 1))
}

/** What an object's schema says of a property; undefined where it does not allow for it by name or by `additionalProperties`. */
export function propertyOf(contract: Contract, schema: Schema, name: string): Schema | undefined {
  const additional = additionalOf(contract, schema)
  return namedPropertyOf(contract, schema, name) ?? (typeof additional === 'object' ? additional : undefined)
}

/** What an object's schema says of a property that it names, or whose name it has a pattern for. */
export function namedPropertyOf(contract: Contract, schema: Schema, name: string, depth = 0): Schema | undefined {
  if (typeof schema === 'boolean' || depth > 8) return undefined
  const { properties, patternProperties = {} } = schema
  const own = isObject(properties) && Object.hasOwn(properties, name) ? properties[name] : patternProperties[Object.keys(patternProperties).find((pattern) => regexOf(pattern).test(name)) ?? '']
  return own ?? firstOf(partsOf(contract, schema), (part) => namedPropertyOf(contract, part, name, depth + 1))
}

/** What an object's schema says of properties that it does not name; undefined where it says nothing. */
export function additionalOf(contract: Contract, schema: Schema, depth = 0): Schema | undefined {
  if (typeof schema === 'boolean' || depth > 8) return undefined
  return schema.additionalProperties ?? firstOf(partsOf(contract, schema), (part) => additionalOf(contract, part, depth + 1))
}

/** Whether an object's schema says what fields there are. */
export function namesFields(contract: Contract, schema: Schema, depth = 0): boolean {
  if (typeof schema === 'boolean' || depth > 8) return false
  return (schema.properties ?? schema.patternProperties) !== undefined || partsOf(contract, schema).some((part) => namesFields(contract, part, depth + 1))
}

function partsOf(contract: Pick<Contract, 'schemaAt'>, { $ref, allOf = [], oneOf = [], anyOf = [] }: SchemaObject): Schema[] {
  return [...($ref === undefined ? [] : [contract.schemaAt($ref)]), ...allOf, ...oneOf, ...anyOf]
}

function firstOf<T>(parts: Schema[], find: (part: Schema) => T | undefined): T | undefined {
  for (const part of parts) {
    const found = find(part)
    if (found !== undefined) return found
  }
  return undefined
}

/** Fills in what `default` gives, in place, in the properties that a schema names. */
export function fillInDefaults(contract: Contract, schema: Schema, value: unknown, depth = 0): void {
  if (typeof schema === 'boolean' || !isObject(value) || depth > 8) return
  if (schema.$ref !== undefined) fillInDefaults(contract, contract.schemaAt(schema.$ref), value, depth + 1)
  for (const one of schema.allOf ?? []) fillInDefaults(contract, one, value, depth + 1)
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (typeof property === 'boolean') continue
    if (value[name] === undefined && 'default' in property) value[name] = copy(property.default)
    else fillInDefaults(contract, property, value[name], depth + 1)
  }
}

function typeOf(value: unknown): TypeName {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value as TypeName
}
