import type { Language } from '../environment/environment'

export interface ContentBlockOptions {
  /** Sanitised HTML of the contract; headings from h2 down. */
  html: string
  /** The language of the text, where it is not the page's. */
  textLanguage?: Language | undefined
}
