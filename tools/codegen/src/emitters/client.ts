import { dirname, join, relative } from 'node:path/posix'
import { doc } from '../doc-comment'
import type { OpenApiDocument } from '../document'
import { header } from '../header'
import { kebabCase, pascalCase, quote } from '../names'
import { listOperations, serverUrl, type OperationModel } from '../operations'
import { callPath, traitsOf, withParameters } from '../traits'
import { bodyType, errorType, readType, usesTypes } from '../type-reference'
import { splitSchemas } from '../split-schemas'
import type { Emitter } from './emitter'
import { textOption } from './text-option'

/** What the generated constants may name, and the file of the core that has it. */
const helpers = {
  asIs: 'answers',
  asIsOrNothing: 'answers',
  byMediaType: 'answers',
  jsonOrNothing: 'answers',
  jsonOrText: 'answers',
  multipart: 'bodies',
  multipartBy: 'query-styles',
  multipartOf: 'bodies',
  nothing: 'answers',
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
 *
 * A bundler that makes several scripts of a site keeps in each the whole module of an operation that is called there. With the
 * option `folder` each tag has a module there, and the file itself passes them on.
 */
export const emitClient: Emitter = ({ document: whole, origin, options }) => {
  const document = splitSchemas(whole)
  const types = textOption(options.types, './types')
  const core = textOption(options.core, './core/operation')
  const server = baseUrl(serverUrl(document.servers?.[0]))
  const operations = listOperations(document)
  const write = (head: string[], some: OperationModel[], from: (module: string) => string) => {
    const body = [...head, ...some.map((one) => emitOperation(one, document))].join('\n')
    return [header(origin), imports(body, from(types), from(core)), body].join('\n')
  }
  const folder = textOption(options.folder, '')
  if (folder === '') return { text: write(server, operations, (module) => module) }

  const outOfFolder = (module: string) => (module.startsWith('.') ? join(relative(folder, '.'), module) : module)
  const modules = [...byModule(operations)].map(([name, some]) => ({ name: join(folder, name), text: write([], some, outOfFolder) }))
  const parts = modules.map(({ name, text }) => ({ path: `${name}.ts`, text }))
  const exported = modules.map(({ name }) => `export * from ${quote(`./${name}`)}`)
  return { text: [header(origin), ...server, ...(exported.length > 0 ? exported : ['export {}']), ''].join('\n'), parts }
}

/** By the name of the module that has the operations of a tag, in the document's order. */
function byModule(operations: OperationModel[]): Map<string, OperationModel[]> {
  const modules = new Map<string, OperationModel[]>()
  for (const one of operations) {
    const name = kebabCase(one.tag) || 'other'
    modules.set(name, [...(modules.get(name) ?? []), one])
  }
  return modules
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
    `export type ${name}Data = ${readType(operation)}`,
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
  const byHelper = new Map<string, string[]>()
  for (const [name, file] of Object.entries(helpers)) {
    if (new RegExp(`^export const .*\\b${name}\\b.*\\)$`, 'm').test(code)) byHelper.set(file, [...(byHelper.get(file) ?? []), name])
  }
  return [
    ...(typeNames.length > 0 ? [`import type { ${typeNames.join(', ')} } from '${types}'`] : []),
    ...[...byHelper].map(([file, names]) => `import { ${names.join(', ')} } from '${folder}/${file}'`),
    body.includes('operation(') ? `import { operation, type Operation } from '${core}'` : 'export {}',
    '',
  ].join('\n')
}
