import { settings } from '../settings'

export const languages = ['kz', 'ru', 'en'] as const
export type Language = (typeof languages)[number]

/** BCP 47 tags. */
export const tags: Record<Language, string> = { kz: 'kk', ru: 'ru', en: 'en' }

/** Sites that the tests look at; the sample university has more. */
export const sites = ['main', 'lib'] as const

/** Every address form of a page, and the language that it shows. */
export const forms: { prefix: '' | `/${Language}`; language: Language }[] = [
  ...languages.map((language) => ({ prefix: `/${language}` as const, language })),
  { prefix: '', language: 'kz' },
]

/** Where the browser finds the server, too (playwright.config.ts): for what hosts share, since none lets those of `localhost` share a cookie. */
export const sharedDomain = 'kokzhiek.example'

/** `lib`, `/kz/news` → `http://lib.localhost:8123/kz/news`. */
export function urlOf(site: string, path: string): string {
  return withHost(settings.baseUrl ?? '', site) + path
}

/** `lib`, `/kz` → the address that search engines are told. */
export function publicUrlOf(site: string, path: string): string {
  return withHost(settings.siteUrl, site) + path
}

/** `/ru`, `/` → `/ru`; nothing, `/` → `/`. */
export function localize(prefix: string, path: string): string {
  return path === '/' ? prefix || '/' : prefix + path
}

function withHost(origin: string, site: string): string {
  const { protocol, host } = new URL(origin)
  return `${protocol}//${site === 'main' ? host : `${site}.${host.replace(/^www\./, '')}`}`
}
