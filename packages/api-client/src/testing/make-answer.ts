import type { Contract } from './read-contract'
import { generate } from './data/generate'
import { copy, isObject, type JsonObject, type Schema } from './data/json-schema'
import type { Random } from './data/random'
import { fits } from './data/fits'
import { answerFor, chooseContent, isJson, statusNumber, usualAnswer, type Answer, type HeaderObject, type MediaType, type Operation } from './document'
import { examplesOf } from './examples-of'
import { toPage } from './to-page'
import { isXml, toXml } from './to-xml'
import { propertyOf, typesOf } from './schema-types'
import { bodyPointer } from './link-expressions'
import { randomFor, type Making } from './making'
import { linksOf } from './memory'
import type { ReadRequest } from './read-request'

export interface MadeAnswer {
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  mediaType: string | undefined
  /** Undefined where there is none. */
  body: unknown
  /** What the contract says of the body. */
  schema: Schema | undefined
}

/** What is wanted, beside what is usual. */
export interface Wishes {
  status?: number | undefined
  /** The name of an example, which is then answered as it stands. */
  example?: string | undefined
  /** False makes everything up. Default is what `Making` says. */
  useExamples?: boolean | undefined
  /** Prefers an example whose text it matches. */
  hint?: RegExp
}

/**
 * What the contract answers a request with. The same seed and request give the same.
 *
 * @throws Error for a status or an example that the contract does not give the operation
 */
export function makeAnswer(making: Making, read: ReadRequest, asked: Wishes = {}): MadeAnswer {
  const wishes = { useExamples: !making.dynamic, ...asked }
  const { operation } = read
  const answer = chooseAnswer(making, operation, wishes)
  const status = wishes.status ?? statusNumber(answer.status)
  const chosen = chooseContent(answer.content, read.request.headers.get('accept') ?? '')
  const random = randomFor(making, read.key, status)
  const headers = Object.fromEntries(answer.headers.filter(([name]) => !ofMessage.test(name)).map(([name, header]) => [name.toLowerCase(), headerText(making, header, random, `${operation.id}, header ${name}`)]))
  if (!chosen || [204, 205, 304].includes(status)) return { status, headers, mediaType: undefined, body: undefined, schema: undefined }
  const [type, media] = chosen
  const mediaType = typeIn(making.contract, type, media)
  const body = makeBody(making, read, media, mediaType, status, wishes, random)
  return { status, headers, mediaType, body: isXml(mediaType) && typeof body !== 'string' ? toXml(making.contract, media.schema ?? true, body) : body, schema: media.schema }
}

/** Headers that say how a message is carried: whoever sends it writes them, and made up they would belie it. */
const ofMessage = /^(connection|content-(encoding|length|type)|keep-alive|trailer|transfer-encoding|upgrade)$/i

function chooseAnswer({ contract }: Making, operation: Operation, { status, example }: Wishes): Answer {
  const has = (answer: Answer) => answer.content.some(([type, media]) => examplesOf(contract, media, type).some(({ name }) => name === example))
  const found = status !== undefined ? answerFor(operation, status) : example !== undefined ? operation.answers.find(has) : usualAnswer(operation)
  if (found && (example === undefined || has(found))) return found
  const known = operation.answers.map((answer) => [answer.status, ...answer.content.flatMap(([type, media]) => examplesOf(contract, media, type).map(({ name }) => name))].join(' '))
  const wanted = [status, example].filter((one) => one !== undefined).join(' ')
  throw new Error(`${operation.id} has no answer ${wanted}; it has ${known.join(', ')}`)
}

function makeBody(making: Making, read: ReadRequest, media: MediaType, mediaType: string, status: number, wishes: Wishes, random: Random): unknown {
  const { contract } = making
  const { schema = true } = media
  const examples = examplesOf(contract, media, mediaType)
  const named = examples.find(({ name }) => name === wishes.example)
  if (named) return copy(named.value)
  const usable = wishes.useExamples === false ? [] : examples
  const example = usable.find(({ name, value }) => wishes.hint?.test(`${name} ${JSON.stringify(value)}`)) ?? usable.find(({ value }) => isAsked(read, value)) ?? usable[0]
  if (!isJson(mediaType) && !example) return generate(schema === true ? { type: 'string' } : schema, random, optionsFor(making, read, wishes))
  const value = example ? copy(example.value) : generate(schema, random, optionsFor(making, read, wishes))
  if (!isObject(value) || status >= 300) return value
  const changed = [
    (one: JsonObject) => toPage(making, read, schema, one, example !== undefined, wishes.useExamples !== false),
    (one: JsonObject) => withOwnIdentity(making, read, schema, one, status, random),
    (one: JsonObject) => asAsked(contract, read, schema, one),
  ].reduce((one, change) => {
    const next = change(one)
    return next === one || fits(contract.schemaAt, schema, next) ? next : one
  }, value)
  return changed
}

