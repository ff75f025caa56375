import type { Schema } from './types'

type Language = Schema<'Language'>

/** A text and the language that it is in: where a translation is missing, not the one that was asked for. */
export interface LocalText {
  readonly text: string
  readonly language: Language
}

/** What the contract has of a text. */
export type Translated<Field extends string> = { readonly [Key in `${Field}_${Language}`]: string | null }

const fallbackOrder: Language[] = ['kz', 'ru', 'en']

/** A text of the contract, `title_kz`, `title_ru`, `title_en`: in the language asked for, else the first of kz, ru, en that there is. Build, blocks and live layer take the same one. */
export function pickText<Field extends string>(source: Translated<Field>, field: Field, language: Language): LocalText | null {
  for (const candidate of [language, ...fallbackOrder]) {
    const text = source[`${field}_${candidate}` as const]
    if (text) return { text, language: candidate }
  }
  return null
}
