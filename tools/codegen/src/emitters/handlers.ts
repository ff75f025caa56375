import { header } from '../header'
import { propertyName, quote } from '../names'
import { listOperations, type OperationModel } from '../operations'
import { bodyType, dataType, usesTypes } from '../type-reference'
import type { Emitter } from './emitter'

/** What a server implements: for each operation the request that reaches it and the answer that it gives. */
export const emitHandlers: Emitter = ({ document, origin, options }) => {
  const operations = listOperations(document)
  const shapes = operations.map(shape).join('\n')
  const names = (['components', 'operations'] as const).filter((name) => usesTypes(shapes, name))
  const from = typeof options.types === 'string' ? options.types : './types'
  const parts = [
    header(origin),
    names.length > 0 ? `import type { ${names.join(', ')} } from '${from}'\n` : '',
    `export type OperationId =${operations.map(({ id }) => `\n  | '${id}'`).join('') || ' never'}\n`,
    generic,
    `interface Shapes {\n${shapes}\n}\n`,
  ]
  return { text: parts.filter((part) => part !== '').join('\n') }
}

const generic = `/** A request as the server sees it: checked against the contract, header names in lower case. */
export interface HandlerRequest<K extends OperationId> {
  path: Shapes[K]['path']
  query: Shapes[K]['query']
  header: Shapes[K]['header']
  body: Shapes[K]['body']
}

/** What the handler gives back: the body of the operation's 2xx answer. */
export type HandlerAnswer<K extends OperationId> = Shapes[K]['answer']

export type Handler<K extends OperationId, Context> = (request: HandlerRequest<K>, context: Context) => HandlerAnswer<K> | Promise<HandlerAnswer<K>>

/** One handler an operation; a missing one is a compile error. */
export type Handlers<Context> = { [K in OperationId]: Handler<K, Context> }
`

function shape(operation: OperationModel): string {
  const body = bodyType(operation)
  const optional = operation.body && operation.body.required !== true ? ' | undefined' : ''
  return [
    `  ${propertyName(operation.id)}: {`,
    `    path: ${parametersType(operation, 'path')}`,
    `    query: ${parametersType(operation, 'query')}`,
    `    header: ${parametersType(operation, 'header')}`,
    `    body: ${body}${optional}`,
    `    answer: ${dataType(operation)}`,
    '  }',
  ].join('\n')
}

function parametersType({ id, parameters }: OperationModel, place: 'path' | 'query' | 'header'): string {
  const own = parameters.filter((parameter) => parameter.in === place)
  if (own.length === 0) return 'undefined'
  const holder = `operations[${quote(id)}]['parameters'][${quote(place)}]`
  const whole = own.some(({ required }) => required) ? holder : `NonNullable<${holder}>`
  if (place !== 'header') return whole
  const fields = own.map(({ name, required }) => `${propertyName(name.toLowerCase())}${required ? '' : '?'}: ${whole}[${quote(name)}]`)
  return `{ ${fields.join('; ')} }`
}
