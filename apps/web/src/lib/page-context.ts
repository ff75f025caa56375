import type { Language } from '../i18n/languages'

/** What create-pages.ts gives to every page; the variables of the page queries among it. */
export interface PageContext {
  /** `main` for the host without identifier. */
  site: string
  language: Language
  /** Names the shell of the site in this language; a change of it renders the page anew. */
  shell: string
  /** Languages with a text of their own; absent when all have one. */
  availableLanguages?: Language[]
  /** Node id of the page or news item. */
  id?: string
  /** Slug of the category of a news list. */
  category?: string
  /** What gatsby-plugin-react-i18next keeps in a page's context. */
  i18n: {
    language: Language
    languages: Language[]
    defaultLanguage: Language
    generateDefaultLanguagePage: true
    /** True when the address has a language prefix. */
    routed: boolean
    /** Path without a language. */
    originalPath: string
    path: string
  }
}
