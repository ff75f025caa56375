import { isKept, isOnlyTold, waysToKeep } from './choices'
import { fromExamples } from './examples'
import { copy, type Schema, type SchemaObject, type TypeName } from './json-schema'
import { makeArray } from './make-array'
import { makeNumber } from './make-number'
import { makeObject } from './make-object'
import { makeText } from './make-text'
import { fits } from './fits'
import type { Place, Run } from './run'
import { choose, shapeOf, type Shape } from './shape'

/** From here on a circle is closed as soon as it may be; soon after, it has to be. */
const closing = 2
const closed = 6

/**
 * A value that keeps all of the schemas.
 *
 * @returns undefined when none was found
 */
export function makeValue(run: Run, schemas: Schema[], place: Place): unknown {
  run.left--
  const shape = shapeOf(run, schemas)
  if (!shape) return undefined
  return inside(run, shape.references, place, (here) => fromExamples(run, schemas, shape.examples, here) ?? solve(run, schemas, shape, here))
}

/** Notes what is open around `make`, and makes things lean where they nest too deep. */
function inside(run: Run, references: string[], place: Place, make: (place: Place) => unknown): unknown {
  const depth = Math.max(0, ...references.map((reference) => run.open.get(reference) ?? 0))
  if (depth >= closed) return undefined
  for (const reference of references) run.open.set(reference, (run.open.get(reference) ?? 0) + 1)
  const value = make(place.lean || (depth < closing && run.left > 0) ? place : { ...place, lean: true })
  for (const reference of references) run.open.set(reference, (run.open.get(reference) ?? 1) - 1)
  return value
}

function solve(run: Run, whole: Schema[], shape: Shape, place: Place): unknown {
  const [choice] = shape.choices
  if (!choice) return assemble(run, shape, place)
  if (kindOf(run, shape).types.length === 0) return undefined
  let told: unknown
  for (const way of waysToKeep(run, choice, place)) {
    if (run.attempts-- <= 0) return told
    const more = shapeOf(run, [way])
    if (!more) continue
    const all = [...whole, way]
    const value = inside(run, more.references, place, (here) => fromExamples(run, all, more.examples, here) ?? solve(run, all, choose(shape, more), here))
    if (value === undefined || !isKept(run, choice, value)) continue
    if (!isOnlyTold(run, choice, value)) return value
    told ??= value
  }
  return told
}

function assemble(run: Run, shape: Shape, place: Place): unknown {
  const { values, types } = kindOf(run, shape)
  if (values) return values.length === 0 ? undefined : copy(run.random.pick(values))
  for (const type of types) {
    const value = ofType(run, shape, place, type)
    if (value !== undefined) return value
  }
  return undefined
}

function ofType(run: Run, shape: Shape, place: Place, type: TypeName): unknown {
  switch (type) {
    case 'string':
      return makeText(run, shape.parts, place)
    case 'integer':
    case 'number':
      return makeNumber(run, shape.parts, place, type === 'integer')
    case 'boolean':
      return run.random.next() < 0.5
    case 'array':
      return makeArray(run, shape.parts, place)
    case 'object':
      return makeObject(run, shape, place)
    case 'null':
      return null
  }
}

interface Kind {
  /** Where it is one of several values: those that keep everything else. */
  values: unknown[] | undefined
  /** The likeliest first, null last. */
  types: TypeName[]
}

const kinds = new WeakMap<Shape, Kind>()

function kindOf(run: Run, shape: Shape): Kind {
  const known = kinds.get(shape)
  if (known) return known
  const types = typesOf(shape.parts)
  const kind = { values: types.length > 0 ? valuesOf(run, shape.parts) : [], types }
  kinds.set(shape, kind)
  return kind
}

/** Null and the empty text only where there is nothing else. */
function valuesOf(run: Run, parts: SchemaObject[]): unknown[] | undefined {
  const fixed = parts.find((part) => 'const' in part)
  const values = fixed ? [fixed.const] : parts.find((part) => part.enum)?.enum
  const good = values?.filter((value) => parts.every((part) => fits(run.schemaAt, part, value)))
  const telling = good?.filter((value) => value !== null && value !== '')
  return telling?.length ? telling : good
}

const allTypes: TypeName[] = ['string', 'object', 'array', 'number', 'boolean', 'null']

function typesOf(parts: SchemaObject[]): TypeName[] {
  const lists = parts.flatMap(({ type }) => (type === undefined ? [] : [[type].flat()]))
  if (lists.length === 0) return [...impliedTypes(parts), ...allTypes].filter((type, index, all) => all.indexOf(type) === index)
  const [first = [], ...others] = lists
  const common = first.flatMap((type): TypeName[] => {
    if (others.every((list) => list.includes(type))) return [type]
    const whole = type === 'number' && others.every((list) => list.includes('integer') || list.includes('number'))
    const part = type === 'integer' && others.every((list) => list.includes('integer') || list.includes('number'))
    return whole || part ? ['integer'] : []
  })
  return [...common.filter((type) => type !== 'null'), ...common.filter((type) => type === 'null')]
}

const implied: [TypeName, (keyof SchemaObject)[]][] = [
  ['object', ['properties', 'required', 'additionalProperties', 'patternProperties', 'minProperties', 'maxProperties', 'propertyNames', 'dependentRequired', 'unevaluatedProperties']],
  ['array', ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems', 'unevaluatedItems']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
]

/** A schema without a type still says what it is about. */
function impliedTypes(parts: SchemaObject[]): TypeName[] {
  return implied.filter(([, keys]) => parts.some((part) => keys.some((key) => key in part))).map(([type]) => type)
}
