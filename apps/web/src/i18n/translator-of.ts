import { createInstance, type TFunction } from 'i18next'
import type { Language } from './languages'

/** Says things in a language where there is no page around: for the build, and for what is asked for in the browser. */
export function translatorOf(language: Language, messages: Record<string, string>): TFunction {
  const instance = createInstance()
  void instance.init({
    lng: language,
    resources: { [language]: { common: messages } },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    keySeparator: false,
    nsSeparator: false,
  })
  return instance.t
}
