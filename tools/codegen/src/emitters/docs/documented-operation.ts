import { methods, type OpenApiDocument, type PathItem, type RequestBody } from '../../model/document'
import { follow, listOperations, onHost, serverUrl, type OperationModel } from '../../model/operations'
import { isObject, readPointer } from '../../model/pointer'
import type { DocsDocument, DocsMediaType, DocsOperation, DocsParameter, DocsResponse, Example, Header, Link, SecurityScheme, WithExamples } from './parts'

/** An operation with all that the documentation says of it; every `$ref` but those of schemas is followed. */
export interface DocumentedOperation {
  model: OperationModel
  own: DocsOperation
  parameters: DocsParameter[]
  body: DocumentedBody | undefined
  answers: DocumentedAnswer[]
  /** Where it is called: absolute, or a path on the API's own host. */
  server: string
  /** Whether the server is the operation's or its path's own. */
  hasOwnServer: boolean
  security: SecurityScheme[]
  /** A webhook is a request that the reader's server receives: there is no call to show. */
  isWebhook: boolean
}

export interface DocumentedBody {
  required: boolean
  description: string | undefined
  content: [mediaType: string, content: DocsMediaType][]
}

export interface DocumentedAnswer {
  status: string
  description: string | undefined
  headers: [name: string, header: Header][]
  content: [mediaType: string, content: DocsMediaType][]
  links: [name: string, link: Link][]
}

export function documentOperations(document: DocsDocument): DocumentedOperation[] {
  return [...documentPaths(document, false), ...documentPaths(webhooksAsPaths(document), true)]
}

/** The examples of a body or parameter, by name; the unnamed `example` comes first. */
export function examplesOf(document: OpenApiDocument, { example, examples = {} }: WithExamples): [name: string, example: Example][] {
  const named = Object.entries(examples).map(([name, one]): [string, Example] => [name, follow<Example>(document, one)])
  return [...(example === undefined ? [] : [['', { value: example }] as [string, Example]]), ...named.filter(([, { value }]) => value !== undefined)]
}

function documentPaths(document: DocsDocument, isWebhook: boolean): DocumentedOperation[] {
  const documentServer = serverUrl(document.servers?.[0]) ?? '/'
  return listOperations(document).map((model) => {
    const own = (readPointer(document, model.pointer) ?? {}) as DocsOperation
    const body = own.requestBody && follow<RequestBody & { description?: string }>(document, own.requestBody)
    return {
      model,
      own,
      parameters: model.parameters,
      body: body && { required: body.required === true, description: body.description, content: Object.entries(body.content ?? {}) },
      answers: Object.entries(own.responses ?? {})
        .filter(([status]) => !status.startsWith('x-'))
        .map(([status, reference]) => documentAnswer(document, status, follow<DocsResponse>(document, reference))),
      server: model.server === undefined ? documentServer : onHost(model.server, documentServer),
      hasOwnServer: model.server !== undefined,
      security: securityOf(document, own),
      isWebhook,
    }
  })
}

function documentAnswer(document: OpenApiDocument, status: string, { description, headers = {}, content = {}, links = {} }: DocsResponse): DocumentedAnswer {
  return {
    status,
    description,
    headers: Object.entries(headers).map(([name, one]) => [name, follow<Header>(document, one)]),
    content: Object.entries(content),
    links: Object.entries(links).map(([name, one]) => [name, follow<Link>(document, one)]),
  }
}

/** The first way to authorise; `{}` in the list means that none is needed. */
function securityOf(document: DocsDocument, { security = document.security ?? [] }: DocsOperation): SecurityScheme[] {
  if (security.some((one) => Object.keys(one).length === 0)) return []
  const schemes = document.components?.securitySchemes ?? {}
  return Object.keys(security[0] ?? {}).flatMap((name) => {
    const scheme = schemes[name]
    return isObject(scheme) ? [follow<SecurityScheme>(document, scheme)] : []
  })
}

/** A webhook has a name where an operation has a path, and often no operationId. */
function webhooksAsPaths({ webhooks = {}, ...document }: DocsDocument): DocsDocument {
  const paths = Object.entries(webhooks).map(([name, item]): [string, PathItem] => {
    const copy: PathItem = { ...item }
    for (const method of methods) {
      const operation = item[method]
      if (operation && !operation.operationId) copy[method] = { ...operation, operationId: methods.some((other) => other !== method && item[other]) ? `${name}-${method}` : name }
    }
    return [name, copy]
  })
  return { ...document, paths: Object.fromEntries(paths) }
}
