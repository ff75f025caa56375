/** A place where an answer breaks the contract. */
export interface Issue {
  /** JSON pointer into the answer's body. */
  pointer: string
  /** The keyword of JSON Schema that is broken, such as `required`. */
  code: string
  message: string
}

/**
 * What became of a call: data, or one of five kinds of failure. Nothing is thrown.
 *
 * - `network`: no answer came, or it broke off; `timeout`: none within `timeoutMs`; `aborted`: the caller's `signal` fired.
 * - `badRequest`: 4xx with a JSON body, `error`, as the contract describes it.
 * - `badResponse`: 5xx, with its JSON body as `error`; a 2xx that is no JSON, or breaks the contract at `issues`; a 4xx or
 *   5xx without JSON, which something in between sent, and a 304: their text is `cause`.
 *
 * `error` is what the JSON is, null, too; where there was none it is absent.
 */
export type Result<T, E> =
  | { ok: true; data: T; response: Response }
  | { ok: false; kind: 'network' | 'timeout' | 'aborted'; cause: unknown }
  | { ok: false; kind: 'badRequest'; status: number; error: E; response: Response }
  | { ok: false; kind: 'badResponse'; status: number; error?: E; issues?: Issue[]; cause?: unknown; response: Response }

/** The failures alone. */
export type Failure<E> = Exclude<Result<never, E>, { ok: true }>
