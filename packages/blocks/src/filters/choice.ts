import { pickText, type LocalText, type Translated } from '@university/api-client/pick-text'
import type { Language } from '../environment/environment'
import { languageTag } from '../environment/language-tag'

/** What something is called. */
export interface Name {
  name: string
  /** BCP 47 tag of the name, where it is not in the language of the page. */
  lang?: ReturnType<typeof languageTag>
}

/** One of what a list can be narrowed by, such as a category or a country; in one language. */
export interface Choice extends Name {
  id: number
}

type Named = { id: number } & Translated<'name'>

/** As the contract has it → in one language. */
export function toChoice(row: Named, language: Language): Choice {
  return { id: row.id, ...toName(nameOf(row, language), '', language) }
}

/** What has no name at all is called by its number. */
export function nameOf(row: Named, language: Language): LocalText {
  return pickText(row, 'name', language) ?? { text: `#${row.id}`, language }
}

/**
 * @param without what it is called that has no name in any language
 * @param language of the page
 */
export function toName(name: LocalText | null, without: string, language: Language): Name {
  if (!name) return { name: without }
  return { name: name.text, ...(name.language !== language && { lang: languageTag(name.language) }) }
}
