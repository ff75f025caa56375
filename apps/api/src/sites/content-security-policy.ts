import { frameHosts } from '../content/html/allowed'
import { buildFile } from './build-file'

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

/** The build writes the hashes of its inline scripts. Only whole ones: this text becomes part of a header. */
const hashesOf = buildFile('csp-hashes.json', (value) =>
  Array.isArray(value) ? value.filter((hash): hash is string => typeof hash === 'string' && /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(hash)) : [],
)

/** The policy of a built site. */
export function policyOf(siteDir: string, connectTo: string[] = []): string {
  return sitePolicy(hashesOf(siteDir), connectTo)
}
