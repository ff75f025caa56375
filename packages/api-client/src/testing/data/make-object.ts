import { settleEnvelope } from './envelope'
import { fits } from './fits'
import type { JsonObject } from './json-schema'
import { longerTexts } from './longer-texts'
import { objectPlanOf, type ObjectPlan } from './object-plan'
import type { Place, Run } from './run'
import type { Shape } from './shape'
import { regexOf, textByRegex } from './text-by-regex'

/** An object that keeps all of the schemas; undefined when none was found. */
export function makeObject(run: Run, shape: Shape, place: Place): JsonObject | undefined {
  const plan = objectPlanOf(shape)
  const { least, most, required, optional } = plan
  if (required.size > most) return undefined
  const made = new Map<string, unknown>()
  const add = (name: string): boolean => {
    const value = mayBeNamed(run, plan, name) ? run.makeValue(plan.schemasFor(name), { ...place, name, item: false }) : undefined
    if (value !== undefined) made.set(name, value)
    return value !== undefined
  }

  for (const name of required) if (!add(name)) return undefined
  for (const name of optional) {
    if (made.has(name) || (place.lean && made.size >= least) || plan.isFor(run, name)) continue
    const dependents = plan.dependentsOf(name).filter((one) => one !== name && !made.has(one))
    if (made.size + dependents.length >= most) continue
    const before = dependents.length > 0 ? new Map(made) : undefined
    if (add(name) && !dependents.every(add)) for (const one of [...made.keys()]) if (!before?.has(one)) made.delete(one)
  }
  const some = plan.isMap && !place.lean ? Math.min(2, most) : 0
  if (made.size < Math.max(least, some)) for (const name of newNames(run, plan, made, Math.max(least, some))) add(name)
  if (made.size < least) for (const name of longerNames(run, plan, made, least)) add(name)
  return made.size < least ? undefined : settleEnvelope(run, shape.parts, inOrder(plan, made))
}

function mayBeNamed(run: Run, { propertyNames }: ObjectPlan, name: string): boolean {
  return propertyNames.every((schema) => fits(run.schemaAt, schema, name))
}

/** Names that no schema gives, until there are `count` properties. */
function* newNames(run: Run, { patterns, fixedNames, propertyNames }: ObjectPlan, made: Map<string, unknown>, count: number): Generator<string> {
  for (let attempt = 0; attempt < 10 * count && made.size < count; attempt++) {
    const pattern = patterns[attempt % (patterns.length + 1)]
    const place: Place = { name: 'key', line: attempt, row: attempt, item: false, lean: false }
    const made = propertyNames.length > 0 ? run.makeValue([...propertyNames, { type: 'string' }], place) : `key${attempt + 1}`
    const text = fixedNames[attempt] ?? (pattern === undefined ? undefined : textByRegex(pattern, run.random)) ?? made
    if (typeof text === 'string') yield text
  }
}

/** Names that a pattern with an open end allows, too, until there are `count` properties. */
function* longerNames(run: Run, { patterns }: ObjectPlan, made: Map<string, unknown>, count: number): Generator<string> {
  for (const pattern of patterns) {
    const test = regexOf(pattern)
    for (const name of longerTexts(textByRegex(pattern, run.random) ?? '')) {
      if (made.size >= count) return
      if (test.test(name) && !made.has(name)) yield name
    }
  }
}

/** Properties stand as the schemas name them. */
function inOrder({ names }: ObjectPlan, made: Map<string, unknown>): JsonObject {
  return Object.fromEntries([...names.filter((name) => made.has(name)), ...made.keys()].map((name) => [name, made.get(name)]))
}
