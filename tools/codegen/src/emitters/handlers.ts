import { header } from '../code/header'
import { propertyName, quote } from '../code/names'
import { bodyTypes, bytes, dataType, parametersType, usesTypes } from '../code/type-reference'
import { typedSchemas } from '../derive/name-subtypes'
import type { MediaType, OpenApiDocument, Schema } from '../model/document'
import { isBinary } from '../model/is-binary'
import { follow, listOperations, type OperationModel } from '../model/operations'
import { propertiesOf } from '../model/part-types'
import { textOption, type Emitter } from './emitter'

/** What a server implements: for each operation the request that reaches it and the answer that it gives. */
export const emitHandlers: Emitter = ({ document: whole, origin, options }) => {
  const document = typedSchemas(whole)
  const operations = listOperations(document).filter(({ isStatic }) => !isStatic)
  const shapes = operations.map((operation) => shape(document, operation)).join('\n')
  // A leading underscore says that a parameter is unused on purpose.
  const upload = /\bUpload\b/.test(shapes) ? 'Upload' : '_Upload'
  const names = (['components', 'operations'] as const).filter((name) => usesTypes(shapes, name))
  const from = textOption(options.types, './types')
  const parts = [
    header(origin),
    names.length > 0 ? `import type { ${names.join(', ')} } from '${from}'\n` : '',
    `export type OperationId =${operations.map(({ id }) => `\n  | '${id}'`).join('') || ' never'}\n`,
    generic,
    `interface Shapes<${upload}> {\n${shapes}\n}\n`,
  ]
  return { text: parts.filter((part) => part !== '').join('\n') }
}

const generic = `/** A request as the server sees it: checked against the contract, header names in lower case. \`Upload\` is what it makes of a file. */
export interface HandlerRequest<K extends OperationId, Upload = Blob | File> {
  path: Shapes<Upload>[K]['path']
  query: Shapes<Upload>[K]['query']
  header: Shapes<Upload>[K]['header']
  body: Shapes<Upload>[K]['body']
}

/** What the handler gives back: the body of the operation's 2xx answer. */
export type HandlerAnswer<K extends OperationId> = Shapes<never>[K]['answer']

export type Handler<K extends OperationId, Context, Upload = Blob | File> = (request: HandlerRequest<K, Upload>, context: Context) => HandlerAnswer<K> | Promise<HandlerAnswer<K>>

/** One handler an operation; a missing one is a compile error. */
export type Handlers<Context, Upload = Blob | File> = { [K in OperationId]: Handler<K, Context, Upload> }
`

function shape(document: OpenApiDocument, operation: OperationModel): string {
  const bodies = bodyTypes(operation).map(({ type, content }) => withUploads(document, type, content))
  const body = [...new Set(bodies)].join(' | ') || 'undefined'
  const optional = operation.body && operation.body.required !== true ? ' | undefined' : ''
  return [
    `  ${propertyName(operation.id)}: {`,
    `    path: ${parametersType(operation, 'path')}`,
    `    query: ${parametersType(operation, 'query')}`,
    `    header: ${headersType(operation)}`,
    `    body: ${body}${optional}`,
    `    answer: ${dataType(operation)}`,
    '  }',
  ].join('\n')
}

/** Files, which the generated types have as `Blob | File`, become `Upload`: the body itself, or parts of a form. */
function withUploads(document: OpenApiDocument, type: string, { schema = {} }: MediaType): string {
  const whole = follow<Schema>(document, schema)
  if (isBinary(whole) || type === bytes) return 'Upload'
  const files = Object.entries(propertiesOf(document, schema)).flatMap(([name, property]) => {
    const own = follow<Schema>(document, property)
    const part = own.items ? follow<Schema>(document, own.items) : own
    return isBinary(part) ? [{ name, type: own.items ? 'Upload[]' : 'Upload', required: isRequired(document, whole, name) }] : []
  })
  if (files.length === 0) return type
  const fields = files.map(({ name, type, required }) => `${propertyName(name)}${required ? '' : '?'}: ${type}`)
  return `Omit<${type}, ${files.map(({ name }) => quote(name)).join(' | ')}> & { ${fields.join('; ')} }`
}

function isRequired(document: OpenApiDocument, { required = [], allOf = [] }: Schema, name: string): boolean {
  return required.includes(name) || allOf.some((one) => isRequired(document, follow<Schema>(document, one), name))
}

/** Names of headers reach a server in lower case. */
function headersType(operation: OperationModel): string {
  const own = operation.parameters.filter((parameter) => parameter.in === 'header')
  if (own.length === 0) return 'undefined'
  const whole = parametersType(operation, 'header')
  const fields = own.map(({ name, required }) => `${propertyName(name.toLowerCase())}${required ? '' : '?'}: ${whole}[${quote(name)}]`)
  return `{ ${fields.join('; ')} }`
}