function optionsFor({ contract, now }: Making, { operation }: ReadRequest, { useExamples = true }: Wishes) {
  return { resolve: contract.resolve, useExamples, name: operation.id, ...(now === undefined ? {} : { now }) }
}

/** What the request names and the answer should have too: its ids, and what is in its path. */
function wanted({ path, query, body }: ReadRequest): JsonObject {
  const ids = Object.entries({ ...query, ...(isObject(body) ? body : {}) }).filter(([name]) => /^id$|_id$|[a-z]Id$/.test(name))
  return { ...Object.fromEntries(ids), ...path }
}

function isAsked(read: ReadRequest, value: unknown): boolean {
  const names = Object.entries(wanted(read)).filter(([name]) => isObject(value) && name in value)
  return names.length > 0 && names.every(([name, one]) => isObject(value) && value[name] === one)
}

function asAsked(contract: Contract, read: ReadRequest, schema: Schema, value: JsonObject): JsonObject {
  const others = Object.entries(wanted(read)).filter(
    ([name, one]) => typeof value[name] === typeof one && value[name] !== one && fits(contract.schemaAt, propertyOf(contract, schema, name) ?? true, one),
  )
  return others.length > 0 ? { ...value, ...(Object.fromEntries(others) as JsonObject) } : value
}

/** By what a link finds a submission again, each submission has its own. */
function withOwnIdentity(making: Making, read: ReadRequest, schema: Schema, value: JsonObject, status: number, random: Random): JsonObject {
  const { contract } = making
  const pointers = linksOf(read.operation, status).flatMap(({ parameters = {} }) => Object.values(parameters).flatMap((expression) => bodyPointer(expression) ?? []))
  const replace = (whole: JsonObject, of: Schema, [name = '', ...rest]: string[]): JsonObject => {
    if (!(name in whole)) return whole
    const [inner, own] = [whole[name], propertyOf(contract, of, name) ?? true]
    if (rest.length > 0) return isObject(inner) ? { ...whole, [name]: replace(inner, own, rest) } : whole
    return { ...whole, [name]: generate(own, random, { ...optionsFor(making, read, { useExamples: false }), name, label: `${read.operation.id}, ${name}`, line: random.integer(1, 99_999) }) }
  }
  return [...new Set(pointers)].reduce((whole, pointer) => replace(whole, schema, pointer.slice(1).split('/')), value)
}

/** As `style: simple` has it, or as its `content` says. What a header cannot hold is escaped: in JSON by JSON's own means. */
function headerText({ contract, now }: Making, header: HeaderObject, random: Random, label: string): string {
  const [type = '', media = header] = Object.entries(header.content ?? {})[0] ?? []
  const [example] = examplesOf(contract, media)
  const value = example ? example.value : generate(media.schema ?? true, random, { resolve: contract.resolve, label, ...(now === undefined ? {} : { now }) })
  if (isJson(type)) return JSON.stringify(value).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const text = simpleText(value, header.explode).replace(/\p{Surrogate}/gu, '\ufffd')
  return text.replace(/[^\t\x20-\x7e\xa0-\xff]/gu, encodeURIComponent)
}

function simpleText(value: unknown, explode = false): string {
  if (Array.isArray(value)) return value.join(',')
  return isObject(value) ? Object.entries(value).map(([name, one]) => `${name}${explode ? '=' : ','}${String(one)}`).join(',') : String(value)
}

/** Of a range the type that its schema is sent as. */
function typeIn(contract: Contract, range: string, { schema = true }: MediaType): string {
  if (!range.includes('*')) return range
  const [group = '*'] = range.toLowerCase().split('/')
  const bytes = bytesIn(contract, schema)
  if (bytes && (group === '*' || bytes.startsWith(`${group}/`))) return bytes
  if (bytes && group === 'application') return 'application/octet-stream'
  const types = typesOf(contract, schema)
  const isText = types.length > 0 && types.every((type) => type === 'string')
  if (group === '*') return isText ? 'text/plain' : 'application/json'
  return usualTypes[group] ?? `${group}/octet-stream`
}

const usualTypes: Record<string, string> = { application: 'application/json', text: 'text/plain', image: 'image/png', audio: 'audio/mpeg', video: 'video/mp4', font: 'font/woff2', multipart: 'multipart/mixed' }

/** The media type of bytes; undefined where a schema means none. */
function bytesIn(contract: Contract, schema: Schema, depth = 0): string | undefined {
  if (typeof schema === 'boolean' || depth > 8) return undefined
  if (schema.contentMediaType !== undefined && schema.contentEncoding === undefined) return schema.contentMediaType.toLowerCase()
  if (schema.format === 'binary') return 'application/octet-stream'
  const parts = [...(schema.$ref === undefined ? [] : [contract.schemaAt(schema.$ref)]), ...(schema.allOf ?? [])]
  return parts.map((part) => bytesIn(contract, part, depth + 1)).find((type) => type !== undefined)
}
