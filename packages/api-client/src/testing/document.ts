import type { Schema } from './data/json-schema'

/** The parts of an OpenAPI 3.1 document that mocks look at. */
export interface OpenApiDocument {
  servers?: Server[]
  paths?: Record<string, PathItem>
}

export interface Reference {
  $ref: string
}

export interface Server {
  url: string
  variables?: Record<string, { default: string }>
}

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const

export type PathItem = { parameters?: (Parameter | Reference)[]; servers?: Server[] } & Partial<Record<(typeof methods)[number], OperationObject>>

export interface OperationObject {
  operationId?: string
  'x-safe'?: boolean
  parameters?: (Parameter | Reference)[]
  requestBody?: RequestBody | Reference
  responses?: Record<string, AnswerObject | Reference>
  servers?: Server[]
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  style?: string
  explode?: boolean
  schema?: Schema
  content?: Record<string, MediaType>
}

export interface RequestBody {
  required?: boolean
  content?: Record<string, MediaType>
}

export interface AnswerObject {
  content?: Record<string, MediaType>
  headers?: Record<string, HeaderObject | Reference>
  links?: Record<string, LinkObject | Reference>
}

/** Has either a schema of its own or `content` of one media type. */
export interface HeaderObject extends MediaType {
  explode?: boolean
  content?: Record<string, MediaType>
}

export interface MediaType {
  schema?: Schema
  /** Of the fields of a form. */
  encoding?: Record<string, { style?: string; explode?: boolean; allowReserved?: boolean }>
  example?: unknown
  examples?: Record<string, { value?: unknown } | Reference>
}

/** How an answer leads to another operation. */
export interface LinkObject {
  operationId?: string
  operationRef?: string
  /** Runtime expressions such as `$response.body#/id`, by parameter. */
  parameters?: Record<string, unknown>
}

/** One operation with all references on its first level followed. */
export interface Operation {
  id: string
  /** In capitals. */
  method: string
  /** As the document writes it: `/api/page/{slug}`. */
  path: string
  /** Whether it only reads, which some do by POST: `x-safe`. */
  safe: boolean
  parameters: Parameter[]
  body: RequestBody | undefined
  answers: Answer[]
}

export interface Answer {
  /** `200`, `4XX` or `default`. */
  status: string
  content: [mediaType: string, content: MediaType][]
  headers: [name: string, header: HeaderObject][]
  links: LinkObject[]
}

export const isSuccess = (status: string): boolean => /^2(\d\d|XX)$/i.test(status)

export const isJson = (mediaType: string): boolean => /^[^;]*[/+]json\s*(;|$)/i.test(mediaType)

/** Lines of which each is JSON of its own. */
export const isJsonLines = (mediaType: string): boolean => /^application\/(x-)?(ndjson|jsonl|jsonlines|json-lines)\s*(;|$)/i.test(mediaType)

/** `4XX` stands for 400, `default` for 200: the number to send. */
export function statusNumber(status: string): number {
  return status === 'default' ? 200 : Number(status.replace(/XX$/i, '00'))
}

/** The answer that the document gives for a status: its own, that of its class, or the default. */
export function answerFor({ answers }: Operation, status: number): Answer | undefined {
  const keys = [String(status), `${String(status)[0]}XX`, 'default']
  return keys.map((key) => answers.find((answer) => answer.status.toUpperCase() === key.toUpperCase())).find((answer) => answer !== undefined)
}

/** What the operation answers when all goes well: the lowest 2xx, the default or a 3xx; nothing, with 200, where the document tells of failures alone. */
export function usualAnswer({ answers }: Operation): Answer {
  const inOrder = [...answers].sort((one, other) => one.status.localeCompare(other.status))
  return inOrder.find(({ status }) => isSuccess(status)) ?? answers.find(({ status }) => status === 'default') ?? inOrder.find(({ status }) => /^3/.test(status)) ?? nothing
}

const nothing: Answer = { status: '200', content: [], headers: [], links: [] }

/** Of several media types: what the caller accepts, JSON first. */
export function chooseContent(content: [string, MediaType][], accept = ''): [string, MediaType] | undefined {
  const wanted = accept.split(',').map((one) => one.split(';')[0]?.trim().toLowerCase() ?? '')
  const accepted = content.find(([type]) => wanted.includes(type.split(';')[0]?.toLowerCase() ?? ''))
  return accepted ?? content.find(([type]) => isJson(type)) ?? content[0]
}
