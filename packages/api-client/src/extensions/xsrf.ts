import type { Extension } from '../call'
import { isForOwnOrigin } from './is-for-own-origin'
import { isSafe } from './is-safe'

export interface XsrfOptions {
  /** The cookie that the server sets. Default `XSRF-TOKEN`. */
  cookie?: string
  /** The header that carries its value back. Default `X-XSRF-TOKEN`. */
  header?: string
}

/**
 * Proves to the server that a call comes from its own page: sends the value of a cookie as a header. In a browser only,
 * with calls that change something, and to the page's own origin: another host must never learn the token. The cookie
 * is read at the time of the call; a header that the caller passes is left as it is. If there are several cookies of that name, because
 * another application on the parent domain set one, the first that needs no escapes is used.
 */
export function xsrf({ cookie = 'XSRF-TOKEN', header = 'X-XSRF-TOKEN' }: XsrfOptions = {}): Extension {
  return (next) => (call) => {
    const token = globalThis.document && !isSafe(call) && isForOwnOrigin(call) && readCookie(cookie)
    return next(token ? { ...call, request: { ...call.request, header: { [header]: token, ...call.request.header } } } : call)
  }
}

function readCookie(name: string): string | undefined {
  const pairs = document.cookie.split('; ').filter((one) => one.startsWith(`${name}=`))
  const values = pairs.map((pair) => pair.slice(name.length + 1))
  const value = values.find((one) => /^[\w.-]+$/.test(one)) ?? values[0]
  try {
    return value && decodeURIComponent(value)
  } catch {
    return value
  }
}
