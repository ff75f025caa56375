import type { Language } from '../environment/environment'

/** Texts of the contract that nobody wrote: `name` → `name_kz`, `name_ru` and `name_en`, each null. */
export function untranslated<Field extends string>(...fields: Field[]): Record<`${Field}_${Language}`, null> {
  const languages: readonly Language[] = ['kz', 'ru', 'en']
  return Object.fromEntries(fields.flatMap((field) => languages.map((language) => [`${field}_${language}`, null]))) as Record<`${Field}_${Language}`, null>
}
