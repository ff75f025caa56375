export type Language = 'kz' | 'ru' | 'en'

/** A text in the language asked for or the next best, and which one that is. */
export interface TranslatedText {
  text: string
  language: Language
}

/** A missing translation falls back in this order. */
const fallbackOrder: Language[] = ['kz', 'ru', 'en']

/**
 * `{ title_kz: 'Ғылым', title_ru: null }`, `title`, `ru` → `{ text: 'Ғылым', language: 'kz' }`; null without any text.
 * The build and the live layer of the browser resolve a field of three translations by it.
 */
export function translate(source: Record<string, unknown>, name: string, language: Language): TranslatedText | null {
  for (const candidate of [language, ...fallbackOrder]) {
    const text = source[`${name}_${candidate}`]
    if (typeof text === 'string' && text !== '') return { text, language: candidate }
  }
  return null
}
