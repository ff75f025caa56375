import type { Schema } from '@university/api-client/types'

/** A passing score of doctoral studies, of the contract. */
export function aDoctoralScore(fields: Partial<Schema<'DoctoralScore'>>): Schema<'DoctoralScore'> {
  return {
    id: 1,
    year: 2026,
    group_code: 'D094',
    group_name_kz: null,
    group_name_ru: null,
    group_name_en: null,
    direction_id: 81,
    edu_lang: 'kz',
    places_count: 4,
    score_min: 81,
    exam_score_min: 36,
    language_score_min: 5.5,
    funding: 'state_grant',
    ...fields,
  }
}

/** One page of the list of them. */
export function doctoralScoreList(...data: Schema<'DoctoralScore'>[]): Schema<'DoctoralScoreList'> {
  return { data, current_page: 1, last_page: 1, per_page: 20, total: data.length, years: [2026, 2025] }
}
