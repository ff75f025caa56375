import { pickText, type LocalText, type Translated } from '@university/api-client/pick-text'
import type { Language } from '../environment/environment'

/** One of what a list can be narrowed by, such as a category or a country; in one language. */
export interface Choice {
  id: number
  name: string
}

type Named = { id: number } & Translated<'name'>

/** As the contract has it → in one language. */
export function toChoice(row: Named, language: Language): Choice {
  return { id: row.id, name: nameOf(row, language).text }
}

/** What has no name at all is called by its number. */
export function nameOf(row: Named, language: Language): LocalText {
  return pickText(row, 'name', language) ?? { text: `#${row.id}`, language }
}
