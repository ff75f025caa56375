import { pickText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import { nameOf } from '../filters/choice'
import { toPicture } from '../picture/to-picture'
import type { ProfessionItem } from './prof-list-block.options'

/** A profession as the contract has it → in one language. */
export function toProfessionItem(row: Schema<'Profession'>, language: Language): ProfessionItem {
  const { image } = row
  return {
    id: row.id,
    code: row.code,
    group: row.group_code,
    name: pickText(row, 'name', language) ?? { text: row.code, language },
    summary: pickText(row, 'summary', language),
    level: row.level,
    field: nameOf(row.training, language),
    languages: row.languages,
    subjects: row.profile_subjects.map((subject) => nameOf(subject, language)),
    image: image && toPicture(image),
    programs: row.programs_count,
  }
}
