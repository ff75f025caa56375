import type { Result } from './result'

/** One outgoing call: what the operation, the caller and the client specify together. */
export interface Call {
  /** In upper case. */
  method: string
  /** As the contract writes it: `/api/page/{slug}`. */
  path: string
  traits: Traits
  request: CallRequest
  /** The host to send it to: an absolute URL, or `''` and `/…` for the page's own. */
  baseUrl: string
  /** For one request, in milliseconds; 0 and Infinity mean no timeout. */
  timeoutMs: number
  signal: AbortSignal | undefined
}

/** What a generated operation tells the client besides method and path. */
export interface Traits {
  /** The operation's or its path's own server. */
  baseUrl?: string
  /** Turns it into a URL, if it is not one. */
  resolve?: (baseUrl: string, clientBaseUrl: string) => string
  headers?: Record<string, string>
  /** Only reads, whatever its method: `x-safe` of the contract. */
  safe?: true
  /** Turns the body into what is sent, if that is not JSON. */
  bodySerializer?: (body: never) => BodyInit
  /** Writes the query, if a parameter has a style of its own. */
  querySerializer?: (query: Record<string, unknown>) => string
  /** How a 2xx answer is read; `valueOf` is the answer itself, with its body unread. Default `text`. */
  parseAs?: 'blob' | 'valueOf'
  /** Makes the data of what was read, at once or later; `signal` is the caller's. Default `JSON.parse`. */
  parse?: (read: never, response: Response, signal?: AbortSignal) => unknown
}

export interface CallRequest {
  path?: Record<string, unknown>
  query?: Record<string, unknown>
  header?: Record<string, string | number | boolean | undefined>
  body?: unknown
}

/** Makes a call and returns its outcome; never throws. */
export type Send = (call: Call) => Promise<Result<unknown, unknown>>

/**
 * Wraps the sending of each call: it may change the call, look at the result, or send more than once. A client uses only
 * those it is given, so the others are not bundled.
 */
export type Extension = (next: Send) => Send
