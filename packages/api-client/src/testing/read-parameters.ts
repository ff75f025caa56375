import type { JsonObject, Schema } from './data/json-schema'
import type { Contract, Found } from './read-contract'
import { isJson, type Parameter } from './document'
import { additionalOf, itemsOf, namedPropertyOf, propertyOf, typesOf } from './schema-types'

/** Where parameters are, besides the body. */
export const places = ['path', 'query', 'header', 'cookie'] as const

export type Place = (typeof places)[number]

/** The parameters of a request by place and name, turned from text into what their schemas ask for. Others are left out. */
export function readParameters(contract: Contract, { operation, path }: Found, request: Request): Record<Place, JsonObject> {
  const sent = { query: pairsOf(new URL(request.url).search.slice(1), '&', fromQuery), cookie: pairsOf(request.headers.get('cookie') ?? '', /;\s*/, decode) }
  const values: Record<Place, JsonObject> = { path: {}, query: {}, header: {}, cookie: {} }
  for (const parameter of operation.parameters) {
    const { name, in: place } = parameter
    const schema = schemaOf(parameter)
    const others = operation.parameters.filter((other) => other.in === place && other !== parameter)
    const value =
      place === 'path' ? readText(contract, parameter, schema, path[name], decode) : place === 'header' ? readText(contract, parameter, schema, request.headers.get(name), (text) => text) : readPairs(contract, parameter, schema, sent[place], (key) => others.some((other) => isMeant(contract, other, key)))
    if (value !== undefined) values[place][name] = value
  }
  return values
}

/** What a parameter is held against: a schema of its own, or that of its `content`. */
export function schemaOf({ schema, content = {} }: Parameter): Schema {
  return schema ?? Object.values(content)[0]?.schema ?? true
}

/** What came by names: a separator within a value is encoded, so each value is decoded only when it has been split. */
interface Pairs {
  entries: [name: string, encoded: string][]
  decode: (encoded: string) => string
}

function pairsOf(text: string, separator: string | RegExp, decode: (encoded: string) => string): Pairs {
  return { entries: named(text.split(separator).filter(Boolean), decode), decode }
}

/** A value out of text, as far as the schema allows: a number, a truth value, JSON, or the text itself. */
export function fromText(contract: Contract, schema: Schema, text: string): unknown {
  const types = typesOf(contract, schema)
  if (types.includes('string')) return text
  if ((types.includes('number') || types.includes('integer')) && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text)
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  if (types.includes('null') && (text === '' || text === 'null')) return null
  return types.includes('object') || types.includes('array') ? parsed(text) : text
}

/** A parameter of the path or of a header. */
function readText(contract: Contract, { content, style, explode = false }: Parameter, schema: Schema, encoded: string | null | undefined, decode: (encoded: string) => string): unknown {
  if (encoded === null || encoded === undefined) return undefined
  if (content) return fromContent(contract, content, decode(encoded))
  const types = typesOf(contract, schema)
  const isObject = types.includes('object')
  if (!isObject && !types.includes('array')) return fromText(contract, schema, decode(withoutPrefix(encoded, style)))
  const separator = explode ? (separators[style ?? ''] ?? ',') : ','
  // Of an exploded matrix every item has the name, of which only the first is a prefix of the whole: `;a=1;a=2`.
  const parts = (explode && style === 'matrix' ? encoded.slice(1) : withoutPrefix(encoded, style)).split(separator)
  if (isObject) return toObject(contract, schema, explode ? named(parts, decode) : inTurn(parts, decode), decode)
  return toList(contract, schema, explode && style === 'matrix' ? named(parts, decode).map(([, value]) => value) : parts, decode)
}

const separators: Record<string, string> = { label: '.', matrix: ';' }

function withoutPrefix(text: string, style: string | undefined): string {
  return style === 'label' ? text.replace(/^\./, '') : style === 'matrix' ? text.replace(/^;[^=]*=/, '') : text
}

/** `a=1` → `['a', '1']`. */
function named(parts: string[], decode: (encoded: string) => string): [name: string, encoded: string][] {
  return parts.map((part) => {
    const [name = '', ...value] = part.split('=')
    return [decode(name), value.join('=')]
  })
}

/** Names and values in turn. */
function inTurn(parts: string[], decode: (encoded: string) => string): [name: string, encoded: string][] {
  return parts.flatMap((part, index): [string, string][] => (index % 2 === 0 ? [[decode(part), parts[index + 1] ?? '']] : []))
}

/** A parameter of the query or of cookies. @param isTaken whether a key is that of another parameter, and so no property of an object */
function readPairs(contract: Contract, { name, style = 'form', explode = style === 'form', content }: Parameter, schema: Schema, { entries, decode }: Pairs, isTaken: (key: string) => boolean): unknown {
  const texts = entries.flatMap(([key, encoded]) => (key === name ? encoded : []))
  const [first] = texts
  if (content) return first === undefined ? undefined : fromContent(contract, content, decode(first))
  const types = typesOf(contract, schema)
  if (types.includes('object') && (style === 'deepObject' || explode)) {
    const own = entries.flatMap(([key, encoded]): [string, string][] => {
      const [, object, property] = style === 'deepObject' ? (/^([^[]*)\[([^\]]*)\]$/.exec(key) ?? []) : isTaken(key) ? [] : ['', name, key]
      return object === name && property !== undefined && (propertyOf(contract, schema, property) !== undefined || additionalOf(contract, schema) === true) ? [[property, encoded]] : []
    })
    return own.length > 0 ? toObject(contract, schema, own, decode) : undefined
  }
  if (first === undefined) return undefined
  const parts = explode ? texts : first.split(delimiters[style] ?? ',')
  if (types.includes('object')) return toObject(contract, schema, inTurn(parts, decode), decode)
  if (types.includes('array')) return toList(contract, schema, parts, decode)
  return texts.length > 1 ? texts.map(decode) : fromText(contract, schema, decode(first))
}

function isMeant(contract: Contract, parameter: Parameter, key: string): boolean {
  const { name, style = 'form', explode = style === 'form', content } = parameter
  if (style === 'deepObject') return key.startsWith(`${name}[`)
  return key === name || (explode && !content && namedPropertyOf(contract, schemaOf(parameter), key) !== undefined)
}

const delimiters: Record<string, RegExp> = { spaceDelimited: /%20|\+| /, pipeDelimited: /%7C|\|/i }

function toList(contract: Contract, schema: Schema, parts: string[], decode: (encoded: string) => string): unknown[] {
  return parts.map((part) => fromText(contract, itemsOf(contract, schema), decode(part)))
}

function toObject(contract: Contract, schema: Schema, pairs: [name: string, encoded: string][], decode: (encoded: string) => string): JsonObject {
  return Object.fromEntries(pairs.map(([name, encoded]) => [name, fromText(contract, propertyOf(contract, schema, name) ?? true, decode(encoded))]))
}

const fromQuery = (encoded: string): string => decode(encoded.replaceAll('+', ' '))

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

/** As its media type says: JSON, or a text. */
function fromContent(contract: Contract, content: NonNullable<Parameter['content']>, text: string): unknown {
  const [[type, { schema = true }] = ['', {}]] = Object.entries(content)
  return isJson(type) ? parsed(text) : fromText(contract, schema, text)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
