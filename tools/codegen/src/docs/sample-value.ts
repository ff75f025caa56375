import type { OpenApiDocument } from '../document'
import { unwrap } from '../graphql/shape'
import { isBinary } from '../is-binary'
import { follow, isJsonParameter } from '../operations'
import { isMarked } from '../split-schemas'
import { rawType } from '../type-reference'
import { isObject } from '../pointer'
import { examplesOf } from './documented-operation'
import type { DocsMediaType, DocsParameter, DocsSchema } from './parts'
import { schemaExamples } from './schema-examples'

/** Stands for bytes in a sample: each language has its own way to name a file. */
export class FileSample {
  constructor(
    readonly name: string,
    readonly type: string | undefined,
  ) {}
}

/** What a parameter may look like: its example, or one made of its schema. */
export function sampleParameter(document: OpenApiDocument, parameter: DocsParameter): unknown {
  const [first] = examplesOf(document, parameter)
  if (first) return first[1].value
  const [content] = Object.values<DocsMediaType>(parameter.content ?? {})
  if (!content) return sampleOf(document, parameter.schema ?? {}, parameter.name)
  const [inside] = examplesOf(document, content)
  const value = inside ? inside[1].value : (sampleOf(document, content.schema ?? {}, parameter.name) ?? null)
  return isJsonParameter(parameter) || typeof value === 'string' ? value : JSON.stringify(value)
}

/** What a body may look like: its first example, or one made of its schema; bytes are files. */
export function sampleBody(document: OpenApiDocument, mediaType: string, content: DocsMediaType): unknown {
  const schema = content.schema ? unwrap(document, content.schema).schema : {}
  const [first] = examplesOf(document, content)
  const raw = rawType(document, mediaType, content)
  if (isBinary(schema) || (raw && !(raw.startsWith('string') && typeof first?.[1].value === 'string'))) return new FileSample(`file${extension(mediaType)}`, mediaType)
  const given = first ? first[1].value : sampleOf(document, content.schema ?? {})
  // An example may be meant for answers, too.
  const value = isObject(given) ? Object.fromEntries(Object.entries(given).filter(([name]) => !isMarked(document, schema.properties?.[name], 'readOnly'))) : given
  return isObject(value) && /^multipart\//i.test(mediaType) ? withFiles(document, value, schema, content) : value
}

/** The example of a schema, or a value that fits it (a text is its `name`); undefined for a circle without end. */
export function sampleOf(document: OpenApiDocument, schema: DocsSchema, name = 'text', seen: readonly DocsSchema[] = []): unknown {
  const own = schema.$ref ? follow<DocsSchema>(document, { $ref: schema.$ref }) : schema
  const given = [...schemaExamples(schema), ...schemaExamples(own), own.default, own.const, own.enum?.[0]].find((value) => value !== undefined)
  if (given !== undefined) return given
  if (seen.includes(own) || seen.length > 12) return undefined
  const inner = [...seen, own]
  const choice = (own.oneOf ?? own.anyOf)?.find(({ type }) => type !== 'null')
  if (choice && !own.properties) return sampleOf(document, choice, name, inner)
  const whole: DocsSchema = own.allOf ? unwrap(document, own).schema : own
  if (whole.properties) return sampleObject(document, whole, inner)
  return sampleScalar(document, whole, name, inner)
}

/** What is required; where nothing is, what has an example. */
function sampleObject(document: OpenApiDocument, { properties = {}, required = [] }: DocsSchema, seen: readonly DocsSchema[]): Record<string, unknown> {
  const wanted = Object.entries(properties).filter(([name, property]) => !isMarked(document, property, 'readOnly') && (required.length > 0 ? required.includes(name) : property.examples !== undefined || property.example !== undefined))
  return Object.fromEntries(wanted.map(([name, property]) => [name, sampleOf(document, property, name, seen)]).filter(([, value]) => value !== undefined))
}

function sampleScalar(document: OpenApiDocument, schema: DocsSchema, name: string, seen: readonly DocsSchema[]): unknown {
  const type = [schema.type ?? []].flat().find((one) => one !== 'null')
  if (type === 'array' || schema.items) {
    const item = sampleOf(document, schema.items ?? {}, name, seen)
    const { minItems = 0, maxItems = Infinity, uniqueItems } = schema
    // Of different ones one is shown, and of very many three.
    const length = Math.min(uniqueItems ? 1 : Math.max(1, minItems), maxItems, 3)
    return item === undefined ? [] : Array.from({ length }, () => item)
  }
  if (type === 'integer' || type === 'number') return sampleNumber(schema, type)
  if (type === 'boolean') return true
  if (type === 'string') return sampleText(schema, name)
  return {}
}

const byFormat: Record<string, string> = {
  date: '2026-09-01',
  'date-time': '2026-09-01T08:00:00Z',
  time: '08:00:00Z',
  email: 'name@example.org',
  uuid: '6f1c1c52-5a07-4d0c-9d0b-3f0a5b6f7e21',
  uri: 'https://example.org/',
  url: 'https://example.org/',
  'uri-reference': '/path',
  hostname: 'example.org',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
}

/** The least that is allowed; 1 where nothing is said, or the most below it. */
function sampleNumber({ minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity, multipleOf }: DocsSchema, type: 'integer' | 'number'): number {
  const [low, high] = [Math.max(minimum, exclusiveMinimum), Math.min(maximum, exclusiveMaximum)]
  const step = multipleOf ?? (type === 'integer' ? 1 : 0)
  if (low > -Infinity) {
    const first = step ? Number((Math.ceil(low / step) * step).toPrecision(12)) : low
    if (first > exclusiveMinimum) return first
    return step ? first + step : high < Infinity ? (low + high) / 2 : low + 1
  }
  const last = step ? Math.floor(Math.min(1, high) / step) * step : Math.min(1, high)
  return last < exclusiveMaximum ? last : last - (step || 1)
}

/** A pattern is not looked at. */
const sampleText = ({ format = '', minLength = 0, maxLength }: DocsSchema, name: string): string => byFormat[format] ?? name.padEnd(minLength, '-').slice(0, maxLength)

/** The parts that are bytes become files; an example can only give their names. */
function withFiles(document: OpenApiDocument, value: Record<string, unknown>, { properties = {}, required = [] }: DocsSchema, { encoding = {} }: DocsMediaType): Record<string, unknown> {
  const result = { ...value }
  for (const [name, property] of Object.entries(properties)) {
    if (!(name in value) && !required.includes(name)) continue
    const { schema } = unwrap(document, property)
    const item = schema.items && unwrap(document, schema.items).schema
    const bytes = item ?? schema
    if (!isBinary(bytes)) continue
    const type = (encoding[name]?.contentType ?? bytes.contentMediaType)?.split(',')[0]?.trim()
    const given: unknown = Array.isArray(value[name]) ? (value[name] as unknown[])[0] : value[name]
    const file = new FileSample(typeof given === 'string' && /^[^/\\\n]{1,60}\.\w{1,5}$/.test(given) ? given : `${name}${extension(type)}`, type)
    result[name] = item ? [file] : file
  }
  return result
}

const extensions: Record<string, string> = { 'application/xml': '.xml', 'text/plain': '.txt', 'application/pdf': '.pdf', 'image/jpeg': '.jpg', 'image/png': '.png', 'text/csv': '.csv', 'application/zip': '.zip' }

const extension = (type: string | undefined): string => extensions[type ?? ''] ?? '.bin'
