import type { OperationId } from '@university/api-schema/handlers'
import openapi from '@university/api-schema/openapi.json'
import { readFormat, type BodyFormat, type MediaType } from './body-format'

export type JsonObject = Record<string, unknown>

/** The parts of an OpenAPI 3.1 document that the server reads. */
interface OpenApiDocument {
  paths: Record<string, Record<string, OperationObject>>
  components: { schemas: Record<string, JsonObject> }
}
interface OperationObject {
  operationId: OperationId
  'x-safe'?: boolean
  'x-static'?: boolean
  servers?: unknown[]
  parameters?: (ParameterObject | Reference)[]
  requestBody?: { required?: boolean; content: Record<string, MediaType> }
  responses: Record<string, { content?: Record<string, MediaType> } | Reference>
}
interface Reference {
  $ref: string
}
export interface ParameterObject {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: JsonObject
}

/** One operation, with everything that a route needs. References in its schemas begin with the name of the document. */
export interface Operation {
  id: OperationId
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As the document writes it: `/api/page/{slug}`. */
  path: string
  /** Reads only: the answer is cached and has an ETag. */
  safe: boolean
  parameters: ParameterObject[]
  body: { required: boolean; formats: BodyFormat[] } | undefined
  /** Of the answer 200, 201 or 202. */
  answer: { status: number; schema: JsonObject }
  /** All statuses that the contract foresees. */
  statuses: ReadonlySet<number>
  /** It may be on another host than the pages that call it. */
  hasOwnHost: boolean
}

/** The contract. Under this name ajv and fast-json-stringify resolve the pointers into it. */
export const document = openapi as unknown as OpenApiDocument
export const documentId = 'openapi'

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** @throws Error naming the operation that the server cannot read */
export function listOperations(source: OpenApiDocument = document): Operation[] {
  return Object.entries(source.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      // Static ones are files of a build; whoever serves the site serves them.
      return operation && operation['x-static'] !== true ? [readOperation(source, path, method, operation)] : []
    }),
  )
}

/** Points at a schema of the contract, by its name. */
export function schemaRef(name: string): JsonObject {
  return { $ref: `${documentId}#/components/schemas/${name}` }
}

function readOperation(source: OpenApiDocument, path: string, method: (typeof methods)[number], operation: OperationObject): Operation {
  const json = 'application/json'
  const [status] = Object.keys(operation.responses).filter((code) => /^2\d\d$/.test(code))
  const response = status ? operation.responses[status] : undefined
  const answer = response && !('$ref' in response) ? response.content?.[json] : undefined
  const { requestBody } = operation
  if (!status || !answer) {
    throw new Error(`${operation.operationId}: the contract gives it no JSON answer`)
  }
  return {
    id: operation.operationId,
    method: method.toUpperCase() as Operation['method'],
    path,
    safe: operation['x-safe'] === true,
    parameters: (operation.parameters ?? [])
      .map((parameter) => ('$ref' in parameter ? follow<ParameterObject>(source, parameter) : parameter))
      .map((parameter) => ({ ...parameter, schema: absolute(parameter.schema) })),
    body: requestBody && {
      required: requestBody.required === true,
      formats: Object.entries(requestBody.content).map(([mediaType, content]) => {
        return { ...readFormat(mediaType, content, (schema) => resolve(source, schema)), schema: absolute(content.schema) }
      }),
    },
    answer: { status: Number(status), schema: absolute(answer.schema) },
    statuses: new Set(Object.keys(operation.responses).map(Number)),
    hasOwnHost: operation.servers !== undefined,
  }
}

function resolve(source: OpenApiDocument, schema: JsonObject): JsonObject {
  return typeof schema['$ref'] === 'string' ? resolve(source, follow<JsonObject>(source, { $ref: schema['$ref'] })) : schema
}

/** A schema that may stand outside of the document: what it refers to is found by the document's name. */
function absolute(schema: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${documentId}#/`)) as JsonObject
}

function follow<T>(source: OpenApiDocument, { $ref }: Reference): T {
  const steps = $ref.slice(2).split('/').map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
  return steps.reduce<unknown>((value, step) => (value as JsonObject)[step], source) as T
}
