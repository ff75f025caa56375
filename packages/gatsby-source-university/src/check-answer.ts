import type { Result } from '@university/api-client/result'
import type { ReadProblem } from '@university/api-client/types'
import { SourceError } from './source-error'

/** The data of an answer that came. @throws SourceError */
export function check<T>(operation: string, item: string, answer: Result<T, ReadProblem>): T {
  if (answer.ok) return answer.data
  switch (answer.kind) {
    case 'badRequest':
      throw new SourceError(operation, item, [`the API answered ${answer.status} ${answer.error.code}: ${answer.error.detail ?? answer.error.title}`])
    case 'badResponse':
      if (answer.issues) throw new SourceError(operation, item, answer.issues.map(({ pointer, message }) => `${pointer || '/'} ${message}`))
      throw new SourceError(operation, item, [unreadable(answer.status, answer.response.headers)], { cause: answer.cause })
    case 'timeout':
      throw new SourceError(operation, item, ['no answer in time'], { cause: answer.cause })
    default:
      throw new SourceError(operation, item, [`no answer (${answer.kind}): ${reasonOf(answer.cause)}`], { cause: answer.cause })
  }
}

/** Whether the API says of what was asked for that it is not there (404), or no longer (410). */
export function isRefused(answer: Result<unknown, unknown>, status: 404 | 410): boolean {
  return !answer.ok && answer.kind === 'badRequest' && answer.status === status
}

/** Usually somebody else answered: a proxy, or another program at that address. */
function unreadable(status: number, headers: Headers): string {
  if (status >= 500) return `the API answered ${status}, a fault of the server`
  return `the API answered ${status} with no ${status < 300 ? 'JSON' : 'problem+json'}, but ${headers.get('content-type') ?? 'without a content type'}`
}

/** Node hides why a fetch failed one level down. */
function reasonOf(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  return inner instanceof Error ? inner.message || inner.name : String(inner)
}
