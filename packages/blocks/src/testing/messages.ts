import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInstance, type i18n, type TOptions } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '../environment/environment'
import { languageTag } from '../environment/language-tag'

export const languages: readonly Language[] = ['kz', 'ru', 'en']

/** i18next as the site sets it up, with the site's own messages. */
export function createI18n(language: Language): i18n {
  // The types of its ES module do not say what react-i18next adds to an instance.
  const instance = createInstance() as i18n
  const tag = languageTag(language)
  void instance.use(initReactI18next).init({
    lng: tag,
    resources: { [tag]: { common: messagesOf(language) } },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    returnNull: false,
    keySeparator: false,
    nsSeparator: false,
    react: { useSuspense: false },
  })
  return instance
}

/** What a reader sees for a key. */
export function say(language: Language, key: string, values: TOptions = {}): string {
  return createI18n(language).t(key, values)
}

/** Read, not imported: blocks may not know where messages come from. */
function messagesOf(language: Language): Record<string, string> {
  const parts = ['common', 'sections'].map((part) => {
    const file = path.resolve(__dirname, `../../../../locales/${language}/${part}.json`)
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  })
  return Object.assign({}, ...parts) as Record<string, string>
}
