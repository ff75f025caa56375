import type { Contract } from './read-contract'
import { copy, isObject, type Schema, type TypeName } from './data/json-schema'

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
export function itemsOf(contract: Pick<Contract, 'schemaAt'>, schema: Schema, depth = 0): Schema {
  if (typeof schema !== 'object' || depth > 8) return true
  return schema.items ?? (schema.$ref === undefined ? true : itemsOf(contract, contract.schemaAt(schema.$ref), depth + 1))
}

/** What an object's schema says of a property; undefined where it does not name it. */
export function propertyOf(contract: Contract, schema: Schema, name: string): Schema | undefined {
  if (typeof schema === 'boolean') return undefined
  const own = isObject(schema.properties) && Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
  if (own !== undefined) return own
  const others = [...(schema.$ref === undefined ? [] : [contract.schemaAt(schema.$ref)]), ...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  for (const other of others) {
    const found = propertyOf(contract, other, name)
    if (found !== undefined) return found
  }
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined
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
