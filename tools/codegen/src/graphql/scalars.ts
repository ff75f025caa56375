import type { Schema } from '../document'
import { typeOf } from './shape'

const maxInt = 2 ** 31 - 1

/** The scalar that holds a value; undefined for objects, lists and what may be anything. */
export function scalarOf(schema: Schema & { minimum?: number; maximum?: number }): string | undefined {
  const { format, minimum = 0, maximum = 0 } = schema
  const kind = typeOf(schema) ?? (schema.enum?.every((value) => typeof value === 'string' || value === null) ? 'string' : undefined)
  if (kind === 'integer') return format === 'int64' || maximum > maxInt || minimum < -maxInt ? 'Float' : 'Int'
  if (kind === 'number') return 'Float'
  if (kind === 'boolean') return 'Boolean'
  if (kind === 'string') return format === 'date' || format === 'date-time' ? 'Date' : 'String'
  return undefined
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
