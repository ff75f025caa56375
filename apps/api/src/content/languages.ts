import type { components } from '@university/api-schema/types'
import type { JsonObject } from '../contract/document'
import type { Place } from './kind'

export type Language = components['schemas']['Language']

export const languages = ['kz', 'ru', 'en'] as const satisfies readonly Language[]

/** Sets `available_langs`: the languages with both a title and a content. */
export function fillLanguages(item: JsonObject, place: Place): void {
  const available = languages.filter((language) => item[`title_${language}`] && item[`content_${language}`])
  if (available.length > 0) item['available_langs'] = available
  else place.fault('title_kz', 'no language has both a title and a content')
}
