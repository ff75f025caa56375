import type { Language } from '../i18n/languages'
import type { Text } from './text'

/** The names of a person as GraphQL answers them, each in the page's language or the next best. */
export interface PersonNames {
  readonly last_name: Text
  readonly first_name: Text
  readonly middle_name: Text
}

/**
 * The full name as people write it: `Сейітқали Айгүл Ерланқызы`, in English `Aigul Seitkali`. A patronymic that has no
 * translation is left out: it would stand in another script than the rest.
 */
export function fullName({ last_name, first_name, middle_name }: PersonNames, page: Language): { text: string; language: Language } {
  const language = last_name?.language ?? first_name?.language ?? page
  const patronymic = middle_name?.language === language ? middle_name.text : undefined
  const parts = language === 'en' ? [first_name?.text, patronymic, last_name?.text] : [last_name?.text, first_name?.text, patronymic]
  return { text: parts.filter(Boolean).join(' '), language }
}

/** `АС` for Айгүл Сейітқали: what is drawn where there is no portrait. */
export function initialsOf({ last_name, first_name }: Pick<PersonNames, 'last_name' | 'first_name'>): string {
  return [first_name, last_name].map((name) => [...(name?.text ?? '')][0] ?? '').join('')
}
