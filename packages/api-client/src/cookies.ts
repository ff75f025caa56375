import type { CallRequest } from './call'
import type { Operation } from './operation'

interface CookieRequest extends CallRequest {
  cookie?: Record<string, unknown>
}

/**
 * Sends `cookie` of a request as the header `Cookie`, for Node. In a browser the page's own cookies go along instead,
 * and what is given here has no effect.
 */
export function withCookies(operation: Operation<unknown, never, never>): Operation<unknown, never, never> {
  return (client, request, options) => {
    const { cookie, ...rest } = (request ?? {}) as CookieRequest
    const pairs = Object.entries(cookie ?? {}).flatMap(([name, value]) => toPairs(name, value))
    const header = pairs.length > 0 ? { ...rest.header, Cookie: pairs.join('; ') } : rest.header
    return operation(client, { ...rest, header }, options)
  }
}

/** As `style: form` has it: each item of a list as a pair of its own. */
function toPairs(name: string, value: unknown): string[] {
  return [value].flat().flatMap((one) => (one === undefined || one === null ? [] : `${name}=${encodeURIComponent(String(one))}`))
}
