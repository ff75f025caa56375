/** The languages of the site, as URLs, fields and message keys name them. */
export const languages = ['kz', 'ru', 'en'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'kz'

/** BCP 47 tags, for `lang`, hreflang, Open Graph and anything else outside our own names. */
export const languageTags: Record<Language, 'kk' | 'ru' | 'en'> = { kz: 'kk', ru: 'ru', en: 'en' }

/** Open Graph locales. */
export const languageLocales: Record<Language, string> = { kz: 'kk_KZ', ru: 'ru_RU', en: 'en_US' }

export function isLanguage(value: string | undefined): value is Language {
  return languages.some((language) => language === value)
}
