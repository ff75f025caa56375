import { rawType } from '../../code/type-reference'
import { isMarked } from '../../derive/split-schemas'
import type { OpenApiDocument } from '../../model/document'
import { isBinary } from '../../model/is-binary'
import { follow, isJsonParameter } from '../../model/operations'
import { isObject } from '../../model/pointer'
import { unwrap } from '../../model/shape'
import { examplesOf } from './documented-operation'
import type { DocsMediaType, DocsParameter, DocsSchema } from './parts'
import { fieldOf, itemOf, sampleOf } from './sample-schema'

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
  // An example may be meant for answers, too.
  const value = withoutReadOnly(document, content.schema ?? {}, first ? first[1].value : sampleOf(document, content.schema ?? {}))
  return isObject(value) && /^multipart\//i.test(mediaType) ? withFiles(document, value, schema, content) : value
}

/** A value without the fields that only the server gives, however deep they are. */
function withoutReadOnly(document: OpenApiDocument, schema: DocsSchema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown, index) => withoutReadOnly(document, itemOf(document, schema, index), item))
  if (!isObject(value)) return value
  const fields = Object.entries(value).filter(([name]) => !isReadOnly(document, schema, name))
  return Object.fromEntries(fields.map(([name, one]) => [name, withoutReadOnly(document, fieldOf(document, schema, name), one)]))
}

/** Whether a field is marked anywhere in a schema and what it extends, or in each of the choices that name it. */
function isReadOnly(document: OpenApiDocument, schema: DocsSchema, name: string, known = new Map<DocsSchema, boolean>()): boolean {
  const own = follow<DocsSchema>(document, schema)
  const former = known.get(own)
  if (former !== undefined) return former
  known.set(own, false)
  const choices = [...(own.oneOf ?? []), ...(own.anyOf ?? [])].filter((choice) => Object.keys(fieldOf(document, choice, name)).length > 0)
  const found =
    isMarked(document, own.properties?.[name], 'readOnly') ||
    (own.allOf ?? []).some((part) => isReadOnly(document, part, name, known)) ||
    (choices.length > 0 && choices.every((choice) => isReadOnly(document, choice, name, known)))
  known.set(own, found)
  return found
}

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
