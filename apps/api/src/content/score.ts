import type { components } from '@university/api-schema/types'
import type { JsonObject } from '../contract/document'
import { classify, type Classified } from './classifier'
import type { Facet, Place, SortValue } from './kind'
import { allTexts, languages, shownText, sortsOfText, type Language } from './languages'

/** What scores of all levels have: a group of programmes, a year and a language of study. */
type Score = Pick<components['schemas']['PassingScore'], 'year' | 'group_code' | 'group_name_kz' | 'group_name_ru' | 'group_name_en' | 'edu_lang' | 'field_id' | 'direction_id' | 'score_min'>

/** Adds what follows from the code of the group; says what is missing. */
export function resolveGroup(item: JsonObject, place: Place): Classified | undefined {
  const classified = classify(item['group_code'], place)
  if (!classified) return undefined
  const { group, direction, field } = classified
  for (const language of languages) item[`group_name_${language}`] = group[`name_${language}`] ?? null
  item['field_id'] = field['id']
  item['direction_id'] = direction['id']
  return classified
}

/** The opposite of `resolveGroup`. */
export function withoutGroup({ group_name_kz: _kz, group_name_ru: _ru, group_name_en: _en, field_id: _field, direction_id: _direction, ...item }: JsonObject): JsonObject {
  return item
}

export function facetsOfGroup(item: Score): Facet[] {
  return [
    { name: 'year', value: String(item.year) },
    { name: 'field', value: String(item.field_id) },
    { name: 'direction', value: String(item.direction_id) },
    { name: 'group_code', value: item.group_code },
    { name: 'edu_lang', value: item.edu_lang },
  ]
}

export function sortsOfGroup(item: Score): Record<string, SortValue | null> {
  return {
    year: item.year,
    group_code: item.group_code,
    edu_lang: languages.indexOf(item.edu_lang),
    score_min: item.score_min,
    ...sortsOfText(item, 'group_name'),
  }
}

/** As a row of a list begins. */
export function nameOfGroup(item: Score, language: Language): string {
  return [item.group_code, shownText(item, 'group_name', language)].filter(Boolean).join(' ')
}

export function textsOfGroup(item: Score): (string | null)[] {
  return [...allTexts(item, 'group_name'), item.group_code]
}
