import { languages } from '../../src/i18n/languages'
import { localizePath, splitPath } from '../../src/i18n/paths'

/** An item with addresses that it had before. */
export interface Moved {
  /** Without a language: `/page/admission/bachelor`. */
  path: string
  /** Paths with their query. */
  former: readonly string[]
  /** Its URL on the former site, which had the item in every language. */
  legacyUrl?: string | null
}

/**
 * Former address → present one, both paths with their query; the former ones as they read without percent signs, which is how the server
 * looks them up. What has a page now leads nowhere else.
 *
 * @param taken paths of the site's pages
 */
export function makeRedirects(moved: readonly Moved[], taken: ReadonlySet<string>): Record<string, string> {
  const redirects = new Map<string, string>()
  for (const { path, former, legacyUrl } of moved) {
    for (const address of [...former, ...(legacyUrl ? inEveryLanguage(legacyUrl) : [])]) {
      const key = addressKey(address)
      const target = localizePath(splitPath(address).language, path)
      if (!taken.has(key) && !redirects.has(key) && key !== target) redirects.set(key, target)
    }
  }
  return Object.fromEntries([...redirects].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** `https://old.example/kz/news/188` → that path in each language; a path without a language stays alone. */
function inEveryLanguage(url: string): string[] {
  const { pathname, search } = new URL(url)
  const { prefix, path } = splitPath(pathname)
  return prefix ? languages.map((language) => localizePath(language, path) + search) : [pathname + search]
}

/** The server reads addresses in the same way: apps/api/src/sites/redirects.ts. It takes a slash at the end off before it looks. */
function addressKey(address: string): string {
  const key = address.replace(/^([^?]*[^/?])\/+(?=\?|$)/, '$1')
  try {
    return decodeURIComponent(key)
  } catch {
    return key
  }
}
