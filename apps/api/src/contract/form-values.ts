import { groupBy } from '../group-by'
import type { BodyFormat, FormPart } from './body-format'
import type { JsonObject } from './document'
import type { Fault } from './faults'
import { isNumber } from './is-number'

/** A form as the schema describes it, and what was wrong before the schema could be asked. */
export interface FormValues {
  value: JsonObject
  faults: Fault[]
}

/** Puts the parts of a form together: numbers, booleans and JSON are read from their text, repeated parts become lists. */
export function formValues(entries: Iterable<[name: string, text: string]>, { parts }: BodyFormat): FormValues {
  const texts = groupBy(entries, ([name]) => name, ([, text]) => text)
  const faults: Fault[] = []
  const values = [...texts].flatMap(([name, given]): [string, unknown][] => {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined
    if (!part) return [[name, given[0]]]
    const isRepeated = part.list === undefined && given.length > 1
    if (isRepeated) faults.push({ field: name, code: 'repeated', message: 'must occur only once' })
    const read = given.map((text) => readText(text, part))
    if (part.kind === 'json' && read.includes(broken)) faults.push({ field: name, code: 'json', message: 'must be JSON text' })
    const present = read.filter((one) => one !== undefined && one !== broken)
    if (part.list !== undefined) return [[name, present]]
    return present.length > 0 ? [[name, present[0]]] : []
  })
  return { value: Object.fromEntries(values), faults }
}

const broken = Symbol('broken')

/** What cannot be read stays as it is, for the schema to refuse. A number that was left empty was not given. */
function readText(text: string, { kind }: FormPart): unknown {
  if (kind === 'json') {
    try {
      return JSON.parse(text) as unknown
    } catch {
      return broken
    }
  }
  if ((kind === 'number' || kind === 'boolean') && text === '') return undefined
  if (kind === 'number') return isNumber(text) ? Number(text) : text
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return text
}
