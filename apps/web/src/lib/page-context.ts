import type { Language } from '../i18n/languages'
import type { PagePart } from '../i18n/load-messages'

/** What list-pages.ts gives to every page; the variables of the page queries among it. */
export interface PageContext {
  /** `main` for the host without identifier. */
  site: string
  language: Language
  /** Names the shell of the site in this language; a change of it renders the page anew. */
  shell: string
  /** Where the page says what not every page says: the part of the messages that comes with it. */
  messages?: PagePart
  /** Languages with a text of their own; absent when all have one. */
  availableLanguages?: Language[]
  /** Node id of the page or news item. */
  id?: string
  /** Rows of a page of the list. */
  perPage?: number
  /** How many the home page shows. */
  news?: number
  events?: number
  announcements?: number
  /** Slug of the category of a news list. */
  category?: string
  /** Id of the category of a vacancy. */
  categoryId?: number
  /** RFC 3339, the hour of the build: of a list that begins with what is not over yet. */
  now?: string
  /** RFC 3339, midnight before `now` in Almaty. */
  today?: string
  /** Id of the department: of its page, or of a person whose department has a page on this site. */
  departmentId?: number
  /** Id of the chair, likewise. */
  cafedraId?: number
  /** Id of the dissertation page that a candidate belongs to. */
  dissertationId?: number
  /** Ids of the people whom a page names and who have a page on this site. */
  people?: number[]
  /** True for an announcement that had expired before the build. */
  wasOver?: boolean
  /** Calendar file of an event or a defence that is newer than the build, as a `data:` address; there is no other. */
  calendarFile?: string
  /** True of a page that the live layer has made: nothing newer is looked for. */
  isLive?: true
  /** Node id of the portfolio of who writes a blog; null where there is none. */
  ownerId?: string | null
  /** Years of publication of what a list can be asked for, the latest first. */
  years?: number[]
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
