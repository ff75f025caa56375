import type { Resolve, Schema } from './json-schema'
import { loosen } from './loosen'
import { makeValue } from './make-value'
import type { Random } from './random'
import { fits } from './fits'
import type { Run } from './run'
import { unfitPlace } from './unfit-place'

export interface GenerateOptions {
  /** Finds what a `$ref` names. */
  resolve?: Resolve
  /** Dates are around it; in milliseconds since 1970. */
  now?: number
  /** Whether the schema's own examples come first. Default true. */
  useExamples?: boolean
  /** What is not for the one who reads it. Default: `writeOnly` properties, as in an answer. */
  leaveOut?: 'readOnly' | 'writeOnly'
  /** Of the property that the value is for, or of the schema: for words that fit. */
  name?: string
  /** What the value is for, in the error. Default: `name`. */
  label?: string
  /** Number of the value among its like: later ones differ from the first. Default 0. */
  row?: number
  /** Where names and ids begin; alike for all rows of a list. Default: by chance. */
  line?: number
}

/** Nothing was found that a schema allows. The message names the schema and the place in it. */
export class NoValueError extends Error {}

/** 2026-11-18, ten in the morning in Almaty. */
const defaultNow = Date.UTC(2026, 10, 18, 5)

/**
 * A value that a schema allows: its examples first, otherwise one made up that suits the names of the properties. Of a `oneOf` whose
 * choices nothing tells apart it fits more than one.
 *
 * @throws NoValueError when nothing was found that it allows
 */
export function generate(schema: Schema, random: Random, options: GenerateOptions = {}): unknown {
  const { resolve = () => true, label = options.name } = options
  const schemaAt = (reference: string) => (resolve(reference) ?? true) as Schema
  const value = attempt(schema, schemaAt, random, options) ?? attempt(loosen(schema), (reference) => loosen(schemaAt(reference)), random, options)
  if (value !== undefined) return value
  const place = unfitPlace(schema, schemaAt, (part) => attempt(part, schemaAt, random, options) !== undefined)
  throw new NoValueError(`No value fits the schema ${label || JSON.stringify(schema).slice(0, 200)}${place && `, for none fits ${place} in it`}`)
}

function attempt(schema: Schema, schemaAt: Run['schemaAt'], random: Random, options: GenerateOptions): unknown {
  const { now = defaultNow, useExamples = true, leaveOut = 'writeOnly', name = '', row = 0 } = options
  const line = (options.line ?? random.integer(0, 20)) + row
  for (let count = 0; count < 12; count++) {
    const run: Run = {
      makeValue: (schemas, place) => makeValue(run, schemas, place),
      random,
      schemaAt,
      now,
      useExamples: useExamples && count < 6,
      leaveOut,
      // A large value may be the reason why none was found.
      left: count % 2 === 0 ? 500 : 0,
      attempts: 3000,
      open: new Map(),
    }
    const value = run.makeValue([schema], { name, line, row, item: row > 0, lean: false })
    if (value !== undefined && fits(run.schemaAt, schema, value)) return value
  }
  return undefined
}
