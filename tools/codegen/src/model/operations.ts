import { methods, perDocument, type Method, type MediaType, type OpenApiDocument, type Operation, type Parameter, type PathItem, type Reference, type RequestBody, type Response, type Server } from './document'
import { isObject, joinPointer, readPointer } from './pointer'

/** An operation with its parameters, body and answers resolved, and what its path adds to it. */
export interface OperationModel {
  id: string
  method: Method
  path: string
  pointer: string
  summary: string | undefined
  description: string | undefined
  deprecated: boolean
  /** The first of its tags; empty without one. */
  tag: string
  /** Only reads, whatever its method (`x-safe`). */
  isSafe: boolean
  /** A file of a build (`x-static`), which no server's code answers. */
  isStatic: boolean
  /** The path's and the operation's own; the operation's win. Names of headers are the same in capitals. */
  parameters: Parameter[]
  body: RequestBody | undefined
  answers: Answer[]
  /** The operation's server or else the path's, as the document writes it; undefined where the document's holds. */
  server: string | undefined
}

export interface Answer {
  /** `200`, `4XX` or `default`. */
  status: string
  content: [mediaType: string, content: MediaType][]
}

export const listOperations = perDocument(readOperations)

function readOperations(document: OpenApiDocument): OperationModel[] {
  return placedOperations(document.paths).map((placed): OperationModel => {
    const { path, item, method, operation, pointer } = placed
    const body = operation.requestBody && follow<RequestBody>(document, operation.requestBody)
    return {
      id: String(operation.operationId),
      method,
      path,
      pointer,
      summary: operation.summary,
      description: operation.description,
      deprecated: operation.deprecated === true,
      tag: operation.tags?.[0] ?? '',
      isSafe: operation['x-safe'] === true,
      isStatic: operation['x-static'] === true,
      parameters: [...new Map(parametersOf(document, placed).map((one) => [`${one.in} ${one.in === 'header' ? one.name.toLowerCase() : one.name}`, one])).values()],
      body: body && Object.keys(body.content ?? {}).length > 0 ? body : undefined,
      answers: Object.entries(operation.responses ?? {})
        .filter(([status]) => !status.startsWith('x-'))
        .map(([status, answer]) => ({ status, content: isBodiless(status) ? [] : Object.entries(follow<Response>(document, answer).content ?? {}) })),
      server: serverUrl((operation.servers ?? item.servers)?.[0]),
    }
  })
}

/** An operation as the document has it, and where. */
export interface PlacedOperation {
  path: string
  item: PathItem
  method: Method
  operation: Operation
  pointer: string
}

export function placedOperations(paths: OpenApiDocument['paths']): PlacedOperation[] {
  return Object.entries(paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method]
      return isObject(operation) ? [{ path, item, method, operation, pointer: joinPointer('paths', path, method) }] : []
    }),
  )
}

/** The path's and the operation's own, with references followed. */
export function parametersOf(document: OpenApiDocument, { item, operation }: PlacedOperation): Parameter[] {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => follow<Parameter>(document, one))
}

/** HTTP has no body there, whatever a document says. */
const isBodiless = (status: string): boolean => /^(1..|204|205|304)$/i.test(status)

/** The object itself, or the one that its `$ref` names. */
export function follow<T extends object>(document: OpenApiDocument, node: T | Reference): T {
  let current: T | Reference = node
  for (let steps = 0; '$ref' in current && typeof current.$ref === 'string' && steps < 50; steps++) {
    current = (readPointer(document, current.$ref) ?? {}) as T
  }
  return current as T
}

/** A server's URL with the defaults of its variables. */
export function serverUrl(server: Server | undefined): string | undefined {
  return server?.url.replace(/\{([^{}]+)\}/g, (whole, name: string) => server.variables?.[name]?.default ?? whole)
}

/** A server such as `/v2` is on the host of the document's own server, and `//b.example` is asked as that one is. */
export function onHost(server: string, documentServer: string): string {
  if (server.startsWith('//')) return (/^\w+:/.exec(documentServer)?.[0] ?? '') + server
  return server.startsWith('/') ? (/^\w+:\/\/[^/]+/.exec(documentServer)?.[0] ?? '') + server : server
}

export const isJson = (mediaType: string): boolean => /^(\*\/\*|application\/\*|[^;]*[/+]json)\s*(;|$)/i.test(mediaType)

export const isEventStream = (mediaType: string): boolean => /^text\/event-stream\s*(;|$)/i.test(mediaType)

/** Lines of which each is JSON of its own. */
export const isJsonLines = (mediaType: string): boolean => /^application\/(x-)?(ndjson|jsonl|jsonlines|json-lines)\s*(;|$)/i.test(mediaType)

/** Whether a media type leaves open what comes, as `application/*` does. */
export const isRange = (mediaType: string): boolean => /\/\*\s*(;|$)/.test(mediaType)

/** Whether a parameter is JSON within the text that it is sent as. */
export function isJsonParameter({ content = {} }: Pick<Parameter, 'content'>): boolean {
  return Object.keys(content).some(isJson)
}

/** Whether all that an operation answers where it succeeds is another address: a client then has what is there. */
export function isRedirect({ answers }: Pick<OperationModel, 'answers'>): boolean {
  return successesOf(answers).length === 0 && answers.some(({ status }) => /^3(0[12378]|XX)$/i.test(status))
}

/** The 2xx answers; of an operation that has none, its `default`, which then is for them, too. */
export function successesOf<A extends { status: string }>(answers: A[]): A[] {
  const own = answers.filter(({ status }) => status.startsWith('2'))
  return own.length > 0 ? own : answers.filter(({ status }) => status === 'default')
}
