import type { CompactSchema } from './compact-schema'
import { formatNames } from './keywords'

type Keywords = Record<string, unknown>

/** The same checks in fewer words. */
export function simplifySchema(schema: Keywords, unevaluated: boolean): CompactSchema {
  const { $ref, ...rest } = requireAll(dropIdle(joinTypes(dropType(schema)), unevaluated))
  const only = Object.keys(rest).length === 0
  if ($ref !== undefined) return only ? { $ref } : { ...rest, allOf: [{ $ref }, ...listOf(rest.allOf)] }
  return only || singleChoice(rest)
}

/** Values that are all of the type need not be told it. */
function dropType(schema: Keywords): Keywords {
  const { type, ...rest } = schema
  const values = 'const' in schema ? [schema.const] : listOf(schema.enum)
  return values.length > 0 && values.every((value) => [type].flat().some((one) => isOfType(value, one))) ? rest : schema
}

function isOfType(value: unknown, type: unknown): boolean {
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  return type === kind || (type === 'integer' && Number.isInteger(value))
}

function joinTypes(schema: Keywords): Keywords {
  if (!Array.isArray(schema.type)) return schema
  const types = [...new Set<unknown>(schema.type)].filter((type, _index, all) => type !== 'integer' || !all.includes('number'))
  return { ...schema, type: types.length === 1 ? types[0] : types }
}

function dropIdle(schema: Keywords, unevaluated: boolean): Keywords {
  const idle = (key: string, operand: unknown): boolean => {
    if (['minLength', 'minItems', 'minProperties'].includes(key)) return operand === 0
    if (['items', 'additionalProperties', 'propertyNames', 'prefixItems'].includes(key)) return operand === true && !unevaluated
    if (['properties', 'patternProperties', 'dependentRequired', 'dependentSchemas', 'required'].includes(key)) return Object.keys(operand as object).length === 0
    if (key === 'then' || key === 'else') return !('if' in schema)
    if (key === 'minContains' || key === 'maxContains') return !('contains' in schema)
    if (key === 'format') return !formatNames.includes(String(operand)) || (operand === 'int64' && [schema.type].flat().includes('integer'))
    return key === 'uniqueItems' && operand === false
  }
  return Object.fromEntries(Object.entries(schema).filter(([key, operand]) => !idle(key, operand)))
}

/** `true` is the interpreter's word for all of the properties. */
function requireAll(schema: Keywords): Keywords {
  const names = new Set(listOf(schema.required))
  const properties = Object.keys(schema.properties ?? {})
  return names.size > 0 && names.size === properties.length && properties.every((name) => names.has(name)) ? { ...schema, required: true } : schema
}

function singleChoice(schema: Keywords): CompactSchema {
  const [[key, list]] = Object.entries(schema) as [[string, unknown]]
  const [only, ...more] = ['allOf', 'anyOf', 'oneOf'].includes(key) && Object.keys(schema).length === 1 ? listOf(list) : []
  return only !== undefined && more.length === 0 ? (only as CompactSchema) : schema
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
