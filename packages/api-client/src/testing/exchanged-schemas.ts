import type { Contract } from './read-contract'
import { isObject, type Schema, type SchemaObject } from './data/json-schema'
import { heirsOf } from './data/heirs'
import { readReference, targetOf, withoutNames } from './data/references'
import { tellApart } from './data/tell-apart'

/** A contract as one side of an exchange keeps it; `plain` is for schemas that stand outside of components. */
export type Exchanged = Contract & { plain(schema: Schema): Schema }

type Mark = 'readOnly' | 'writeOnly'

/** For checking requests: their schemas do not ask for what is `readOnly`, which is the server's, required or not. */
export const asSent = (contract: Contract): Exchanged => exchanged(contract, 'readOnly', true)

/** For making answers: their schemas do not ask for what is `writeOnly`. */
export const asAnswered = (contract: Contract): Exchanged => exchanged(contract, 'writeOnly', false)

/** For checking answers. */
export const asRead = (contract: Contract): Exchanged => exchanged(contract, 'writeOnly', true)

const known = new WeakMap<Contract, Map<string, Exchanged>>()

/** @param isApart whether choices with a discriminator, and heirs, are written so that `validate` tells them apart */
function exchanged(contract: Contract, mark: Mark, isApart: boolean): Exchanged {
  const all = known.get(contract) ?? new Map<string, Exchanged>()
  known.set(contract, all)
  const found = all.get(`${mark} ${isApart}`) ?? makeExchanged(contract, mark, isApart)
  all.set(`${mark} ${isApart}`, found)
  return found
}

function makeExchanged(contract: Contract, mark: Mark, isApart: boolean): Exchanged {
  const changed = new Map<object, Schema>()
  const plain = (schema: Schema): Schema => {
    if (typeof schema === 'boolean') return schema
    const made = changed.get(schema) ?? (change(schema, new Set()) as Schema)
    changed.set(schema, made)
    return made
  }
  /** `own` are names that the schemas around this one mark; `isPart` says that it is extended where it stands. */
  const change = (given: unknown, own: ReadonlySet<string>, isPart = false): unknown => {
    if (Array.isArray(given)) return given.map((one) => change(one, own, isPart))
    if (!isObject(given)) return given
    const node: object = isApart ? tellApart(given as SchemaObject) : given
    const names = new Set([...own, ...markedNames(contract, node as Schema, mark)])
    const allowed = (list: unknown): unknown => (Array.isArray(list) ? list.filter((name) => !names.has(String(name))) : list)
    const entries = Object.entries(node).filter(([key, value]) => !(isApart && key === 'pattern' && isFaulty(value))).map(([key, value]): [string, unknown] => {
      if (key === 'required') return [key, allowed(value)]
      if (key === 'dependentRequired' && isObject(value)) return [key, Object.fromEntries(Object.entries(value).map(([name, list]) => [name, allowed(list)]))]
      if (key === '$ref' && typeof value === 'string') return [key, withoutNames(value, [...own].filter((name) => requires(contract, { $ref: value }, name)))]
      if (values.has(key)) return [key, value]
      if (tables.has(key) && isObject(value)) return [key, Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one, new Set())]))]
      return [key, change(value, /^(allOf|anyOf|oneOf|if|then|else)$/.test(key) ? names : new Set(), key === 'allOf')]
    })
    const made = Object.fromEntries(entries) as SchemaObject
    return isApart && !isPart ? withHeirs(contract, made) : made
  }
  const variants = new Map<string, Schema>()
  const schemaAt = (reference: string): Schema => {
    const { target, names } = readReference(reference)
    if (names.length === 0) return plain(contract.schemaAt(target))
    const made = variants.get(reference) ?? (change(contract.schemaAt(target), new Set(names)) as Schema)
    variants.set(reference, made)
    return made
  }
  const resolve = (reference: string): unknown => (contract.resolve(readReference(reference).target) === undefined || reference === allSchemas ? contract.resolve(reference) : schemaAt(reference))
  return { ...contract, plain, schemaAt, resolve }
}

/** What refers to a schema that has a discriminator and heirs keeps what the heir demands whose value it has, too. Of other values nothing is known. */
function withHeirs(contract: Contract, schema: SchemaObject): SchemaObject {
  const target = schema.$ref === undefined ? undefined : targetOf(schema.$ref)
  const base = target === undefined ? true : contract.schemaAt(target)
  if (typeof base === 'boolean' || !base.discriminator || base.oneOf || base.anyOf) return schema
  const { propertyName } = base.discriminator
  const heirs = heirsOf(contract.schemaAt, target, base.discriminator).filter(({ $ref }) => $ref !== target)
  const conditions = heirs.map(({ value, $ref }) => ({ if: { required: [propertyName], properties: { [propertyName]: { const: value } } }, then: { $ref } }))
  return conditions.length > 0 ? { ...schema, allOf: [...(schema.allOf ?? []), ...conditions] } : schema
}

/** `validate` would check nothing at all. */
function isFaulty(pattern: unknown): boolean {
  try {
    return typeof pattern === 'string' && !new RegExp(pattern, 'u')
  } catch {
    return true
  }
}

const allSchemas = '#/components/schemas'

const values = new Set(['enum', 'const', 'default', 'example', 'examples'])

const tables = new Set(['properties', 'patternProperties', 'dependentSchemas'])

/** With those that `allOf` adds. */
function markedNames(contract: Contract, schema: Schema, mark: Mark, depth = 0): string[] {
  if (typeof schema === 'boolean' || depth > 8) return []
  const own = Object.entries(schema.properties ?? {}).filter(([, property]) => isMarked(contract, property, mark))
  const parts = [...(schema.$ref === undefined ? [] : [contract.schemaAt(schema.$ref)]), ...(schema.allOf ?? [])]
  return [...own.map(([name]) => name), ...parts.flatMap((part) => markedNames(contract, part, mark, depth + 1))]
}

function requires(contract: Contract, schema: Schema, name: string, depth = 0): boolean {
  if (typeof schema === 'boolean' || depth > 8) return false
  const parts = [...(schema.$ref === undefined ? [] : [contract.schemaAt(schema.$ref)]), ...(schema.allOf ?? [])]
  const dependent = Object.values(schema.dependentRequired ?? {}).flat()
  return [...(schema.required ?? []), ...dependent].includes(name) || parts.some((part) => requires(contract, part, name, depth + 1))
}

/** Where it stands, in the component that it names, or in a part of its `allOf`. */
export function isMarked(contract: Pick<Contract, 'schemaAt'>, schema: Schema, mark: Mark, depth = 0): boolean {
  if (typeof schema === 'boolean' || depth > 8) return false
  const parts = [...(schema.$ref === undefined ? [] : [contract.schemaAt(schema.$ref)]), ...(schema.allOf ?? [])]
  return schema[mark] === true || parts.some((part) => isMarked(contract, part, mark, depth + 1))
}
