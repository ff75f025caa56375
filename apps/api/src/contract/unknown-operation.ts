import { listOperations } from './document'
import { HttpProblem } from './problem'

/** What a request gets that no operation answers; where another method would be answered, it says which. */
export function unknownOperation(url: string): HttpProblem {
  const [path = ''] = url.split(/[?#]/)
  const methods = operations.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  return new HttpProblem(404, 'not_found', { detail: methods.length > 0 ? `No such operation: this address takes ${methods.join(', ')}` : 'No such operation' })
}

const operations = listOperations().map(({ method, path }) => ({ method, pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`) }))
