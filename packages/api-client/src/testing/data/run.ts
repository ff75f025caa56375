import type { Schema } from './json-schema'
import type { Random } from './random'

/** What holds while one value is made. */
export interface Run {
  /** A value that keeps all of the schemas; undefined when none was found. For parts of values. */
  makeValue(schemas: Schema[], place: Place): unknown
  random: Random
  /** The schema that a `$ref` names; anything goes where there is none. */
  schemaAt(reference: string): Schema
  /** Milliseconds since 1970. */
  now: number
  /** Whether the schema's own examples come first. */
  useExamples: boolean
  /** Whose property is left out: `readOnly` is the server's, `writeOnly` the sender's. */
  leaveOut: 'readOnly' | 'writeOnly'
  /** Values that may still be made before only what is required is made. */
  left: number
  /** Attempts that may still be made. */
  attempts: number
  /** How often each `$ref` is open around this place. */
  open: Map<string, number>
}

export interface Place {
  /** Of the property, or of the list that an item is in. */
  name: string
  /** Number among all rows, from which words and ids follow. */
  line: number
  /** Number in its own list: only the first row takes examples as they are. */
  row: number
  /** Whether it is an item of a list itself, rather than a property. */
  item: boolean
  /** Only what is required, because things nest in a circle or grow too large. */
  lean: boolean
}
