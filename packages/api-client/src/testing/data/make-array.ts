import { canonical, type Schema, type SchemaObject } from './json-schema'
import { fits } from './fits'
import { longerTexts } from './longer-texts'
import type { Place, Run } from './run'

/** A list that keeps all of the schemas; undefined when none was found. Its items differ if they can. */
export function makeArray(run: Run, parts: SchemaObject[], place: Place): unknown[] | undefined {
  const plan = planOf(parts)
  if (plan.least > plan.most) return undefined
  // What must be contained stands behind the items with places of their own; where that fails among them, or all in one.
  for (let from = plan.wanted.length > 0 ? plan.prefix : 0; from >= (plan.wanted.length > 1 ? -1 : 0); from--) {
    const items = fill(run, parts, place, plan, from)
    if (items.length >= plan.least && plan.contains.every((schema) => fits(run.schemaAt, schema, items))) return items
  }
  return undefined
}

interface Plan {
  least: number
  most: number
  /** How many items have places of their own. */
  prefix: number
  unique: boolean
  /** Items that must be among the others. */
  wanted: Schema[]
  contains: SchemaObject[]
  /** Where only so many may be of a kind, the others must not be. */
  others: Schema[]
}

function planOf(parts: SchemaObject[]): Plan {
  const containing = parts.filter(({ contains }) => contains !== undefined)
  return {
    least: Math.max(0, ...parts.map(({ minItems = 0 }) => minItems)),
    most: Math.min(Infinity, ...parts.map(({ maxItems = Infinity }) => maxItems)),
    prefix: Math.max(0, ...parts.map(({ prefixItems = [] }) => prefixItems.length)),
    unique: parts.some(({ uniqueItems }) => uniqueItems === true),
    wanted: containing.flatMap(({ contains = true, minContains = 1 }) => Array.from({ length: minContains }, () => contains)),
    contains: containing.map(({ contains = true, minContains = 1, maxContains = Infinity }) => ({ contains, minContains, maxContains })),
    others: containing.flatMap(({ contains = true, maxContains }) => (maxContains === undefined ? [] : [{ not: contains }])),
  }
}

function fill(run: Run, parts: SchemaObject[], place: Place, { least, most, prefix, unique, others, ...plan }: Plan, from: number): unknown[] {
  let { wanted } = plan
  const usual = place.lean ? 0 : Math.max(prefix, run.random.integer(2, 3))
  const isAllInOne = from < 0
  const needed = Math.max(least, isAllInOne ? 1 : from + wanted.length)
  const count = Math.min(Math.max(usual, needed), most)
  const items: unknown[] = []
  const seen = new Set<string>()
  while (items.length < count) {
    const index = items.length
    const extra = isAllInOne ? (index === 0 ? wanted : others) : index < from ? [] : [wanted[index - from] ?? others].flat()
    const schemas = [...schemasAt(parts, index), ...extra]
    const found = newItem(run, schemas, place, index, seen)
    const { item, key } = (unique && index < needed && seen.has(found.key) && longerItem(run, schemas, found.item, seen)) || found
    const isRepeated = seen.has(key)
    if (isRepeated && unique && !isAllInOne && index - from < wanted.length) {
      // One item may be all that two schemas want.
      wanted = wanted.filter((_schema, place) => place !== index - from)
      continue
    }
    if (item === undefined || (isRepeated && (unique || index >= needed))) break
    seen.add(key)
    items.push(item)
  }
  return items
}

/** What each of the schemas demands of the item at a place. */
function schemasAt(parts: SchemaObject[], index: number): Schema[] {
  return parts.flatMap(({ prefixItems = [], items, unevaluatedItems }) => {
    const own = prefixItems[index] ?? items ?? unevaluatedItems
    return own === undefined ? [] : [own]
  })
}

/** One that is not there yet, if one is found; with the key by which it is told apart. */
function newItem(run: Run, schemas: Schema[], place: Place, index: number, seen: Set<string>): { item: unknown; key: string } {
  const nested = schemas.some((schema) => typeof schema === 'object' && schema.$ref !== undefined && (run.open.get(schema.$ref) ?? 0) > 0)
  const line = nested ? place.line * 10 + index + 1 : place.line + index
  let found = { item: undefined as unknown, key: '' }
  for (let attempt = 0; attempt < 12; attempt++) {
    const row = (nested ? line : index) + attempt
    const item = run.makeValue(schemas, { ...place, line: line + attempt, row, item: true })
    found = { item, key: canonical(item) }
    if (item === undefined || !seen.has(found.key)) return found
  }
  return found
}

/** Of a text, one with more letters; of anything else none. */
function longerItem(run: Run, schemas: Schema[], item: unknown, seen: Set<string>): { item: unknown; key: string } | undefined {
  if (typeof item !== 'string') return undefined
  for (const text of longerTexts(item)) {
    const key = canonical(text)
    if (!seen.has(key) && schemas.every((schema) => fits(run.schemaAt, schema, text))) return { item: text, key }
  }
  return undefined
}
