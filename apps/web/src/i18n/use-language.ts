import { useI18next } from 'gatsby-plugin-react-i18next'
import type { Language } from './languages'

/** The language of the page, translations, and the path without a language. */
export function useLanguage() {
  const { language, originalPath, t } = useI18next()
  return { language: language as Language, originalPath, t }
}
