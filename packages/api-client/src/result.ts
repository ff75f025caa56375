/** A place where an answer violates the contract. */
export interface Issue {
  /** JSON pointer into the answer's body. */
  pointer: string
  /** The JSON Schema keyword that is violated, such as `required`. */
  code: string
  message: string
}

/**
 * The outcome of a call: data, or one of five kinds of failure. Nothing is thrown.
 *
 * - `network`: no answer came, or it broke off; `timeout`: none within `timeoutMs`; `aborted`: the caller's `signal` fired.
 * - `badRequest`: 4xx with a JSON body, `error`, as the contract describes it.
 * - `badResponse`: 5xx, with its JSON body as `error`; a 2xx that is not JSON, or violates the contract at `issues`; a 4xx or
 *   5xx without JSON, sent by something in between, and a 304: their text is `cause`.
 *
 * `error` is the parsed JSON, which may be null; it is absent if there was no JSON.
 */
export type Result<T, E> =
  | { ok: true; data: T; response: Response }
  | { ok: false; kind: 'network' | 'timeout' | 'aborted'; cause: unknown }
  | { ok: false; kind: 'badRequest'; status: number; error: E; response: Response }
  | { ok: false; kind: 'badResponse'; status: number; error?: E; issues?: Issue[]; cause?: unknown; response: Response }

/** Only the failures. */
export type Failure<E> = Exclude<Result<never, E>, { ok: true }>
