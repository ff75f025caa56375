import type { CallRequest } from './call'
import { isGiven } from './is-given'
import type { Operation } from './operation'
import type { Writing } from './parameters'

interface CookieRequest extends CallRequest {
  cookie?: Record<string, unknown>
}

/**
 * Sends `cookie` of a request as the header `Cookie`, for Node. In a browser the page's own cookies go along instead,
 * and what is given here has no effect.
 *
 * @param writings those that are not spread: each item of a list, each field of an object as a cookie of its own
 */
export function withCookies(operation: Operation<unknown, never, never>, writings: Record<string, Writing> = {}): Operation<unknown, never, never> {
  const byName = new Map(Object.entries(writings))
  return (client, request, options) => {
    const { cookie, ...rest } = (request ?? {}) as CookieRequest
    const pairs = Object.entries(cookie ?? {}).flatMap(([name, value]) => toPairs(name, value, byName.get(name)))
    const header = pairs.length > 0 ? { ...rest.header, Cookie: pairs.join('; ') } : rest.header
    return operation(client, { ...rest, header }, options)
  }
}

function toPairs(name: string, value: unknown, writing: Writing | undefined): string[] {
  const pair = (key: string, ...values: unknown[]): string => `${key}=${values.map((one) => encodeURIComponent(typeof one === 'object' ? JSON.stringify(one) : String(one))).join(',')}`
  if (!isGiven(value)) return []
  if (writing === 'json') return [pair(name, JSON.stringify(value))]
  if (typeof value !== 'object') return [pair(name, value)]
  const entries = (Array.isArray(value) ? value.map((one: unknown) => [name, one] as const) : Object.entries(value as object)).filter(([, one]) => isGiven(one))
  if (writing !== 'joined') return entries.map(([key, one]) => pair(key, one))
  return entries.length > 0 ? [pair(name, ...entries.flatMap(([key, one]) => (Array.isArray(value) ? [one] : [key, one])))] : []
}
