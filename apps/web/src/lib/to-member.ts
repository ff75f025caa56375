import type { PersonCardItem } from '@university/blocks/person-card/options'
import type { Language } from '../i18n/languages'
import type { Member } from './group-people'
import { fullName, initialsOf } from './person'

/** A person as the fragment PersonCard answers it → as lists of people show it. */
export function toMember(person: Queries.PersonCardFragment, language: Language): Member {
  return {
    item: toPersonCard(person, language),
    sortName: [person.last_name?.text, person.first_name?.text].filter(Boolean).join(' '),
    cafedraId: person.cafedra?.id ?? null,
  }
}

function toPersonCard(person: Queries.PersonCardFragment, language: Language): PersonCardItem {
  const { academic_title, api_id, degree, photo, position } = person
  return {
    id: api_id,
    name: fullName(person, language),
    initials: initialsOf(person),
    position,
    degrees: [degree, academic_title].filter((text) => text !== null),
    photo,
  }
}
