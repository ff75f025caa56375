import { isJson } from '../document'
import type { SchemaObject } from './json-schema'
import { plausibleText, timeFor } from './plausible-text'
import { fits } from './fits'
import type { Place, Run } from './run'
import { formats, shortFormats, type FormatMaking } from './text-by-format'
import { textByRegex } from './text-by-regex'

/** A text that keeps all of the schemas; undefined when none was found. */
export function makeText(run: Run, parts: SchemaObject[], place: Place): string | undefined {
  const min = Math.max(0, ...parts.map(({ minLength = 0 }) => minLength))
  const max = Math.min(Infinity, ...parts.map(({ maxLength = Infinity }) => maxLength))
  if (min > max) return undefined
  // Most texts have nothing to keep, or a format that the first candidate has anyway.
  const isFree = parts.length === 1 && min === 0 && max === Infinity && parts[0]?.pattern === undefined
  for (const text of candidates(run, parts, place, min, max)) {
    if (text !== undefined && (isFree || parts.every((part) => fits(run.schemaAt, part, text)))) return text
  }
  return undefined
}

function* candidates(run: Run, parts: SchemaObject[], place: Place, min: number, max: number): Generator<string | undefined> {
  const { random, now } = run
  const { name, line } = place
  const making: FormatMaking = { random, filling: '', time: timeFor(name, now, line), line }
  const patterns = parts.flatMap(({ pattern }) => pattern ?? [])
  const format = parts.find((part) => part.format !== undefined && part.format in formats)?.format ?? (parts.some(({ contentEncoding = '' }) => /^base64(url)?$/i.test(contentEncoding)) ? 'base64' : undefined)
  const inner = parts.find(({ contentMediaType = '', contentEncoding }) => isJson(contentMediaType) && contentEncoding === undefined)
  if (inner) yield JSON.stringify(run.makeValue([inner.contentSchema ?? { type: 'object' }], { ...place, item: false }))

  if (format !== undefined) {
    for (const make of [formats[format], shortFormats[format]]) {
      for (let room = 0; make && room < 2; room++) yield make({ ...making, filling: room === 0 ? '' : filling(min) })
      for (let less = 1; make && less <= min && less < 80; less++) yield make({ ...making, filling: filling(less) })
    }
  }
  const plausible = plausibleText(name, making) ?? `${name || 'text'} ${line + 1}`
  yield toLength(plausible, min, max)
  for (let attempt = 0; attempt < 12 && patterns.length > 0; attempt++) yield textByRegex(patterns[attempt % patterns.length] ?? '', random, min, max)
  if (format === undefined && patterns.length === 0) yield toLength('a', min, max)
  if (patterns.length > 0 && (patterns.length > 1 || format !== undefined)) {
    const parts = [...patterns.map((pattern) => ({ pattern, text: textByRegex(pattern, random) })), { pattern: '', text: format && formats[format]?.(making) }]
    yield* joined(parts, min)
  }
}

/** Where each leaves an end open: what begins as one demands, and ends as another does. */
function* joined(parts: { pattern: string; text: string | undefined }[], min: number): Generator<string> {
  const [first = '', ...others] = parts.sort((one, other) => placeOf(one.pattern) - placeOf(other.pattern)).map(({ text = '' }) => text)
  const rest = others.join('')
  for (const room of [0, min - [...first, ...rest].length]) yield first + filling(Math.max(0, room)) + rest
}

/** Below 0 for what has to be at the beginning, above for what has to be at the end. */
const placeOf = (pattern: string): number => Number(pattern.endsWith('$')) - Number(pattern.startsWith('^'))

const filling = (length: number): string => 'abcdefghijklmnopqrstuvwxyz'.repeat(Math.ceil(length / 26)).slice(0, length)

/** Characters are counted as validators do: by code points. */
function toLength(text: string, min: number, max: number): string {
  const characters = [...text]
  if (characters.length < min) return [...`${text} `.repeat(Math.ceil(min / (characters.length + 1)))].slice(0, min).join('')
  return characters.length > max ? characters.slice(0, max).join('') : text
}
