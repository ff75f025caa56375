import type { Call, Extension } from '../call'
import type { Failure, Result } from '../result'
import { retryAfterMs } from '../retry-after'
import { isSafe } from './is-safe'

export interface RetryOptions {
  /** Tries altogether. Default 3. */
  attempts?: number
  /** The longest wait before the second try, in milliseconds; it doubles from try to try. Default 300. */
  firstDelayMs?: number
  /** Where it stops to double, in milliseconds; a `Retry-After` that asks for more ends the tries at once. Default 10,000. */
  maxDelayMs?: number
  /** For all tries and waits together, in milliseconds; 0, the default, sets no limit. */
  totalMs?: number
  /** Told before each wait. */
  onRetry?: (retry: Retry) => void
  /** For tests. */
  clock?: Clock
  /** From 0 to below 1. For tests. */
  random?: () => number
}

export interface Retry {
  call: Call
  /** The try that failed, from 1. */
  attempt: number
  failure: Failure<unknown>
  delayMs: number
}

export interface Clock {
  /** In milliseconds. */
  now: () => number
  /** Ends after `ms` milliseconds, or as soon as the signal fires. */
  wait: (ms: number, signal: AbortSignal | undefined) => Promise<void>
}

/**
 * Tries again what may pass: no answer, none in time, 429, 502, 503, 504. Only calls that do no harm twice: reads, PUT,
 * DELETE, and those with an `Idempotency-Key`. Waits as long as `Retry-After` asks, and a random part of a doubling span,
 * so that many clients do not come back together. The caller's abort ends the wait at once.
 */
export function retry({ attempts = 3, firstDelayMs = 300, maxDelayMs = 10_000, totalMs = 0, onRetry, clock = realClock, random = Math.random }: RetryOptions = {}): Extension {
  return (next) => async (call) => {
    const end = clock.now() + (totalMs || Infinity)
    for (let attempt = 1; ; attempt++) {
      const left = end - clock.now()
      const result = await next(left < (call.timeoutMs || Infinity) ? { ...call, timeoutMs: Math.max(1, left) } : call)
      if (attempt >= attempts || !mayPass(result) || !isRepeatable(call)) return result

      const askedMs = retryAfterMs(result, clock.now()) ?? 0
      const delayMs = askedMs + random() * Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1))
      if (askedMs > maxDelayMs || clock.now() + delayMs >= end) return result
      onRetry?.({ call, attempt, failure: result, delayMs })
      await clock.wait(delayMs, call.signal)
      if (call.signal?.aborted) return { ok: false, kind: 'aborted', cause: call.signal.reason }
    }
  }
}

function mayPass(result: Result<unknown, unknown>): result is Failure<unknown> {
  return !result.ok && /429|50[234]|network|timeout/.test('status' in result ? `${result.status}` : result.kind)
}

function isRepeatable(call: Call): boolean {
  return isSafe(call) || /^(PUT|DELETE)$/.test(call.method) || Object.entries(call.request.header ?? {}).some(([name, value]) => /^idempotency-key$/i.test(name) && value)
}

const realClock: Clock = {
  // Asked for when it is needed, for a test may have put its own in the place.
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, ms)
      signal?.addEventListener('abort', done)
      if (signal?.aborted) done()
    }),
}
