import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'

/*
 * Links and scripts are read by expressions: a parser finds the same on every page and takes three times as long, 1.4 ms for 0.5, of all pages that are
 * made. What they rely on is how React and Gatsby write HTML: attributes in double quotes, names of elements in lower case.
 */

/** `sha256-…` of the inline scripts of a page that run. Data in script elements needs no hash. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => `sha256-${createHash('sha256').update(String(text)).digest('base64')}`,
  )
}

/**
 * Where a page leads within the university, and which files it names: decoded paths without fragments, each once. What belongs to
 * another of its sites begins with two slashes and that site: `//lib/kz/news`.
 *
 * @param siteOf tells the site of an origin; undefined for a stranger's
 */
export function internalLinks(html: string, site: string, siteOf: (origin: string) => string | undefined): string[] {
  const found = new Set<string>()
  // Scripts and styles are passed over in one go with what is looked for: without them the page would be another long text.
  for (const [, , name, value] of html.matchAll(/<(script|style)[\s>][^]*?<\/\1>|\s(href|src|srcset|poster|action)="([^"]*)"/gi)) {
    if (value === undefined) continue
    const targets = name?.toLowerCase() === 'srcset' ? value.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '') : [value]
    for (const target of targets) {
      const link = toLink(target.replaceAll('&amp;', '&'), site, siteOf)
      if (link !== undefined) found.add(link)
    }
  }
  return [...found].sort()
}

/** Stands in where a link names no origin. */
const own = 'http://own.invalid'

function toLink(target: string, site: string, siteOf: (origin: string) => string | undefined): string | undefined {
  if (!/^(\/|https?:)/.test(target) || !URL.canParse(target, own)) return undefined
  const { origin, pathname } = new URL(target, own)
  const leadsTo = origin === own ? site : siteOf(origin)
  if (leadsTo === undefined) return undefined
  return leadsTo === site ? decoded(pathname) : `//${leadsTo}${decoded(pathname)}`
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Elements that stand within a word or beside a full stop. */
const inline = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'mark', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u'])

/** The text of an editor's HTML, in one line. */
export function textOf(html: string): string {
  let text = ''
  const part = (name: string) => {
    if (!inline.has(name)) text += ' '
  }
  new Parser({ onopentag: part, onclosetag: part, ontext: (more) => void (text += more) }).end(html)
  return text.replace(/\s+/g, ' ').trim()
}
