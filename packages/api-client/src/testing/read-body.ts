import type { Contract } from './read-contract'
import type { JsonObject, Schema } from './data/json-schema'
import { isJson, type MediaType, type Operation } from './document'
import type { Fault } from './faults'
import { fromText, isMeant, readFields } from './read-parameters'
import { itemsOf, namedPropertyOf, propertyOf, typesOf } from './schema-types'

export interface ReadBody {
  /** Undefined where there is none. */
  value: unknown
  /** What the contract says of it; undefined where it does not expect one. */
  schema: Schema | undefined
  fault?: Fault
}

/** The body of a request: JSON, a form, text, or bytes as a Blob. */
export async function readBody(contract: Contract, { body }: Operation, request: Request): Promise<ReadBody> {
  if (!body?.content) return { value: undefined, schema: undefined }
  const type = request.headers.get('content-type')
  // In Firefox a Request does not tell its body.
  if (type === null && !request.body) return body.required ? { value: undefined, schema: true, fault: { field: 'body', code: 'required', message: 'is required' } } : { value: undefined, schema: undefined }
  const declared = contentFor(body.content, type ?? '')
  if (!declared) return { value: undefined, schema: undefined, fault: { field: 'body', code: 'media_type', message: `must be one of ${Object.keys(body.content).join(', ')}` } }
  const schema = checkedAs(contract, type ?? '', declared.schema ?? true)
  try {
    return { value: await readValue(contract, schema, type ?? '', request, declared.encoding), schema }
  } catch (error) {
    return { value: undefined, schema, fault: { field: 'body', code: 'malformed', message: error instanceof Error ? error.message : 'is malformed' } }
  }
}

/** What a body is held against: XML and its like are not read, so they are held against no object. */
function checkedAs(contract: Contract, type: string, schema: Schema): Schema {
  const isRead = isJson(type) || isForm(type) || /^text\/plain/i.test(type)
  return isRead || typesOf(contract, schema).includes('string') ? schema : true
}

const isForm = (type: string): boolean => /^multipart\/form-data|^application\/x-www-form-urlencoded/i.test(type)

/** By its own name, then by its group (`image/*`), then whatever is allowed. */
function contentFor(content: Record<string, MediaType>, type: string): MediaType | undefined {
  const [own = ''] = type.toLowerCase().split(';')
  const names = [own.trim(), `${own.trim().split('/')[0]}/*`, '*/*']
  const entries = Object.entries(content).map(([name, media]) => [name.toLowerCase().split(';')[0]?.trim(), media] as const)
  return names.map((name) => entries.find(([one]) => one === name)?.[1]).find((media) => media !== undefined)
}

async function readValue(contract: Contract, schema: Schema, type: string, request: Request, encoding: MediaType['encoding']): Promise<unknown> {
  if (isJson(type)) return JSON.parse(await request.text())
  if (isForm(type)) return fromForm(contract, schema, await request.formData(), encoding)
  if (/^text\/plain/i.test(type)) return fromText(contract, schema, await request.text())
  return /^text\//i.test(type) ? request.text() : request.blob()
}

/** Each part as its property's schema asks: repeated ones as a list, JSON read, files as they are; those of a style as it spells them. */
function fromForm(contract: Contract, schema: Schema, form: FormData, encoding: MediaType['encoding'] = {}): JsonObject {
  const styled = Object.entries(encoding).flatMap(([name, one]) => {
    const property = propertyOf(contract, schema, name)
    return property === undefined || (one.style ?? one.explode ?? one.allowReserved) === undefined ? [] : [{ name, in: 'query' as const, schema: property, ...one }]
  })
  const texts = [...form].flatMap(([name, part]): [string, string][] => (typeof part === 'string' ? [[name, part]] : []))
  const fields = readFields(contract, styled, texts, (key) => namedPropertyOf(contract, schema, key) !== undefined)
  const isOwn = (key: string) => namedPropertyOf(contract, schema, key) !== undefined && !styled.some(({ name }) => name === key)
  const isRead = (key: string) => !isOwn(key) && styled.some((parameter) => isMeant(contract, parameter, key))
  const others = [...new Set(form.keys())].filter((name) => typeof form.get(name) !== 'string' || !isRead(name))
  return { ...Object.fromEntries(others.map((name) => [name, fromParts(contract, propertyOf(contract, schema, name) ?? true, form.getAll(name))])), ...fields }
}

function fromParts(contract: Contract, schema: Schema, parts: FormDataEntryValue[]): unknown {
  const isList = typesOf(contract, schema).includes('array')
  const inner = isList ? itemsOf(contract, schema) : schema
  const items = parts.map((part) => (typeof part === 'string' ? fromText(contract, inner, part) : part))
  const [first] = items
  if (items.length > 1) return items
  return isList && !Array.isArray(first) ? items : first
}
