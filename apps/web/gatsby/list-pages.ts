import type { PageContext } from '../src/lib/page-context'
import { defaultLanguage, languages, type Language } from '../src/i18n/languages'
import { localizePath } from '../src/i18n/paths'
import { pagePartOf } from '../src/i18n/page-part'
import type { Graphql } from './query'
import { readRoutes, type Route } from './routes'

/** A page as a visitor knows it. */
export interface SitePage {
  site: string
  /** With the language, unless it is the unprefixed form: `/kz/news`. */
  path: string
  template: Route['template']
  context: PageContext
  /** RFC 3339: the last change of what it shows, where it shows one thing. */
  updatedAt?: string
}

/** By site: the names of its shells by language. */
export type ShellKeys = ReadonlyMap<string, Record<Language, string>>

/** All pages of the sites that have shells. */
export async function listPages(graphql: Graphql, shells: ShellKeys): Promise<SitePage[]> {
  const routes = await readRoutes(graphql)
  return [...shells].flatMap(([site, keys]) => (routes.get(site) ?? []).flatMap((route) => forms.map((form) => toPage(site, route, form, keys[form.language]))))
}

/** Every page exists with each prefix, and unprefixed in the default language. */
const forms: { language: Language; routed: boolean }[] = [
  ...languages.map((language) => ({ language, routed: true })),
  { language: defaultLanguage, routed: false },
]

function toPage(site: string, route: Route, { language, routed }: { language: Language; routed: boolean }, shell: string): SitePage {
  const path = routed ? localizePath(language, route.path) : route.path
  const messages = pagePartOf(route.template)
  const context: PageContext = {
    ...route.variables,
    site,
    language,
    shell,
    ...(messages && { messages }),
    ...(route.availableLanguages && route.availableLanguages.length < languages.length && { availableLanguages: [...route.availableLanguages] }),
    i18n: {
      language,
      languages: [...languages],
      defaultLanguage,
      generateDefaultLanguagePage: true,
      routed,
      originalPath: route.path,
      path,
    },
  }
  return { site, path, template: route.template, context, ...(route.updatedAt && { updatedAt: route.updatedAt }) }
}
