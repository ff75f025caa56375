import type { Contract } from './read-contract'
import { isObject, type Schema } from './data/json-schema'

/** A contract whose schemas do not ask for what is `readOnly`: that is the server's, required or not, and no request has it. */
export function asSent(contract: Contract): Contract & { plain(schema: Schema): Schema } {
  const known = changed.get(contract) ?? new Map<object, Schema>()
  changed.set(contract, known)
  const plain = (schema: Schema): Schema => {
    if (typeof schema === 'boolean') return schema
    const made = known.get(schema) ?? (change(schema, new Set()) as Schema)
    known.set(schema, made)
    return made
  }
  /** `own` are names that the schemas around this one call `readOnly`. */
  const change = (node: unknown, own: ReadonlySet<string>): unknown => {
    if (Array.isArray(node)) return node.map((one) => change(one, own))
    if (!isObject(node)) return node
    const names = new Set([...own, ...readOnlyNames(contract, node as Schema)])
    const allowed = (list: unknown): unknown => (Array.isArray(list) ? list.filter((name) => !names.has(String(name))) : list)
    const entries = Object.entries(node).map(([key, value]): [string, unknown] => {
      if (key === 'required') return [key, allowed(value)]
      if (key === 'dependentRequired' && isObject(value)) return [key, Object.fromEntries(Object.entries(value).map(([name, list]) => [name, allowed(list)]))]
      if (key === '$ref' && typeof value === 'string') return [key, withoutNames(value, [...own].filter((name) => requires(contract, { $ref: value }, name)))]
      if (values.has(key)) return [key, value]
      if (tables.has(key) && isObject(value)) return [key, Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one, new Set())]))]
      return [key, change(value, /^(allOf|anyOf|oneOf|if|then|else)$/.test(key) ? names : new Set())]
    })
    return Object.fromEntries(entries)
  }
  const variants = new Map<string, Schema>()
  const schemaAt = (reference: string): Schema => {
    const { target, names } = readReference(reference)
    if (names.length === 0) return plain(contract.schemaAt(target))
    const made = variants.get(reference) ?? (change(contract.schemaAt(target), new Set(names)) as Schema)
    variants.set(reference, made)
    return made
  }
  return { ...contract, plain, schemaAt }
}

const separator = ' without '

/** What a component requires is not asked for where it stands for a part of what calls that `readOnly`: such a reference names what is left out. */
function withoutNames(reference: string, names: string[]): string {
  return names.length === 0 ? reference : `${reference}${separator}${JSON.stringify(names.sort())}`
}

function readReference(reference: string): { target: string; names: string[] } {
  const [target = '', names] = reference.split(separator)
  return { target, names: names === undefined ? [] : (JSON.parse(names) as string[]) }
}

const changed = new WeakMap<Contract, Map<object, Schema>>()

const values = new Set(['enum', 'const', 'default', 'example', 'examples'])

const tables = new Set(['properties', 'patternProperties', 'dependentSchemas'])

/** With those that `allOf` adds. */
function readOnlyNames(contract: Contract, schema: Schema, depth = 0): string[] {
  if (typeof schema === 'boolean' || depth > 8) return []
  const own = Object.entries(schema.properties ?? {}).filter(([, property]) => isReadOnly(contract, property))
  const parts = [...(schema.$ref === undefined ? [] : [contract.schemaAt(schema.$ref)]), ...(schema.allOf ?? [])]
  return [...own.map(([name]) => name), ...parts.flatMap((part) => readOnlyNames(contract, part, depth + 1))]
}

function requires(contract: Contract, schema: Schema, name: string, depth = 0): boolean {
  if (typeof schema === 'boolean' || depth > 8) return false
  const parts = [...(schema.$ref === undefined ? [] : [contract.schemaAt(schema.$ref)]), ...(schema.allOf ?? [])]
  const dependent = Object.values(schema.dependentRequired ?? {}).flat()
  return [...(schema.required ?? []), ...dependent].includes(name) || parts.some((part) => requires(contract, part, name, depth + 1))
}

/** Where it stands, in the component that it names, or in a part of its `allOf`. */
function isReadOnly(contract: Contract, schema: Schema, depth = 0): boolean {
  if (typeof schema === 'boolean' || depth > 8) return false
  const parts = [...(schema.$ref === undefined ? [] : [contract.schemaAt(schema.$ref)]), ...(schema.allOf ?? [])]
  return schema.readOnly === true || parts.some((part) => isReadOnly(contract, part, depth + 1))
}
