import { pickText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import type { DissertationItem } from './dissertation.options'

/** The defences of a programme as the contract has them → in one language. */
export function toDissertationItem(item: Schema<'DissertationSummary'>, language: Language): DissertationItem {
  return {
    id: item.id,
    code: item.program_code,
    program: pickText(item, 'program_name', language),
    year: item.year,
    council: pickText(item.council, 'name', language),
    candidates: item.doctorals.map((candidate) => ({
      id: candidate.id,
      name: pickText(candidate, 'full_name', language) ?? { text: `#${candidate.id}`, language },
      topic: pickText(candidate, 'topic', language),
      defenceAt: candidate.defence_at,
      status: candidate.status,
    })),
  }
}
