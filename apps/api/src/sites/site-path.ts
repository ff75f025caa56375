/** What an address asks for. */
export type SitePath =
  | { kind: 'file'; /** Below the site's folder, in order of preference; without a leading slash. */ candidates: string[] }
  | { kind: 'redirect'; to: string }
  | { kind: 'none' }

/**
 * Reads the path of a request: an exact file, else the index.html of the folder. Addresses have no slash at the end, nor the name of that
 * file. The data of a page has two names (getPagePayload).
 * Whatever could lead out of the folder is no address of a site.
 */
export function readSitePath(url: string): SitePath {
  const [, rawPath = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? []
  let path: string
  try {
    path = decodeURIComponent(rawPath)
  } catch {
    return { kind: 'none' }
  }
  // Two slashes would turn a redirect into one to another host.
  if (!path.startsWith('/') || /[\\\0]|\/\//.test(path)) return { kind: 'none' }
  // A name that begins with a dot is either a way out or something private; .well-known is meant to be read.
  if (/\/\.(?!well-known(\/|$))/.test(path)) return { kind: 'none' }
  const name = path.slice(1)
  const payload = /^(?:(.+)\/)?_payload\.json$/.exec(name)
  // Gatsby shows nothing at `/ru/news%2F1001`.
  if (!payload && /%2f/i.test(rawPath)) return { kind: 'none' }
  const canonical = rawPath.replace(/(.)\/$|\/index\.html$/, '$1') || '/'
  if (canonical !== rawPath) return { kind: 'redirect', to: canonical + query }
  // `/kz/index%2Ehtml`.
  if (path.endsWith('/index.html')) return { kind: 'none' }
  // The page that says so is not there by itself.
  if (/^(?:\/(?:kz|ru|en))?\/404(?:\.html)?$/.test(rawPath)) return { kind: 'none' }

  if (payload) return { kind: 'file', candidates: [`page-data/${payload[1] ?? 'index'}/page-data.json`] }
  return { kind: 'file', candidates: name === '' ? ['index.html'] : [name, `${name}/index.html`] }
}

/** The pages that say "not found", in the language of the address. */
export function notFoundPages(url: string): string[] {
  const language = /^\/(kz|ru|en)(?=[/?#]|$)/.exec(url)?.[1]
  return [...(language ? [`${language}/404/index.html`, `${language}/404.html`] : []), '404.html', '404/index.html']
}

/** A hash has digits and letters, or is longer than a date in a name, which has no letters. */
const hashed = /[-.](?=[0-9a-f]*[a-f]|\d{10})(?=[0-9a-f]*\d)[0-9a-f]{8,64}\.(js|css|map|svg|png|jpe?g|webp|avif|gif|ico|woff2?|ttf|txt|json|pdf)$/

/** Files that never change under their name are kept for a year, which build there is not at all, everything else is asked for anew. */
export function cacheControl(file: string): string {
  if (file === 'builds/latest.json') return 'no-store'
  const lasting = /^(static|shell|builds\/meta)\//.test(file) || (hashed.test(file) && !file.endsWith('page-data.json'))
  return lasting ? 'public, max-age=31536000, immutable' : 'no-cache'
}
