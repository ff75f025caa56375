import { useI18next } from 'gatsby-plugin-react-i18next'
import { isLanguage, languageTags } from './languages'

/**
 * Has i18next count by the rules of the page's language. Left alone it asks the engine for the rules of `kz`; no engine
 * knows that tag, so the language of the browser would decide: under a Russian one "5 жаңалық" has no text at all.
 */
export function usePluralRules(): void {
  const { i18n } = useI18next()
  i18n.services.pluralResolver.getRule = (code: string, { ordinal = false } = {}) =>
    new Intl.PluralRules(isLanguage(code) ? languageTags[code] : code, { type: ordinal ? 'ordinal' : 'cardinal' })
}
