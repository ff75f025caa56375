import { useI18next } from 'gatsby-plugin-react-i18next'
import { isLanguage, languageTags } from './languages'

const known: Record<string, Intl.PluralRules> = {}

/**
 * Has i18next count by the rules of the page's language. Left alone it asks the engine for the rules of `kz`; no engine
 * knows that tag, so the language of the browser would decide: under a Russian one "5 жаңалық" has no text at all. To make them costs
 * a phone a millisecond, and each counted word asks for them.
 */
export function usePluralRules(): void {
  const { i18n } = useI18next()
  i18n.services.pluralResolver.getRule = (code: string, { ordinal = false } = {}) =>
    (known[code + ordinal] ??= new Intl.PluralRules(isLanguage(code) ? languageTags[code] : code, { type: ordinal ? 'ordinal' : 'cardinal' }))
}
