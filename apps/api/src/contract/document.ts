import type { OperationId } from '@university/api-schema/handlers'
import openapi from '@university/api-schema/openapi.json'
import { readFormat, type BodyFormat, type MediaType } from './body-format'

export type JsonObject = Record<string, unknown>

/** The parts of an OpenAPI 3.1 document that the server reads. */
interface OpenApiDocument {
  paths: Record<string, PathItem>
  components: { schemas: Record<string, JsonObject> }
}
type PathItem = { parameters?: (ParameterObject | Reference)[] } & Partial<Record<(typeof methods)[number], OperationObject>>
interface OperationObject {
  operationId: OperationId
  'x-safe'?: boolean
  'x-static'?: boolean
  servers?: unknown[]
  parameters?: (ParameterObject | Reference)[]
  requestBody?: BodyObject | Reference
  responses: Record<string, AnswerObject | Reference>
}
interface BodyObject {
  required?: boolean
  content: Record<string, MediaType>
}
interface AnswerObject {
  content?: Record<string, MediaType>
}
interface Reference {
  $ref: string
}
export interface ParameterObject {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: JsonObject
  style?: string
  explode?: boolean
  example?: unknown
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
  /** Of the answer 200, 201, 202 or 204; without a schema it has no content. */
  answer: { status: number; schema: JsonObject | undefined }
  /** All statuses that the contract foresees. */
  statuses: ReadonlySet<number>
  /** It may be on another host than the pages that call it. */
  hasOwnHost: boolean
}

/** The contract. Under this name ajv and fast-json-stringify resolve the pointers into it. */
export const document = openapi as unknown as OpenApiDocument
export const documentId = 'openapi'

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

const known = new WeakMap<OpenApiDocument, Operation[]>()

/**
 * Those of one document are read once, and what is compiled of their schemas is compiled once, however many servers a process has.
 *
 * @throws Error naming the operation that the server cannot read
 */
export function listOperations(source: OpenApiDocument = document): Operation[] {
  const operations = known.get(source) ?? readOperations(source)
  known.set(source, operations)
  return operations
}

function readOperations(source: OpenApiDocument): Operation[] {
  return Object.entries(source.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      // Static ones are files of a build; whoever serves the site serves them.
      return operation && operation['x-static'] !== true ? [readOperation(source, path, method, operation, item.parameters)] : []
    }),
  )
}

/** Points at a schema of the contract, by its name. */
export function schemaRef(name: string): JsonObject {
  return { $ref: `${documentId}#/components/schemas/${name}` }
}

/** @param shared what the path says for all of its operations; what the operation says itself comes before it */
function readOperation(source: OpenApiDocument, path: string, method: (typeof methods)[number], operation: OperationObject, shared: PathItem['parameters'] = []): Operation {
  const json = 'application/json'
  const read = <T extends object>(node: T | Reference): T => ('$ref' in node ? follow<T>(source, node) : node)
  const [status] = Object.keys(operation.responses).filter((code) => /^2\d\d$/.test(code))
  const response = status ? operation.responses[status] : undefined
  const content = response && read<AnswerObject>(response).content
  const answer = content?.[json]
  const body = operation.requestBody && read<BodyObject>(operation.requestBody)
  if (!status || (content && !answer)) {
    throw new Error(`${operation.operationId}: the contract gives it no answer of JSON, nor one without content`)
  }
  const parameters = [...shared, ...(operation.parameters ?? [])].map((one) => read<ParameterObject>(one))
  const unread = parameters.find(({ schema, style, explode }: Partial<ParameterObject>) => !schema || style !== undefined || explode !== undefined)
  if (unread) throw new Error(`${operation.operationId}: the server reads no parameter that has content or a style of its own, as ${unread.name} does`)
  const unnamed = parameters.find(({ in: place, name }) => place === 'path' && !/^\w+$/.test(name))
  if (unnamed) throw new Error(`${operation.operationId}: a parameter of the path has a name of letters, digits and _, not ${unnamed.name}`)
  return {
    id: operation.operationId,
    method: method.toUpperCase() as Operation['method'],
    path,
    safe: operation['x-safe'] === true,
    parameters: [...new Map(parameters.map((one) => [`${one.in} ${one.name}`, one])).values()].map((one) => ({ ...one, schema: absolute(one.schema) })),
    body: body && {
      required: body.required === true,
      formats: Object.entries(body.content).map(([mediaType, content]) => {
        return { ...readFormat(mediaType, content, (schema) => resolve(source, schema)), schema: absolute(content.schema) }
      }),
    },
    answer: { status: Number(status), schema: answer && absolute(answer.schema) },
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
