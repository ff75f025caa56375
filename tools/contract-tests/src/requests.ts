import { follow, type ContractOperation, type JsonObject } from './document'

/** A request for an operation of the generated client. */
export interface ClientRequest {
  path?: JsonObject
  query?: JsonObject
  header?: JsonObject
  body?: unknown
}

/** One request for each example that the contract gives of the operation's body; one without a body where it has none. */
export function exampleRequests({ parameters, bodies }: ContractOperation): { name: string; request: ClientRequest }[] {
  const given = (place: string) => parameters.filter((parameter) => parameter.in === place && parameter.required && parameter.example !== undefined)
  const values = (place: string) => Object.fromEntries(given(place).map(({ name, example }) => [name, example]))
  const base: ClientRequest = {
    ...(given('path').length > 0 ? { path: values('path') } : {}),
    ...(given('query').length > 0 ? { query: values('query') } : {}),
  }
  const chosen = bodies.find(([mediaType]) => mediaType === 'application/json') ?? bodies[0]
  if (!chosen) return [{ name: 'as it is', request: base }]
  const [, { schema = {}, examples = {} }] = chosen
  return Object.entries(examples).map(([name, { value }]) => ({ name, request: { ...base, body: withFiles(value as JsonObject, schema) } }))
}

/** Where the schema has bytes, the example's text becomes a file. */
function withFiles(value: JsonObject, schema: JsonObject): JsonObject {
  const properties = (follow(schema)['properties'] ?? {}) as Record<string, JsonObject>
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const property = follow(properties[name] ?? {})
      if (property['format'] === 'binary') return [name, file(part)]
      const items = follow((property['items'] ?? {}) as JsonObject)
      return [name, Array.isArray(part) && items['format'] === 'binary' ? part.map(file) : part]
    }),
  )
}

function file(text: unknown): File {
  return new File([String(text)], 'file.pdf', { type: 'application/pdf' })
}
