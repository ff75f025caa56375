import type { Contract } from './read-contract'
import type { JsonObject, Schema } from './data/json-schema'
import { isJson, type MediaType, type Operation } from './document'
import type { Fault } from './faults'
import { fromText } from './read-parameters'
import { itemsOf, propertyOf, typesOf } from './schema-types'

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
  if (type === null && request.body === null) return body.required ? { value: undefined, schema: true, fault: { field: 'body', code: 'required', message: 'is required' } } : { value: undefined, schema: undefined }
  const declared = contentFor(body.content, type ?? '')
  if (!declared) return { value: undefined, schema: undefined, fault: { field: 'body', code: 'media_type', message: `must be one of ${Object.keys(body.content).join(', ')}` } }
  const schema = declared.schema ?? true
  try {
    return { value: await readValue(contract, schema, type ?? '', request), schema }
  } catch (error) {
    return { value: undefined, schema, fault: { field: 'body', code: 'malformed', message: error instanceof Error ? error.message : 'is malformed' } }
  }
}

/** By its own name, then by its group (`image/*`), then whatever is allowed. */
function contentFor(content: Record<string, MediaType>, type: string): MediaType | undefined {
  const [own = ''] = type.toLowerCase().split(';')
  const names = [own.trim(), `${own.trim().split('/')[0]}/*`, '*/*']
  const entries = Object.entries(content).map(([name, media]) => [name.toLowerCase().split(';')[0]?.trim(), media] as const)
  return names.map((name) => entries.find(([one]) => one === name)?.[1]).find((media) => media !== undefined)
}

async function readValue(contract: Contract, schema: Schema, type: string, request: Request): Promise<unknown> {
  if (isJson(type)) return JSON.parse(await request.text())
  if (/^multipart\/form-data|^application\/x-www-form-urlencoded/i.test(type)) return fromForm(contract, schema, await request.formData())
  return /^text\//i.test(type) ? request.text() : request.blob()
}

/** Each part as its property's schema asks: repeated ones as a list, JSON read, files as they are. */
function fromForm(contract: Contract, schema: Schema, form: FormData): JsonObject {
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, fromParts(contract, propertyOf(contract, schema, name) ?? true, form.getAll(name))]))
}

function fromParts(contract: Contract, schema: Schema, parts: FormDataEntryValue[]): unknown {
  const isList = typesOf(contract, schema).includes('array')
  const inner = isList ? itemsOf(contract, schema) : schema
  const items = parts.map((part) => (typeof part === 'string' ? fromText(contract, inner, part) : part))
  const [first] = items
  if (items.length > 1) return items
  return isList && !Array.isArray(first) ? items : first
}
