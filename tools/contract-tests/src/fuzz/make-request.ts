import { randomUUID } from 'node:crypto'
import { generate } from '@university/api-client/testing/generate'
import { createRandom, type Random } from '@university/api-client/testing/random'
import type { Contract } from '@university/api-client/testing/read-contract'
import { follow, type JsonObject } from '../document'
import { breakBytes, encodeForm, someFile, type Part } from './bodies'
import { cheapCaptcha } from './captcha'
import { mutate } from './mutate'
import { nastyText } from './nasty'
import { oddHeaders } from './odd-headers'
import { keyHeader, keysOf, previewKey } from './server-settings'
import type { WireRequest } from './wire'

type Operation = ReturnType<Contract['operation']>

/** What requests need of the server's content. */
export interface Surroundings {
  contract: Contract
  /** Of a vacancy that is open. */
  openVacancy: number
}

/** A request for an operation: as the contract has it, or with something wrong. */
export async function makeRequest(random: Random, id: string, surroundings: Surroundings): Promise<WireRequest> {
  return withSender(random, await anyRequest(random, id, surroundings))
}

async function anyRequest(random: Random, id: string, surroundings: Surroundings): Promise<WireRequest> {
  const operation = surroundings.contract.operation(id)
  const valid = await validRequest(random, operation, surroundings)
  const way = random.integer(0, 99)
  if (way < 40) return valid
  if (way < 75) return withOtherInput(random, operation, surroundings, valid)
  if (way < 85) return withBrokenBody(random, valid)
  if (way < 95) return withOddHeaders(random, valid)
  return withOtherMethod(random, valid)
}

/** Wrong keys come from addresses of their own: an address that has sent several is refused the right one as well. */
function withSender(random: Random, request: WireRequest): WireRequest {
  const isGuess = keysOf(request.headers).some((key) => key !== previewKey)
  return isGuess ? { ...request, headers: [...request.headers, ['x-forwarded-for', `192.0.2.${random.integer(1, 254)}`]] } : request
}

async function validRequest(random: Random, operation: Operation, surroundings: Surroundings): Promise<WireRequest> {
  const { target, headers } = addressOf(random, operation, surroundings, (value) => value)
  const request: WireRequest = { operation: operation.id, how: 'valid', isValid: true, method: operation.method, target, headers, body: undefined }
  const value = await bodyValue(random, operation, surroundings)
  return value ? withBody(random, request, value.mediaType, value.value, value.schema) : request
}

/** Fills the parameters; `change` has the last word on each. */
function addressOf(random: Random, { path, parameters }: Operation, { contract }: Surroundings, change: (value: unknown) => unknown): { target: string; headers: [string, string][] } {
  const query = new URLSearchParams()
  const headers: [string, string][] = []
  let target = path
  for (const { name, in: place, required, schema = true, ...more } of parameters) {
    // A token may be in the body instead; the contract says so in words.
    if (name === 'X-XSRF-TOKEN' || (!required && name !== 'token' && random.integer(0, 1) === 0)) continue
    const isExample = 'example' in more && (name === keyHeader || random.integer(0, 1) === 0)
    const value = change(isExample ? more.example : generate(schema, random, { resolve: contract.resolve, name, leaveOut: 'readOnly' }))
    // A lone surrogate has no percent encoding.
    const text = Buffer.from(String(value)).toString()
    if (place === 'path') target = target.replace(`{${name}}`, encodeURIComponent(text))
    if (place === 'query') query.append(name, text)
    if (place === 'header') headers.push([name, text.replace(/[^\x20-\x7e]/g, '?')])
  }
  return { target: query.size > 0 ? `${target}?${query}` : target, headers }
}

async function bodyValue(random: Random, operation: Operation, { contract, openVacancy }: Surroundings): Promise<{ mediaType: string; value: unknown; schema: JsonObject } | undefined> {
  const contents = Object.entries(operation.body?.content ?? {})
  if (contents.length === 0) return undefined
  const [mediaType, { schema = true, examples = {} }] = random.pick(contents)
  const named = Object.values(examples).map((node) => contract.follow<{ value?: unknown }>(node).value)
  const isExample = named.length > 0 && random.integer(0, 2) > 0
  const value = structuredClone(isExample ? random.pick(named) : madeUp(`${operation.id} ${mediaType} ${random.integer(1, 30)}`, schema, contract))
  return { mediaType, value: isExample ? await upToDate(value as JsonObject, openVacancy) : value, schema: typeof schema === 'object' ? follow(schema as JsonObject) : {} }
}

const made = new Map<string, unknown>()

/** Made once: making a value costs more than answering it. */
function madeUp(key: string, schema: Parameters<typeof generate>[0], { resolve }: Contract): unknown {
  const value = made.get(key) ?? generate(schema, createRandom(key), { resolve, name: key.split(' ')[0] ?? key, leaveOut: 'readOnly' })
  made.set(key, value)
  return value
}

/** What of an example has to be of this minute: captchas are solved once, a person applies once, vacancies close. */
async function upToDate(value: JsonObject, openVacancy: number): Promise<JsonObject> {
  return {
    ...value,
    ...('captcha' in value ? { captcha: await cheapCaptcha() } : {}),
    ...('email' in value ? { email: `${randomUUID()}@post.example` } : {}),
    ...('vacancy_id' in value ? { vacancy_id: openVacancy } : {}),
  }
}

