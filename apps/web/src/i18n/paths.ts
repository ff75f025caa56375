import { isFile } from '@university/blocks/page-path'
import { defaultLanguage, isLanguage, type Language } from './languages'

/** A path of the site without its language, and the language that it names. `/ru/news` → `/news`, `ru`. */
export interface SplitPath {
  /** The language of the prefix, or undefined for the unprefixed form. */
  prefix: Language | undefined
  /** What the reader gets: the prefix, or the default language. */
  language: Language
  /** The path without a prefix; `/` for a home page. */
  path: string
}

export function splitPath(pathname: string): SplitPath {
  const [, first = '', ...rest] = pathname.split('/')
  if (!isLanguage(first)) return { prefix: undefined, language: defaultLanguage, path: ofThisHost(pathname) }
  return { prefix: first, language: first, path: ofThisHost(rest.join('/')) }
}

/** Two slashes at its beginning would make a path the address of another host. */
function ofThisHost(path: string): string {
  return path.replace(/^\/*/, '/')
}

/** `ru`, `/news` → `/ru/news`. Addresses that lead outside, to the API or to a file come back as they are. */
export function localizePath(language: Language, path: string): string {
  if (!path.startsWith('/') || path.startsWith('//') || isFile(path)) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** Rewrites an address to another language; the query and fragment stay. */
export function switchLanguage(language: Language, location: { pathname: string; search?: string; hash?: string }): string {
  const { path } = splitPath(location.pathname)
  return `${localizePath(language, path)}${location.search ?? ''}${location.hash ?? ''}`
}
