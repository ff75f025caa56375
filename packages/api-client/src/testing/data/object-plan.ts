import type { Schema, SchemaObject } from './json-schema'
import { isMarked } from '../exchanged-schemas'
import type { Run } from './run'
import type { Shape } from './shape'
import { regexOf } from './text-by-regex'

/** What several schemas together say of an object. */
export interface ObjectPlan {
  /** All that `properties` name, in the order of the schemas. */
  names: string[]
  /** With what `dependentRequired` adds. */
  required: Set<string>
  optional: string[]
  least: number
  most: number
  /** Whether it is a table from any key to a value. */
  isMap: boolean
  /** For names that no schema gives. */
  patterns: string[]
  fixedNames: string[]
  propertyNames: Schema[]
  /** What the schemas demand of a property. */
  schemasFor(name: string): Schema[]
  /** The property and those that must stand beside it. */
  dependentsOf(name: string): string[]
  /** Whether a property is the other side's alone, as `leaveOut` says. */
  isFor(run: Run, name: string): boolean
}

const plans = new WeakMap<Shape, ObjectPlan>()

/** Made once for each shape. */
export function objectPlanOf(shape: Shape): ObjectPlan {
  const known = plans.get(shape)
  if (known) return known
  const plan = makePlan(shape.parts)
  plans.set(shape, plan)
  return plan
}

function makePlan(parts: SchemaObject[]): ObjectPlan {
  const names = [...new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties)))]
  const required = new Set(withDependents(parts, parts.flatMap((part) => part.required ?? [])))
  const propertyNames = parts.flatMap((part) => part.propertyNames ?? [])
  const table = new Map<string, Schema[]>()
  const schemasFor = (name: string): Schema[] => {
    const schemas = table.get(name) ?? collect(parts, name)
    table.set(name, schemas)
    return schemas
  }
  return {
    names,
    required,
    optional: names.filter((name) => !required.has(name)),
    least: Math.max(0, ...parts.map(({ minProperties = 0 }) => minProperties)),
    most: Math.min(Infinity, ...parts.map(({ maxProperties = Infinity }) => maxProperties)),
    isMap: names.length === 0 && parts.some(({ additionalProperties, patternProperties }) => typeof additionalProperties === 'object' || patternProperties !== undefined),
    patterns: [
      ...parts.flatMap(({ patternProperties = {} }) => Object.keys(patternProperties)),
      ...propertyNames.flatMap((schema) => (typeof schema === 'object' ? (schema.pattern ?? []) : [])),
    ],
    fixedNames: propertyNames.flatMap((schema) => (typeof schema === 'object' ? (schema.enum ?? []) : [])).filter((name) => typeof name === 'string'),
    propertyNames,
    schemasFor,
    dependentsOf: (name) => withDependents(parts, [name]),
    isFor: (run, name) => schemasFor(name).some((schema) => isMarked(run, schema, run.leaveOut)),
  }
}

function collect(parts: SchemaObject[], name: string): Schema[] {
  const own = parts.map((part) => ownSchemas(part, name))
  const known = own.some(({ length }) => length > 0)
  return parts.flatMap(({ additionalProperties, unevaluatedProperties }, index) => {
    const schemas = own[index] ?? []
    if (schemas.length > 0) return schemas
    if (additionalProperties !== undefined) return [additionalProperties]
    return unevaluatedProperties !== undefined && !known ? [unevaluatedProperties] : []
  })
}

function ownSchemas({ properties = {}, patternProperties = {} }: SchemaObject, name: string): Schema[] {
  const own = Object.hasOwn(properties, name) ? properties[name] : undefined
  const matching = Object.keys(patternProperties).filter((pattern) => regexOf(pattern).test(name))
  return [...(own === undefined ? [] : [own]), ...matching.flatMap((pattern) => patternProperties[pattern] ?? [])]
}

function withDependents(parts: SchemaObject[], names: string[]): string[] {
  const all = new Set(names)
  for (const name of all) for (const { dependentRequired } of parts) for (const other of dependentRequired?.[name] ?? []) all.add(other)
  return [...all]
}
