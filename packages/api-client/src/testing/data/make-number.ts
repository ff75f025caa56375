import type { SchemaObject } from './json-schema'
import { fits } from './fits'
import type { Place, Run } from './run'

/** A number that keeps all of the schemas; undefined when none was found. */
export function makeNumber(run: Run, parts: SchemaObject[], place: Place, whole: boolean): number | undefined {
  const limits = limitsOf(parts, whole)
  const steps: number[] = []
  for (const { multipleOf } of parts) if (multipleOf !== undefined) steps.push(multipleOf)
  let rounded: number | undefined
  for (const number of candidates(run, place, limits, steps, whole)) {
    if (!Number.isFinite(number) || (whole && !Number.isInteger(number)) || !parts.every((part) => fits(run.schemaAt, part, number))) continue
    // A validator that does not round takes it, too.
    if (steps.every((step) => Number.isInteger(number / step))) return number
    rounded ??= number
  }
  return rounded
}

interface Limits {
  least: number
  most: number
}

function limitsOf(parts: SchemaObject[], whole: boolean): Limits {
  let most = whole ? Number.MAX_SAFE_INTEGER : Number.MAX_VALUE
  let least = -most
  for (const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, format } of parts) {
    if (format === 'int32') [least, most] = [Math.max(least, -(2 ** 31)), Math.min(most, 2 ** 31 - 1)]
    if (minimum !== undefined) least = Math.max(least, minimum)
    if (maximum !== undefined) most = Math.min(most, maximum)
    if (exclusiveMinimum !== undefined) least = Math.max(least, whole ? Math.floor(exclusiveMinimum) + 1 : exclusiveMinimum)
    if (exclusiveMaximum !== undefined) most = Math.min(most, whole ? Math.ceil(exclusiveMaximum) - 1 : exclusiveMaximum)
  }
  return whole ? { least: Math.ceil(least), most: Math.floor(most) } : { least, most }
}

function* candidates(run: Run, place: Place, { least, most }: Limits, steps: number[], whole: boolean): Generator<number> {
  const { random } = run
  const [usualLeast, usualMost] = usualRange(place, run.now)
  const from = usualLeast >= least && usualLeast <= most ? usualLeast : least > -1e9 ? least : Math.max(least, Math.min(0, most))
  const to = Math.max(from, Math.min(most, usualMost >= from ? usualMost : from + 100))

  if (steps.length > 0) yield* multiples(from, most, least, steps)
  if (whole) {
    for (let attempt = 0; attempt < 4; attempt++) yield random.integer(from, to)
  } else {
    for (const digits of [1, 2, 4, 8]) yield Number((from + random.next() * (to - from)).toFixed(digits))
    yield from + (to - from) / 2
    yield (Math.max(least, -1e300) + Math.min(most, 1e300)) / 2
  }
  yield* [from, to, least, most, 0, 1, -1]
}

/** Of the product of all steps, for whole ones of their least common multiple. */
function* multiples(from: number, most: number, least: number, steps: number[]): Generator<number> {
  const step = steps.reduce((one, other) => (Number.isInteger(one) && Number.isInteger(other) ? (one * other) / divisor(one, other) : one * other))
  const first = Math.ceil(from / step)
  for (let count = first; count < first + 200 && count * step <= most; count++) yield count * step
  for (let count = first; count > first - 200 && count * step >= least; count--) yield count * step
  for (const own of steps) yield Math.ceil(from / own) * own
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))

/** What a reader would expect under this name. */
function usualRange({ name, line }: Place, now: number): [number, number] {
  const word = name.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()
  const year = new Date(now).getUTCFullYear()
  if (/(^|_)id$|(^|_)number$/.test(word)) return [1001 + line, 1001 + line]
  if (/year/.test(word)) return [year - 4, year]
  if (/price|amount|budget|salary|cost|fee/.test(word)) return [100_000, 2_000_000]
  if (/(^|_)lat(itude)?$/.test(word)) return [43, 44]
  if (/(^|_)(lng|lon|longitude)$/.test(word)) return [76, 77]
  if (/width|height|size/.test(word)) return [200, 2000]
  if (/order|position|index/.test(word)) return [10 * (line + 1), 10 * (line + 1)]
  if (/page$/.test(word)) return [1, 1]
  return [1, 100]
}
