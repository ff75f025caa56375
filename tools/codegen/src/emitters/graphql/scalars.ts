import type { Schema } from '../../model/document'
import { typeOf } from '../../model/shape'

const maxInt = 2 ** 31 - 1

/** The scalar that holds a value; undefined for objects, lists and what may be anything. */
export function scalarOf(schema: Schema): string | undefined {
  const { format } = schema
  const values = (schema.enum ?? [schema.const]).filter((value) => value !== null && value !== undefined)
  const kind = typeOf(schema) ?? kindOf(values)
  if (kind === 'integer') return isBeyondInt(schema, values) ? 'Float' : 'Int'
  if (kind === 'number') return 'Float'
  if (kind === 'boolean') return 'Boolean'
  if (kind === 'string') return format === 'date' || format === 'date-time' ? 'Date' : 'String'
  return undefined
}

/** Without bounds an integer is taken for one of 32 bits, unless its format says otherwise. */
function isBeyondInt({ format = '', minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema, values: unknown[]): boolean {
  const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1
  const most = exclusiveMaximum === undefined ? maximum : exclusiveMaximum - 1
  const bounds = [least, most, ...values].filter((one) => typeof one === 'number')
  return /^u?int64$|^uint32$/.test(format) || bounds.some((bound) => bound < -maxInt - 1 || bound > maxInt)
}

function kindOf(values: unknown[]): string | undefined {
  const is = (type: string) => values.length > 0 && values.every((value) => typeof value === type)
  return is('string') ? 'string' : is('boolean') ? 'boolean' : is('number') ? (values.every(Number.isInteger) ? 'integer' : 'number') : undefined
}

/** The scalar that holds the values of all schemas; undefined where there is none. */
export function commonScalar(schemas: Schema[]): string | undefined {
  const scalars = [...new Set(schemas.map(scalarOf))]
  const [first] = scalars
  if (scalars.length === 1) return first
  const wider: Record<string, string> = { Int: 'Float', Float: 'Float', Date: 'String', String: 'String' }
  const widest = new Set(scalars.map((scalar) => wider[String(scalar)]))
  return widest.size === 1 ? [...widest][0] : undefined
}
