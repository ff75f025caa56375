import { isObject, type Schema, type SchemaObject } from './json-schema'
import { targetOf } from './references'

type SchemaAt = (reference: string) => Schema

/** A component that extends one with a discriminator, and the value by which that knows it. */
export interface Heir {
  value: string
  $ref: string
}

/**
 * Those that `mapping` names, and those that extend the schema without it, by their own names.
 *
 * @param base the reference to the schema; of one that is no component only a mapping knows heirs
 */
export function heirsOf(schemaAt: SchemaAt, base: string | undefined, { mapping = {} }: NonNullable<SchemaObject['discriminator']>): Heir[] {
  const mapped = Object.entries(mapping).map(([value, target]) => ({ value, $ref: target.includes('/') ? target : schemas + target }))
  const all: unknown = base === undefined ? {} : schemaAt('#/components/schemas')
  const named = Object.keys(isObject(all) ? all : {}).map((value) => ({ value, $ref: schemas + value }))
  return [...mapped, ...named.filter(({ $ref }) => mapped.every((one) => one.$ref !== $ref) && isHeir(schemaAt, $ref, base))]
}

const schemas = '#/components/schemas/'

function isHeir(schemaAt: SchemaAt, reference: string, base: string | undefined, depth = 0): boolean {
  const schema = schemaAt(reference)
  if (typeof schema === 'boolean' || depth > 8) return false
  return (schema.allOf ?? []).some((part) => typeof part === 'object' && part.$ref !== undefined && (targetOf(part.$ref) === base || isHeir(schemaAt, part.$ref, base, depth + 1)))
}
