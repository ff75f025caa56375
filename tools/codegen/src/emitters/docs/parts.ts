import type { MediaType, OpenApiDocument, Operation, Parameter, Reference, Response, Schema, Server } from '../../model/document'

/** What the documentation reads of a document beside what the other emitters do. All of it may be missing. */
export interface DocsDocument extends OpenApiDocument {
  info: OpenApiDocument['info'] & { summary?: string; description?: string; license?: { name?: string; url?: string }; contact?: { name?: string; email?: string; url?: string } }
  servers?: DocsServer[]
  tags?: { name: string; description?: string }[]
  security?: Record<string, string[]>[]
}

export interface DocsServer extends Server {
  description?: string
}

export interface DocsSchema extends Schema {
  properties?: Record<string, DocsSchema>
  patternProperties?: Record<string, DocsSchema>
  additionalProperties?: boolean | DocsSchema
  items?: DocsSchema
  prefixItems?: DocsSchema[]
  allOf?: DocsSchema[]
  oneOf?: DocsSchema[]
  anyOf?: DocsSchema[]
  not?: DocsSchema
  example?: unknown
  /** See schemaExamples. */
  examples?: unknown
  deprecated?: boolean
  readOnly?: boolean
  writeOnly?: boolean
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minProperties?: number
  maxProperties?: number
}

export interface Example {
  summary?: string
  description?: string
  value?: unknown
  externalValue?: string
}

export interface WithExamples {
  example?: unknown
  examples?: Record<string, Example | Reference>
}

export interface DocsParameter extends Parameter, WithExamples {
  description?: string
  deprecated?: boolean
}

export type Header = Omit<DocsParameter, 'name' | 'in'>

export interface DocsMediaType extends MediaType, WithExamples {}

export interface Link {
  operationId?: string
  operationRef?: string
  description?: string
  parameters?: Record<string, unknown>
}

export interface DocsResponse extends Response {
  headers?: Record<string, Header | Reference>
  links?: Record<string, Link | Reference>
}

export interface DocsOperation extends Operation {
  tags?: string[]
  security?: Record<string, string[]>[]
  externalDocs?: { url?: string; description?: string }
  'x-extension'?: unknown
}

export interface SecurityScheme {
  type?: string
  scheme?: string
  name?: string
  in?: string
  description?: string
}
