import { propertyName, unusedName } from '../../code/names'
import { chooseContent, readType } from '../../code/type-reference'
import type { OpenApiDocument } from '../../model/document'
import { isJson } from '../../model/operations'
import { unwrap } from '../../model/shape'
import type { DocumentedOperation } from './documented-operation'
import { Code, toLiteral } from './literal'
import { sampleBody, sampleParameter } from './sample-value'

export interface Modules {
  /** Where the generated operations are. */
  operations: string
  /** Where `createClient` is. */
  client: string
}

/** A whole module that calls the operation with the document's own examples and looks at what became of it. */
export function typescriptCall(document: OpenApiDocument, operation: DocumentedOperation, { operations, client }: Modules, baseUrl: string): string {
  const { id } = operation.model
  const [api, make, result] = ['client', 'createClient', 'result'].map((wish) => unusedName(wish, (name) => name === id)) as [string, string, string]
  // What the sample uses of the language itself cannot be called anything else.
  const call = unusedName(id, (name) => name === 'console' || name === 'File')
  const options = { baseUrl, ...authorisation(operation) }
  const request = requestOf(document, operation)
  return [
    `import { ${id}${call === id ? '' : ` as ${call}`} } from '${operations}'`,
    `import { createClient${make === 'createClient' ? '' : ` as ${make}`} } from '${client}'`,
    '',
    `const ${api} = ${make}(${toLiteral(options, '', `const ${api} = ${make}(`.length)})`,
    `const ${result} = await ${call}(${[api, ...(request ? [request] : [])].join(', ')})`,
    '',
    ...handling(document, operation, result),
  ].join('\n')
}

/** What is required, and the body's example; undefined where nothing is needed. */
function requestOf(document: OpenApiDocument, operation: DocumentedOperation): string | undefined {
  const request: Record<string, unknown> = {}
  for (const place of ['path', 'query', 'header', 'cookie'] as const) {
    const needed = operation.parameters.filter((parameter) => parameter.in === place && parameter.required)
    if (needed.length > 0) request[place] = Object.fromEntries(needed.map((parameter) => [parameter.name, sampleParameter(document, parameter)]))
  }
  const content = chooseContent(operation.body?.content ?? [])
  if (content) request.body = sampleBody(document, ...content)
  return Object.keys(request).length > 0 ? toLiteral(request, '', `const result = await ${operation.model.id}(client, `.length) : undefined
}

function handling(document: OpenApiDocument, operation: DocumentedOperation, result: string): string[] {
  const type = readType(operation.model, document)
  const comment = /^components\['schemas'\]\['(\w+)'\](\[\])?$/.exec(type)
  const stream = type.startsWith('EventStream') ? 'event' : type.startsWith('JsonLines') ? 'line' : undefined
  const data = type === 'undefined' ? `console.log('done')` : stream ? `for await (const ${stream} of ${result}.data) console.log(${stream === 'event' ? 'event.data' : stream})` : `console.log(${result}.data)${comment ? ` // ${comment[1]}${comment[2] ?? ''}` : ''}`
  const failure = failureField(document, operation)
  return [
    `if (${result}.ok) {`,
    `  ${data}`,
    ...(failure === undefined ? [] : [`} else if (${result}.kind === 'badRequest') {`, `  console.error(${result}.status, ${result}.error${failure})`]),
    '} else {',
    `  console.error(${result}.kind)`,
    '}',
  ]
}

/** `.code` where every 4xx answer has one, else `.message`, else nothing; undefined where no 4xx answer has JSON. */
function failureField(document: OpenApiDocument, { model }: DocumentedOperation): string | undefined {
  const failures = model.answers.filter(({ status, content }) => (/^4/.test(status) || status === 'default') && content.some(([type]) => isJson(type)))
  if (failures.length === 0) return undefined
  const schemas = failures.map(({ content }) => {
    const chosen = chooseContent(content)
    return chosen?.[1].schema ? unwrap(document, chosen[1].schema).schema : undefined
  })
  const field = ['code', 'message'].find((name) => schemas.every((schema) => schema?.properties?.[name]))
  return field ? `.${field}` : ''
}

/** What the client is told so that the operation is allowed; `TOKEN` is the reader's own. */
function authorisation({ security }: DocumentedOperation): { headers?: Record<string, string>; extensions?: Code[] } {
  const headers = security.flatMap(({ type, scheme, name = '', in: place }): [string, string][] => {
    if (type === 'apiKey') return place === 'header' ? [[name, 'TOKEN']] : []
    if (type === 'http') return [['Authorization', scheme?.toLowerCase() === 'basic' ? 'Basic TOKEN' : 'Bearer TOKEN']]
    return type === 'oauth2' || type === 'openIdConnect' ? [['Authorization', 'Bearer TOKEN']] : []
  })
  const cookies = security.flatMap(({ type, name = '', in: place }) => (type === 'apiKey' && place === 'cookie' ? [`${name}=TOKEN`] : []))
  if (cookies.length > 0) headers.push(['Cookie', cookies.join('; ')])
  const keys = security.flatMap(({ type, name = '', in: place }) => (type === 'apiKey' && place === 'query' ? [`${propertyName(name)}: 'TOKEN'`] : []))
  return {
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    ...(keys.length > 0 && { extensions: [new Code(`(next) => (call) => next({ ...call, request: { ...call.request, query: { ...call.request.query, ${keys.join(', ')} } } })`)] }),
  }
}
