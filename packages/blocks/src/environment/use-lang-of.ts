import { useBlockEnvironment, type Language } from './environment'
import { languageTag } from './language-tag'

/** @returns a text → its BCP 47 tag where it is not in the language of the page, for `lang`; undefined where none is needed, or there is no text */
export function useLangOf(): (text: { readonly language: Language } | null | undefined) => 'kk' | 'ru' | 'en' | undefined {
  const { language } = useBlockEnvironment()
  return (text) => (text && text.language !== language ? languageTag(text.language) : undefined)
}
