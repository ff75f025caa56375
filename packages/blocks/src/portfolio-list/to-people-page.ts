import { pickText, type LocalText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import { toPage } from '../list/to-page'
import { toPicture } from '../picture/to-picture'
import type { PeoplePage, PersonItem } from './portfolio-list.options'

/** An answer of the contract → a page of people in one language. */
export function toPeoplePage(answer: Schema<'PortfolioList'>, language: Language): PeoplePage {
  return { ...toPage(answer, (person) => toPersonItem(person, language)), letters: answer.letters }
}

function toPersonItem(person: Schema<'PortfolioSummary'>, language: Language): PersonItem {
  const { id, photo, email } = person
  return {
    id,
    name: fullName(person, language) ?? { text: `#${id}`, language },
    initials: ['first_name' as const, 'last_name' as const].map((field) => [...(pickText(person, field, language)?.text ?? '')][0] ?? '').join(''),
    position: pickText(person, 'position', language),
    degrees: [pickText(person, 'degree', language), pickText(person, 'academic_title', language)].filter((text) => text !== null),
    photo: photo && toPicture(photo),
    email,
  }
}

/**
 * `Сейітқали Айгүл Ерланқызы`, in English `Aigul Seitkali`: in the language that the last name has. A patronymic that has
 * no translation is left out: it would stand in another script than the rest.
 */
function fullName(person: Schema<'PortfolioSummary'>, wanted: Language): LocalText | null {
  const last = pickText(person, 'last_name', wanted)
  if (!last) return null
  const { language } = last
  const first = person[`first_name_${language}`]
  const patronymic = person[`middle_name_${language}`]
  const parts = language === 'en' ? [first, patronymic, last.text] : [last.text, first, patronymic]
  return { text: parts.filter(Boolean).join(' '), language }
}
