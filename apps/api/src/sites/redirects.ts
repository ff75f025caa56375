import { buildFile } from './build-file'

/** By former address, as it reads without percent signs, with its query: the present path. The build writes them (apps/web/build/findable/redirects.ts). */
export const redirectsOf = buildFile('redirects.json', (value): ReadonlyMap<string, string> => new Map(value instanceof Object ? Object.entries(value).flatMap(([from, to]) => (isPath(to) ? [[from, encodeURI(to)] as const] : [])) : []))

/** What mailings and networks add to the end of a query; it says nothing of where an address leads. nginx has the same (maps.conf). */
const tracking = /[?&](?:utm_[a-z_]+|mc_[a-z]+|fbclid|gclid|yclid|_openstat)=.*$/

/**
 * Where a former address of the site leads now: what was asked for must be it exactly, query and all.
 *
 * @param url of the request: path and query
 * @returns a path of the same site; undefined where nothing was there
 */
export function redirectOf(siteDir: string, url: string): string | undefined {
  const redirects = redirectsOf(siteDir)
  if (redirects.size === 0) return undefined
  try {
    const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
    return redirects.get(decodeURIComponent(path + withoutTracking(query)))
  } catch {
    return undefined
  }
}

/** Part by part: an expression for all of them takes exponential or at least quadratic time for what somebody made up. */
function withoutTracking(query: string): string {
  const parts = query.split(/(?=&)/)
  const last = parts.findLastIndex((part) => part.search(tracking) !== 0)
  // It may stand in a part, too: `?id=27?utm_source=mail`.
  return [...parts.slice(0, Math.max(last, 0)), parts[last]?.replace(tracking, '')].join('')
}

/** Inside the site: two slashes or a backslash would lead to another host, and this text becomes part of a header. */
function isPath(to: unknown): to is string {
  return typeof to === 'string' && /^\/(?![/\\])[^\\\s\0-\x1f]*$/.test(to)
}
