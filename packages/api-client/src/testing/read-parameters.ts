import { fits } from './data/fits'
import type { JsonObject, Schema, TypeName } from './data/json-schema'
import type { Contract, Found } from './read-contract'
import { isJson, type Parameter } from './document'
import { additionalOf, itemsOf, namedPropertyOf, namesFields, propertyOf, typesOf } from './schema-types'

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

/**
 * The fields of a form that have styles, which spell them as they would parameters of a query.
 *
 * @param texts the parts as they came
 * @param isField whether a name is that of a field of the form
 */
export function readFields(contract: Contract, fields: Parameter[], texts: [name: string, text: string][], isField: (name: string) => boolean): JsonObject {
  // As a query would have them, but for the commas that separate.
  const entries = texts.map(([name, text]): [string, string] => [name, encodeURIComponent(text).replaceAll('%2C', ',')])
  const values = fields.map((field): [string, unknown] => [field.name, readPairs(contract, field, schemaOf(field), { entries, decode }, (key) => key !== field.name && isField(key))])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
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

/** A value out of text, as far as the schema allows: a number, a truth value, JSON, or the text itself, which comes first where it may be. */
export function fromText(contract: Contract, schema: Schema, text: string): unknown {
  const types = typesOf(contract, schema)
  if (!types.includes('string')) return fromOther(types, text)
  if (types.every((type) => type === 'string') || fits(contract.schemaAt, schema, text)) return text
  const value = fromOther(types, text)
  return fits(contract.schemaAt, schema, value) ? value : text
}

/** As JSON has them, and `String` writes them. */
const number = /^-?\d+(\.\d+)?(e[-+]?\d+)?$/i

function fromOther(types: TypeName[], text: string): unknown {
  if ((types.includes('number') || types.includes('integer')) && number.test(text)) return Number(text)
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  if (types.includes('null') && (text === '' || text === 'null')) return null
  return types.includes('object') || types.includes('array') ? parsed(text) : text
}

/** A parameter of the path or of a header. */
function readText(contract: Contract, { name, content, style, explode = false }: Parameter, schema: Schema, encoded: string | null | undefined, decode: (encoded: string) => string): unknown {
  if (encoded === null || encoded === undefined) return undefined
  if (content) return fromContent(contract, content, decode(encoded))
  const separator = explode ? (separators[style ?? ''] ?? ',') : ','
  // Of an exploded matrix every item has the name, of which only the first is a prefix of the whole: `;a=1;a=2`.
  const isNamed = explode && style === 'matrix'
  const parts = (isNamed ? encoded.slice(1) : withoutPrefix(encoded, style)).split(separator)
  const pairs = named(parts, decode)
  return likeliest(contract, schema, {
    fields: explode ? (parts.every((part) => part.includes('=')) && !(isNamed && pairs.every(([key]) => key === name)) ? pairs : undefined) : inTurn(parts, decode),
    items: isNamed ? pairs.map(([, value]) => value) : parts,
    single: withoutPrefix(encoded, style),
    decode,
  })
}

/** What text may mean, as far as it can be read so. */
interface Readings {
  fields: [name: string, encoded: string][] | undefined
  items: string[]
  single: string | undefined
  decode: (encoded: string) => string
}

/** Of the readings that the types of a schema allow the first that keeps it, or else the first: several parts are meant for an object or a list. */
function likeliest(contract: Contract, schema: Schema, { fields, items, single, decode }: Readings): unknown {
  const types = typesOf(contract, schema)
  const isList = types.includes('array')
  const list = () => toList(contract, schema, items, decode)
  const readings = [
    ...(types.includes('object') && fields ? [() => toObject(contract, schema, fields, decode)] : []),
    ...(isList && items.length > 1 ? [list] : []),
    ...(single !== undefined && (types.length === 0 || types.some((type) => type !== 'object' && type !== 'array')) ? [() => fromText(contract, schema, decode(single))] : []),
    ...(isList && items.length === 1 ? [list] : []),
  ].map((read) => read())
  // What cannot be read so is held against the schema as it came.
  const [first = single === undefined ? items.map(decode) : decode(single)] = readings
  const fitting = readings.length > 1 ? readings.find((value) => fits(contract.schemaAt, schema, value)) : undefined
  return fitting === undefined ? first : fitting
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

/** Names and values in turn; undefined where a name has none. */
function inTurn(parts: string[], decode: (encoded: string) => string): [name: string, encoded: string][] | undefined {
  if (parts.length % 2 > 0) return undefined
  return parts.flatMap((part, index): [string, string][] => (index % 2 === 0 ? [[decode(part), parts[index + 1] ?? '']] : []))
}

/** A parameter of the query or of cookies. @param isTaken whether a key is that of another parameter, and so no property of an object */
function readPairs(contract: Contract, { name, style = 'form', explode = style === 'form', content }: Parameter, schema: Schema, { entries, decode }: Pairs, isTaken: (key: string) => boolean): unknown {
  const texts = entries.flatMap(([key, encoded]) => (key === name ? encoded : []))
  const [first] = texts
  if (content) return first === undefined ? undefined : fromContent(contract, content, decode(first))
  if (style === 'deepObject' && first === undefined) return readDeep(contract, name, schema, { entries, decode })
  const isSpread = style === 'deepObject' || explode
  const items = explode || first === undefined ? texts : first.split(delimiters[style] ?? ',')
  const spread = style === 'deepObject' ? [] : entries.filter(([key]) => !isTaken(key) && mayBeField(contract, schema, name, key))
  const types = typesOf(contract, schema)
  // Of an object without fields of its own every key may be one: where there is a text, and it may be one, it is that.
  const isText = first !== undefined && types.some((type) => type !== 'object') && !namesFields(contract, schema)
  const fields = isSpread ? (spread.length > 0 && !isText ? spread : undefined) : first === undefined ? undefined : inTurn(items, decode)
  if (first === undefined && !(fields && types.includes('object'))) return undefined
  return likeliest(contract, schema, { fields, items, single: texts.length === 1 ? first : undefined, decode })
}

/** Whether a key of the query may be that of a field: one that the schema gives, or any where it gives none and forbids none. */
function mayBeField(contract: Contract, schema: Schema, parameter: string, key: string): boolean {
  const additional = additionalOf(contract, schema)
  if (propertyOf(contract, schema, key) !== undefined || additional === true) return true
  return additional === undefined && key !== parameter && !namesFields(contract, schema)
}

/** Whether a key of the query, or the name of a part, is that of a parameter or of one of its fields. */
export function isMeant(contract: Contract, parameter: Parameter, key: string): boolean {
  const { name, style = 'form', explode = style === 'form', content } = parameter
  if (style === 'deepObject') return key.startsWith(`${name}[`)
  return key === name || (explode && !content && namedPropertyOf(contract, schemaOf(parameter), key) !== undefined)
}

/** What keys in brackets spell, as the client writes it and most servers read it: `q[a][b]=1` within objects, `q[0]=1` or `q[]=1` within lists. */
function readDeep(contract: Contract, name: string, schema: Schema, { entries, decode }: Pairs): unknown {
  const spelt = entries.filter(([key]) => key.startsWith(`${name}[`)).map(([key, encoded]): Spelt => ({ keys: [...key.slice(name.length).matchAll(/\[([^\]]*)\]/g)].map(([, one = '']) => one), encoded }))
  const types = typesOf(contract, schema)
  return spelt.length > 0 && (types.length === 0 || types.includes('object') || types.includes('array')) ? toDeep(contract, schema, spelt, decode) : undefined
}

interface Spelt {
  /** From the outermost one on. */
  keys: string[]
  encoded: string
}

function toDeep(contract: Contract, schema: Schema, spelt: Spelt[], decode: (encoded: string) => string): unknown {
  const single = spelt.find(({ keys }) => keys.length === 0)
  if (single) return fromText(contract, schema, decode(single.encoded))
  const members = new Map<string, Spelt[]>()
  spelt.forEach(({ keys: [first, ...keys], encoded }, index) => {
    const key = first || `${index}`
    members.set(key, [...(members.get(key) ?? []), { keys, encoded }])
  })
  const isList = typesOf(contract, schema).includes('array') && [...members.keys()].every((key) => /^\d+$/.test(key))
  if (isList) return [...members.values()].map((one) => toDeep(contract, itemsOf(contract, schema), one, decode))
  return Object.fromEntries([...members].map(([key, one]) => [key, toDeep(contract, propertyOf(contract, schema, key) ?? true, one, decode)]))
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
