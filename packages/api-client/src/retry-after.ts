import type { Failure } from './result'

/**
 * How long the server asks to wait before the next attempt: the header `Retry-After`, in seconds or as a date, or else
 * `retry_after` of the problem, because browsers hide that header if it comes from another host.
 *
 * @param now the time that a date is measured from, in milliseconds since 1970
 * @returns milliseconds, 0 or more; undefined if the server does not say
 */
export function retryAfterMs(failure: Failure<unknown>, now = Date.now()): number | undefined {
  if (!('response' in failure)) return undefined
  const text = failure.response.headers.get('retry-after') ?? (failure.error as { retry_after?: number } | undefined)?.retry_after
  if (text === undefined) return undefined
  const ms = isNaN(+text) ? Date.parse(String(text)) - now : +text * 1000
  return isNaN(ms) ? undefined : Math.max(0, ms)
}
