import type { JsonObject, Schema } from './data/json-schema'
import type { Contract, Found } from './read-contract'
import type { Parameter } from './document'
import { itemsOf, propertyOf, typesOf } from './schema-types'

/** Where parameters are, besides the body. */
export const places = ['path', 'query', 'header', 'cookie'] as const

export type Place = (typeof places)[number]

/** The parameters of a request by place and name, turned from text into what their schemas ask for. Others are left out. */
export function readParameters(contract: Contract, { operation, path }: Found, request: Request): Record<Place, JsonObject> {
  const query = new URL(request.url).searchParams
  const cookies = new URLSearchParams((request.headers.get('cookie') ?? '').replace(/;\s*/g, '&'))
  const values: Record<Place, JsonObject> = { path: {}, query: {}, header: {}, cookie: {} }
  for (const parameter of operation.parameters) {
    const { name, in: place } = parameter
    const schema = parameter.schema ?? Object.values(parameter.content ?? {})[0]?.schema ?? true
    const value = place === 'query' ? readQuery(contract, parameter, schema, query) : readText(contract, parameter, schema, place === 'path' ? path[name] : place === 'header' ? request.headers.get(name) : cookies.get(name))
    if (value !== undefined) values[place][name] = value
  }
  return values
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

function readText(contract: Contract, { content, style }: Parameter, schema: Schema, text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined
  if (content) return parsed(text)
  const plain = style === 'label' ? text.replace(/^\./, '') : style === 'matrix' ? text.replace(/^;[^=]*=/, '') : text
  const types = typesOf(contract, schema)
  if (types.includes('array')) return plain.split(style === 'label' ? /[,.]/ : ',').map((one) => fromText(contract, itemsOf(contract, schema), one))
  return types.includes('object') ? inPairs(contract, schema, plain.split(',')) : fromText(contract, schema, plain)
}

function readQuery(contract: Contract, { name, style = 'form', explode = style === 'form', content }: Parameter, schema: Schema, query: URLSearchParams): unknown {
  const texts = query.getAll(name)
  const [first] = texts
  if (content) return first === undefined ? undefined : parsed(first)
  const types = typesOf(contract, schema)
  if (types.includes('object')) return readObject(contract, name, style, explode, schema, query)
  if (first === undefined) return undefined
  if (!types.includes('array')) return texts.length > 1 ? texts : fromText(contract, schema, first)
  const separator = style === 'spaceDelimited' ? ' ' : style === 'pipeDelimited' ? '|' : ','
  const items = explode ? texts : first.split(separator)
  return items.map((one) => fromText(contract, itemsOf(contract, schema), one))
}

/** `a[b]=1`, `b=1` or `a=b,1`. */
function readObject(contract: Contract, name: string, style: string, explode: boolean, schema: Schema, query: URLSearchParams): unknown {
  if (style !== 'deepObject' && !explode) {
    const text = query.get(name)
    return text === null ? undefined : inPairs(contract, schema, text.split(','))
  }
  const value: JsonObject = {}
  for (const [key, text] of query) {
    const own = style === 'deepObject' ? (/^([^[]*)\[([^\]]*)\]$/.exec(key) ?? []) : ['', name, key]
    const property = own[1] === name && own[2] !== undefined ? propertyOf(contract, schema, own[2]) : undefined
    if (property !== undefined) value[own[2] ?? ''] = fromText(contract, property, text)
  }
  return Object.keys(value).length > 0 ? value : undefined
}

function inPairs(contract: Contract, schema: Schema, parts: string[]): JsonObject {
  const entries = parts.flatMap((key, index): [string, unknown][] => (index % 2 === 0 ? [[key, fromText(contract, propertyOf(contract, schema, key) ?? true, parts[index + 1] ?? '')]] : []))
  return Object.fromEntries(entries)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
