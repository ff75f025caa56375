import { dirname } from 'node:path/posix'
import { doc } from '../doc-comment'
import type { OpenApiDocument } from '../document'
import { header } from '../header'
import { pascalCase, quote } from '../names'
import { listOperations, serverUrl, type OperationModel } from '../operations'
import { callPath, traitsOf, withParameters } from '../traits'
import { bodyType, dataType, errorType, usesTypes } from '../type-reference'
import { splitSchemas } from '../split-schemas'
import type { Emitter } from './emitter'

/** What the generated constants may name, and the file of the core that has it. */
const helpers = {
  asIs: 'answers',
  byMediaType: 'answers',
  jsonOrNothing: 'answers',
  multipart: 'bodies',
  multipartBy: 'query-styles',
  multipartOf: 'bodies',
  rawBody: 'bodies',
  urlEncoded: 'bodies',
  urlEncodedBy: 'query-styles',
  withCookies: 'cookies',
  withTexts: 'parameters',
  queryStyles: 'query-styles',
}

/**
 * One constant an operation, each a line, so that a bundler keeps only those that are called; and its types, as direct
 * references into the generated ones.
 */
export const emitClient: Emitter = ({ document: whole, origin, options }) => {
  const document = splitSchemas(whole)
  const types = textOption(options.types, './types')
  const core = textOption(options.core, './core/operation')
  const body = [...baseUrl(serverUrl(document.servers?.[0])), ...listOperations(document).map((one) => emitOperation(one, document))].join('\n')
  return { text: `${[header(origin), imports(body, types, core), body].join('\n')}` }
}

function emitOperation(operation: OperationModel, document: OpenApiDocument): string {
  const { id, method, summary, description, deprecated } = operation
  const name = pascalCase(id)
  const fields = requestFields(operation, document)
  const request = fields.length === 0 ? 'void' : fields.some(({ required }) => required) ? `${name}Request` : `${name}Request | void`
  const traits = traitsOf(operation, document)
  const call = `/*#__PURE__*/ operation(${[quote(method.toUpperCase()), quote(callPath(operation)), ...(traits ? [traits] : [])].join(', ')})`
  return [
    ...(fields.length > 0 ? [`export interface ${name}Request {`, ...fields.map(({ text }) => `  ${text}`), '}', ''] : []),
    `export type ${name}Data = ${dataType(operation)}`,
    '',
    `export type ${name}Error = ${errorType(operation)}`,
    '',
    ...doc([summary, description, deprecated ? '@deprecated' : undefined]),
    `export const ${id}: Operation<${request}, ${name}Data, ${name}Error> = ${withParameters(call, operation, document)}`,
    '',
  ].join('\n')
}

function requestFields(operation: OperationModel, document: OpenApiDocument): { text: string; required: boolean }[] {
  const places = (['path', 'query', 'header', 'cookie'] as const).flatMap((place) => {
    const own = operation.parameters.filter((parameter) => parameter.in === place)
    if (own.length === 0) return []
    const required = own.some((parameter) => parameter.required)
    return [{ required, text: `${place}${required ? '' : '?'}: operations[${quote(operation.id)}]['parameters']['${place}']` }]
  })
  if (!operation.body) return places
  const required = operation.body.required === true
  return [...places, { required, text: `body${required ? '' : '?'}: ${bodyType(operation, document)}` }]
}

function baseUrl(url: string | undefined): string[] {
  if (!url || url === '/') return []
  return [`/** Where the document says the API is; for \`createClient\`. */\nexport const documentServer = ${quote(url)}\n`]
}

function imports(body: string, types: string, core: string): string {
  const typeNames = (['components', 'operations'] as const).filter((name) => usesTypes(body, name))
  const folder = dirname(core)
  const code = body.replace(/'(?:\\.|[^'\\\n])*'/g, '')
  const byFile = new Map<string, string[]>()
  for (const [name, file] of Object.entries(helpers)) {
    if (new RegExp(`^export const .*\\b${name}\\b.*\\)$`, 'm').test(code)) byFile.set(file, [...(byFile.get(file) ?? []), name])
  }
  return [
    ...(typeNames.length > 0 ? [`import type { ${typeNames.join(', ')} } from '${types}'`] : []),
    ...[...byFile].map(([file, names]) => `import { ${names.join(', ')} } from '${folder}/${file}'`),
    body.includes('operation(') ? `import { operation, type Operation } from '${core}'` : 'export {}',
    '',
  ].join('\n')
}

const textOption = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise)
