import { isObject, resolverOf, type JsonObject } from './data/json-schema'
import type { ReadRequest } from './read-request'

export interface Answered {
  status: number
  headers: Record<string, string>
  body: unknown
}

/** What a runtime expression of OpenAPI stands for: `$response.body#/id`, `$request.path.id`, a text with some in braces, or itself. */
export function evaluate(expression: unknown, read: ReadRequest, answered: Answered): unknown {
  if (typeof expression !== 'string') return expression
  if (expression.startsWith('$')) return evaluateOne(expression, read, answered)
  return expression.replace(/\{(\$[^}]*)\}/g, (_all, one: string) => String(evaluateOne(one, read, answered)))
}

/** The JSON pointer into the answer's body, where an expression has one. */
export function bodyPointer(expression: unknown): string | undefined {
  return typeof expression === 'string' ? /^\$response\.body#(\/.*)$/.exec(expression)?.[1] : undefined
}

function evaluateOne(expression: string, read: ReadRequest, answered: Answered): unknown {
  if (expression === '$url') return read.request.url
  if (expression === '$method') return read.request.method
  if (expression === '$statusCode') return answered.status
  const [, side, place, name = ''] = /^\$(request|response)\.(body|path|query|header)(?:#?[./]?(.*))?$/.exec(expression) ?? []
  if (place === 'body') {
    const body = side === 'request' ? read.body : answered.body
    return name === '' ? body : resolverOf(body)(`#/${name}`)
  }
  if (side === 'response') return answered.headers[name.toLowerCase()]
  const values: unknown = place === undefined ? undefined : read[place as 'path' | 'query' | 'header']
  return isObject(values) ? byName(values, name) : undefined
}

/** Names of headers are the same in capitals. */
function byName(values: JsonObject, name: string): unknown {
  const key = Object.keys(values).find((one) => one === name) ?? Object.keys(values).find((one) => one.toLowerCase() === name.toLowerCase())
  return key === undefined ? undefined : values[key]
}
