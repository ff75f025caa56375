import type { Call, Extension } from '../call'
import type { Failure, Result } from '../result'
import { retryAfterMs } from '../retry-after'
import { isSafe } from './is-safe'

export interface RetryOptions {
  /** Attempts in total. Default 3. */
  attempts?: number
  /** The longest wait before the second attempt, in milliseconds; it doubles with each attempt. Default 300. */
  firstDelayMs?: number
  /** Where it stops doubling, in milliseconds; a `Retry-After` that asks for more ends the attempts at once. Default 10,000. */
  maxDelayMs?: number
  /** For all attempts and waits together, in milliseconds. Default 0: no limit. */
  totalMs?: number
  /** Called before each wait. */
  onRetry?: (retry: Retry) => void
  /** For tests. */
  clock?: Clock
  /** From 0 to below 1. For tests. */
  random?: () => number
}

export interface Retry {
  call: Call
  /** The attempt that failed, from 1. */
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
 * Retries transient failures: no answer, none in time, 429, 502, 503, 504. Only calls that are safe to repeat: reads, PUT,
 * DELETE, and those with an `Idempotency-Key`. Waits as long as `Retry-After` asks, plus a random part of a doubling interval,
 * so that many clients do not return at once. The caller's abort ends the wait at once.
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
