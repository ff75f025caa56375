import { isOfType } from '../../normalise/plain-schemas'
import type { CompactSchema } from './compact-schema'
import { formatNames } from './keywords'

type Keywords = Record<string, unknown>

/** The same checks in fewer words. */
export function simplifySchema(schema: Keywords, unevaluated: boolean): CompactSchema {
  const { $ref, ...rest } = countOptional(dropIdle(joinTypes(dropType(schema)), unevaluated))
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

function joinTypes(schema: Keywords): Keywords {
  if (!Array.isArray(schema.type)) return schema
  const types = [...new Set<unknown>(schema.type)].filter((type, _index, all) => type !== 'integer' || !all.includes('number'))
  return { ...schema, type: types.length === 1 ? types[0] : types }
}

function dropIdle(schema: Keywords, unevaluated: boolean): Keywords {
  const idle = (key: string, operand: unknown): boolean => {
    if (['minLength', 'minItems', 'minProperties'].includes(key)) return operand === 0
    if (['items', 'additionalProperties', 'propertyNames'].includes(key)) return operand === true && !unevaluated
    if (['properties', 'patternProperties', 'dependentRequired', 'dependentSchemas', 'required'].includes(key)) return Object.keys(operand as object).length === 0
    if (key === 'then' || key === 'else') return !('if' in schema)
    if (key === 'minContains' || key === 'maxContains') return !('contains' in schema)
    if (key === 'format') return !formatNames.includes(String(operand)) || (operand === 'int64' && [schema.type].flat().includes('integer'))
    return key === 'uniqueItems' && operand === false
  }
  return Object.fromEntries(Object.entries(schema).filter(([key, operand]) => !idle(key, operand)))
}

/** A number is the interpreter's word for all of the properties but so many: those that may be absent stand first. */
function countOptional(schema: Keywords): Keywords {
  const required = new Set<unknown>(listOf(schema.required))
  const inOrder = Object.entries(schema.properties ?? {}).sort(([one], [other]) => Number(required.has(one)) - Number(required.has(other)))
  const properties = Object.fromEntries(inOrder)
  const optional = inOrder.length - required.size
  // Names that are numbers come first in any object, and some that are required need not be among the properties.
  const known = Object.keys(properties).slice(Math.max(0, optional))
  return required.size > 0 && optional >= 0 && known.every((name) => required.has(name)) ? { ...schema, properties, required: optional } : schema
}

function singleChoice(schema: Keywords): CompactSchema {
  const [[key, list]] = Object.entries(schema) as [[string, unknown]]
  const [only, ...more] = ['allOf', 'anyOf', 'oneOf'].includes(key) && Object.keys(schema).length === 1 ? listOf(list) : []
  return only !== undefined && more.length === 0 ? (only as CompactSchema) : schema
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
