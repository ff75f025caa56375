import { createFinalURL, createQuerySerializer, defaultPathSerializer, mergeHeaders } from 'openapi-fetch'
import type { Call, Send } from './call'
import type { Result } from './result'

export interface SendOptions {
  fetch?: (request: Request) => Promise<Response>
  headers?: Record<string, string>
  credentials?: RequestCredentials
}

/**
 * Sends one request. URL, query, path and headers are written by openapi-fetch's own functions; its `createClient` is
 * left out, for its middleware would be bundled whether used or not.
 */
export function sender({ fetch, headers, ...init }: SendOptions): Send {
  return async (call) => {
    const { signal, timeoutMs, traits } = call
    const controller = new AbortController()
    const abort = () => controller.abort()
    // Beyond 31 bits, 24 days, a timer would end at once.
    const timer = timeoutMs < 2e9 && timeoutMs && setTimeout(abort, timeoutMs)
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) abort()

    let response: Response | undefined
    try {
      const answer = await (fetch ?? globalThis.fetch)(toRequest(call, headers, { ...init, signal: controller.signal }))
      const { ok, status } = answer
      const read = await answer[(ok && traits.parseAs) || 'text']()
      response = answer
      // `JSON.parse` ignores a second argument that is no function.
      if (ok) return { ok, data: await (traits.parse ?? JSON.parse)(read as never, response as never, signal), response }
      const problem = status >= 400 && readProblem(read as string, response)
      if (!problem) throw read
      return { ok, kind: status < 500 ? 'badRequest' : 'badResponse', status, ...problem, response } as Result<never, unknown>
    } catch (cause) {
      return response
        ? { ok: false, kind: 'badResponse', status: response.status, cause, response }
        : { ok: false, kind: signal?.aborted ? 'aborted' : controller.signal.aborted ? 'timeout' : 'network', cause }
    } finally {
      clearTimeout(timer as number)
      signal?.removeEventListener('abort', abort)
    }
  }
}

function toRequest({ method, path, traits, request, baseUrl }: Call, headers: SendOptions['headers'], init: RequestInit): Request {
  const { bodySerializer = JSON.stringify, querySerializer = writeQuery } = traits
  const body = request.body === undefined ? null : bodySerializer(request.body as never)
  // A document may tell operations of one address apart by a query or, which is never sent, a fragment.
  const [address, own] = path.replace(/#.*/, '').split('?')
  const url = createFinalURL(address!, { baseUrl: baseUrl.replace(/\/$/, ''), params: { path: {}, ...request }, querySerializer: (query) => [own, querySerializer(query)].filter(Boolean).join('&'), pathSerializer })
  const type = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}
  const all = mergeHeaders(type, headers, traits.headers, request.header)
  // Servers refuse a type without a body.
  if (body === null) all.delete('Content-Type')
  return new Request(url, { ...init, method, body, headers: all })
}

const writeQuery = /*#__PURE__*/ createQuerySerializer()

/** @throws URIError where the browser would drop a segment and ask for another path, and for a parameter that was not given */
function pathSerializer(pathname: string, values: Record<string, unknown>): string {
  const path = defaultPathSerializer(pathname, values)
  if (/\/\.\.?(\/|$)|{/.test(path)) throw new URIError(`No URL can carry ${path}`)
  return path
}

/** An object whatever it is called; another value only where it is called JSON, for a plain `404` reads as a number. */
function readProblem(text: string, { headers }: Response): { error: unknown } | undefined {
  try {
    const error: unknown = JSON.parse(text)
    return error instanceof Object || /json/i.test(headers.get('content-type')!) ? { error } : undefined
  } catch {
    return undefined
  }
}
