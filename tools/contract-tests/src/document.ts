import openapi from '@university/api-schema/openapi.json'

export type JsonObject = Record<string, unknown>

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  example?: unknown
}

interface MediaType {
  schema?: JsonObject
  examples?: Record<string, { value: unknown }>
}

/** An operation of the contract with its references followed, as far as requests need it. */
export interface ContractOperation {
  id: string
  method: string
  path: string
  isStatic: boolean
  parameters: Parameter[]
  bodies: [mediaType: string, content: MediaType][]
  /** Of the 2xx answer. */
  answers: [mediaType: string, content: MediaType][]
}

export const operations: ContractOperation[] = Object.entries(openapi.paths as unknown as Record<string, Record<string, JsonObject> & { parameters?: JsonObject[] }>).flatMap(([path, { parameters: shared = [], ...item }]) =>
  Object.entries(item).map(([method, operation]) => {
    const { requestBody, responses, parameters = [] } = operation as { requestBody?: { content: Record<string, MediaType> }; responses: Record<string, JsonObject>; parameters?: JsonObject[] }
    const [success] = Object.entries(responses).flatMap(([status, response]) => (status.startsWith('2') ? [follow(response)] : []))
    return {
      id: String(operation['operationId']),
      method: method.toUpperCase(),
      path,
      isStatic: operation['x-static'] === true,
      // What the operation says itself comes last, and counts.
      parameters: [...shared, ...parameters].map((parameter) => follow(parameter) as unknown as Parameter),
      bodies: Object.entries(requestBody?.content ?? {}),
      answers: Object.entries((success?.['content'] ?? {}) as Record<string, MediaType>),
    }
  }),
)

/** The object itself, or the one that its `$ref` names. */
export function follow(node: JsonObject): JsonObject {
  if (typeof node['$ref'] !== 'string') return node
  const keys = node['$ref'].slice(2).split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  return follow(keys.reduce<unknown>((value, key) => (value as JsonObject)[key], openapi) as JsonObject)
}
