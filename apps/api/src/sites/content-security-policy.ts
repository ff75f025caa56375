import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { frameHosts } from '../content/html/allowed'

/** Answers of the API are data; nothing in them is ever to be run or shown as a page. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Pictures: an SVG that somebody opens by itself may have styles and nothing else. */
export const mediaPolicy = "default-src 'none'; style-src 'unsafe-inline'"

/**
 * `'unsafe-inline'` is for styles only: elements have some, and antd's icons and its dialog write a rule each at run time.
 *
 * @param connectTo origins besides the site's own that its pages may call
 */
export function sitePolicy(scriptHashes: string[], connectTo: string[] = []): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...connectTo].join(' '),
    `frame-src 'self' ${frameHosts.map((host) => `https://${host}`).join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const known = new Map<string, { stamp: string; policy: string }>()

/** The policy of a built site: the build writes the hashes of its inline scripts beside its pages. */
export function policyOf(siteDir: string, connectTo: string[] = []): string {
  const file = join(siteDir, 'csp-hashes.json')
  // A link is none of the build's (static-file.ts).
  const found = lstatSync(file, { throwIfNoEntry: false })
  const stats = found?.isFile() ? found : undefined
  const stamp = [stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : 'none', ...connectTo].join(' ')
  const held = known.get(siteDir)
  if (held?.stamp === stamp) return held.policy

  const hashes = stats ? readHashes(file) : []
  const policy = sitePolicy(hashes ?? [], connectTo)
  if (hashes) known.set(siteDir, { stamp, policy })
  return policy
}

/** @returns undefined where it cannot be read now, which may pass */
function readHashes(file: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    // Only whole hashes: this text becomes part of a header.
    return Array.isArray(value) ? value.filter((hash) => typeof hash === 'string' && /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(hash)) : []
  } catch (error) {
    return error instanceof SyntaxError ? [] : undefined
  }
}
