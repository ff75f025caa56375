import { pickText } from '@university/api-client/pick-text'
import type { Language } from '../environment/environment'
import { toName, type Name } from '../filters/choice'
import type { SelectOption } from '../filters/select-filter'

/** A group of programmes that one applies for, as a filter offers it. */
export interface ScoreGroup extends Name {
  /** `B057` */
  code: string
  /** Null where groups are not told apart by fields. */
  fieldId: number | null
  directionId: number
}

interface ScoreRow {
  group_code: string
  group_name_kz: string | null
  group_name_ru: string | null
  group_name_en: string | null
  field_id?: number
  direction_id: number
}

/** The groups of scores, each once, by code. */
export function toScoreGroups(rows: readonly ScoreRow[], language: Language): ScoreGroup[] {
  const groups = new Map<string, ScoreGroup>()
  for (const row of rows) {
    if (groups.has(row.group_code)) continue
    const name = toName(pickText(row, 'group_name', language), row.group_code, language)
    groups.set(row.group_code, { code: row.group_code, ...name, fieldId: row.field_id ?? null, directionId: row.direction_id })
  }
  return [...groups.values()].sort((a, b) => (a.code < b.code ? -1 : 1))
}

/**
 * Groups as a choice: `B057 Information technology`.
 *
 * @param chosen code of the one that is chosen; offered by it where it is not among them, because only older years have it
 */
export function toGroupOptions(groups: readonly ScoreGroup[], chosen: string | undefined): SelectOption[] {
  const options = groups.map(({ code, name, lang }) => ({ value: code, label: name === code ? code : `${code} ${name}`, lang }))
  return chosen === undefined || groups.some(({ code }) => code === chosen) ? options : [...options, { value: chosen, label: chosen }]
}
