import type { Language } from './environment'

/** BCP 47 tag: `kz` is `kk`. */
export function languageTag(language: Language): 'kk' | 'ru' | 'en' {
  return language === 'kz' ? 'kk' : language
}
