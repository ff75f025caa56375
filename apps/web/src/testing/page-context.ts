import { localizePath } from '../i18n/paths'
import { defaultLanguage, languages, type Language } from '../i18n/languages'
import type { PageContext } from '../lib/page-context'

/** The context of a page of the main site, as list-pages.ts makes it. */
export function pageContext(language: Language, originalPath: string, fields: Partial<PageContext> = {}): PageContext {
  return {
    site: 'main',
    language,
    shell: `main-${language}-000000000000`,
    i18n: {
      language,
      languages: [...languages],
      defaultLanguage,
      generateDefaultLanguagePage: true,
      routed: true,
      originalPath,
      path: localizePath(language, originalPath),
    },
    ...fields,
  }
}
