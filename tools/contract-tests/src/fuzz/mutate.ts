import type { Random } from '@university/api-client/testing/random'
import { nastyName, nastyText, nastyValue } from './nasty'

type Step = string | number

/** A value of the contract with one to three things changed in it, anywhere. */
export function mutate(random: Random, value: unknown): unknown {
  let changed = structuredClone(value)
  for (let count = random.pick([1, 1, 1, 2, 3]); count > 0; count--) changed = changeOne(random, changed)
  return changed
}

function changeOne(random: Random, value: unknown): unknown {
  const places = placesOf(value)
  const path = random.pick(places)
  const last = path.at(-1)
  const parent = last === undefined ? undefined : at(value, path.slice(0, -1))
  if (last === undefined || typeof parent !== 'object' || parent === null) {
    if (random.integer(0, 2) === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return nastyValue(random)
    return withField(value, nastyName(random), nastyValue(random))
  }
  const own = (parent as Record<Step, unknown>)[last]
  if (random.integer(0, 4) === 0 && !Array.isArray(parent)) return replaced(value, path.slice(0, -1), without(parent as Record<string, unknown>, String(last)))
  return replaced(value, path, otherThan(random, own))
}

function otherThan(random: Random, own: unknown): unknown {
  const kind = random.integer(0, 5)
  if (kind === 0) return [own]
  if (kind === 1) return { value: own }
  if (kind === 2 && typeof own === 'string') return random.pick([own.repeat(200), own.toUpperCase(), `${own}\0`, `${own}\ud800`, ` ${own} `, own.slice(0, -1), own.normalize('NFD')])
  if (kind === 2 && typeof own === 'number') return random.pick([-own, own + 0.5, own * 1e15, String(own), own + 2 ** 40])
  if (kind === 3 && Array.isArray(own)) return [...own, ...own, ...own]
  if (kind === 4) return nastyText(random)
  return nastyValue(random)
}

/** The value as a whole, and everything in it. */
function placesOf(value: unknown, path: Step[] = []): Step[][] {
  if (typeof value !== 'object' || value === null) return [path]
  const keys: Step[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return [path, ...keys.flatMap((key) => placesOf((value as Record<Step, unknown>)[key], [...path, key]))]
}

function at(value: unknown, path: Step[]): unknown {
  return path.reduce<unknown>((inner, step) => (inner as Record<Step, unknown>)[step], value)
}

function replaced(value: unknown, [step, ...rest]: Step[], other: unknown): unknown {
  if (step === undefined) return other
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === step ? replaced(item, rest, other) : item))
  const object = value as Record<Step, unknown>
  return withField(object, String(step), replaced(object[step], rest, other))
}

/** Also for `__proto__`, which an assignment would not write. */
function withField(object: object, name: string, value: unknown): unknown {
  return Object.fromEntries([...Object.entries(object).filter(([key]) => key !== name), [name, value]])
}

function without(object: Record<string, unknown>, name: string): unknown {
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name))
}
