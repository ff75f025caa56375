import { copy, isObject, type Schema, type SchemaObject } from './json-schema'
import { isIdentity, isPlausible } from './plausible-text'
import { fits } from './fits'
import { objectPlanOf } from './object-plan'
import type { Place, Run } from './run'
import { shapeOf } from './shape'
import { isoTime } from './text-by-format'

/** By what is left out. */
const usable = { readOnly: new WeakMap<SchemaObject, unknown[]>(), writeOnly: new WeakMap<SchemaObject, unknown[]>() }

/** An example that keeps all of the schemas; from the second row on changed, so that rows differ. */
export function fromExamples(run: Run, schemas: Schema[], examples: unknown[], place: Place): unknown {
  if (!run.useExamples || examples.length === 0) return undefined
  const good = usableOf(run, schemas, examples)
  if (good.length === 0) return undefined
  const example = good[place.row % good.length]
  if (place.row < good.length) return copy(example)
  const changed = change(example, place)
  return changed !== undefined && schemas.every((schema) => fits(run.schemaAt, schema, changed)) ? changed : undefined
}

/** An example that breaks its own schema is not used. */
function usableOf(run: Run, schemas: Schema[], examples: unknown[]): unknown[] {
  const [schema] = schemas
  const alone = schemas.length === 1 && typeof schema === 'object' ? schema : undefined
  const known = alone && usable[run.leaveOut].get(alone)
  if (known) return known
  const good = examples.map((example) => withoutLeftOut(run, schemas, example)).filter((example) => schemas.every((one) => fits(run.schemaAt, one, example)))
  if (alone) usable[run.leaveOut].set(alone, good)
  return good
}

/** An example of a schema is for both sides: without what the one that reads it does not get. */
function withoutLeftOut(run: Run, schemas: Schema[], example: unknown): unknown {
  if (typeof example !== 'object' || example === null) return example
  const shape = shapeOf(run, schemas)
  if (!shape) return example
  if (Array.isArray(example)) return example.map((item: unknown) => withoutLeftOut(run, shape.parts.flatMap(({ items }) => items ?? []), item))
  const plan = objectPlanOf(shape)
  const kept = Object.entries(example).filter(([name]) => !plan.isFor(run, name))
  return Object.fromEntries(kept.map(([name, one]) => [name, withoutLeftOut(run, plan.schemasFor(name), one)]))
}

/** The like of it for a later row; undefined where something new is better. */
function change(example: unknown, place: Place): unknown {
  if (typeof example === 'number') return changeNumber(example, place)
  if (typeof example === 'string') return changeText(example, place)
  if (isObject(example)) return place.item ? undefined : copy(example)
  return Array.isArray(example) ? copy(example) : undefined
}

function changeNumber(example: number, { name, row }: Place): number | undefined {
  if (!Number.isInteger(example)) return undefined
  if (isIdentity(name)) return example + row
  return /order|position|index/.test(name) ? example + 10 * row : undefined
}

function changeText(example: string, { name, row, item }: Place): string | undefined {
  const time = /^\d{4}-\d\d-\d\d(T|$)/.exec(example)
  const moment = Date.parse(example)
  // There is no 0000-00-00.
  if (time && !Number.isNaN(moment)) return isoTime(moment - row * 24 * 60 * 60 * 1000).slice(0, time[1] ? undefined : 10)
  if (isIdentity(name) || item) return nextText(example, row)
  return isPlausible(name) ? undefined : example
}

/** `KZ-007` → `KZ-008`, `science` → `science-2`, `a@b.example` → `a2@b.example`. */
function nextText(example: string, row: number): string {
  const [, before = '', digits = '', after = ''] = /^(.*?)(\d+)(\D*)$/s.exec(example) ?? []
  if (digits && digits.length < 16) return `${before}${String(Number(digits) + row).padStart(digits.length, '0')}${after}`
  return example.includes('@') ? example.replace('@', `${row + 1}@`) : `${example}-${row + 1}`
}
