/** The parts of an OpenAPI 3.0 or 3.1 document that the emitters look at. Everything else is carried along unread. */
export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string }
  servers?: Server[]
  paths?: Record<string, PathItem>
  webhooks?: Record<string, PathItem>
  components?: Components
}

export interface Components {
  schemas?: Record<string, Schema>
  responses?: Record<string, Response | Reference>
  parameters?: Record<string, Parameter | Reference>
  requestBodies?: Record<string, RequestBody | Reference>
  [group: string]: Record<string, unknown> | undefined
}

export interface Reference {
  $ref: string
}

export interface Server {
  url: string
  variables?: Record<string, { default: string }>
}

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const

export type Method = (typeof methods)[number]

export type PathItem = { parameters?: (Parameter | Reference)[]; servers?: Server[] } & Partial<Record<Method, Operation>>

export interface Operation {
  operationId?: string
  tags?: string[]
  summary?: string
  description?: string
  deprecated?: boolean
  parameters?: (Parameter | Reference)[]
  requestBody?: RequestBody | Reference
  responses?: Record<string, Response | Reference>
  servers?: Server[]
  'x-safe'?: boolean
  'x-static'?: boolean
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  style?: string
  explode?: boolean
  allowReserved?: boolean
  schema?: Schema
  content?: Content
}

export interface RequestBody {
  required?: boolean
  content?: Content
}

export interface Response {
  description?: string
  content?: Content
}

export type Content = Record<string, MediaType>

export interface MediaType {
  schema?: Schema
  encoding?: Record<string, Encoding>
}

export interface Encoding {
  contentType?: string
  style?: string
  explode?: boolean
  allowReserved?: boolean
}

export interface Schema {
  $ref?: string
  type?: string | string[]
  title?: string
  description?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  patternProperties?: Record<string, Schema>
  items?: Schema
  prefixItems?: Schema[]
  unevaluatedItems?: boolean | Schema
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minItems?: number
  maxItems?: number
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  not?: Schema
  if?: Schema
  then?: Schema
  else?: Schema
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
  contentMediaType?: string
  contentEncoding?: string
  readOnly?: boolean
  writeOnly?: boolean
  'x-graphql-node'?: boolean
}

/** Has a function work once for each document: none changes while it is emitted. */
export function perDocument<Result>(read: (document: OpenApiDocument) => Result): (document: OpenApiDocument) => Result {
  const known = new WeakMap<OpenApiDocument, Result>()
  return (document) => {
    const result = known.get(document) ?? read(document)
    known.set(document, result)
    return result
  }
}
