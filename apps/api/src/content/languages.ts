import type { components } from '@university/api-schema/types'
import type { JsonObject } from '../contract/document'
import type { Place } from './kind'

export type Language = components['schemas']['Language']

export const languages = ['kz', 'ru', 'en'] as const satisfies readonly Language[]

/**
 * What a text is sorted by in each language: the text, or the one that readers of the language are shown instead.
 *
 * @returns `title_kz`, `title_ru`, `title_en` for `title`
 */
export function sortsOfText(item: object, field: string): Record<string, string | null> {
  return Object.fromEntries(languages.map((language) => [`${field}_${language}`, shownText(item, field, language)]))
}

/** The text that readers of a language are shown: their own, otherwise the first that there is; null without any. */
export function shownText(item: object, field: string, language: Language): string | null {
  const texts = item as JsonObject
  const found = [language, ...languages].map((candidate) => texts[`${field}_${candidate}`]).find((text) => typeof text === 'string')
  return typeof found === 'string' ? found : null
}

/** What a field may be called: with each language, or as it is where it is in one language only. */
export function namesOf(field: string): string[] {
  return [field, ...languages.map((language) => `${field}_${language}`)]
}

/** A text in all its languages, for the kinds' `searched`. */
export function allTexts(item: object, ...fields: string[]): (string | null)[] {
  const texts = item as JsonObject
  return fields.flatMap((field) => languages.map((language) => (typeof texts[`${field}_${language}`] === 'string' ? String(texts[`${field}_${language}`]) : null)))
}

/** Sets `available_langs`: the languages with both a title and a text. */
export function fillLanguages(item: JsonObject, place: Place, text = 'content'): void {
  const available = languages.filter((language) => item[`title_${language}`] && item[`${text}_${language}`])
  if (available.length > 0) item['available_langs'] = available
  else place.fault('title_kz', `no language has both a title and a ${text}`)
}
