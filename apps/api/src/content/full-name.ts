import { languages, type Language } from './languages'

/** A name in its parts, each in three languages. */
type Name = { [Part in `${'last' | 'first' | 'middle'}_name_${Language}`]: string | null }

export type FullNames = { [Name in `full_name_${Language}`]: string | null }

/**
 * The whole name as each language writes it: the last name first in Kazakh and Russian, last and without the patronymic
 * in English.
 */
export function fullNames(person: object): FullNames {
  const name = person as Partial<Name>
  const join = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ') || null
  return {
    full_name_kz: join(name.last_name_kz, name.first_name_kz, name.middle_name_kz),
    full_name_ru: join(name.last_name_ru, name.first_name_ru, name.middle_name_ru),
    full_name_en: join(name.first_name_en, name.last_name_en),
  }
}

/** In which language a name is shown to readers of another one: theirs, or the first that there is. */
export function languageOfName(person: object, wanted: Language): Language {
  const name = person as Partial<Name>
  return [wanted, ...languages].find((language) => name[`last_name_${language}`]) ?? wanted
}
