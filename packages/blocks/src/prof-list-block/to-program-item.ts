import { pickText, type LocalText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import { toFileItems, type FileItem } from '../files/to-file-items'

/** An educational programme in one language. */
export interface ProgramItem {
  id: number
  code: string
  /** Code of the group that one applies for; null without one. */
  group: string | null
  level: Schema<'EducationLevel'>
  name: LocalText
  degree: LocalText | null
  form: Schema<'StudyForm'>
  languages: readonly Schema<'TeachingLanguage'>[]
  /** In years. */
  duration: number
  credits: number
  /** Points with which one may apply; null when there is no threshold. */
  threshold: number | null
  /** Whether a partner university gives a second diploma. */
  hasSecondDiploma: boolean
  /** The chair that teaches it. */
  chair: { id: number; name: LocalText } | null
  /** Sanitised HTML. */
  goals: LocalText | null
  outcomes: LocalText | null
  careers: LocalText | null
  accreditations: readonly { id: number; agency: LocalText | null; number: string | null; until: string; url: string | null }[]
  files: readonly FileItem[]
  /** Its usual fee of the newest year; null without one. */
  priceId: number | null
}

/** A programme as the contract has it → in one language. */
export function toProgramItem(row: Schema<'Program'>, language: Language): ProgramItem {
  const { cafedra } = row
  return {
    id: row.id,
    code: row.code,
    group: row.group_code,
    level: row.level,
    name: pickText(row, 'name', language) ?? { text: row.code, language },
    degree: pickText(row, 'degree_awarded', language),
    form: row.study_form,
    languages: row.languages,
    duration: row.duration_years,
    credits: row.credits,
    threshold: row.threshold_score,
    hasSecondDiploma: row.dual_diploma,
    chair: cafedra && { id: cafedra.id, name: pickText(cafedra, 'name', language) ?? { text: `#${cafedra.id}`, language } },
    goals: pickText(row, 'goals', language),
    outcomes: pickText(row, 'outcomes', language),
    careers: pickText(row, 'careers', language),
    accreditations: row.accreditations.map((one) => ({ id: one.id, agency: pickText(one, 'agency', language), number: one.number, until: one.valid_until, url: one.document?.url ?? null })),
    files: toFileItems(row.files, language),
    priceId: row.price_id,
  }
}