function withBody(random: Random, request: WireRequest, mediaType: string, value: unknown, schema: JsonObject): WireRequest {
  const withType = (type: string, body: Buffer): WireRequest => ({ ...request, headers: [...request.headers, ['content-type', type]], body })
  if (mediaType === 'multipart/form-data') {
    const boundary = `----fuzz${random.integer(1e6, 9e6)}`
    return withType(`multipart/form-data; boundary=${boundary}`, encodeForm(toParts(random, value, schema), boundary))
  }
  if (mediaType === 'application/x-www-form-urlencoded') {
    return withType(mediaType, Buffer.from(new URLSearchParams(toTexts(value)).toString()))
  }
  return withType(random.pick([mediaType, mediaType, `${mediaType}; charset=utf-8`]), Buffer.from(JSON.stringify(value)))
}

function toTexts(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [['', String(value)]]
  return Object.entries(value).map(([name, one]) => [name, typeof one === 'string' ? one : (JSON.stringify(one) ?? '')])
}

function toParts(random: Random, value: unknown, schema: JsonObject): Part[] {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonObject>
  if (typeof value !== 'object' || value === null) return [{ name: 'x', content: Buffer.from(String(value)) }]
  return Object.entries(value as JsonObject).flatMap(([name, one]): Part[] => {
    const own = follow(Object.hasOwn(properties, name) ? (properties[name] ?? {}) : {})
    const isBinary = (node: JsonObject) => node['format'] === 'binary'
    if (isBinary(own)) return [{ name, fileName: 'file.pdf', content: Buffer.from('%PDF-1.4\n%%EOF\n') }]
    if (Array.isArray(one) && isBinary(follow((own['items'] ?? {}) as JsonObject))) return one.map(() => ({ name, fileName: nameOfFile(random), content: Buffer.from('%PDF-1.4\n%%EOF\n') }))
    const [[, text] = ['', '']] = toTexts({ [name]: one })
    return [{ name, content: Buffer.from(text) }]
  })
}

function nameOfFile(random: Random): string {
  return random.integer(0, 2) === 0 ? nastyText(random) : 'түйіндеме.pdf'
}

/** Values that the contract does not allow, or hardly. */
async function withOtherInput(random: Random, operation: Operation, surroundings: Surroundings, valid: WireRequest): Promise<WireRequest> {
  const other = { ...valid, how: 'other values', isValid: false }
  const given = await bodyValue(random, operation, surroundings)
  if (!given || random.integer(0, 9) === 0) {
    const { target, headers } = addressOf(random, operation, surroundings, (value) => (random.integer(0, 1) === 0 ? nastyText(random) : value))
    const odd = random.pick(['', '', '&x=1', '&lang=kz&lang=ru', '&slug[]=lib', '&%zz=1', '&=', '&__proto__=1', '&slug=%00', `&q=${'x'.repeat(9_000)}`])
    const query = odd && !target.includes('?') ? odd.replace('&', '?') : odd
    return { ...other, target: target + query, headers: [...headers, ...valid.headers.filter(([name]) => name === 'content-type')] }
  }
  const { mediaType, value, schema } = given
  const bare = { ...other, headers: other.headers.filter(([name]) => name !== 'content-type') }
  if (mediaType !== 'multipart/form-data' || random.integer(0, 1) === 0) return withBody(random, bare, mediaType, mutate(random, value), schema)
  const boundary = 'fuzz'
  const parts = toParts(random, value, schema).map((part) => (part.fileName === undefined ? part : { ...part, fileName: nameOfFile(random), content: someFile(random) }))
  const more: Part[] = random.pick<Part[]>([[], parts, parts.slice(0, 1), [{ name: nastyText(random), content: someFile(random) }], Array.from({ length: 150 }, () => ({ name: 'files', fileName: 'a.pdf', content: Buffer.from('x') }))])
  const body = encodeForm([...parts, ...more], boundary)
  const declared = random.pick([`boundary=${boundary}`, `boundary=${boundary}`, `boundary=${boundary}`, 'boundary=another', 'boundary=', '', `boundary="${boundary}"; charset=utf-16`])
  return { ...bare, how: 'other form', headers: [...bare.headers, ['content-type', `multipart/form-data; ${declared}`]], body: random.integer(0, 4) === 0 ? body.subarray(0, random.integer(0, body.length)) : body }
}

function withBrokenBody(random: Random, valid: WireRequest): WireRequest {
  if (valid.body === undefined) return { ...valid, how: 'a body where there is none', isValid: false, headers: [...valid.headers, ['content-type', 'application/json']], body: Buffer.from('{}') }
  const { how, body } = breakBytes(random, valid.body)
  return { ...valid, how: `body ${how}`, isValid: false, body }
}

function withOddHeaders(random: Random, valid: WireRequest): WireRequest {
  const odd = random.shuffle(oddHeaders).slice(0, random.integer(1, 3))
  const names = new Set(odd.map(([name]) => name))
  return { ...valid, how: `headers ${[...names].join()}`, isValid: false, headers: [...valid.headers.filter(([name]) => !names.has(name)), ...odd] }
}

/** What the contract does not have there. */
function withOtherMethod(random: Random, valid: WireRequest): WireRequest {
  const method = random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE'])
  const target = random.pick([valid.target, valid.target, `${valid.target.split('?')[0]}/`, `${valid.target.split('?')[0]}/%2e%2e/x`, valid.target.replace('/api', '/API'), `/api/${'x/'.repeat(200)}`, '/api/%zz', '/api/%C0%80', '//api//menu'])
  const isItself = method === valid.method && target === valid.target
  return isItself ? valid : { ...valid, operation: undefined, how: 'another method or address', isValid: false, method, target }
}
