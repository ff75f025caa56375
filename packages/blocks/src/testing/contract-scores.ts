import type { Schema } from '@university/api-client/types'
import { onlyPage } from './only-page'
import { untranslated } from './untranslated'

/** A passing score of the contract. */
export function aScore(fields: Partial<Schema<'PassingScore'>>): Schema<'PassingScore'> {
  return {
    id: 1,
    category_id: 1,
    year: 2026,
    group_code: 'B057',
    ...untranslated('group_name'),
    group_name_en: 'Information technology',
    field_id: 6,
    direction_id: 61,
    edu_lang: 'kz',
    competition: 'general',
    score_min: 97,
    score_max: 131,
    grants_count: 60,
    applicants_count: 412,
    threshold_score: 65,
    profile_subjects: [{ id: 1, slug: null, ...untranslated('name'), name_en: 'Mathematics' }],
    source_url: null,
    ...fields,
  }
}

/** One page of the list of them. */
export function scoreList(...data: Schema<'PassingScore'>[]): Schema<'PassingScoreList'> {
  return { ...onlyPage(data, 20), years: [2026] }
}

/** One of doctoral studies. */
export function aDoctoralScore(fields: Partial<Schema<'DoctoralScore'>>): Schema<'DoctoralScore'> {
  return {
    id: 1,
    year: 2026,
    group_code: 'D094',
    ...untranslated('group_name'),
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
  return { ...onlyPage(data, 20), years: [2026, 2025] }
}
