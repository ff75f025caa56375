import type { CallRequest, Extension, Traits } from './call'
import type { Result } from './result'
import { sender } from './send'

export interface ClientOptions {
  /** Where the API is, e.g. `https://kokzhiek.example`. Default: the page's own host. */
  baseUrl?: string
  /** Sends a request. Default: the global `fetch` at the time of the call. */
  fetch?: (request: Request) => Promise<Response>
  /** For each request, in milliseconds. Default 0: no timeout, as with Infinity. */
  timeoutMs?: number
  /** Sent with every request. */
  headers?: Record<string, string>
  credentials?: RequestCredentials
  /**
   * Other hosts for operations, by `"POST /api/path"` or by a server's URL as the contract gives it
   * (`{ 'https://reception.example': 'http://localhost:8001' }`).
   */
  servers?: Record<string, string>
  /** Extensions that wrap each call, outermost first: `[checkAnswers([…]), retry(), xsrf()]`. */
  extensions?: Extension[]
}

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Overrides the client's. */
  timeoutMs?: number | undefined
  /** Overrides the client's and the contract's. */
  baseUrl?: string | undefined
}

export interface Client {
  /** Makes one call. For the generated operations. */
  send(method: string, path: string, traits?: Traits, request?: CallRequest, options?: CallOptions): Promise<Result<unknown, unknown>>
}

/**
 * A client for the generated operations. A call goes to the first of these that is set: the call's `baseUrl`; `servers` of the client;
 * the server that the contract gives the operation, or else its path; the client's `baseUrl`. A server of the contract that is only a path
 * is on the host of the client's `baseUrl`.
 */
export function createClient({ baseUrl: own = '', timeoutMs: limit = 0, servers = {}, extensions = [], ...rest }: ClientOptions = {}): Client {
  const send = extensions.reduceRight((next, extend) => extend(next), sender(rest))

  return {
    send(method, path, traits = {}, request = {}, { signal, timeoutMs = limit, baseUrl } = {}) {
      const host = baseUrl ?? servers[`${method} ${path}`] ?? servers[traits.baseUrl!] ?? traits.resolve?.(traits.baseUrl!, own) ?? traits.baseUrl ?? own
      return send({ method, path, traits, request, baseUrl: host, timeoutMs, signal })
    },
  }
}
