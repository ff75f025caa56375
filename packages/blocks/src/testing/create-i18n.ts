import { createInstance, type i18n, type InitOptions } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '../environment/environment'
import { languageTag } from '../environment/language-tag'

/** i18next as the site sets it up. */
export function createI18n(language: Language, messages: Record<string, string>, options: InitOptions = {}): i18n {
  // The types of its ES module do not say what react-i18next adds to an instance.
  const instance = createInstance() as i18n
  const tag = languageTag(language)
  void instance.use(initReactI18next).init({
    lng: tag,
    resources: { [tag]: { common: messages } },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    returnNull: false,
    keySeparator: false,
    nsSeparator: false,
    react: { useSuspense: false },
    ...options,
  })
  return instance
}
