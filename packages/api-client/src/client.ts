import createFetchClient from 'openapi-fetch'
import type { Result } from './result'

export interface ClientOptions {
  /** Where the API is, e.g. `https://kokzhiek.example`. Default: `/`, the page's own host. */
  baseUrl?: string
  /** What sends a request. Default: the global `fetch` at the time of the call. */
  fetch?: (request: Request) => Promise<Response>
  /** For each call, in milliseconds; 0, the default, waits for ever. */
  timeoutMs?: number
  /** Sent with every request. */
  headers?: Record<string, string>
  credentials?: RequestCredentials
  /**
   * Other hosts for operations, by `"POST /api/path"` or by a server's URL as the contract gives it
   * (`{ 'https://reception.example': 'http://localhost:8001' }`).
   */
  servers?: Record<string, string>
}

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Instead of the client's. */
  timeoutMs?: number | undefined
  /** Instead of the client's and the contract's. */
  baseUrl?: string | undefined
}

/** What a generated operation tells the client beside method and path; openapi-fetch takes all but `parse` as it is. */
export interface Traits {
  /** The operation's or its path's own server. */
  baseUrl?: string
  headers?: Record<string, string>
  /** Turns the body into what is sent, where that is not JSON. */
  bodySerializer?: (body: never) => BodyInit
  /** Writes the query, where a parameter has a style of its own. */
  querySerializer?: (query: Record<string, unknown>) => string
  /** How a 2xx answer is read. Default `text`. */
  parseAs?: 'text' | 'blob'
  /** Makes the data of what was read. Default `JSON.parse`. */
  parse?: (read: never) => unknown
}

export interface CallRequest {
  path?: unknown
  query?: unknown
  header?: unknown
  body?: unknown
}

export interface Client {
  /** Sends one request. For the generated operations. */
  send(method: string, path: string, traits?: Traits, request?: CallRequest, options?: CallOptions): Promise<Result<unknown, unknown>>
}

/**
 * A client for the generated operations. A call goes to the first of: the call's `baseUrl`; `servers` of the client;
 * the server that the contract gives the operation, or else its path; the client's `baseUrl`.
 */
export function createClient({ timeoutMs = 0, servers = {}, ...defaults }: ClientOptions = {}): Client {
  const api = createFetchClient({ fetch: (request: Request) => globalThis.fetch(request), ...defaults } as object) as unknown as Fetcher

  return {
    async send(method, path, traits = {}, request = {}, { signal, timeoutMs: limit = timeoutMs, baseUrl } = {}) {
      const controller = new AbortController()
      const abort = () => controller.abort()
      const timer = limit && setTimeout(abort, limit)
      signal?.addEventListener('abort', abort)
      if (signal?.aborted) abort()

      let response: Response | undefined
      try {
        const answer = await api.request(method, path, {
          parseAs: 'text',
          ...traits,
          baseUrl: baseUrl ?? servers[`${method} ${path}`] ?? servers[traits.baseUrl!] ?? traits.baseUrl,
          params: request,
          body: request.body,
          signal: controller.signal,
        })
        response = answer.response
        const { error } = answer
        const { ok, status } = response
        if (ok) return { ok, data: (traits.parse ?? JSON.parse)(answer.data as never), response }
        if (status >= 400 && status < 500 && error instanceof Object) return { ok, kind: 'badRequest', status, error, response }
        throw error
      } catch (cause) {
        return response
          ? { ok: false, kind: 'badResponse', status: response.status, cause, response }
          : { ok: false, kind: signal?.aborted ? 'aborted' : controller.signal.aborted ? 'timeout' : 'network', cause }
      } finally {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
      }
    },
  }
}

/** openapi-fetch without its types by path, which cost the compiler much and say nothing here. */
interface Fetcher {
  request(method: string, path: string, init: Record<string, unknown>): Promise<{ response: Response; data?: unknown; error?: unknown }>
}
