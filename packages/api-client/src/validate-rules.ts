import type { Issue } from './result'
import { formats } from './validate-formats'
import type { JsonSchema, Resolve, SchemaObject } from './validate-schema'

/** A schema that is to be held against the value as well or, with a key, against that property or item. */
export type Task = [schema: JsonSchema, key?: string]

/** What a rule may ask about the value and its schema. */
export interface Visit {
  schema: SchemaObject
  /** Keys of the properties or items that have been looked at. */
  seen: Set<string>
  pointer: string
  issues: Issue[]
  resolve: Resolve | undefined
  /** Holds a schema against the value, or against another one, and returns the issues instead of reporting them. */
  attempt(schema: JsonSchema, value?: unknown): Issue[]
}

/** Whether the value keeps the rule, or what is to be checked to know. `false` is a schema too: it breaks the rule there. */
export type Rule = (limit: never, value: never, visit: Visit) => boolean | Task[]

type Table<T> = Readonly<Record<string, T>>
type Members = Table<unknown> | readonly unknown[]

/**
 * By kind of value; those of `any` are for all. In the order of their working: what asks for the rest of the properties
 * or items comes right after what names some, and what asks for the unevaluated at the very end.
 */
export const rules: Table<Table<Rule>> = {
  number: {
    minimum: (limit: number, value: number) => value >= limit,
    maximum: (limit: number, value: number) => value <= limit,
    exclusiveMinimum: (limit: number, value: number) => value > limit,
    exclusiveMaximum: (limit: number, value: number) => value < limit,
    // 19.99 / 0.01 is 1998.9999999999998
    multipleOf: (limit: number, value: number) => Number.isInteger(+(value / limit).toPrecision(15)),
    format: (name: string, value: number) => (name === 'int32' ? (value | 0) === value : name !== 'int64' || Number.isInteger(value)),
  },
  string: {
    minLength: isLong,
    maxLength: isShort,
    pattern: matches,
    format: (name: string, value: string) => formats[name]?.test(value) ?? true,
  },
  array: {
    minItems: isLong,
    maxItems: isShort,
    uniqueItems: (limit: boolean, value: unknown[]) => !limit || new Set(value.map(toText)).size === value.length,
    prefixItems: named,
    items: rest,
    contains(schema: JsonSchema, value: unknown[], visit) {
      const { minContains = 1, maxContains = Infinity } = visit.schema
      const found = value.filter((item, index) => !visit.attempt(schema, item).length && visit.seen.add(`${index}`))
      return !(found.length < minContains || found.length > maxContains)
    },
  },
  object: {
    minProperties: (limit: number, value: object) => isLong(limit, Object.keys(value)),
    maxProperties: (limit: number, value: object) => isShort(limit, Object.keys(value)),
    required: (keys: readonly string[] | number, value: object, visit) =>
      (typeof keys === 'number' ? Object.keys(visit.schema.properties!).slice(keys) : keys).filter((key) => !Object.hasOwn(value, key)).map((key) => [false, key]),
    propertyNames: (schema: JsonSchema, value: object, visit) =>
      Object.keys(value).filter((key) => visit.attempt(schema, key).length).map((key) => [false, key]),
    properties: named,
    patternProperties: (schemas: Table<JsonSchema>, value: object) =>
      Object.keys(schemas).flatMap((pattern) => Object.keys(value).filter((key) => matches(pattern, key)).map((key): Task => [schemas[pattern]!, key])),
    additionalProperties: rest,
    dependentRequired: (lists: Table<string[]>, value: object) => shared(lists, value).map((key) => [{ required: lists[key]! }]),
    dependentSchemas: (schemas: Table<JsonSchema>, value: object) => shared(schemas, value).map((key) => [schemas[key]!]),
  },
  any: {
    $ref: (reference: string, _value, visit) => [[visit.resolve!(reference)]],
    type: (types: string | string[], value) => [types].flat().some((type) => type === kindOf(value) || (type === 'integer' && Number.isInteger(value))),
    enum: (values: unknown[], value) => values.includes(value) || values.map(toText).includes(toText(value)),
    const: (one: unknown, value) => toText(one) === toText(value),
    allOf: (schemas: JsonSchema[]) => schemas.map((schema) => [schema]),
    anyOf: (schemas: JsonSchema[], _value, visit) => choose(schemas, visit, Infinity),
    oneOf: (schemas: JsonSchema[], _value, visit) => choose(schemas, visit, 1),
    not: (schema: JsonSchema, _value, visit) => visit.attempt(schema).length > 0,
    if: (condition: JsonSchema, _value, visit) => [[(visit.attempt(condition).length ? visit.schema.else : visit.schema.then) ?? true]],
  },
  arrayRest: { unevaluatedItems: rest },
  objectRest: { unevaluatedProperties: rest },
}

function isLong(limit: number, value: Iterable<unknown>): boolean {
  return [...value].length >= limit
}

function isShort(limit: number, value: Iterable<unknown>): boolean {
  return [...value].length <= limit
}

function named(schemas: Table<JsonSchema>, value: Members): Task[] {
  return shared(schemas, value).map((key) => [schemas[key]!, key])
}

function rest(schema: JsonSchema, value: Members, { seen }: Visit): Task[] {
  return Object.keys(value).filter((key) => !seen.has(key)).map((key) => [schema, key])
}

/** The keys of a table that the value has too. */
function shared(table: object, value: object): string[] {
  return Object.keys(table).filter((key) => Object.hasOwn(value, key))
}

/** Where a value keeps none of the schemas, the one with the fewest faults further down tells what is wrong, if there is one. */
function choose(schemas: JsonSchema[], visit: Visit, most: number): boolean {
  const tries = schemas.map((schema) => visit.attempt(schema)).sort((a, b) => a.length - b.length)
  const matches = tries.filter((found) => !found[0]).length
  return matches ? matches <= most : tries.some((found) => found[0]!.pointer !== visit.pointer && visit.issues.push(...found))
}

function matches(pattern: string, text: string): boolean {
  return new RegExp(pattern, 'u').test(text)
}

/** The same for equal values, whatever the order of their keys. */
function toText(value: unknown): string {
  return JSON.stringify(value, (_key, one: Table<unknown>) => (kindOf(one) === 'object' ? Object.fromEntries(Object.keys(one).sort().map((key) => [key, one[key]])) : one))
}

export function kindOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}
