import { dirname, join, relative } from 'node:path/posix'
import { doc } from '../../code/doc-comment'
import { header } from '../../code/header'
import { kebabCase, pascalCase, quote, unusedName } from '../../code/names'
import { bodyChoices, bodyType, chooseContent, errorType, isStreamOfLines, readType, usesTypes } from '../../code/type-reference'
import { typedSchemas } from '../../derive/name-subtypes'
import type { MediaType, OpenApiDocument } from '../../model/document'
import { isEventStream, listOperations, serverUrl, successesOf, type OperationModel } from '../../model/operations'
import { textOption, type Emitter } from '../emitter'
import { helpers } from './client-helpers'
import { callPath, traitsOf, withParameters } from './traits'

/**
 * One constant an operation, each a line, so that a bundler keeps only those that are called; and its types, as direct
 * references into the generated ones.
 *
 * A bundler that makes several scripts of a site keeps in each the whole module of an operation that is called there. With the
 * option `folder` each tag has a module there, and the file itself passes them on.
 */
export const emitClient: Emitter = ({ document: whole, origin, options }) => {
  const document = typedSchemas(whole)
  const types = textOption(options.types, './types')
  const core = textOption(options.core, './core/operation')
  const server = baseUrl(serverUrl(document.servers?.[0]))
  const operations = listOperations(document)
  const taken = new Set([...operations.map(({ id }) => id), ...Object.keys(helpers)].map(pascalCase))
  const write = (head: string[], some: OperationModel[], from: (module: string) => string) => {
    const body = [...head, ...some.map((one) => emitOperation(one, document, taken))].join('\n')
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

/**
 * The constant of an operation with its types; and further ones where it takes other media types that say more, `askAsFormData`, or
 * answers events or lines as one of several, `askEvents`, `askLines`.
 */
function emitOperation(operation: OperationModel, document: OpenApiDocument, taken: Set<string>): string {
  const { id } = operation
  const nameFor = (suffix: string) => {
    const name = unusedName(id + suffix, (candidate) => taken.has(pascalCase(candidate)))
    taken.add(pascalCase(name))
    return name
  }
  const request = declareRequest(operation, document, id)
  const answers = declareAnswers(operation, document, id)
  const bodies = bodyChoices(operation).slice(1).map(([mediaType, media]) => {
    const own = { ...operation, body: { ...operation.body, content: { [mediaType]: media } } }
    const name = nameFor(`As${pascalCase(mediaType.replace(/;.*|^[^/]*\/(x-www-)?/g, ''))}`)
    const { type, lines } = declareRequest(own, document, name)
    return [...lines, ...declareCall(own, document, name, [type, answers.type])]
  })
  const streams = asStreams(operation, document).map(([suffix, own]) => {
    const name = nameFor(suffix)
    const { type, lines } = declareAnswers(own, document, name)
    return [...lines, ...declareCall(own, document, name, [request.type, type])]
  })
  return [...request.lines, ...answers.lines, ...declareCall(operation, document, id, [request.type, answers.type]), ...bodies.flat(), ...streams.flat()].join('\n')
}

/** The operation as one that answers a stream, where that is one of several media types, of which another is read. */
function asStreams(operation: OperationModel, document: OpenApiDocument): [suffix: string, OperationModel][] {
  const successes = successesOf(operation.answers)
  const others = operation.answers.filter((answer) => !successes.includes(answer))
  const kinds: [string, (content: [string, MediaType]) => boolean][] = [['Events', ([type]) => isEventStream(type)], ['Lines', (content) => isStreamOfLines(document, content)]]
  return kinds.flatMap(([suffix, is]): [string, OperationModel][] => {
    const streams = successes.flatMap(({ status, content }) => (is(chooseContent(content) ?? ['', {}]) ? [] : content.filter(is).slice(0, 1).map((one) => ({ status, content: [one] }))))
    return streams.length > 0 ? [[suffix, { ...operation, answers: [...streams, ...others] }]] : []
  })
}

interface Declared {
  type: string
  lines: string[]
}

function declareRequest(operation: OperationModel, document: OpenApiDocument, name: string): Declared {
  const type = `${pascalCase(name)}Request`
  const fields = requestFields(operation, document)
  if (fields.length === 0) return { type: 'void', lines: [] }
  return { type: fields.some(({ required }) => required) ? type : `${type} | void`, lines: [`export interface ${type} {`, ...fields.map(({ text }) => `  ${text}`), '}', ''] }
}

function declareAnswers(operation: OperationModel, document: OpenApiDocument, name: string): Declared {
  const type = pascalCase(name)
  return { type: `${type}Data, ${type}Error`, lines: [`export type ${type}Data = ${readType(operation, document)}`, '', `export type ${type}Error = ${errorType(operation)}`, ''] }
}

function declareCall(operation: OperationModel, document: OpenApiDocument, name: string, types: string[]): string[] {
  const { method, summary, description, deprecated } = operation
  const traits = traitsOf(operation, document)
  const call = `/*#__PURE__*/ operation(${[quote(method.toUpperCase()), quote(callPath(operation)), ...(traits ? [traits] : [])].join(', ')})`
  return [...doc([summary, description, deprecated ? '@deprecated' : undefined]), `export const ${name}: Operation<${types.join(', ')}> = ${withParameters(call, operation, document)}`, '']
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
  const calls = code.match(/^export const .*$/gm)?.join('\n') ?? ''
  const streams = ['EventStream', 'JsonLines'].filter((name) => new RegExp(`^export type .*\\b${name}<`, 'm').test(code))
  const byHelper = new Map<string, string[]>()
  for (const [name, file] of Object.entries(helpers)) {
    if (new RegExp(`^export const .*\\b${name}\\b.*\\)$`, 'm').test(calls)) byHelper.set(file, [...(byHelper.get(file) ?? []), name])
  }
  return [
    ...(typeNames.length > 0 ? [`import type { ${typeNames.join(', ')} } from '${types}'`] : []),
    ...(streams.length > 0 ? [`import type { ${streams.join(', ')} } from '${folder}/events'`] : []),
    ...[...byHelper].map(([file, names]) => `import { ${names.join(', ')} } from '${folder}/${file}'`),
    body.includes('operation(') ? `import { operation, type Operation } from '${core}'` : 'export {}',
    '',
  ].join('\n')
}
