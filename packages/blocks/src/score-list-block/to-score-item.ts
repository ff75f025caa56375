import { pickText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import type { ScoreItem } from './score-list-block.options'

/** A passing score as the contract has it → in one language. */
export function toScoreItem(row: Schema<'PassingScore'>, language: Language): ScoreItem {
  return {
    id: row.id,
    year: row.year,
    code: row.group_code,
    name: pickText(row, 'group_name', language),
    fieldId: row.field_id,
    language: row.edu_lang,
    competition: row.competition,
    min: row.score_min,
    max: row.score_max,
    grants: row.grants_count,
    applicants: row.applicants_count,
    threshold: row.threshold_score,
    subjects: row.profile_subjects.flatMap((subject) => pickText(subject, 'name', language)?.text ?? []),
    source: row.source_url,
  }
}
