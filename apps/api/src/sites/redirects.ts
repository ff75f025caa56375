import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const none: Redirects = new Map()
const known = new Map<string, { stamp: string; redirects: Redirects }>()

/** Former address as it reads without percent signs, with its query → present path. */
type Redirects = ReadonlyMap<string, string>

/** What mailings and networks add to the end of a query; it says nothing of where an address leads. nginx has the same (maps.conf). */
const tracking = /[?&](?:utm_[a-z_]+|mc_[a-z]+|fbclid|gclid|yclid|_openstat)=.*$/

/**
 * Where a former address of the site leads now: what was asked for must be it exactly, query and all. The build writes the list beside
 * the pages (apps/web/build/findable/redirects.ts).
 *
 * @param url of the request: path and query
 * @returns a path of the same site; undefined where nothing was there
 */
export function redirectOf(siteDir: string, url: string): string | undefined {
  const redirects = readRedirects(siteDir)
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

function readRedirects(siteDir: string): Redirects {
  const file = join(siteDir, 'redirects.json')
  // A link is none of the build's (static-file.ts).
  const stats = lstatSync(file, { throwIfNoEntry: false })
  if (!stats?.isFile()) return none
  const stamp = `${stats.ino} ${stats.mtimeMs} ${stats.size}`
  const held = known.get(siteDir)
  if (held?.stamp === stamp) return held.redirects

  const redirects = parse(file)
  if (redirects) known.set(siteDir, { stamp, redirects })
  return redirects ?? none
}

/** @returns undefined where it cannot be read now, which may pass */
function parse(file: string): Redirects | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return value instanceof Object ? new Map(Object.entries(value).flatMap(([from, to]) => (isPath(to) ? [[from, encodeURI(to)]] : []))) : none
  } catch (error) {
    return error instanceof SyntaxError ? none : undefined
  }
}

/** Inside the site: two slashes or a backslash would lead to another host, and this text becomes part of a header. */
function isPath(to: unknown): to is string {
  return typeof to === 'string' && /^\/(?![/\\])[^\\\s\0-\x1f]*$/.test(to)
}
