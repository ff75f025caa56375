import { languages, type Language } from '../i18n/languages'

/** Whether tests look at all that is alike, as at night (`npm run test:wide`), or at some of it: docs/decisions/0032-some-and-all.md. */
export const isWide = process.env['TEST_WIDE'] !== undefined

/** Of what is said in all languages alike: by day one of them, always the same one. */
export function oneOf(byDay: Language): readonly Language[] {
  return isWide ? languages : [byDay]
}
