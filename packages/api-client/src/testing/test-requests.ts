import { generate } from './data/generate'
import { isObject, type JsonObject, type Schema } from './data/json-schema'
import { createRandom } from './data/random'
import { isJson, type MediaType } from './document'
import type { Contract } from './read-contract'

/** A request that the contract allows: its own examples, and made up where it has none; without what is optional. */
export function exampleRequest(contract: Contract, id: string, headers: Record<string, string> = {}): Request {
  const operation = contract.operation(id)
  const random = createRandom(`request ${id}`)
  const make = (schema: Schema, name: string) => generate(schema, random, { resolve: contract.resolve, leaveOut: 'readOnly', name })
  const all = new Headers(headers)
  const query = new URLSearchParams()
  let { path } = operation
  for (const { name, in: place, required, schema = true, ...parameter } of operation.parameters) {
    const value = 'example' in parameter ? parameter.example : make(schema, name)
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(value)))
    if (place === 'header' && required) all.set(name, String(value))
    if (place === 'query' && required) for (const one of [value].flat()) query.append(name, String(one))
  }
  const content = Object.entries(operation.body?.content ?? {})
  const [type, media] = content.find(([name]) => isJson(name)) ?? content[0] ?? []
  const body = type === undefined || !operation.body?.required ? undefined : toBody(type, exampleOf(contract, media) ?? make(media?.schema ?? true, id))
  if (type !== undefined && typeof body === 'string') all.set('content-type', type)
  return new Request(`http://localhost${path}${query.size > 0 ? `?${query}` : ''}`, { method: operation.method, headers: all, ...(body === undefined ? {} : { body }) })
}

function exampleOf(contract: Contract, media: MediaType | undefined): unknown {
  const [first] = Object.values(media?.examples ?? {})
  return media?.example ?? (first && contract.follow<{ value?: unknown }>(first).value)
}

function toBody(type: string, value: unknown): BodyInit {
  if (isJson(type)) return JSON.stringify(value)
  if (!isObject(value)) return String(value)
  const texts = Object.entries(value).map(([name, one]): [string, string] => [name, typeof one === 'object' ? JSON.stringify(one) : String(one)])
  return /urlencoded/.test(type) ? new URLSearchParams(texts) : formOf(value)
}

function formOf(value: JsonObject): FormData {
  const form = new FormData()
  for (const [name, one] of Object.entries(value)) {
    const isFile = typeof one === 'string' && one.startsWith('%PDF')
    form.append(name, isFile ? new File([one], `${name}.pdf`, { type: 'application/pdf' }) : typeof one === 'object' ? JSON.stringify(one) : String(one))
  }
  return form
}
