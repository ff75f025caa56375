export interface RetryOptions {
  /** Further tries after the first. */
  retries: number
  /** Wait before the first retry, in milliseconds; doubled each time. */
  firstDelayMs: number
  /** Told before each wait. */
  onRetry?: (reason: string, delayMs: number) => void
}

const passing = new Set([429, 502, 503, 504])

/**
 * A fetch that tries again when the network fails or the server says that it can not answer now.
 * Only for calls that are safe to repeat. A `Retry-After` in seconds is obeyed, up to 30 s.
 */
export function retryingFetch(fetch: typeof globalThis.fetch, options: RetryOptions): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    for (let attempt = 0; ; attempt += 1) {
      const last = attempt === options.retries
      const delayMs = options.firstDelayMs * 2 ** attempt
      try {
        const response = await fetch(request.clone())
        if (last || !passing.has(response.status)) return response
        const waitMs = retryAfterMs(response) ?? delayMs
        options.onRetry?.(`status ${response.status}`, waitMs)
        await sleep(waitMs)
      } catch (cause) {
        if (last || request.signal.aborted) throw cause
        options.onRetry?.(cause instanceof Error ? cause.message : String(cause), delayMs)
        await sleep(delayMs)
      }
    }
  }
}

function retryAfterMs(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 30) * 1000 : undefined
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
