import { pickText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import type { DrScoreItem } from './dr-score-list-block.options'

/** A score for a doctorate as the contract has it → in one language. */
export function toDrScoreItem(row: Schema<'DoctoralScore'>, language: Language): DrScoreItem {
  return {
    id: row.id,
    year: row.year,
    code: row.group_code,
    name: pickText(row, 'group_name', language),
    language: row.edu_lang,
    funding: row.funding,
    places: row.places_count,
    min: row.score_min,
    exam: row.exam_score_min,
    ielts: row.language_score_min,
  }
}
