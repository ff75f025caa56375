import type { Result } from '@university/api-client/result'
import type { ReadProblem } from '@university/api-client/types'
import { SourceError } from './source-error'

/** The data of an answer that came. @throws SourceError */
export function check<T>(operation: string, item: string, answer: Result<T, ReadProblem>): T {
  if (answer.ok) return answer.data
  switch (answer.kind) {
    case 'badRequest':
      if (!isProblem(answer.error)) throw new SourceError(operation, item, [`the API answered ${answer.status} with JSON that is no problem: ${JSON.stringify(answer.error).slice(0, 200)}`], { advice: somebodyElse })
      throw new SourceError(operation, item, [`the API answered ${answer.status} ${sayProblem(answer.error)}`], { isGone: isRefused(answer, 404) || isRefused(answer, 410) })
    case 'badResponse':
      if (answer.issues) throw new SourceError(operation, item, answer.issues.map(({ pointer, message }) => `${pointer || '/'} ${message}`), { advice: 'The API and this code must keep the same version of the contract.' })
      throw unreadable(operation, item, answer)
    case 'timeout':
      throw new SourceError(operation, item, ['no answer in time'], { cause: answer.cause, advice: 'The API is too slow, or what stands before it passes nothing on.' })
    default:
      throw new SourceError(operation, item, [`no answer (${answer.kind}): ${reasonOf(answer.cause)}`], { cause: answer.cause, advice: 'Is it running, and is that its address? API_URL says where the build asks.' })
  }
}

const somebodyElse = 'Somebody else may answer there: a proxy, or another program. API_URL says where the build asks.'

/** Whether the API says of what was asked for that it is not there (404), or no longer (410). A proxy that knows no way says nothing of it. */
export function isRefused(answer: Result<unknown, unknown>, status: 404 | 410): boolean {
  return !answer.ok && answer.kind === 'badRequest' && answer.status === status && isProblem(answer.error)
}

/** The contract's, which all have a code. Proxies have JSON of their own. */
function isProblem(error: unknown): error is ReadProblem {
  return typeof error === 'object' && error !== null && 'code' in error
}

function sayProblem({ code, detail, title }: ReadProblem): string {
  return `${code}: ${detail ?? title}`
}

function unreadable(operation: string, item: string, { status, error, response: { headers }, cause }: { status: number; error?: ReadProblem; response: Response; cause?: unknown }): SourceError {
  if (status >= 500) {
    const [said, place] = isProblem(error) ? [`: ${sayProblem(error)}`, `, under ${error.request_id}`] : ['', '']
    return new SourceError(operation, item, [`the API answered ${status}, a fault of the server${said}`], { cause, advice: `Why is in the log of the API${place}.` })
  }
  const type = headers.get('content-type') ?? 'without a content type'
  if (/\bjson\b/.test(type)) return new SourceError(operation, item, [`the API answered ${status} with JSON that cannot be read: ${reasonOf(cause)}`], { cause, advice: 'It was cut or spoilt on the way; does another build get through?' })
  return new SourceError(operation, item, [`the API answered ${status} with no ${status < 300 ? 'JSON' : 'problem+json'}, but ${type}`], { cause, advice: somebodyElse })
}

/** Node hides why a fetch failed one level down. */
function reasonOf(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  return inner instanceof Error ? inner.message || inner.name : String(inner)
}
