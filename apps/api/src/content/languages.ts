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
  const texts = item as JsonObject
  const found = (order: readonly Language[]) => order.map((language) => texts[`${field}_${language}`]).find((text) => typeof text === 'string') ?? null
  return Object.fromEntries(languages.map((language) => [`${field}_${language}`, found([language, ...languages])]))
}

/** A text in all its languages, for the kinds' `searched`. */
export function allTexts(item: object, ...fields: string[]): (string | null)[] {
  const texts = item as JsonObject
  return fields.flatMap((field) => languages.map((language) => (typeof texts[`${field}_${language}`] === 'string' ? String(texts[`${field}_${language}`]) : null)))
}

/** Sets `available_langs`: the languages with both a title and a content. */
export function fillLanguages(item: JsonObject, place: Place): void {
  const available = languages.filter((language) => item[`title_${language}`] && item[`content_${language}`])
  if (available.length > 0) item['available_langs'] = available
  else place.fault('title_kz', 'no language has both a title and a content')
}
