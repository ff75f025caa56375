import type { Language } from '../environment/environment'
import { pickText, type Translated } from '../environment/pick-text'

/** One of what a list can be narrowed by, such as a category or a country; in one language. */
export interface Choice {
  id: number
  name: string
}

/** As the contract has it → in one language; what has no name at all is called by its number. */
export function toChoice(row: { id: number } & Translated<'name'>, language: Language): Choice {
  return { id: row.id, name: pickText(row, 'name', language)?.text ?? `#${row.id}` }
}
