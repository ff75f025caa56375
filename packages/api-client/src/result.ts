/** A place where an answer breaks the contract. */
export interface Issue {
  /** JSON pointer into the answer's body. */
  pointer: string
  message: string
}

/**
 * What became of a call: data, or one of five kinds of failure. Nothing is thrown.
 *
 * - `network`: no answer came, or it broke off; `timeout`: none within `timeoutMs`; `aborted`: the caller's `signal` fired.
 * - `badRequest`: 4xx with a JSON body, `error`, as the contract describes it.
 * - `badResponse`: everything that the contract does not allow for: 5xx (the body, if any, is `cause`), a 2xx that is no
 *   JSON, a 4xx without JSON (it comes from something in between), a 304.
 */
export type Result<T, E> =
  | { ok: true; data: T; response: Response }
  | { ok: false; kind: 'network' | 'timeout' | 'aborted'; cause: unknown }
  | { ok: false; kind: 'badRequest'; status: number; error: E; response: Response }
  | { ok: false; kind: 'badResponse'; status: number; issues?: Issue[]; cause?: unknown; response: Response }

/** The failures alone. */
export type Failure<E> = Exclude<Result<never, E>, { ok: true }>
